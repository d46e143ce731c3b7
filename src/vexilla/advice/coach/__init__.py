"""The coach: what a strong player would do in a decision, what it leads to, and what decisions have cost."""

from .coach import Coach, Stage, Weighed
from .hints import hint
from .reviews import review

__all__ = ["Coach", "Stage", "Weighed", "hint", "review"]
