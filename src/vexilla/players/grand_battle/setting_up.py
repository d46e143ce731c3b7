"""Before the first turn, and when troops come later: roles, the line of battle, ambushes, reserves, who returns."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.actions import DONE, RETURN
from ...games.grand_battle.forced.rally import ChooseReturn, free_places
from ...games.grand_battle.geometry.bases import FRONT, REAR
from ...games.grand_battle.geometry.numbers import STEP, Spot
from ...games.grand_battle.hidden import segments_for
from ...games.grand_battle.position import GrandBattle
from ...games.grand_battle.roster import NONE
from ...games.grand_battle.setup.ambush import false_to_spare
from ...games.grand_battle.setup.arrival import Arriving, room_for
from ...games.grand_battle.setup.deployment import Deployment, to_place
from ...games.grand_battle.setup.forms import AMBUSH, ARRIVE, CAMP, FALSE_AMBUSH, LINE, PLACE, RESERVE, RESERVE_IN, ROLE
from ...games.grand_battle.setup.forms import SECTION as SECTION_FORM
from ...games.grand_battle.setup.generation import ChooseRole
from ...games.grand_battle.setup.mustering import has_reserve, reserve_of, role_of, ways_of
from ...games.grand_battle.setup.placing import heading_of_side
from ...games.grand_battle.tables.camps import CAMPS_BY_KEY
from ...games.grand_battle.tables.reserves import ARRIVALS, DEFENDER
from ...games.grand_battle.tables.troops import ARTILLERY, CAVALRY, CHARIOTS
from ...kernel.action import Action
from ...kernel.match import Match

#: How far before the middle of the table each role draws up, how far apart its lines are, and the camp behind them.
_FROM_MIDDLE: Final[tuple[int, int]] = (14 * STEP, 8 * STEP)
_BETWEEN_LINES: Final = 10 * STEP
_SCREEN: Final = 7 * STEP
_CAMP_BEHIND: Final = 20 * STEP
#: The widest front, and how much is left free on both sides of the table.
_FREE: Final = 30 * STEP
#: No more units are hidden.
_HIDDEN: Final = 2
#: How far apart spots are where room is looked for on the whole table.
_GRID: Final = 5 * STEP
#: Where room is looked for around the place that a unit should have: steps aside and back.
_ASIDE: Final[tuple[int, ...]] = (0, 9, -9, 18, -18, 27, -27, 36, -36, 45, -45, 54, -54)
_BACK: Final[tuple[int, ...]] = (0, 5, 10, 15, 20, 25, 30)


def set_up(match: Match[GrandBattle], side: int) -> Action | None:
    """The answer to a question of set-up, arrival or return; None if it is something else."""
    choice = match.choice()
    if isinstance(choice, ChooseRole):
        # An undecided field is the defender's (GRB-02-038).
        return ROLE.start + DEFENDER
    if isinstance(choice, Deployment):
        return Quartermaster(match, side).next()
    if isinstance(choice, Arriving):
        return arrive(match.position, side)
    if isinstance(choice, ChooseReturn):
        return come_back(match.position, choice.unit)
    return None


def arrive(position: GrandBattle, side: int) -> Action | None:
    """Whoever has room steps onto the table."""
    for unit in reserve_of(position, side):
        base = room_for(position, unit)
        if base is not None:
            return ARRIVE.deed(position.roster.ids[unit], base.front(), base.heading)
    return None


def come_back(position: GrandBattle, unit: int) -> Action | None:
    """Who returns does so where he is nearest to the middle of his friends."""
    places = free_places(position, unit)
    friends = position.units_of(position.side_of(unit))
    if not places:
        return None
    is_across = position.left_by[unit] in (FRONT, REAR)
    spots = [position.bases[friend].x if is_across else position.bases[friend].y for friend in friends]
    middle = sum(spots) // len(spots) if spots else places[0]
    best = places[0]
    for place in places:
        if abs(place - middle) < abs(best - middle):
            best = place
    return RETURN.deed(position.roster.ids[unit], best)


class Quartermaster:
    """Draws up an army: foot in the middle, horse on the wings, skirmishers and guns before them, the rest behind."""

    def __init__(self, match: Match[GrandBattle], side: int) -> None:
        self.match: Final = match
        self.position: Final[GrandBattle] = match.position
        self.side: Final = side
        land = self.position.landscape
        setting = self.position.setting
        self.heading: Final = heading_of_side(setting, side)
        self.forward: Final = 1 if side == setting.attacker else -1
        self.middle: Final = land.width // 2
        away = _FROM_MIDDLE[0 if side == setting.attacker else 1]
        self.front: Final = land.depth // 2 - self.forward * away

    def next(self) -> Action | None:
        """The next thing to be set up: camp, lines, those before and behind them, markers, then it is done."""
        for action in self._camp() + self._reserve() + self._lines() + self._singles() + self._sections():
            if self.match.refusal(action) is None:
                return action
        return DONE

    # -- what is not a unit ------------------------------------------------------------------------

    def _camp(self) -> list[Action]:
        kind = CAMPS_BY_KEY[self.position.setting.camps[self.side]]
        if not kind.width or self.position.camp_of(self.side).width:
            return []
        spots = [
            (self.middle + aside * STEP, self._behind(_CAMP_BEHIND - back * STEP))
            for back in (0, 4, -4)
            for aside in _ASIDE
        ]
        return [CAMP.deed(spot) for spot in spots + self._anywhere(spots[0])]

    def _anywhere(self, wished: Spot) -> list[Spot]:
        """All spots of a grid, those nearest to a wish first: closed ground may leave no other room."""
        land = self.position.landscape
        found: list[tuple[int, int, int]] = []
        for x in range(_GRID, land.width, _GRID):
            away = abs(x - wished[0])
            found += [(away + abs(y - wished[1]), x, y) for y in range(_GRID, land.depth, _GRID)]
        return [(x, y) for _, x, y in sorted(found)]

    def _behind(self, length: int) -> int:
        """So far behind the front, or before it if the length is below 0."""
        return self.front - self.forward * length

    def _reserve(self) -> list[Action]:
        """The reserve comes straight on, in the middle where that is written down."""
        position = self.position
        if not has_reserve(position, self.side) or position.arrivals[self.side] != NONE:
            return []
        row = ways_of(position.setting, self.side)[0]
        mode = ARRIVALS[row].key
        if not ARRIVALS[row].secret:
            return [RESERVE.deed(mode)]
        segments = segments_for(role_of(position.setting, self.side), row)
        return [RESERVE_IN.deed(mode, segments[len(segments) // 2] + 1)]

    def _sections(self) -> list[Action]:
        """Barricades before those who shoot; then false markers where somebody could hide."""
        position = self.position
        found: list[Action] = []
        if to_place(position, self.side):
            return found
        if position.barricades[self.side] > 0:
            there = [section.line.front() for section in position.sections]
            shooters = [
                unit
                for unit in position.units_of(self.side)
                if position.profile_of(unit).shooting > 0 and position.bases[unit].front() not in there
            ]
            found += [
                SECTION_FORM.deed("barricade", position.bases[unit].front(), position.bases[unit].heading)
                for unit in shooters
                if not position.profile_of(unit).kind.is_skirmisher
            ]
        if false_to_spare(position, self.side) > 0:
            found += [FALSE_AMBUSH.deed(spot) for spot in self._hiding_places()]
        return found

    def _hiding_places(self) -> list[Spot]:
        """The middles of woods in the own half."""
        found: list[Spot] = []
        depth = self.position.landscape.depth
        for piece in self.position.landscape.pieces:
            if piece.kind.is_wood:
                for shape in piece.shapes:
                    spots = shape.spots
                    x, y = (
                        sum([spot[0] for spot in spots]) // len(spots),
                        sum([spot[1] for spot in spots]) // len(spots),
                    )
                    if (depth // 2 - y) * self.forward > 0:
                        found += [(x, y), (x, y + 4 * STEP), (x, y - 4 * STEP)]
        return found

    # -- units -------------------------------------------------------------------------------------

    def _parts(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """The army by where it stands: foot, horse, those before the line, and those behind it."""
        position = self.position
        foot: list[int] = []
        horse: list[int] = []
        before: list[int] = []
        behind: list[int] = []
        for unit, entry in enumerate(position.roster.units):
            if entry.side != self.side or entry.in_reserve or entry.whole != NONE or unit in position.roster.servants:
                continue
            kind = entry.profile.kind
            general = [
                number
                for number in position.roster.commanders_of[unit]
                if position.roster.commanders[number].is_general
            ]
            if kind.is_skirmisher or kind.category == ARTILLERY:
                before.append(unit)
            elif general:
                behind.append(unit)
            elif kind.category in (CAVALRY, CHARIOTS):
                horse.append(unit)
            elif entry.profile.move > 0:
                foot.append(unit)
        most = (position.landscape.width - 2 * _FREE) // (8 * STEP) - len(horse)
        while len(foot) > max(4, most):
            behind.append(foot.pop())
        return foot, horse, before, behind

    def _lines(self) -> list[Action]:
        """The line of battle in three parts, each as one body while nobody of it stands."""
        foot, horse, _, behind = self._parts()
        left, right = horse[: len(horse) // 2], horse[len(horse) // 2 :]
        half = 4 * STEP * len(foot) + STEP
        side = self.forward
        found: list[Action] = []
        for units, aside, back in (
            (foot, 0, 0),
            (left, -side * (half + 4 * STEP * len(left)), 0),
            (right, side * (half + 4 * STEP * len(right)), 0),
            (behind, 0, _BETWEEN_LINES),
        ):
            unplaced = to_place(self.position, self.side)
            if units and all(unit in unplaced for unit in units):
                names = tuple([self.position.roster.ids[unit] for unit in units])
                for further in (0, 4 * STEP, 8 * STEP):
                    spot = (self.middle + aside, self._behind(back + further))
                    found.append(LINE.deed(names, spot, self.heading))
        return found

    def _singles(self) -> list[Action]:
        """Whoever stands nowhere yet: hidden if he can be, else before the line or where there is room."""
        position = self.position
        found: list[Action] = []
        left = to_place(position, self.side)
        if not left:
            return found
        unit = left[0]
        kind = position.profile_of(unit).kind
        name = position.roster.ids[unit]
        hidden = [marker for marker in position.markers if marker.side == self.side and marker.unit != NONE]
        if kind.is_skirmisher and kind.category != CAVALRY and len(hidden) < _HIDDEN:
            found += [AMBUSH.deed(name, spot, self.heading) for spot in self._hiding_places()]
        is_before = kind.is_skirmisher or kind.category == ARTILLERY
        for back in _BACK:
            for aside in _ASIDE:
                y = self._behind(back * STEP - (_SCREEN if is_before else 0))
                found.append(PLACE.deed(name, (self.middle + aside * STEP, y), self.heading))
        return found + [PLACE.deed(name, spot, self.heading) for spot in self._anywhere((self.middle, self.front))]
