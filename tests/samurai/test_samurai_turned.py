"""The table turned by half a circle: the same battle from the other chair gives the turned result, move by move."""

from __future__ import annotations

import re

import pytest

from vexilla.games import GAMES
from vexilla.games.samurai.actions import BOARD
from vexilla.kernel.chance import Generator, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.match import Match
from vexilla.kernel.sides import CHANCE, NOBODY, SPECTATOR
from vexilla.kernel.source import Asking

GAME = GAMES.find("samurai")
#: Lines with a value for each side, bottom's first.
PAIRS = ("honor", "banners", "needed", "command", "last cards")
HEX = re.compile(r"\b([A-L])(\d+)\b")
SIDE = re.compile(r"\b(bottom|top)\b")


def turned_hex(found: re.Match[str]) -> str:
    """The hex that lies where another was before the table was turned."""
    hex_ = BOARD.hex_named(found.group())
    assert hex_ >= 0, found.group()
    return BOARD.labels[len(BOARD.labels) - 1 - hex_]


def turned(text: str) -> str:
    """Words in which every hex and every side is the other one."""
    return SIDE.sub(lambda found: "top" if found.group() == "bottom" else "bottom", HEX.sub(turned_hex, text))


def turned_position(text: str) -> str:
    """A written position as it is seen from the other chair."""
    lines: list[str] = []
    for line in text.splitlines():
        title, _, rest = line.partition(":")
        if title in PAIRS:
            rest = " " + " ".join(reversed(rest.split()))
        elif title == "armies":
            rest = " " + " | ".join(reversed([name.strip() for name in rest.split("|")]))
        elif title != "scenario":
            title, rest = turned(title), turned(rest)
        lines.append(f"{title}:{rest}")
    return "\n".join(lines)


def asking(text: str) -> AnyMatch:
    """A match from a written position that leaves chance to whoever plays it."""
    position, to_do = GAME.read(text)
    match: AnyMatch = Match(GAME, position, to_do, Asking(), False)
    match.run()
    return match


def texts(match: AnyMatch) -> list[str]:
    return sorted(match.text(option) for option in match.options())


def pieces(match: AnyMatch) -> list[str]:
    """Every piece on the field."""
    view = match.view(SPECTATOR)
    units = [f"{unit['side']} {unit['kind']} {unit['hex']} {unit['blocks']}" for unit in view["units"]]
    return sorted(units + [f"{leader['side']} {leader['name']} {leader['hex']}" for leader in view["leaders"]])


@pytest.mark.parametrize(("scenario", "seed"), [(key, number) for number, key in enumerate(GAME.scenarios)])
def test_the_turned_table_gives_the_turned_battle(scenario: str, seed: int) -> None:
    start = GAME.text_of(GAME.start(GAME.setup(scenario), seed=seed_from(seed)))
    here, there = asking(start), asking(turned_position(start))
    generator = Generator(seed + 1)
    for _ in range(6000):
        if here.over:
            break
        decider = here.decider
        assert there.decider == (decider if decider in (CHANCE, NOBODY) else 1 - decider)
        assert there.choice().question() == here.choice().question() if decider != CHANCE else True
        options = texts(here)
        assert sorted(turned(text) for text in options) == texts(there)
        action = options[generator.below(len(options))]
        here.apply(here.action(action))
        there.apply(there.action(turned(action)))
    assert there.over == here.over
    if here.over:
        assert there.position.winner == 1 - here.position.winner
    assert sorted(turned(piece) for piece in pieces(here)) == pieces(there)
    assert there.position.honor == here.position.honor[::-1]
    assert there.position.banners == here.position.banners[::-1]
