"""Guns: long-range fire, crews (chapter 13)."""
