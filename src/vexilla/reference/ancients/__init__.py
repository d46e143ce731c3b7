"""The reference of Commands & Colors: Ancients."""

from .tables import figures, tables

__all__ = ["figures", "tables"]
