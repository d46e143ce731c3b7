"""The reference of Samurai Battles."""

from .tables import figures, tables

__all__ = ["figures", "tables"]
