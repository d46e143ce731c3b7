"""What one game makes of scenario files: how a file is found, read and described to editors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .scenario import Scenario


class ScenarioFiles:
    """What one game makes of scenario files."""

    def __init__(
        self,
        kinds: tuple[str, ...],
        find: Callable[[str], Scenario],
        read: Callable[[str, str], Scenario],
        text: Callable[[str], str],
        schema: Callable[[], dict[str, Any]],
    ) -> None:
        #: The names of its kinds of units, by which its files are known.
        self.kinds: Final = kinds
        #: A scenario by its key or the path of its file; BadScenario if it has faults.
        self.find: Final = find
        #: A scenario from the name and the text of a file, likewise.
        self.read: Final = read
        #: The text of a file by its key or path.
        self.text: Final = text
        self.schema: Final = schema
