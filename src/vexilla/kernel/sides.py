"""Who may decide something: the two players, and chance as the third side."""

from typing import Final

BOTTOM: Final = 0
TOP: Final = 1
CHANCE: Final = 2
#: A side that only watches: it sees what both players see in common.
SPECTATOR: Final = 3
#: The side of a step at which nobody decides; the winner of a drawn match.
NOBODY: Final = -1

SIDES: Final = (BOTTOM, TOP)
SIDE_NAMES: Final[tuple[str, ...]] = ("bottom", "top", "chance", "spectator")

#: Audiences are masks of ``1 << side``.
ONLY_BOTTOM: Final = 1
ONLY_TOP: Final = 2
EVERYONE: Final = 0b1011


def only(side: int) -> int:
    """The audience that consists of one side."""
    return 1 << side


def side_named(name: str) -> int:
    """The side that has this name; ``nobody`` is NOBODY."""
    if name == "nobody":
        return NOBODY
    if name not in SIDE_NAMES:
        raise ValueError(f"no side is called {name!r}: use one of {', '.join(SIDE_NAMES)}")
    return SIDE_NAMES.index(name)


def name_of_side(side: int) -> str:
    """The name of a side; NOBODY is ``nobody``."""
    return "nobody" if side == NOBODY else SIDE_NAMES[side]
