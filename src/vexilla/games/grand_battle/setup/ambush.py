"""Ambushes: who may hide, markers true and false, and how they are laid open (GRB-02-028 to GRB-02-034).

What one who moves sees of them is told by :mod:`.sighting`.
"""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Deed, Field, Form
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDE_NAMES, only
from ....kernel.step import Step
from ..actions import DONE
from ..geometry.bases import Base
from ..geometry.numbers import STEP, Spot
from ..geometry.shapes import IN_GROUND, Shape, area_in, stands_in
from ..geometry.sight import crosses, line
from ..position import AMBUSH, UNPLACED, GrandBattle, Marker
from ..refusals import refuse
from ..roster import NONE
from ..telling import moves
from .forms import REVEAL
from .sighting import hidden_base, reveal

#: So far apart are the spots of the middle line from which it is tried whether the enemy's half sees a hidden base.
_LOOKOUT: Final = 2 * STEP


# -- who may hide ----------------------------------------------------------------------------------


def ambush_refusal(position: GrandBattle, side: int, base: Base) -> Refusal | None:
    """A hidden base is wholly in a forest, or behind forests and hills for every enemy there is (GRB-02-028)."""
    if _is_within_wood(position, base):
        return None
    screens = _screens(position, base)
    if side == position.setting.attacker:
        for enemy in position.units_of(1 - side):
            there = position.bases[enemy]
            shapes = [shape for shapes in screens if not stands_in(there, shapes) for shape in shapes]
            if _is_seen_from([*there.corners(), there.centre()], base, shapes):
                return refuse("GRB-02-028")
        return None
    # Nobody of the attacker stands yet: whatever sees it from his half looks across the middle of the table.
    land = position.landscape
    spots: list[Spot] = [(x, land.depth // 2) for x in range(0, land.width + 1, _LOOKOUT)]
    return refuse("GRB-02-028") if _is_seen_from(spots, base, [shape for each in screens for shape in each]) else None


def _is_within_wood(position: GrandBattle, base: Base) -> bool:
    for piece in position.landscape.pieces:
        if piece.kind.is_wood and area_in(base, piece.shapes) >= base.area() - IN_GROUND:
            return True
    return False


def _screens(position: GrandBattle, base: Base) -> list[list[Shape]]:
    """Forests and hills behind which a base may be hidden: those that it does not stand on (GRB-10-041)."""
    land = position.landscape
    found = [piece.shapes for piece in land.pieces if piece.kind.is_wood] + [hill.shapes for hill in land.hills]
    return [shapes for shapes in found if not stands_in(base, shapes)]


def _is_seen_from(spots: list[Spot], base: Base, shapes: list[Shape]) -> bool:
    for end in [*base.corners(), base.centre()]:
        for start in spots:
            sight = line(start, end)
            if not any(crosses(shape, sight) for shape in shapes):
                return True
    return False


def false_to_spare(position: GrandBattle, side: int) -> int:
    """How many false markers a side may still lay: there is at most one more than true ones (GRB-02-030)."""
    own = [marker for marker in position.markers if marker.side == side]
    true = len([1 for marker in own if marker.unit != NONE])
    return true + 1 - (len(own) - true)


# -- markers ---------------------------------------------------------------------------------------


def lay_marker(log: list[Event] | None, position: GrandBattle, side: int, unit: int, spot: Spot) -> None:
    """A marker lies face down; whom it hides only its side knows (GRB-02-029)."""
    taken = [marker.id for marker in position.markers]
    number = 1
    while f"m{number}" in taken:
        number += 1
    marker = Marker(f"m{number}", side, spot, unit)
    position.markers.append(marker)
    if log is not None:
        name = position.roster.ids[unit] if unit != NONE else "none"
        about: dict[str, Argument] = {"marker": marker.id, "side": SIDE_NAMES[side], **moves(position)}
        secret = Event("grb-marker-laid", ("GRB-02-029",), about, {"unit": name}, only(side), only(side))
        log.append(secret)


def hide(position: GrandBattle, unit: int, base: Base) -> None:
    """A unit is left off the table."""
    position.places[unit] = AMBUSH
    position.bases[unit] = base


def lift_marker(position: GrandBattle, marker: Marker) -> None:
    """A marker is taken back during deployment; who was under it is to be placed again."""
    position.markers = [each for each in position.markers if each is not marker]
    if marker.unit != NONE:
        position.places[marker.unit] = UNPLACED


def marker_named(position: GrandBattle, side: int, name: str) -> Marker | None:
    """The marker of a side with this id."""
    for marker in position.markers:
        if marker.side == side and marker.id == name:
            return marker
    return None


# -- laid open -------------------------------------------------------------------------------------


class AskForAmbushes(Step[GrandBattle]):
    """The active player may lay ambushes open when his command phase begins (GRB-02-031)."""

    def run(self, match: Match[GrandBattle]) -> None:
        side = match.position.active
        if any(marker.side == side for marker in match.position.markers):
            match.then(OpenAmbushes(side))


class OpenAmbushes(OpenChoice[GrandBattle]):
    """``reveal m1``, as often as he likes, or ``done``."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [DONE]

    def forms(self) -> tuple[Form, ...]:
        return (REVEAL,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        return sorted([marker.id for marker in match.position.markers if marker.side == self.side])

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if action == DONE else refuse("GRB-02-031")

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        """Only his own markers."""
        if deed.form is REVEAL and marker_named(match.position, self.side, deed.word("marker")) is not None:
            return None
        return refuse("GRB-02-031")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """The others stay where they are."""

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        marker = marker_named(match.position, self.side, deed.word("marker"))
        assert marker is not None
        reveal(match, marker)
        match.then(ASK_FOR_AMBUSHES)

    def passes(self) -> int:
        """Nothing is laid open unless he wants it."""
        return DONE

    def question(self) -> str:
        return "grb-ask-ambushes"


ASK_FOR_AMBUSHES: Final = AskForAmbushes()


def false_refusal(position: GrandBattle, side: int, spot: Spot) -> Refusal | None:
    """A false marker is one of few, and lies where somebody could hide (GRB-02-030)."""
    if false_to_spare(position, side) <= 0:
        return refuse("GRB-02-030")
    return ambush_refusal(position, side, hidden_base(position, Marker("", side, spot, NONE)))
