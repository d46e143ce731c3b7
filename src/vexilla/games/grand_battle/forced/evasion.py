"""Windows of a combat in which units may evade, and their evasion (GRB-06-004, GRB-07-011, GRB-06-008)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import NOBODY, name_of_side
from ....kernel.step import Step
from ..actions import EVADE, PASS
from ..combat.supports import supporters_of
from ..disorder import disorder
from ..geometry.numbers import ALIGNMENT, difference
from ..naming import NameUnit
from ..position import EVADED, GrandBattle
from ..refusals import refuse
from ..removal import leave_duel
from ..roster import NONE
from ..tables.disorder import EVADED as EVADED_CAUSE
from ..tables.movement import PURSUE_EVADE
from ..telling import tell
from ..touch import fights_now, pair_quality
from .directions import away_from, edge_towards
from .evaders import forbids_evading
from .flight import choose_way
from .pursuit import PursueEvader, forget_pursuit, is_exempt, is_fanatic
from .withdrawal import EVADES

#: When a unit may evade (GRB-06-004): before fighting starts, after its own first shot, after shooting, after melee.
BEFORE_FIGHTING: Final = 0
AFTER_FIRST_SHOT: Final = 1
AFTER_SHOOTING: Final = 2
AFTER_MELEE: Final = 3


def may_evade_now(position: GrandBattle, side: int, moment: int) -> list[int]:
    """The units of a side that may evade: before fighting all in contact, later those of the combat under way.

    Who has been caught again fights in the next turn, and may evade again only then (GRB-06-008).
    """
    if moment == BEFORE_FIGHTING:
        candidates = position.units_of(side)
    else:
        unit, enemy = position.fighters[side], position.fighters[1 - side]
        if unit == NONE:
            return []
        candidates = [unit, *supporters_of(position, unit, enemy)]
    found: list[int] = []
    for unit in candidates:
        contacts = [met for met in position.contacts_of(unit) if fights_now(position, met)]
        if position.is_on_table(unit) and contacts and forbids_evading(position, unit) is None:
            found.append(unit)
    return found


class EvasionWindow(Step[GrandBattle]):
    """Units may evade; the active player decides first (GRB-06-004).

    Before fighting starts that is everybody in contact, afterwards the two of ``fighters`` and who supports them;
    after the first shot it is the side that has just shot.
    """

    def __init__(self, moment: int, side: int = NOBODY) -> None:
        super().__init__()
        self.moment: Final = moment
        self.whose: Final = side

    def run(self, match: Match[GrandBattle]) -> None:
        """Each side is asked as long as anybody of it may evade."""
        active = match.position.active
        for side in (active, 1 - active):
            if self.whose in (NOBODY, side):
                match.then(AskToEvade(side, self.moment))

    def label(self) -> str:
        return f"EvasionWindow({self.moment} {name_of_side(self.whose)})"


class AskToEvade(Step[GrandBattle]):
    """A side is asked whether any of its units evades."""

    def __init__(self, owner: int, moment: int) -> None:
        super().__init__()
        self.owner: Final = owner
        self.moment: Final = moment

    def run(self, match: Match[GrandBattle]) -> None:
        if may_evade_now(match.position, self.owner, self.moment):
            match.then(ChooseToEvade(self.owner, self.moment))

    def label(self) -> str:
        return f"AskToEvade({name_of_side(self.owner)} {self.moment})"


class ChooseToEvade(OpenChoice[GrandBattle]):
    """A side names a unit that evades, or lets all stand."""

    def __init__(self, side: int, moment: int) -> None:
        super().__init__(side)
        self.moment: Final = moment

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [PASS]

    def passes(self) -> int:
        return PASS

    def forms(self) -> tuple[Form, ...]:
        return (EVADE,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        return sorted([position.roster.ids[unit] for unit in may_evade_now(position, self.side, self.moment)])

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        ids = self.offered(match, form, form.fields[0])
        return EVADE.deed(ids[generator.below(len(ids))])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        unit = position.roster.numbers.get(deed.word("unit"), NONE)
        if unit == NONE or position.side_of(unit) != self.side or not position.is_on_table(unit):
            return refuse("GRB-06-004", unit=deed.word("unit"), enemy="none", speed="none", theirs="none")
        if unit in may_evade_now(position, self.side, self.moment):
            return None
        refusal = forbids_evading(position, unit)
        return refusal or refuse("GRB-06-004", unit=deed.word("unit"), enemy="none", speed="none", theirs="none")

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if action == PASS else refuse("GRB-06-004", unit="none", enemy="none", speed="none", theirs="none")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """They stand."""

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        unit = match.position.roster.numbers[deed.word("unit")]
        match.then(Evade(unit), AskToEvade(self.side, self.moment))

    def question(self) -> str:
        return "grb-ask-evade"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        ids = match.position.roster.ids
        return {"units": [ids[unit] for unit in may_evade_now(match.position, self.side, self.moment)]}

    def label(self) -> str:
        return f"ChooseToEvade({name_of_side(self.side)} {self.moment})"


# -- one who evades --------------------------------------------------------------------------------


def evades_from(position: GrandBattle, unit: int) -> list[int]:
    """The enemies one of whom a unit goes away from: its direct opponent, else those who touch it best.

    One of these would be the leading unit by whose edge the way goes (GRB-07-001, GRB-06-023).
    """
    enemies = [met.opponent(unit) for met in position.contacts_of(unit)]
    if position.duels[unit] in enemies:
        return [position.duels[unit]]
    qualities = [pair_quality(position, unit, enemy) for enemy in enemies]
    return [enemy for number, enemy in enumerate(enemies) if qualities[number] == max(qualities)]


def _is_alike(position: GrandBattle, unit: int, threats: list[int]) -> bool:
    """Whether a unit goes the same way from all of some threats, and ends looking the same way."""
    base = position.bases[unit]
    way, edge = away_from(position, unit, threats[0]), edge_towards(base, position.bases[threats[0]])
    for threat in threats[1:]:
        if abs(difference(way, away_from(position, unit, threat))) > ALIGNMENT:
            return False
        if edge_towards(base, position.bases[threat]) != edge:
            return False
    return True


class Evade(Step[GrandBattle]):
    """A unit evades; from which of several enemies who touch it on several sides, its owner says (GRB-07-003)."""

    def __init__(self, unit: int) -> None:
        super().__init__()
        self.unit: Final = unit

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        threats = evades_from(position, self.unit)
        if _is_alike(position, self.unit, threats):
            give_way(match, self.unit, threats[0])
        else:
            match.then(ChooseThreat(position.side_of(self.unit), self.unit))

    def label(self) -> str:
        return f"Evade({self.unit})"


class ChooseThreat(NameUnit):
    """The owner of a unit that evades says from whom it goes, and whom it faces at the end (GRB-07-003)."""

    def __init__(self, side: int, unit: int) -> None:
        super().__init__(side)
        self.unit: Final = unit

    def candidates(self, position: GrandBattle) -> list[int]:
        return evades_from(position, self.unit)

    def refused(self, position: GrandBattle, name: str) -> Refusal:
        return refuse("GRB-07-003", unit=position.roster.ids[self.unit], target=name)

    def name(self, match: Match[GrandBattle], unit: int) -> None:
        give_way(match, self.unit, unit)

    def question(self) -> str:
        return "grb-ask-threat"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"unit": match.position.roster.ids[self.unit], **super().about(match)}

    def label(self) -> str:
        return f"ChooseThreat({name_of_side(self.side)} {self.unit})"


def give_way(match: Match[GrandBattle], unit: int, threat: int) -> None:
    """A unit evades: already disordered, over half of its move; its enemies may pursue (GRB-07-011, GRB-07-015)."""
    position = match.position
    enemies = [met.opponent(unit) for met in position.contacts_of(unit)]
    forget_pursuit(position)
    position.quarry = unit
    position.quarry_share = PURSUE_EVADE.share
    position.pursuers = enemies
    fanatics = [each for each in enemies if is_fanatic(position, each)]
    position.obliged = [each for each in fanatics if not is_exempt(position, each, unit)]
    position.marks[unit] |= EVADED
    leave_duel(position, unit)
    if match.logging:
        about = {"unit": position.roster.ids[unit], "threat": position.roster.ids[threat]}
        tell(match, Event("grb-evades", ("GRB-06-004",), {**about}))
    disorder(match, unit, EVADED_CAUSE)
    if not position.is_on_table(unit):
        forget_pursuit(position)
        return
    match.then(choose_way(position, EVADES, unit, threat), PursueEvader(1 - position.side_of(unit)))
