"""Camps and obstacles: assault, looting, barricades, spoils (chapter 12)."""
