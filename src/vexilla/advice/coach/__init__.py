"""The coach: what a strong player would do in a decision, what it leads to, and what decisions have cost."""

from .coach import Coach, Weighed
from .hints import hint
from .reviews import review

__all__ = ["Coach", "Weighed", "hint", "review"]
