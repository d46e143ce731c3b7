"""Forced moves: evasion, retreat, flight, pursuit, rampage (chapters 7 and 11)."""
