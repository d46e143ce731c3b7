"""Trying games out in bulk: the battery, perft, arenas."""
