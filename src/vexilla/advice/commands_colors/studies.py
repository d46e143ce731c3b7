"""What a piece could do in a turn of its own without any card, and what a side could hit in its next turn.

All of it lies open, and no hand is looked at. Whether something is allowed is asked of the game's own rules, in a copy
of the position at the beginning of that side's turn. A hex in which nobody of the enemy stands is judged as if one of
his most usual units stood there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...games.commands_colors.kinds import LEADER, OPEN
from ...games.commands_colors.moves import MovesPieces
from ...games.commands_colors.position import ATTACKING, FIRE, NONE, Battle
from ...games.commands_colors.reach import leader_reach, leader_ways, unit_ends
from ...kernel.sides import NOBODY, SIDE_NAMES, SIDES
from .reach import Reach

#: Which of the enemy's units stands in where nobody is.
StandIn = Callable[[Battle, int], int]
#: The hexes that hide a hex from a unit.
Hiding = Callable[[Battle, int, int], list[int]]
#: By move, whether those who are ordered may, may not or must battle after it.
Marks = Callable[[Any], dict[str, str]]

Shown = dict[str, Any]


class Studies:
    """The studies of a game: how its pieces move, how far its units fire, what hides a hex from them."""

    def __init__(
        self, movement: list[MovesPieces[Any]], marks: Marks, reach: Reach, stand_in: StandIn, hiding: Hiding
    ) -> None:
        self._movement: Final = movement
        self._marks: Final = marks
        self._reach: Final = reach
        self._stand_in: Final = stand_in
        self._hiding: Final = hiding

    # -- one piece -------------------------------------------------------------------------------

    def piece(self, battle: Battle, hex_: int) -> Shown | None:
        """What the unit in a hex, or the leader who is alone there, could do; None if nobody is there.

        ``{"hex", "side", "limit", "still": clause or None, "moves": {hex: {"way", "mark", "stops"}}, "barred": {hex:
        {"by", "clause"}}, "range", "silent": clause or None, "against": kind, "hits": {hex: {"dice", "close"}},
        "unseen": {hex: [hiding hex …]}, "spared": {hex: clause}}``. ``still`` and ``silent`` say why it does not move
        or fire at all; marks are those of moves in ``SystemAdvice.marks``; ``unseen`` lies within its range, ``spared``
        cannot be hit for another reason. A move is barred by a ``friend`` or an ``enemy`` who stands there, by
        somebody on the ``way``, or by what the clause says (``rule``).
        """
        unit, leader = battle.unit_at[hex_], battle.leader_at[hex_]
        if unit < 0 and leader < 0:
            return None
        side = battle.holder(hex_)
        position = _at_its_turn(battle, side)
        shown: Shown = {"hex": position.field.board.labels[hex_], "side": SIDE_NAMES[side]}
        if unit < 0:
            position.ordered_leaders = [leader]
            return {**shown, **self._leader_moves(position, leader), **_NO_HITS}
        position.ordered = [unit]
        return {**shown, **self._moves(position, unit), **self._hits(position, unit)}

    def _moves(self, position: Battle, unit: int) -> Shown:
        side, board = position.side_of[unit], position.field.board
        choice = self._movement[side]
        here, limit = position.unit_hex[unit], choice.limit(position, unit)
        still = choice.forbids_mover(position, unit)
        if still is not None:
            return {"limit": 0, "still": still, "moves": {}, "barred": {}}
        ends = {end % board.size: end // board.size for end in choice.reach(position, unit)}
        entry = position.field.entry[position.roster.units[unit].kind.mover]
        takes_leader = choice.takes_leader(position, unit)
        entered = unit_ends(position, unit, limit, False, takes_leader)
        passed = [hex_ for hex_ in entered if entry[hex_] == OPEN and position.leader_at[hex_] < 0]
        came = ways_of(position, here, entered, passed)
        marks, verb = self._marks(position), f"move {board.labels[here]}"
        moves = {
            board.labels[end]: {
                "way": [board.labels[hex_] for hex_ in way_to(came, end)],
                "mark": self._in_sight(position, unit, end, distance, marks[f"{verb} {board.labels[end]}"]),
                "stops": entry[end] != OPEN and distance < limit,
            }
            for end, distance in ends.items()
        }
        barred = {
            board.labels[there]: _bar(position, side, there, choice.forbids_move(position, unit, there))
            for there in range(board.size)
            if there != here and there not in ends and board.distance[here][there] <= limit
        }
        return {"limit": limit, "still": None, "moves": moves, "barred": barred}

    def _in_sight(self, position: Battle, unit: int, end: int, distance: int, mark: str) -> str:
        """What a move allows: where a unit may battle, but nobody is in its reach, it is only ``ready``."""
        if mark != "battle":
            return mark
        after, rules = _moved(position, unit, end, distance), position.rules
        closes = rules.forbids_close(after, unit) is None and rules.close_targets(after, unit)
        fires = rules.forbids_fire(after, unit) is None and rules.fire_targets(after, unit)
        return mark if closes or fires else "ready"

    def _leader_moves(self, position: Battle, leader: int) -> Shown:
        side, board = position.side_of_leader[leader], position.field.board
        choice = self._movement[side]
        here, limit = position.leader_hex[leader], choice.leader_limit(position, leader)
        still = choice.forbids_leader_mover(position, leader)
        if still is not None:
            return {"limit": 0, "still": still, "moves": {}, "barred": {}}
        ends = leader_reach(position, leader, limit)
        barred = {
            board.labels[there]: _bar(position, side, there, choice.forbids_leader_move(position, leader, there))
            for there in range(board.size)
            if there != here and there not in ends and board.distance[here][there] <= limit
        }
        entered = leader_ways(position, leader, limit)
        entry = position.field.entry[LEADER]
        came = ways_of(position, here, entered, [hex_ for hex_ in entered if entry[hex_] == OPEN])
        moves = {
            board.labels[end]: {
                "way": [board.labels[hex_] for hex_ in way_to(came, end)],
                "mark": "goal",
                "stops": entry[end] != OPEN and board.distance[here][end] < limit,
            }
            for end in ends
        }
        return {"limit": limit, "still": None, "moves": moves, "barred": barred}

    def _hits(self, position: Battle, unit: int) -> Shown:
        rules, board = position.rules, position.field.board
        here, side = position.unit_hex[unit], position.side_of[unit]
        double = self._stand_in(position, 1 - side)
        closes = rules.forbids_close(position, unit) is None
        silent = rules.forbids_fire(position, unit)
        hits: Shown = {}
        unseen: Shown = {}
        spared: Shown = {}
        reach = 0
        for there in range(board.size):
            if position.holder(there) == side:
                continue
            distance = board.distance[here][there]
            standing = _stand(position, there, double)
            fires = silent is None and 1 < distance <= self._reach(position, unit, there)
            if fires:
                reach = max(reach, self._reach(position, unit, there))
            if fires or (distance == 1 and closes):
                forbids = rules.forbids_close_target if distance == 1 else rules.forbids_fire_target
                clause = forbids(position, unit, there)
                hiding = self._hiding(position, unit, there) if distance > 1 and clause is not None else []
                if clause is None:
                    hits[board.labels[there]] = {"dice": _dice(position, unit, there), "close": distance == 1}
                elif hiding:
                    unseen[board.labels[there]] = [board.labels[hex_] for hex_ in hiding]
                else:
                    spared[board.labels[there]] = clause
            _leave(position, there, standing)
        return {
            "range": reach,
            "silent": silent,
            "against": position.roster.units[double].kind.key if double >= 0 else "",
            "hits": hits,
            "unseen": unseen,
            "spared": spared,
        }

    # -- a whole side ----------------------------------------------------------------------------

    def threat(self, battle: Battle, side: int) -> Shown:
        """``{"side", "hits": {hex: [hex of a unit …]}}``: whom a side's units could hit where, once they have moved."""
        position = _at_its_turn(battle, side)
        labels = position.field.board.labels
        double = self._stand_in(position, 1 - side)
        found: dict[str, list[str]] = {}
        for unit in position.units_of[side]:
            here = position.unit_hex[unit]
            if here < 0:
                continue
            position.ordered = [unit]
            for there in sorted(self._in_reach(position, unit, double)):
                if position.holder(there) == side:
                    continue
                found.setdefault(labels[there], []).append(labels[here])
        return {"side": SIDE_NAMES[side], "hits": found}

    def _in_reach(self, position: Battle, unit: int, double: int) -> set[int]:
        """The hexes that a unit could hit from where it stands, and from wherever it can move."""
        board, side = position.field.board, position.side_of[unit]
        choice = self._movement[side]
        found = self._hit_from(position, unit, double, set())
        if choice.forbids_mover(position, unit) is not None:
            return found
        for end in choice.reach(position, unit):
            after = _moved(position, unit, end % board.size, end // board.size)
            found |= self._hit_from(after, unit, double, found)
        return found

    def _hit_from(self, position: Battle, unit: int, double: int, known: set[int]) -> set[int]:
        rules, board = position.rules, position.field.board
        here, side = position.unit_hex[unit], position.side_of[unit]
        found: set[int] = set()
        closes, fires = rules.forbids_close(position, unit) is None, rules.forbids_fire(position, unit) is None
        if not closes and not fires:
            return found
        for there in range(board.size):
            distance = board.distance[here][there]
            if position.holder(there) == side or there in known or not (closes if distance == 1 else fires):
                continue
            standing = _stand(position, there, double)
            if distance == 1:
                is_hit = rules.forbids_close_target(position, unit, there) is None
            else:
                is_near = distance <= self._reach(position, unit, there)
                is_hit = is_near and rules.forbids_fire_target(position, unit, there) is None
            _leave(position, there, standing)
            if is_hit:
                found.add(there)
        return found


#: Of a leader alone, who hits nobody.
_NO_HITS: Final[Shown] = {"range": 0, "silent": None, "against": "", "hits": {}, "unseen": {}, "spared": {}}


# -- ways ----------------------------------------------------------------------------------------


def ways_of(position: Battle, start: int, entered: list[int], passed: list[int]) -> dict[int, int]:
    """From which hex each of those that are entered is, by a shortest way through those that may be passed."""
    goals, open_ = set(entered), set(passed)
    came = {start: NONE}
    frontier = [start]
    while frontier:
        following: list[int] = []
        for here in frontier:
            for there in position.field.board.neighbours[here]:
                if there not in came and there in goals:
                    came[there] = here
                    if there in open_:
                        following.append(there)
        frontier = following
    return came


def _bar(position: Battle, side: int, there: int, clause: str) -> Shown:
    """What keeps a piece from ending its move in a hex."""
    clauses = position.rules.clauses
    holder = position.holder(there)
    if holder != NOBODY:
        by = "friend" if holder == side else "enemy"
    else:
        by = "way" if clause in (clauses.move_friend, clauses.move_enemy, clauses.leader_enemy) else "rule"
    return {"by": by, "clause": clause}


def way_to(came: dict[int, int], end: int) -> list[int]:
    """The way to a hex, from where the unit stands."""
    way = [end]
    while came[way[-1]] != NONE:
        way.append(came[way[-1]])
    return way[::-1]


# -- positions that are only thought of ------------------------------------------------------------


def _at_its_turn(battle: Battle, side: int) -> Any:
    """The position at the beginning of a side's turn, before a card is played."""
    position = battle.clone()
    position.begin_turn(side)
    return position


def _moved(position: Battle, unit: int, end: int, distance: int) -> Battle:
    """The position after a unit, and the leader who is with it, has moved so far."""
    after: Battle = position.clone()
    after.moved[unit], after.moved_from[unit] = distance, after.unit_hex[unit]
    if after.leader_with(unit) >= 0 and after.leader_at[end] >= 0:
        after.lift_leader(after.leader_at[end])
    after.shift_unit(unit, end)
    return after


#: Who really stands in a hex, and where the unit that stands in really is.
_Standing = tuple[int, int, int]


def _stand(position: Battle, hex_: int, double: int) -> _Standing:
    """Have a unit stand in a hex, if nobody is there; where it really is, it stays in the way."""
    really = (position.unit_at[hex_], double, position.unit_hex[double] if double >= 0 else NONE)
    if double >= 0 and position.holder(hex_) == NOBODY:
        position.unit_at[hex_] = double
        position.unit_hex[double] = hex_
    return really


def _leave(position: Battle, hex_: int, really: _Standing) -> None:
    """All is as it was before."""
    position.unit_at[hex_], double, place = really
    if double >= 0:
        position.unit_hex[double] = place


def _dice(position: Battle, unit: int, there: int) -> int:
    """The dice of a unit's attack on whoever stands in a hex."""
    is_close = position.field.board.distance[position.unit_hex[unit]][there] == 1
    position.declare(unit, there, False)
    position.strike = ATTACKING if is_close else FIRE
    return position.rules.strike_dice(position)


def most_usual(position: Battle, side: int) -> int:
    """The unit that stands for its side: the first of the kind of which it has most on the field, or NONE."""
    here = [unit for unit in position.units_of[side] if position.unit_hex[unit] >= 0]
    kinds = [position.roster.units[unit].kind.key for unit in here]
    return max(here, key=lambda unit: (kinds.count(position.roster.units[unit].kind.key), -unit)) if here else NONE


def hidden_by(position: Battle, unit: int, there: int) -> list[int]:
    """What stands or lies in the way of a unit's sight."""
    return position.field.hidden_by(position.unit_hex[unit], there, position.unit_at, position.leader_at)


# -- questions -----------------------------------------------------------------------------------


def answer(studies: Studies, battle: Battle, question: str) -> Shown | None:
    """The answer to ``unit HEX`` or ``threat SIDE``; None to anything else."""
    words = question.split()
    if len(words) != 2:
        return None
    if words[0] == "threat" and words[1] in SIDE_NAMES[: len(SIDES)]:
        return studies.threat(battle, SIDE_NAMES.index(words[1]))
    labels = battle.field.board.labels
    if words[0] == "unit" and words[1] in labels:
        return studies.piece(battle, labels.index(words[1]))
    return None
