"""What the lab does for Battle Line alone."""
