"""What is shown while many matches are played."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..kernel.refusal import BadSetup
from .screen import Screen


def progress_bar(screen: Screen) -> Progress:
    """A bar with how many of how many, and how long it will take."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=screen.console, transient=True)


def at_least_one(number: int, what: str) -> None:
    """BadSetup if a number is less than 1."""
    if number < 1:
        raise BadSetup(f"{what} must be at least 1, not {number}", "at-least-one", number=number)
