"""Armies of Grand Battle: profiles, lists, pairs and the files in which players write their own."""
