"""What falls to whoever is there: camps, and guns without a crew (GRB-12-049, GRB-13-021 to GRB-13-024)."""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Deed, Field, Form
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDES
from ....kernel.step import Step
from ..actions import CAPTURE, DECLINE, MAN, TRANSFER
from ..artillery.crews import StepOut, WhoMans, arrived_at, can_spare_crew, take_over
from ..dice import Die
from ..geometry.gaps import touches
from ..position import DISABLED, ENEMY_CREW, FLEEING, MAKESHIFT, OF_A_TURN, OUT_OF_ACTION, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..tables.artillery import CAPTURED_WITH
from ..tables.troops import ARTILLERY
from ..telling import tell
from .camp import settle_camps


def settle_spoils(match: Match[GrandBattle]) -> None:
    """Camps and guns fall to whoever is there; asked after everything that moves or destroys units."""
    settle_camps(match)
    position = match.position
    for gun in range(len(position.places)):
        if not is_abandoned(position, gun):
            continue
        crews = arrived_at(position, gun)
        if len(crews) == 1:
            take_over(match, crews[0], gun)
            continue
        if crews:
            match.then(WhoMans(gun))
            continue
        captor = captor_of(position, gun)
        if captor != NONE:
            match.then(CaptureDie(gun, captor))


class SettleSpoils(Step[GrandBattle]):
    """The same as a line of a phase."""

    def run(self, match: Match[GrandBattle]) -> None:
        settle_spoils(match)


def is_abandoned(position: GrandBattle, gun: int) -> bool:
    """Whether a gun stands without a crew and has not been rolled for."""
    is_gun = position.is_on_table(gun) and position.profile_of(gun).kind.category == ARTILLERY
    return is_gun and position.marks[gun] & DISABLED != 0 and not position.marks[gun] & OUT_OF_ACTION


def captor_of(position: GrandBattle, gun: int) -> int:
    """The enemy who touches a gun without a crew, first whoever has just fought for it; NONE if nobody does.

    Of several it does not matter who: the side rolls, and the makeshift crew is nobody's (GRB-13-022).
    """
    side = 1 - position.side_of(gun)
    near = [unit for unit in position.units_of(side) if touches(position.bases[unit], position.bases[gun])]
    fit = [unit for unit in near if not position.marks[unit] & (FLEEING | DISABLED)]
    fit = [unit for unit in fit if unit not in position.roster.servants]
    for unit in position.fighters:
        if unit in fit:
            return unit
    return fit[0] if fit else NONE


class CaptureDie(Die):
    """A die for a captured gun: with a six it may be manned, else it is out of action (GRB-13-022, GRB-13-024)."""

    def __init__(self, gun: int, captor: int) -> None:
        super().__init__(CAPTURE)
        self.gun: Final = gun
        self.captor: Final = captor

    def shows(self, match: Match[GrandBattle], pips: int) -> None:
        position = match.position
        is_manned = pips >= CAPTURED_WITH
        if match.logging:
            ids = position.roster.ids
            about: dict[str, Argument] = {"gun": ids[self.gun], "unit": ids[self.captor], "pips": pips}
            about["manned"] = int(is_manned)
            clause = "GRB-13-022" if is_manned else "GRB-13-024"
            tell(match, Event("grb-captured", (clause,), about, sort="dice"))
        # Until it is manned nobody rolls for it again.
        position.marks[self.gun] |= OUT_OF_ACTION
        if is_manned:
            position.captured = self.gun
            match.then(MAN_CAPTURED[position.side_of(self.captor)])

    def label(self) -> str:
        return f"CaptureDie({self.gun} {self.captor})"


class ManCaptured(OpenChoice[GrandBattle]):
    """The captor mans a gun with a makeshift crew (GRB-13-022), sends an own crew to it (GRB-13-023), or leaves it."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [MAN, DECLINE]

    def forms(self) -> tuple[Form, ...]:
        return (TRANSFER,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        guns = [unit for unit in position.units_of(self.side) if can_spare_crew(position, unit)]
        return sorted([position.roster.ids[unit] for unit in guns])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        battery = position.roster.numbers.get(deed.word("unit"), NONE)
        is_own = battery != NONE and position.is_on_table(battery) and position.side_of(battery) == self.side
        if not is_own or not can_spare_crew(position, battery):
            return refuse("GRB-13-023", unit=deed.word("unit"), why="sent")
        return None

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if action in (MAN, DECLINE) else refuse("GRB-13-022", unit="none")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """A makeshift crew is as strong as another, but shoots worse (GRB-13-022)."""
        position = match.position
        gun = position.captured
        position.captured = NONE
        if action == MAN:
            _change_sides(position, gun)
            position.marks[gun] = (position.marks[gun] | MAKESHIFT) & ~DISABLED
            self._tell(match, gun, "")

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        """The gun waits without a crew until the other one has come to it."""
        position = match.position
        gun = position.captured
        position.captured = NONE
        _change_sides(position, gun)
        self._tell(match, gun, deed.word("unit"))
        match.then(StepOut(self.side, position.roster.numbers[deed.word("unit")]))

    def _tell(self, match: Match[GrandBattle], gun: int, battery: str) -> None:
        if match.logging:
            clause = "GRB-13-023" if battery else "GRB-13-022"
            about: dict[str, Argument] = {"gun": match.position.roster.ids[gun], "crew": battery or "none"}
            tell(match, Event("grb-manned", (clause,), about))

    def question(self) -> str:
        return "grb-ask-captured"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"gun": match.position.roster.ids[match.position.captured]}


def _change_sides(position: GrandBattle, gun: int) -> None:
    """A gun fights for who has captured it, with nothing left of its old crew's losses."""
    position.marks[gun] = (position.marks[gun] ^ ENEMY_CREW) & ~(OUT_OF_ACTION | MAKESHIFT | OF_A_TURN)
    position.losses[gun] = 0
    position.disorder[gun] = 0
    position.rough[gun] = 0


MAN_CAPTURED: Final = [ManCaptured(side) for side in SIDES]
SETTLE_SPOILS: Final = SettleSpoils()
