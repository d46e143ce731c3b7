"""Commands that only Grand Battle has."""
