"""Battles of Grand Battle drawn as SVG."""
