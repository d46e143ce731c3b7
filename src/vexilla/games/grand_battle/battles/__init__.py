"""Battles as files: two armies, the ground they met on, and where everybody stood."""
