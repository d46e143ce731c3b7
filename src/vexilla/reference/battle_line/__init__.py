"""The reference of Battle Line."""

from .tables import tables

__all__ = ["tables"]
