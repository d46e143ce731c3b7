"""Manoeuvres: their legs, and how each is judged and carried out (chapter 5)."""
