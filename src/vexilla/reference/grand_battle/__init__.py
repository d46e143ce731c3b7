"""The reference of Grand Battle."""

from .tables import figures, tables

__all__ = ["figures", "tables"]
