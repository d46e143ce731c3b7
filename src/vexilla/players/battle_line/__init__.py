"""Computer players of Battle Line."""
