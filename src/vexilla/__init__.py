"""Vexilla: five tabletop wargames with every rule enforced, in one program."""

__version__ = "0.5.0"
