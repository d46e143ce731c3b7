"""Reading a written position, second part: where everybody is and in what state (language: :mod:`..text`)."""

from __future__ import annotations

from typing import Final, final

from ....kernel.refusal import BadSetup
from ....kernel.sides import SIDE_NAMES, SIDES, side_named
from ....kernel.written import WrittenLine, one_of
from ..armies.profile import Profile
from ..camps.camp import pitch
from ..contacts import SHOOTING, Contact, in_order
from ..geometry.bases import NOWHERE, Base
from ..position import (
    COMMAND,
    EDGE_KEYS,
    JOINED,
    MARK_KEYS,
    ON_TABLE,
    PHASE_KEYS,
    PLACE_KEYS,
    RESERVE,
    UNPLACED,
    GrandBattle,
    Marker,
    Section,
)
from ..roster import CREW, NONE
from ..tables.camps import CAMPS_BY_KEY, COMMAND_STEADFASTNESS
from ..tables.generation import SEGMENT_COLUMNS, SEGMENT_ROWS
from ..tables.reserves import ARRIVALS, ATTACKER, DEFENDER
from ..tables.terrain import SECTION
from .fields import unit_named
from .lines import EACH_OTHER, ONE_WAY, STAGE_KEYS, STANDS, ZONE_KEYS
from .reading_setting import FIELDS_BY_TITLE, GROUND_KEYS, WAS_RESERVE, SettingReader
from .words import Words, heading_in, spot_in


@final
class StateReader:
    """Where everybody is, and what has happened to him."""

    def __init__(self, reader: SettingReader, position: GrandBattle) -> None:
        self.reader: Final = reader
        self.position: Final = position
        self.roster: Final = position.roster

    def read(self) -> GrandBattle:
        """The position, with everything in its place."""
        position = self.position
        for number, entry in enumerate(self.roster.units):
            is_apart = entry.whole != NONE or entry.profile is CREW
            position.places[number] = JOINED if is_apart else UNPLACED
        self._turn()
        # What a camp's line says of its servants, their own line may say better.
        for _, line in self.reader.lines_called("camp"):
            self._do(line, "camp")
        for _, line in self.reader.units:
            self._do(line, "unit")
        for _, title, line in self.reader.of_sides:
            if title != "camp":
                self._do(line, title)
        for line in self.reader.contacts:
            self._do(line, "contact")
        self._steadfastness()
        for title, line in self.reader.plain.items():
            self._do(line, title)
        return position

    def _do(self, line: WrittenLine, what: str) -> None:
        """Read one line; what is wrong names it."""
        first, _, name = line.title.partition(" ")
        side = side_named(first) if first in SIDE_NAMES[:2] else NONE
        words = Words(line.rest)
        try:
            if what == "unit":
                self._unit(self.roster.numbers[name], side, words)
            elif what in ("general", "commander"):
                self._commander(words)
            elif what == "camp":
                self._camp(side, words)
            elif what == "reserve":
                self._reserve(side, words)
            elif what == "section":
                self._section(side, words)
            elif what == "marker":
                self._marker(side, words)
            elif what == "contact":
                self._contact(words)
            elif what == "duels":
                self._duels(words)
            elif what == "won":
                self.position.over = True
                self.position.winner = side_named(line.rest)
            elif what in FIELDS_BY_TITLE:
                FIELDS_BY_TITLE[what].read(self.position, line.rest)
        except (BadSetup, ValueError) as problem:
            raise line.wrong(problem) from None

    def _turn(self) -> None:
        position = self.position
        reader = self.reader
        attacker = position.setting.attacker
        named = reader.one_in("active", SIDE_NAMES[:2], NONE)
        usual = 1 if named in (NONE, attacker) else 2
        position.turn = reader.number("turn", usual, 1, 999) - 1
        by_turn = attacker if position.turn % 2 == 0 else 1 - attacker
        position.active = by_turn if named == NONE else named
        position.phase = reader.one_in("phase", PHASE_KEYS, COMMAND)

    # -- units -----------------------------------------------------------------------------------

    def _unit(self, unit: int, side: int, words: Words) -> None:
        position = self.position
        entry = self.roster.units[unit]
        key = words.take("profile")
        if key != entry.profile.key or side != entry.side:
            raise BadSetup(f"this one is a {entry.profile.key} of {SIDE_NAMES[entry.side]}")
        place = NONE
        base = NOWHERE
        while words.has_more():
            word = words.take("word")
            if word in PLACE_KEYS:
                place = PLACE_KEYS.index(word)
            elif word == "at":
                base = words.base(entry.profile.kind.width, entry.profile.depth)
                place = ON_TABLE if place == NONE else place
            elif word == "losses":
                position.losses[unit] = words.number("losses")
            elif word == "shooter-losses":
                position.shooter_losses[unit] = words.number("losses")
            elif word == "disorder":
                position.disorder[unit] = words.number("disorder")
            elif word == "rough":
                for ground in words.take("kind of ground").split(","):
                    position.rough[unit] |= 1 << one_of(ground, GROUND_KEYS, "kind of ground")
            elif word == "dismounted-at":
                position.dismounted_at[unit] = _place(words.take("place"), entry.profile)
            elif word == "left-by":
                position.left_by[unit] = words.one_of(EDGE_KEYS, "edge")
            elif word != WAS_RESERVE:
                known = (*MARK_KEYS, *PLACE_KEYS, "at", "losses", "disorder", "rough")
                mark = one_of(word, known, "word about a unit")
                position.marks[unit] |= 1 << mark
        if place == NONE and unit in self.roster.servants:
            return  # they are where their camp is
        position.bases[unit] = base
        position.places[unit] = UNPLACED if place == NONE else place
        if place in STANDS and not base.width:
            raise BadSetup("where does it stand? Such as 'at 60:40 heading 0'")

    def _commander(self, words: Words) -> None:
        ids = [commander.id for commander in self.roster.commanders]
        number = ids.index(words.take("name"))
        while words.has_more():
            word = words.take("word")
            if word == "points":
                self.position.points[number] = words.number("points", 0, 9)
            elif word == "fallen":
                self.position.fallen |= 1 << number
            elif word in ("with", "command", "leadership", "named"):
                words.take(word)
            else:
                raise BadSetup(f"{word!r} means nothing here")

    # -- things ----------------------------------------------------------------------------------

    def _camp(self, side: int, words: Words) -> None:
        position = self.position
        camp = CAMPS_BY_KEY[words.take("camp")]
        base = NOWHERE
        while words.has_more():
            word = words.take("word")
            if word == "at":
                base = words.base(camp.width, camp.depth)
            elif word == "lost":
                position.camp_lost[side] = True
            else:
                raise BadSetup(f"{word!r} means nothing here")
        if camp.key != "none":
            pitch(position, side, base)

    def _reserve(self, side: int, words: Words) -> None:
        position = self.position
        role = ATTACKER if side == position.setting.attacker else DEFENDER
        rows = [number for number in range(len(ARRIVALS)) if ARRIVALS[number].role == role]
        keys = tuple([ARRIVALS[row].key for row in rows])
        position.arrivals[side] = rows[words.one_of(keys, "way of a reserve")]
        if words.next_is("segment"):
            position.segments[side] = words.number("segment", 1, SEGMENT_COLUMNS * SEGMENT_ROWS) - 1
        words.end()

    def _section(self, side: int, words: Words) -> None:
        id_ = words.take("id")
        is_works = words.one_of(("barricade", "works"), "section") == 1
        if not words.next_is("at"):
            raise BadSetup("where does it stand? Such as 'at 60:40 heading 0'")
        line = words.base(SECTION, 0)
        camp = words.one_of(SIDE_NAMES[:2], "side") if words.next_is("camp") else NONE
        words.end()
        if id_ in [section.id for section in self.position.sections]:
            raise BadSetup(f"there is another section {id_}")
        self.position.sections.append(Section(id_, line, is_works, side, camp))

    def _marker(self, side: int, words: Words) -> None:
        id_ = words.take("id")
        if not words.next_is("at"):
            raise BadSetup("where does it lie? Such as 'at 60:40'")
        spot = words.spot("place")
        unit = NONE
        if words.next_is("hides"):
            unit = unit_named(self.roster, words.take("unit"))
        elif not words.next_is("false"):
            raise BadSetup("a marker hides a unit, or is false")
        words.end()
        self.position.markers.append(Marker(id_, side, spot, unit))

    def _contact(self, words: Words) -> None:
        position = self.position
        units: list[int] = []
        zones: list[int] = []
        for _ in SIDES:
            units.append(unit_named(self.roster, words.take("unit")))
            zones.append(words.one_of(ZONE_KEYS, "zone"))
        stage, since, exchanges, rounds = SHOOTING, position.turn, 0, 0
        while words.has_more():
            word = words.take("word")
            if word in STAGE_KEYS:
                stage = STAGE_KEYS.index(word)
            elif word == "since":
                since = words.number("turn", 1) - 1
            elif word == "exchanges":
                exchanges = words.number("exchanges")
            elif word == "rounds":
                rounds = words.number("rounds")
            else:
                raise BadSetup(f"{word!r} means nothing here")
        sides = [position.side_of(unit) for unit in units]
        if sides[0] == sides[1]:
            raise BadSetup("the two are of the same side")
        one = sides.index(0)
        contact = Contact(units[one], units[1 - one], zones[one], zones[1 - one], since, stage, exchanges, rounds)
        position.contacts = in_order([*position.contacts, contact])

    def _duels(self, words: Words) -> None:
        while words.has_more():
            word = words.take("duel")
            sign = EACH_OTHER if EACH_OTHER in word else ONE_WAY
            first, found, second = word.partition(sign)
            if not found:
                raise BadSetup(f"{word!r} must be two units such as legion-1=phalanx-1")
            unit, other = unit_named(self.roster, first), unit_named(self.roster, second)
            self.position.duels[unit] = other
            if sign == EACH_OTHER:
                self.position.duels[other] = unit

    def _steadfastness(self) -> None:
        """What the armies were worth at the start, unless the text says it (GRB-09-001, GRB-02-050)."""
        position = self.position
        for side in SIDES:
            total = CAMPS_BY_KEY[position.setting.camps[side]].steadfastness
            for unit, entry in enumerate(self.roster.units):
                if entry.side == side and entry.whole == NONE and position.places[unit] != RESERVE:
                    total += entry.profile.steadfastness
                    for number in self.roster.commanders_of[unit]:
                        total += COMMAND_STEADFASTNESS * self.roster.commanders[number].command
            position.first_steadfastness[side] = total
            position.last_steadfastness[side] = total


def _place(text: str, profile: Profile) -> Base:
    """A base as one word: ``60:40/90``."""
    spot, slash, heading = text.partition("/")
    x, y = spot_in(spot, "place")
    return Base(x, y, heading_in(heading) if slash else 0, profile.kind.width, profile.depth)
