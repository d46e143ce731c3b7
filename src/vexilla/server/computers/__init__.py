"""Computer players in processes of their own, so that their thinking never holds up a table."""

from .pool import Computers

__all__ = ["Computers"]
