"""Before the first turn, and who comes later: terrain, deployment, ambushes, reserves (chapter 2)."""
