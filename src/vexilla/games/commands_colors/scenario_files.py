"""What one game makes of scenario files: how a file is found, read and described to editors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .library import Library
from .scenario import Scenario


class ScenarioFiles:
    """What one game makes of scenario files."""

    def __init__(
        self,
        kinds: tuple[str, ...],
        library: Library,
        read: Callable[[str, str], Scenario],
        schema: Callable[[], dict[str, Any]],
    ) -> None:
        #: The names of its kinds of units, by which its files are known.
        self.kinds: Final = kinds
        #: Its own files.
        self.library: Final = library
        #: A scenario from the name and the text of a file; BadScenario if it has faults.
        self.read: Final = read
        self.schema: Final = schema

    def find(self, key: str) -> Scenario:
        """A scenario by its key or the path of its file, likewise."""
        return self.read(key, self.text(key))

    def text(self, key: str) -> str:
        """The text of a file by its key or path."""
        return self.library.text(key)
