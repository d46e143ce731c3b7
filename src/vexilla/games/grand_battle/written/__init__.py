"""Positions of Grand Battle as lines of text: written, read, compared."""
