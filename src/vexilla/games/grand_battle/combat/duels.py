"""Who fights whom: the active player names leading units and their opponents, in shooting and in melee (GRB-06-024)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDES
from ....kernel.step import Step
from ..actions import FIGHT, LEAD
from ..contacts import Contact
from ..geometry.contact import CORNER, PARTIAL
from ..position import FOUGHT, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..telling import tell
from ..touch import contact_between, fights_now, pair_quality, renew_contacts, touches_by_edge
from .supports import supporters_of


def free_contacts(position: GrandBattle) -> list[Contact]:
    """The contacts that are fought in this turn, and of which neither has an opponent yet in this stage."""
    duels = position.duels
    now = [each for each in position.contacts if fights_now(position, each)]
    return [each for each in now if duels[each.one] == NONE and duels[each.other] == NONE]


def forbids_duel(position: GrandBattle, unit: int, enemy: int) -> Refusal | None:
    """Why two units cannot be opponents in this stage (GRB-06-023, GRB-06-024)."""
    ids = position.roster.ids
    met = contact_between(position, unit, enemy)
    if met is None or not fights_now(position, met):
        return refuse("GRB-06-001" if met is None else "GRB-07-042", unit=ids[unit], target=ids[enemy])
    for each in (unit, enemy):
        if position.duels[each] != NONE:
            return refuse("GRB-06-024", unit=ids[each], target=ids[position.duels[each]])
    quality = pair_quality(position, unit, enemy)
    better = _better(position, unit, enemy, quality)
    if better != NONE:
        return refuse("GRB-06-023", unit=ids[unit], target=ids[enemy], better=ids[better])
    if quality >= PARTIAL:
        return None
    for each in (unit, enemy):
        tied = _tied_to(position, each)
        if tied != NONE:
            return refuse("GRB-06-057", unit=ids[each], target=ids[tied], why="tied")
    return None


def _better(position: GrandBattle, unit: int, enemy: int, quality: int) -> int:
    """A free unit that touches one of the two along more of an edge: it takes precedence (GRB-06-023)."""
    for each in free_contacts(position):
        if (unit in (each.one, each.other)) == (enemy in (each.one, each.other)):
            continue
        if pair_quality(position, each.one, each.other) > quality:
            return each.opponent(unit if unit in (each.one, each.other) else enemy)
    return NONE


def _tied_to(position: GrandBattle, unit: int) -> int:
    """The enemy to whom a unit is tied by an edge, so that it does not fight by corners (GRB-06-024)."""
    for each in position.contacts_of(unit):
        if pair_quality(position, each.one, each.other) > CORNER:
            return each.opponent(unit)
    return NONE


def possible_duels(position: GrandBattle) -> list[Contact]:
    """The contacts that can become duels now."""
    return [each for each in free_contacts(position) if forbids_duel(position, each.one, each.other) is None]


def name_duel(match: Match[GrandBattle], unit: int, enemy: int) -> None:
    """A unit of the active side and its opponent fight directly in this stage."""
    position = match.position
    position.duels[unit] = enemy
    position.duels[enemy] = unit
    position.to_fight.append(unit)
    position.named += [unit, enemy]
    if match.logging:
        ids = position.roster.ids
        by_edge = int(touches_by_edge(position, unit, enemy))
        about: dict[str, Argument] = {"unit": ids[unit], "target": ids[enemy], "edge": by_edge}
        tell(match, Event("grb-duel", ("GRB-06-022",), about))


class Pairing(Step[GrandBattle]):
    """A stage begins: all opponents are named anew (GRB-06-022)."""

    def run(self, match: Match[GrandBattle]) -> None:
        """Nobody has an opponent; contacts are as the bases lie."""
        position = match.position
        renew_contacts(position)
        position.duels = [NONE] * len(position.duels)
        position.to_fight = []
        position.named = []
        match.then(NAME_LEADERS)


class NameLeaders(Step[GrandBattle]):
    """Pairs that must come about are named; for the others the active player is asked."""

    def run(self, match: Match[GrandBattle]) -> None:
        """Until no pair is left; then whoever touches an enemy that fights supports his friend."""
        position = match.position
        open_ = self._name_forced(match)
        if open_:
            match.then(CHOOSE_LEADER[position.active], NAME_LEADERS)
            return
        for unit, enemy in enumerate(position.duels):
            if enemy != NONE:
                position.marks[unit] |= FOUGHT
                for friend in supporters_of(position, unit, enemy):
                    position.marks[friend] |= FOUGHT

    def _name_forced(self, match: Match[GrandBattle]) -> bool:
        """Name those who take precedence over all others for both of them; whether anybody is left."""
        position = match.position
        while True:
            possible = possible_duels(position)
            free = free_contacts(position)
            forced = [each for each in possible if len(possible) == 1 or _is_best(position, each, free)]
            if not forced:
                return bool(possible)
            first = forced[0]
            is_active = position.side_of(first.one) == position.active
            name_duel(match, first.one if is_active else first.other, first.other if is_active else first.one)


def _is_best(position: GrandBattle, contact: Contact, free: list[Contact]) -> bool:
    """Whether neither of two has another enemy whom he touches as well as this one."""
    quality = pair_quality(position, contact.one, contact.other)
    for each in free:
        if each is contact or (each.one != contact.one and each.other != contact.other):
            continue
        if pair_quality(position, each.one, each.other) >= quality:
            return False
    return True


class ChooseLeader(OpenChoice[GrandBattle]):
    """The active player names a leading unit and whom it fights (GRB-06-022)."""

    def forms(self) -> tuple[Form, ...]:
        return (LEAD,)

    def _pairs(self, match: Match[GrandBattle]) -> list[tuple[int, int]]:
        side = self.side
        found = []
        for each in possible_duels(match.position):
            is_own = match.position.side_of(each.one) == side
            found.append((each.one, each.other) if is_own else (each.other, each.one))
        return found

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        place = 0 if field.name == "unit" else 1
        return sorted({match.position.roster.ids[pair[place]] for pair in self._pairs(match)})

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        pairs = self._pairs(match)
        unit, enemy = pairs[generator.below(len(pairs))]
        ids = match.position.roster.ids
        return LEAD.deed(ids[unit], ids[enemy])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        numbers = position.roster.numbers
        for name in ("unit", "target"):
            known = numbers.get(deed.word(name), NONE)
            wanted = self.side if name == "unit" else 1 - self.side
            if known == NONE or not position.is_on_table(known) or position.side_of(known) != wanted:
                return refuse("GRB-06-022", unit=deed.word(name))
        return forbids_duel(position, numbers[deed.word("unit")], numbers[deed.word("target")])

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return refuse("GRB-06-022", unit="none")

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        numbers = match.position.roster.numbers
        name_duel(match, numbers[deed.word("unit")], numbers[deed.word("target")])

    def question(self) -> str:
        return "grb-ask-lead"


class ChooseCombat(OpenChoice[GrandBattle]):
    """The active player says which of several combats is fought next (GRB-06-117)."""

    def forms(self) -> tuple[Form, ...]:
        return (FIGHT,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        return sorted([position.roster.ids[unit] for unit in position.to_fight])

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        position = match.position
        return FIGHT.deed(position.roster.ids[position.to_fight[generator.below(len(position.to_fight))]])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        unit = position.roster.numbers.get(deed.word("unit"), NONE)
        return None if unit in position.to_fight else refuse("GRB-06-117", unit=deed.word("unit"))

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return refuse("GRB-06-117", unit="none")

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        """It is put first."""
        position = match.position
        unit = position.roster.numbers[deed.word("unit")]
        position.to_fight = [unit, *[each for each in position.to_fight if each != unit]]

    def question(self) -> str:
        return "grb-ask-combat"


PAIRING: Final = Pairing()
NAME_LEADERS: Final = NameLeaders()
CHOOSE_LEADER: Final = [ChooseLeader(side) for side in SIDES]
CHOOSE_COMBAT: Final = [ChooseCombat(side) for side in SIDES]
