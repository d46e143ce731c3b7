"""Attack moves and the battle line that they form (chapters 5 and 6)."""
