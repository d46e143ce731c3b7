"""Profiles of a player's own army file in a written position: they come with it, since no library knows them.

::

    profile bronze-shields: pikemen-deep BS 5 P 4 AR 2 MV 8 traits CC,trained named Bronze
    profile deep-shields: double bronze-shields
    profile shield-archers: melee city-guard shooters toxotai
"""

from __future__ import annotations

from typing import Final, final

from ....kernel.refusal import BadSetup
from ....kernel.written import WrittenLine, one_of, quoted, unquoted
from ..armies.library import LIBRARY
from ..armies.profile import DOUBLE, MIXED, SINGLE, Profile, double, mixed, single, staff_of
from ..armies.profile_reader import trait_names
from ..geometry.numbers import STEP
from ..roster import Roster
from ..tables.artillery import GUNS_BY_KEY, Gun
from ..tables.traits import TRAITS_BY_KEY
from ..tables.troops import TROOP_TYPES, troop_type
from ..tables.weapons import WEAPONS_BY_KEY, Weapon
from .words import Words, length_text

_STAFF: Final = "-staff"
_TYPES: Final[tuple[str, ...]] = tuple([kind.key for kind in TROOP_TYPES])
#: The numbers of a profile on one base, in the order in which they are written, and the most that they are.
_NUMBERS: Final[tuple[str, ...]] = ("BS", "P", "AR")
_MOST: Final = 6
_MOST_MOVE: Final = 19


# -- writing ---------------------------------------------------------------------------------------


def profile_lines(roster: Roster) -> list[str]:
    """The profiles of a roster that the library does not have, each after those it is made of."""
    told = told_profiles([entry.profile for entry in roster.units if entry.profile.price])
    return [f"profile {key}: {words}" for key, words in told.items()]


def told_profiles(profiles: list[Profile]) -> dict[str, str]:
    """What is written of those that the library does not have, by their names."""
    found: dict[str, Profile] = {}
    for profile in profiles:
        _collect(profile, found)
    return {key: " ".join(_words(profile)) for key, profile in found.items()}


def _collect(profile: Profile, found: dict[str, Profile]) -> None:
    if profile.parent is not None:
        profile = profile.parent
    if profile.key in found or LIBRARY.profiles().get(profile.key) is profile:
        return
    for part in (profile.main, profile.support, profile.dismounted):
        if part is not None:
            _collect(part, found)
    found[profile.key] = profile


def _words(profile: Profile) -> list[str]:
    if profile.formation == DOUBLE and profile.main is not None:
        words = ["double", profile.main.key]
    elif profile.formation == MIXED and profile.main is not None:
        words = ["melee", profile.main.key, "shooters", profile.shooters.key]
    else:
        words = _single_words(profile)
    return [*words, "named", quoted(profile.name, is_word=True)] if profile.name else words


def _single_words(profile: Profile) -> list[str]:
    words = [profile.kind.key]
    for name, value in zip(_NUMBERS, (profile.figures, profile.melee, profile.armour), strict=True):
        words += [name, str(value)]
    words += ["MV", length_text(profile.move)]
    if profile.depth != profile.kind.depth:
        words += ["depth", length_text(profile.depth)]
    if profile.weapon is not None:
        words += ["weapon", profile.weapon.key]
    if profile.gun is not None:
        words += ["gun", profile.gun.key]
    if profile.traits:
        words += ["traits", ",".join(trait_names(profile.traits))]
    if profile.dismounted is not None:
        words += ["dismounted", profile.dismounted.key]
    if profile.dismounts_at_will:
        words.append("at-will")
    return words


# -- reading ---------------------------------------------------------------------------------------


@final
class Profiles:
    """The profiles that a written position may name: those of the library, and those that it tells itself."""

    def __init__(self, lines: list[WrittenLine]) -> None:
        self.known: Final = dict(LIBRARY.profiles())
        for line in lines:
            try:
                self._read(line.title.partition(" ")[2], Words(line.rest))
            except BadSetup as problem:
                raise line.wrong(problem) from None

    def named(self, key: str) -> Profile:
        """The profile with this name; that of a staff is made from that of its horse."""
        if key not in self.known and key.endswith(_STAFF):
            return staff_of(self.named(key.removesuffix(_STAFF)))
        return self.known[tuple(self.known)[one_of(key, tuple(self.known), "profile")]]

    def _read(self, key: str, words: Words) -> None:
        if key in self.known:
            raise BadSetup(f"there is another profile {key}")
        if words.next_is("double"):
            base = self._base(words)
            self.known[key] = double(key, base, name=_name_in(words))
        elif words.next_is("melee"):
            main = self._base(words)
            if not words.next_is("shooters"):
                raise BadSetup("who shoots? Such as 'melee city-guard shooters toxotai'")
            shooters = self._base(words)
            self.known[key] = mixed(key, main, shooters, name=_name_in(words))
        else:
            self.known[key] = self._single(key, words)
        words.end()

    def _base(self, words: Words) -> Profile:
        """A profile on one base that a line names."""
        keys = tuple([key for key, profile in self.known.items() if profile.formation == SINGLE])
        return self.known[keys[words.one_of(keys, "profile")]]

    def _single(self, key: str, words: Words) -> Profile:
        kind = troop_type(_TYPES[words.one_of(_TYPES, "type of troops")])
        values: list[int] = []
        for name in _NUMBERS:
            if not words.next_is(name):
                raise BadSetup(f"{name} is missing: such as 'spearmen BS 4 P 4 AR 2 MV 10'")
            values.append(words.number(name, 0, _MOST))
        if not words.next_is("MV"):
            raise BadSetup("MV is missing: such as 'spearmen BS 4 P 4 AR 2 MV 10'")
        move = words.length("MV")
        if not 0 <= move <= _MOST_MOVE * STEP:
            raise BadSetup(f"MV must be from 0 to {_MOST_MOVE}")
        depth = words.size("depth") if words.next_is("depth") else kind.depth
        weapon: Weapon | None = None
        if words.next_is("weapon"):
            weapon = WEAPONS_BY_KEY[tuple(WEAPONS_BY_KEY)[words.one_of(tuple(WEAPONS_BY_KEY), "weapon")]]
        gun: Gun | None = None
        if words.next_is("gun"):
            gun = GUNS_BY_KEY[tuple(GUNS_BY_KEY)[words.one_of(tuple(GUNS_BY_KEY), "gun")]]
        traits = 0
        if words.next_is("traits"):
            for word in words.take("traits").split(","):
                traits |= TRAITS_BY_KEY[tuple(TRAITS_BY_KEY)[one_of(word, tuple(TRAITS_BY_KEY), "trait")]].bit
        on_foot = self._base(words) if words.next_is("dismounted") else None
        at_will = words.next_is("at-will")
        name = _name_in(words)
        profile = single(key, kind, depth, values[0], values[1], values[2], move, weapon, gun, traits, name=name)
        profile.dismounted = on_foot
        profile.dismounts_at_will = at_will
        return profile


def _name_in(words: Words) -> str:
    return unquoted(words.take("name")) if words.next_is("named") else ""
