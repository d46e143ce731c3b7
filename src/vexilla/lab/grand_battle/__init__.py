"""What the lab does for Grand Battle alone."""
