"""Manoeuvre: a toy ruleset whose moves cannot be counted, as a package of its own."""
