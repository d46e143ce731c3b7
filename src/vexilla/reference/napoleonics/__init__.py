"""The reference of Commands & Colors: Napoleonics."""

from .tables import figures, tables

__all__ = ["figures", "tables"]
