"""At the end of the phase of combat units turn to enemies who fight them in flank or rear (GRB-06-064, GRB-06-065)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDES, name_of_side
from ....kernel.step import Step
from ..actions import FACE, PASS
from ..disorder import disorder
from ..geometry.bases import FRONT, Base, outline
from ..geometry.contact import PARTIAL, quality
from ..geometry.gaps import overlaps
from ..geometry.numbers import FINE, QUARTER_TURN, rounded
from ..geometry.shapes import is_on_table
from ..ground import closed_under
from ..position import ON_TABLE, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..setup.sighting import discover
from ..tables.disorder import FACE_FLANK
from ..telling import tell
from ..touch import contact_between, pair_quality, renew_contacts, replace_contact


def turned_to(position: GrandBattle, unit: int, enemy: int) -> Base:
    """Where a unit ends that turns to an enemy: about its centre, then straight up to him until its front touches."""
    met = contact_between(position, unit, enemy)
    assert met is not None
    base = position.bases[unit].turned(met.zone_of(unit) * QUARTER_TURN)
    theirs = outline(base, position.bases[enemy])
    return base.moved(rounded(min(theirs[1], theirs[3], theirs[5], theirs[7]), FINE))


def forbids_facing(position: GrandBattle, unit: int, enemy: int) -> Refusal | None:
    """Why a unit cannot turn to an enemy: it does not fight him with flank or rear, is tied, or has no room."""
    ids = position.roster.ids
    met = contact_between(position, unit, enemy)
    is_flank = met is not None and met.zone_of(unit) != FRONT and pair_quality(position, unit, enemy) >= PARTIAL
    if not is_flank or position.has_front_all_round(unit):
        return refuse("GRB-06-064", unit=ids[unit], target=ids[enemy], other="none")
    for each in position.contacts_of(unit):
        other = each.opponent(unit)
        is_tied = position.duels[unit] == other or pair_quality(position, unit, other) >= PARTIAL
        if other != enemy and is_tied:
            return refuse("GRB-06-064", unit=ids[unit], target=ids[enemy], other=ids[other])
    base = turned_to(position, unit, enemy)
    landscape = position.landscape
    if not is_on_table(base.corners(), landscape.width, landscape.depth):
        return refuse("GRB-05-063", after="none", units=[ids[unit]])
    wall = closed_under(position, unit, base)
    if wall is not None:
        return refuse("GRB-06-064", unit=ids[unit], target=ids[enemy], other="none")
    for other, place in enumerate(position.places):
        if other != unit and place == ON_TABLE and overlaps(base, position.bases[other]):
            return refuse("GRB-06-064", unit=ids[unit], target=ids[enemy], other=ids[other])
    if quality(base, position.bases[enemy]) < PARTIAL:
        return refuse("GRB-06-064", unit=ids[unit], target=ids[enemy], other="none")
    return None


def face(match: Match[GrandBattle], unit: int, enemy: int) -> None:
    """A unit turns its front to an enemy; who is not trained is disordered (GRB-06-065)."""
    position = match.position
    met = contact_between(position, unit, enemy)
    assert met is not None
    position.bases[unit] = turned_to(position, unit, enemy)
    replace_contact(position, met.faced(unit, FRONT))
    renew_contacts(position)
    discover(match)
    if match.logging:
        ids = position.roster.ids
        about: dict[str, Argument] = {"unit": ids[unit], "target": ids[enemy]}
        tell(match, Event("grb-faced", ("GRB-06-064",), about))
    disorder(match, unit, FACE_FLANK)


def possible_facings(position: GrandBattle, side: int) -> list[tuple[int, int]]:
    """The units of a side that may turn, each with the enemy."""
    found: list[tuple[int, int]] = []
    for met in position.contacts:
        unit, enemy = (met.one, met.other) if position.side_of(met.one) == side else (met.other, met.one)
        if forbids_facing(position, unit, enemy) is None:
            found.append((unit, enemy))
    return found


class AskToFace(Step[GrandBattle]):
    """A side is asked as long as any of its units may turn."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: Final = owner

    def run(self, match: Match[GrandBattle]) -> None:
        if possible_facings(match.position, self.owner):
            match.then(TURN_TO_FACE[self.owner])

    def label(self) -> str:
        return f"AskToFace({name_of_side(self.owner)})"


class TurnToFace(OpenChoice[GrandBattle]):
    """The owner turns a unit to who fights its flank or rear, or lets it be (GRB-06-064)."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [PASS]

    def passes(self) -> int:
        return PASS

    def forms(self) -> tuple[Form, ...]:
        return (FACE,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        place = 0 if field.name == "unit" else 1
        pairs = possible_facings(match.position, self.side)
        return sorted({match.position.roster.ids[pair[place]] for pair in pairs})

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        pairs = possible_facings(match.position, self.side)
        unit, enemy = pairs[generator.below(len(pairs))]
        ids = match.position.roster.ids
        return FACE.deed(ids[unit], ids[enemy])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        unit = position.roster.numbers.get(deed.word("unit"), NONE)
        enemy = position.roster.numbers.get(deed.word("target"), NONE)
        if unit == NONE or enemy == NONE or position.side_of(unit) != self.side:
            return refuse("GRB-06-064", unit=deed.word("unit"), target=deed.word("target"), other="none")
        return forbids_facing(position, unit, enemy)

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if action == PASS else refuse("GRB-06-064", unit="none", target="none", other="none")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """They stay as they are."""

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        numbers = match.position.roster.numbers
        face(match, numbers[deed.word("unit")], numbers[deed.word("target")])
        match.then(ASK_TO_FACE[self.side])

    def question(self) -> str:
        return "grb-ask-face"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        ids = match.position.roster.ids
        units = {unit for unit, _ in possible_facings(match.position, self.side)}
        return {"units": sorted([ids[unit] for unit in units])}


class EndOfCombats(Step[GrandBattle]):
    """All combats are fought: the active player's units turn first."""

    def run(self, match: Match[GrandBattle]) -> None:
        active = match.position.active
        renew_contacts(match.position)
        match.position.named = []
        match.then(ASK_TO_FACE[active], ASK_TO_FACE[1 - active])


TURN_TO_FACE: Final = [TurnToFace(side) for side in SIDES]
ASK_TO_FACE: Final = [AskToFace(side) for side in SIDES]
END_OF_COMBATS: Final = EndOfCombats()
