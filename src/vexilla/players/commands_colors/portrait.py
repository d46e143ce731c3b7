"""What a network is shown of a battle at the beginning of a turn: every unit by itself, and the table as a whole.

All of it is seen from the side whose turn it is, with both hands open: whoever does not know one of them shows an
imagined one.
"""

from __future__ import annotations

from math import log
from typing import Any, Final

from ...games.commands_colors.board import CENTER_SECTION, EAST_SECTION, WEST_SECTION
from ...games.commands_colors.position import Battle
from ...kernel.sides import BOTTOM, SIDES
from ..sums import added
from .footing import BattleFooting
from .judgement import FEATURES, Judgement
from .outlook import NOBODY_NEAR, BattleOutlook
from .weights import BANNER

#: What is shown of a unit, as its own side sees it; attacks, worth and objectives in banners.
SHOWN: Final = (
    "turn",
    "blocks",
    "lost",
    "last",
    "worth",
    "best_attack",
    "attacks",
    "best_threat",
    "threats",
    "threatened_by",
    "friends",
    "led",
    "touching",
    "near",
    "distance",
    "forward",
    "goal",
    "denied",
    "home",
    "prize",
)

#: What is shown of the table before the hands: first what the other judgement weighs, too.
TABLE: Final = (
    *FEATURES,
    "missing",
    "enemy_missing",
    "last_banner",
    "enemy_last_banner",
    "army",
    "enemy_army",
    "own_means",
    "enemy_means",
)

#: Where units stand, from the left of the side whose turn it is: sections, and the hexes on the lines between them.
PLACES: Final = 5
_PLACE_OF: Final = {
    WEST_SECTION: 0,
    WEST_SECTION | CENTER_SECTION: 1,
    CENTER_SECTION: 2,
    CENTER_SECTION | EAST_SECTION: 3,
    EAST_SECTION: 4,
}

#: So many attacks a turn are counted on.
_ATTACKS: Final = 3
#: No distance counts for more.
_FAR: Final = 8
#: What numbers are divided by, so that all that is shown is about as large.
_BLOCKS: Final = 4.0
_SUM: Final = 2.0 * BANNER
_ARMY: Final = 10.0 * BANNER


class Portrait:
    """A battle as it is shown."""

    def __init__(self, judgement: Judgement, position: Battle) -> None:
        self.side: Final = position.active
        self._position: Final = position
        self._judgement: Final = judgement
        #: How the side whose turn it is looks at it, and how the other does: each at the attacks of its own units.
        self._outlook: Final[BattleOutlook[Any, Any]] = judgement.steady.outlook(position, self.side)
        self._footing: Final[BattleFooting[Any]] = judgement.steady.footing(self._outlook)
        enemy: BattleOutlook[Any, Any] = judgement.steady.outlook(position, 1 - self.side)
        self._enemy_footing: Final[BattleFooting[Any]] = judgement.steady.footing(enemy)
        count = len(position.unit_hex)
        self._best_attack: Final = [0.0] * count
        self._attacks: Final = [0.0] * count
        self._best_threat: Final = [0.0] * count
        self._threats: Final = [0.0] * count
        self._threatened_by: Final = [0.0] * count
        self._nearest: Final = [NOBODY_NEAR] * count
        #: By hex, what of the banners of each side's objectives lies there.
        self._goals: Final = [[0.0] * position.field.board.size for _ in SIDES]
        self._has_goals = False
        #: Of each unit on the field the number of its kind, whose and where it is (place, then side, own first), and
        #: what is shown of it, one after another.
        self.kinds: Final[list[int]] = []
        self.places: Final[list[int]] = []
        self.units: Final[list[float]] = []
        self.table: Final[list[float]] = []
        self._weigh_attacks()
        self._note_goals()
        for own in (self._outlook.own, self._outlook.foes):
            for unit in own:
                self._show_unit(unit)
        self._show_table()

    def _weigh_attacks(self) -> None:
        """What each unit could make of an attack on each of the other side next turn."""
        position: Battle = self._position
        outlook, footing, enemy = self._outlook, self._footing, self._enemy_footing
        unit_hex = position.unit_hex
        distances = position.field.board.distance
        own_reach = [
            max(footing.close_reach[unit], footing.fire_reach[unit], footing.range[unit]) for unit in outlook.own
        ]
        for foe in outlook.foes:
            row = distances[unit_hex[foe]]
            reach = max(enemy.close_reach[foe], enemy.fire_reach[foe], enemy.range[foe])
            for number, unit in enumerate(outlook.own):
                distance = row[unit_hex[unit]]
                if distance < self._nearest[unit]:
                    self._nearest[unit] = distance
                if distance < self._nearest[foe]:
                    self._nearest[foe] = distance
                if distance <= own_reach[number]:
                    self._note_attack(unit, foe, footing.attack_next_turn(unit, foe))
                if distance <= reach:
                    self._note_attack(foe, unit, enemy.attack_next_turn(foe, unit))

    def _note_attack(self, attacker: int, defender: int, value: float) -> None:
        if value <= 0.0:
            return
        self._attacks[attacker] += value
        if value > self._best_attack[attacker]:
            self._best_attack[attacker] = value
        self._threats[defender] += value
        self._threatened_by[defender] += 1.0
        if value > self._best_threat[defender]:
            self._best_threat[defender] = value

    def _note_goals(self) -> None:
        """Which hexes still give banners."""
        position: Battle = self._position
        for number, objective in enumerate(position.objectives()):
            if objective.is_kept and position.objectives_held >> number & 1:
                continue
            self._has_goals = True
            for hex_ in objective.hexes:
                self._goals[objective.side][hex_] += objective.banners / len(objective.hexes)

    def _show_unit(self, unit: int) -> None:
        position: Battle = self._position
        board = position.field.board
        hex_ = position.unit_hex[unit]
        side = position.side_of[unit]
        worth = self._outlook.kind_worth(unit)
        blocks = position.blocks[unit]
        nearest = self._nearest[unit]
        rank = board.rank_of[hex_] if side == BOTTOM else board.ranks - 1 - board.rank_of[hex_]
        friends = 0
        for there in board.neighbours[hex_]:
            other = position.unit_at[there]
            if other >= 0 and position.side_of[other] == side:
                friends += 1
        place = _PLACE_OF[board.sections[hex_]]
        if self.side != BOTTOM:
            place = PLACES - 1 - place
        self.kinds.append(self._outlook.numbers[unit])
        self.places.append(place * 2 + (0 if side == self.side else 1))
        self.units.extend(
            [
                1.0 if side == self.side else 0.0,
                blocks / _BLOCKS,
                (len(worth) - 1 - blocks) / _BLOCKS,
                1.0 if blocks == 1 else 0.0,
                worth[blocks] / BANNER,
                self._best_attack[unit] / BANNER,
                self._attacks[unit] / _SUM,
                self._best_threat[unit] / BANNER,
                self._threats[unit] / _SUM,
                min(4.0, self._threatened_by[unit]) / _BLOCKS,
                min(3, friends) / 3.0,
                1.0 if position.leader_at[hex_] >= 0 else 0.0,
                1.0 if nearest == 1 else 0.0,
                1.0 if nearest == 2 else 0.0,
                min(nearest, _FAR) / _FAR,
                rank / _FAR,
                self._goals[side][hex_] if self._has_goals else 0.0,
                self._goals[1 - side][hex_] if self._has_goals else 0.0,
                1.0 if position.field.terrain[hex_].is_home else 0.0,
                1.0 / self._missing(1 - side),
            ]
        )

    def _missing(self, side: int) -> int:
        position: Battle = self._position
        return max(1, position.banners_needed[side] - position.banners[side])

    def _show_table(self) -> None:
        position: Battle = self._position
        judgement = self._judgement
        outlook = self._outlook
        own, enemy = self.side, 1 - self.side
        missing, enemy_missing = self._missing(own), self._missing(enemy)
        means = [judgement.means_of(position, side) / BANNER for side in SIDES]
        leaders = [0.0, 0.0]
        for side in SIDES:
            for leader in position.roster.leaders_of[side]:
                if position.leader_hex[leader] >= 0:
                    leaders[side] += 1.0
        self.table.extend(
            [
                log(enemy_missing / missing),
                1.0 / missing,
                1.0 / enemy_missing,
                self._best_attacks(outlook.own),
                self._best_attacks(outlook.foes),
                self._losses(outlook.own) - self._losses(outlook.foes),
                float(len(outlook.own) - len(outlook.foes)),
                leaders[own] - leaders[enemy],
                means[own] - means[enemy],
                judgement.cards_of(position, own) / BANNER,
                judgement.cards_of(position, enemy) / BANNER,
                missing / _FAR,
                enemy_missing / _FAR,
                1.0 if missing == 1 else 0.0,
                1.0 if enemy_missing == 1 else 0.0,
                self._army(outlook.own),
                self._army(outlook.foes),
                means[own],
                means[enemy],
            ]
        )
        for stock in position.stocks:
            for side in (own, enemy):
                for count in stock.hands[side]:
                    self.table.append(float(count))

    def _best_attacks(self, units: list[int]) -> float:
        """The best attacks of a side, in banners."""
        best = sorted([self._best_attack[unit] for unit in units], reverse=True)
        return added(best[:_ATTACKS]) / BANNER

    def _losses(self, units: list[int]) -> float:
        """What a side has lost of those who are still there, in banners."""
        total = 0.0
        for unit in units:
            worth = self._outlook.kind_worth(unit)
            total += worth[len(worth) - 1] - worth[self._position.blocks[unit]]
        return total / BANNER

    def _army(self, units: list[int]) -> float:
        """What a side has on the field."""
        total = 0.0
        for unit in units:
            total += self._outlook.kind_worth(unit)[self._position.blocks[unit]]
        return total / _ARMY
