"""The key of a position: a whole number that stands for all that its canonical text says, in every game."""

from __future__ import annotations

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_for, generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.key import FIRST_KEY, key_of_text, mixed, mixed_all, mixed_counts, mixed_wide
from vexilla.kernel.sides import SIDES
from vexilla.lab.battery import option_sets

LIMIT = 1 << 62
SCENARIOS = [
    ("battle_line", "standard", 25),
    ("ancients", "001-akragas", 4),
    ("ancients", "005-trebbia", 3),
    ("ancients", "015-zama", 3),
    ("samurai", "001-first-skirmish", 3),
    ("napoleonics", "001-rolica-first-position", 3),
    ("napoleonics", "015-waterloo", 3),
]


def positions(game: str, scenario: str, number: int) -> list[AnyMatch]:
    """Every position of a random game."""
    found = GAMES.find(game)
    options = option_sets(found)
    match = found.new(scenario, options[number % len(options)], seed=seed_from(number), logging=False)
    generator = generator_for(seed_from(number), "keys")
    seen = [match.clone()]
    while not match.over:
        legal = match.options()
        match.apply(legal[generator.below(len(legal))])
        seen.append(match.clone())
    return seen


@pytest.mark.parametrize(("game", "scenario", "games"), SCENARIOS)
def test_a_key_stands_for_one_digest_and_a_digest_for_one_key(game: str, scenario: str, games: int) -> None:
    by_key: dict[int, str] = {}
    by_digest: dict[str, int] = {}
    for number in range(games):
        for match in positions(game, scenario, number):
            key, digest = match.key(), match.digest()
            assert 0 <= key < LIMIT
            assert by_key.setdefault(key, digest) == digest
            assert by_digest.setdefault(digest, key) == key
    assert len(by_key) > 1000


@pytest.mark.parametrize(("game", "scenario", "games"), SCENARIOS)
def test_every_field_that_the_text_says_is_in_the_key(game: str, scenario: str, games: int) -> None:
    """Each field of a position is changed for itself: text and key change together or stay together."""
    changed = set()
    for match in positions(game, scenario, 1)[::23]:
        position = match.position
        text, key = position.canonical(), position.key()
        for name, value in _fields(position).items():
            for place, other in _changes(value):
                before = _set(position, name, place, other)
                try:
                    says_so = position.canonical() != text
                except (IndexError, KeyError, ValueError):
                    continue
                finally:
                    _set(position, name, place, before)
                _set(position, name, place, other)
                is_keyed = position.key() != key
                _set(position, name, place, before)
                assert is_keyed == says_so, f"{name} {place} from {before} to {other}"
                if says_so:
                    changed.add(name)
    assert len(changed) > 12


def _fields(position: object) -> dict[str, object]:
    names = [name for name in dir(position) if not name.startswith("_")]
    fields = {name: getattr(position, name) for name in names}
    return {name: value for name, value in fields.items() if isinstance(value, int | list)}


def _changes(value: object) -> list[tuple[tuple[int, ...], int | bool]]:
    """Where a field can be changed, and to what."""
    if isinstance(value, bool):
        return [((), not value)]
    if isinstance(value, int):
        return [((), value + 1)]
    found: list[tuple[tuple[int, ...], int | bool]] = []
    if isinstance(value, list):
        for index in {0, len(value) // 2, len(value) - 1} if value else set():
            found += [((index, *place), other) for place, other in _changes(value[index])]
    return found


def _set(position: object, name: str, place: tuple[int, ...], value: int | bool) -> int | bool:
    """Set one number of a position; answers what it was."""
    holder: object = position
    path: list[int | str] = [name, *place]
    for step in path[:-1]:
        holder = getattr(holder, step) if isinstance(step, str) else holder[step]  # type: ignore[index]
    last = path[-1]
    if isinstance(last, str):
        before: int | bool = getattr(holder, last)
        setattr(holder, last, value)
    else:
        before = holder[last]  # type: ignore[index]
        holder[last] = value  # type: ignore[index]
    return before


@pytest.mark.parametrize(("game", "scenario", "games"), SCENARIOS)
def test_what_a_side_imagines_depends_on_what_it_sees_alone(game: str, scenario: str, games: int) -> None:
    """Two matches that look alike to a side give it the same imagined match, so that its key stands for the view."""
    for number, match in enumerate(positions(game, scenario, 2)[::5]):
        for side in SIDES:
            alike = match.imagine(side, generator_from(number))
            assert alike.imagine(side, generator_from(1)).key() == match.imagine(side, generator_from(1)).key()


def test_steps_of_another_agenda_make_another_key() -> None:
    match = GAMES.find("ancients").new("001-akragas", seed=seed_from(1), logging=False)
    key = match.key()
    assert match.clone().key() == key
    match.agenda.insert(0, match.agenda[-1])
    assert match.key() != key


def test_keys_are_the_same_on_every_machine_and_build() -> None:
    assert key_of_text("") == 1_696_037_246_373_085_947
    assert key_of_text("Vexilla") == 1_608_367_646_952_899_508
    assert mixed(FIRST_KEY, -1) == 1_305_153_052_350_352_200
    assert mixed_wide(FIRST_KEY, (1 << 61) + 5) == 2_387_470_902_609_670_644
    assert mixed_all(FIRST_KEY, [3, 1, 4, 1, 5]) == 1_332_775_544_548_110_193
    assert mixed_counts(FIRST_KEY, [0, 0, 2, 0, 1]) == 2_283_090_765_497_087_019


def test_mixing_stays_in_a_machine_word() -> None:
    key = LIMIT - 1
    for number in (0, -1, 0xFFFFFFFF, LIMIT - 1):
        for _ in range(50):
            key = mixed_wide(key, number)
            assert 0 <= key < LIMIT


def test_order_and_length_of_a_list_count() -> None:
    assert mixed_all(FIRST_KEY, [1, 2]) != mixed_all(FIRST_KEY, [2, 1])
    assert mixed_all(FIRST_KEY, [0]) != mixed_all(FIRST_KEY, [0, 0])
    assert mixed_counts(FIRST_KEY, [0, 1]) != mixed_counts(FIRST_KEY, [1, 0])
