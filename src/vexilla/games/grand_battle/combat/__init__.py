"""The phase of combat: duels, shooting, melee, and their sums (chapter 6)."""
