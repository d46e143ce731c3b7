"""Dragon cards: what each would bring in the window that is open, whom it is aimed at, and what is kept in hand."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.cards import BY_SECTION, NO_ORDERS
from ...games.commands_colors.position import NONE
from ...games.commands_colors.rolls import DIE_SIDES
from ...games.samurai.actions import (
    AFTER,
    AGAIN,
    ATTACK,
    BOARD,
    DISCARD_DRAGON,
    DONE,
    DRAGON,
    DRAW_DRAGON,
    HEXES,
    ORDER,
    PASS,
    TAKE_HONOR,
    TARGET,
)
from ...games.samurai.cards import CARDS
from ...games.samurai.combat import duel_dice
from ...games.samurai.dice import close_dice, faces_between
from ...games.samurai.dragon_rolls import (
    ASSASSIN_DICE,
    DRAGON_DICE,
    GUARDED_DICE,
    PHYSICIAN_DICE,
    PIT_DICE,
    THIEF_DICE,
    UPRISING_DICE,
)
from ...games.samurai.dragons import (
    AMBUSH,
    BAMBOO_MANTLETS,
    BLUE_DRAGON,
    BRAVE_MESSENGER,
    CALTROPS,
    CHALLENGE,
    DRAGONS,
    FARMERS_UPRISING,
    FAVOR_OF_HACHIMAN,
    FEIGNED_FLIGHT,
    FEROCITY,
    FORCED_MARCH,
    GREAT_ARMOR,
    HAIL_OF_ARROWS,
    INSULT,
    INTERCEPTED_ORDERS,
    KIAI,
    KINDS_OF_DRAGONS,
    MASTERWORK_WEAPONS,
    NINJA_ASSASSIN,
    NINJA_THIEF,
    PHYSICIAN,
    PIT_TRAP,
    RED_DRAGON,
    RELENTLESS_PURSUIT,
    RETURN_BLOW,
    RICE_FAMINE,
    STAND_FIRM,
    SWIFT_HORSES,
    TAKING_HEADS,
    TEA_CEREMONY,
    TURN_OF_FORTUNE,
    TURNCOAT,
    UNMASKED_PLOT,
    WALL_OF_SPEARS,
    WAR_CRY,
)
from ...games.samurai.effects import FAMINE, FEWER_HEADS, HEADS, MORE_DICE, TEA_TOKENS, WALL
from ...games.samurai.orders import orders_of_card
from ...games.samurai.position import AMBUSHING, DRAGON_CARDS, Samurai
from ...games.samurai.turn import TOKENS_FOR_NO_CARD
from ...games.samurai.turncoat import contest_dice
from ...games.samurai.units import COMMANDER, RANKS
from ...games.samurai.uses import blows_of_feint, shots_of_hail, stops_of_move, targets
from ...games.samurai.ways import ways_at
from ..commands_colors.chances import kill_chance
from .attacks import best_beyond
from .chances import more_faces
from .footing import Footing
from .moments import Moment
from .outlook import Outlook
from .planning import Planner

#: Cards that change a roll that is not made yet, and one that lies there.
_BEFORE: Final = (MASTERWORK_WEAPONS, FAVOR_OF_HACHIMAN, WAR_CRY, KIAI, RETURN_BLOW, WALL_OF_SPEARS)
_AFTERWARDS: Final = (FEROCITY, STAND_FIRM, GREAT_ARMOR, BAMBOO_MANTLETS)
#: How likely one die of a card shows what it needs: one face of six, or one of two.
_ONE_FACE: Final = 1.0 / DIE_SIDES
_TWO_FACES: Final = 2.0 / DIE_SIDES
#: How much of what a turned unit was worth counts: it is lost to the one and won by the other.
_TURNED: Final = 1.5
#: How much of what a stopped enemy would have done is saved.
_STOPPED: Final = 0.8
#: Tea is drunk only if this much of the turn's plan is not lost by it.
_PATIENCE: Final = 1.0


class DragonPlay:
    """One side's decisions about Dragon cards."""

    def __init__(self, outlook: Outlook, footing: Footing) -> None:
        self.outlook: Final = outlook
        self.footing: Final = footing
        self.position: Final = outlook.position
        self.side: Final = outlook.side
        self.moment: Final = Moment(outlook)
        self.weights: Final = outlook.weights

    # -- which card ------------------------------------------------------------------------------

    def choose(self, options: list[int], planner: Planner | None, units: list[int]) -> int:
        """The card that brings most beyond its tokens and what it is worth in hand; else none.

        ``planner`` and the ``units`` of the plan are there while the turn is still to be played.
        """
        best, best_value = PASS if PASS in options else NONE, 0.0
        if not self.weights.plays_dragons:
            return best
        for action in options:
            if not DRAGON <= action < DRAGON + KINDS_OF_DRAGONS:
                continue
            dragon = action - DRAGON
            value = self.value(dragon, planner, units) - self.cost(dragon)
            if value > best_value:
                best, best_value = action, value
        return best

    def cost(self, dragon: int) -> float:
        """Its tokens, and what it could have done later."""
        return self.outlook.price[self.side][DRAGONS[dragon].cost] + self.weights.spare * self.weights.dragons[dragon]

    def value(self, dragon: int, planner: Planner | None, units: list[int]) -> float:
        """What a card would bring now."""
        if dragon in _BEFORE:
            return self._before_roll(dragon)
        if dragon in _AFTERWARDS:
            return self._after_roll(dragon)
        if planner is not None:
            if dragon == BRAVE_MESSENGER:
                return planner.best_call(units)[0]
            if dragon == TEA_CEREMONY:
                return self._tea(planner, units)
            if dragon in (FORCED_MARCH, SWIFT_HORSES):
                return planner.best_hurry(self._hurried(dragon))[0]
        if dragon in (TURNCOAT, RED_DRAGON, INSULT, NINJA_ASSASSIN, PHYSICIAN):
            return self._best_aim(dragon)[0]
        if dragon in (HAIL_OF_ARROWS, FEIGNED_FLIGHT):
            return self.best_strike(self._strikes(dragon))[0]
        return self._other(dragon)

    def _other(self, dragon: int) -> float:
        """Cards that need nobody to be named."""
        outlook, side = self.outlook, self.side
        enemy = 1 - side
        if dragon == CHALLENGE:
            return self._challenge()
        if dragon == BLUE_DRAGON:
            return self._healed()
        if dragon == NINJA_THIEF:
            stolen = THIEF_DICE * _ONE_FACE * (outlook.token[side] + outlook.price[enemy][1])
            card = 2.0 * self.weights.unknown_dragon if self.position.dragons_held(enemy) else 0.0
            return stolen + kill_chance(THIEF_DICE) * card
        if dragon == RICE_FAMINE:
            return outlook.price[enemy][FAMINE]
        if dragon == FARMERS_UPRISING:
            return self._uprising()
        if dragon == INTERCEPTED_ORDERS:
            return self._intercepted()
        if dragon == UNMASKED_PLOT:
            return 1.5 * self.weights.unknown_dragon
        if dragon == CALTROPS:
            return max([self.stopped(made) for made in stops_of_move(self.position)])
        if dragon == PIT_TRAP:
            return self._pit()
        if dragon == AMBUSH:
            dice = self.position.dice
            stands = self.moment.stand(self.position, dice)
            return self.moment.strike_first(self.position, dice, AMBUSHING) - stands
        if dragon == TURN_OF_FORTUNE:
            return self._turn_of_fortune()
        if dragon == RELENTLESS_PURSUIT:
            return self._pursuit()
        assert dragon == TAKING_HEADS, "every Dragon card is known"
        return outlook.gain(side, HEADS if self.position.has_destroyed else FEWER_HEADS)

    # -- cards on rolls --------------------------------------------------------------------------

    def _at_work(self, dragon: int) -> Samurai:
        """The position with a card of ours at work on the roll."""
        after = self.position.clone()
        after.dragons[self.side] = dragon
        after.at_work[self.side] = True
        after.last_dragon = self.side
        return after

    def _before_roll(self, dragon: int) -> float:
        """The difference that a card makes to the roll under way."""
        position, moment = self.position, self.moment
        dice = position.dice
        usual = moment.roll(position, dice, position.is_inspired)
        more = MORE_DICE.get(dragon, 0)
        changed = max(1, dice - WALL) if dragon == WALL_OF_SPEARS else dice + more
        gain = moment.roll(self._at_work(dragon), changed, position.is_inspired) - usual
        return gain if position.side_of[position.striker()] == self.side else -gain

    def _after_roll(self, dragon: int) -> float:
        """The difference that a card makes to the roll that lies there."""
        position, moment = self.position, self.moment
        gain = moment.fallen(self._at_work(dragon)) - moment.fallen(position)
        return gain if position.side_of[position.striker()] == self.side else -gain

    def _turn_of_fortune(self) -> float:
        """What rolling the idle dice once more can be expected to bring: so much of a roll of that many dice."""
        position, moment = self.position, self.moment
        idle = sum(moment.useless(position))
        if not idle or position.struck() < 0:
            return 0.0
        before = position.clone()
        for face, number in enumerate(moment.useless(position)):
            before.faces[face] -= number
        kept = moment.fallen(before)
        # Each die brings what one more die of the whole roll would.
        dice = sum(position.faces)
        whole = moment.roll(position, dice, position.is_inspired)
        fewer = moment.roll(position, dice - idle, position.is_inspired)
        return kept + whole - fewer - moment.fallen(position)

    def roll_again(self, options: list[int]) -> int:
        """Set the idle dice aside, then roll them."""
        for face, number in enumerate(self.moment.useless(self.position)):
            if number and AGAIN + face in options:
                return AGAIN + face
        return DONE

    # -- cards of one's own turn -----------------------------------------------------------------

    def _tea(self, planner: Planner, units: list[int]) -> float:
        """Tokens for all orders but one."""
        position = self.position
        if CARDS[position.card].orders == NO_ORDERS:
            return self.outlook.gain(self.side, TEA_TOKENS)
        plan = planner.plan(position.card)
        best = max([planner.usual_idea(unit).gain for unit in plan.units] or [0.0])
        return self.outlook.gain(self.side, TEA_TOKENS) - _PATIENCE * max(0.0, plan.value - best)

    def _hurried(self, dragon: int) -> list[int]:
        """The units that a card can hurry."""
        position = self.position
        units = [position.unit_at[hex_] for hex_ in targets(position, self.side, dragon)]
        return [unit for unit in units if unit >= 0]

    def _healed(self) -> float:
        """Figures that five dice can be expected to bring back, dearest first."""
        position = self.position
        total = 0.0
        for rank in range(RANKS):
            gains: list[float] = []
            for unit in self.outlook.own:
                if position.kinds[unit].rank == rank:
                    worth = self.outlook.kind_worth(unit)
                    full = position.roster.units[unit].blocks
                    gains += [worth[left + 1] - worth[left] for left in range(position.blocks[unit], full)]
            gains.sort(reverse=True)
            expected = DRAGON_DICE * _ONE_FACE
            for gain in gains:
                total += min(1.0, expected) * gain
                expected = max(0.0, expected - 1.0) * 0.5 if expected <= 1.0 else expected - 1.0
        return total

    def _uprising(self) -> float:
        """Tokens that four dice can be expected to cost the enemy."""
        price = self.outlook.price[1 - self.side]
        total = 0.0
        ways = (16, 32, 24, 8, 1)
        for hits in range(UPRISING_DICE + 1):
            total += ways[hits] / 81.0 * price[hits]
        return total

    def _intercepted(self) -> float:
        """One order less for the enemy's card."""
        position = self.position
        if CARDS[position.card].orders == NO_ORDERS:
            return 0.0
        orders = orders_of_card(position, 1 - self.side)
        if orders < 2 and CARDS[position.card].orders == BY_SECTION:
            return 0.0
        return self.weights.order * 3.0 / max(1, orders)

    # -- cards that are aimed --------------------------------------------------------------------

    def aim(self, options: list[int], planner: Planner) -> int:
        """The piece that a card of ours is meant for."""
        dragon = self.position.dragons[self.side]
        if dragon in (FORCED_MARCH, SWIFT_HORSES):
            unit = planner.best_hurry(self._hurried(dragon))[1]
            if unit >= 0:
                return TARGET + self.position.unit_hex[unit]
            return options[0]
        action = TARGET + self._best_aim(dragon)[1]
        return action if action in options else options[0]

    def _best_aim(self, dragon: int) -> tuple[float, int]:
        """What a card brings against its best target, and the hex of that."""
        best, where = -1.0e9, NONE
        for hex_ in targets(self.position, self.side, dragon):
            value = self._aimed(dragon, hex_)
            if value > best:
                best, where = value, hex_
        return best, where

    def _aimed(self, dragon: int, hex_: int) -> float:
        """What a card brings against whoever stands in a hex."""
        position, outlook = self.position, self.outlook
        unit = position.unit_at[hex_]
        if dragon == NINJA_ASSASSIN:
            leader = position.leader_at[hex_]
            is_guarded = position.leader_kinds[leader] == COMMANDER and unit >= 0
            return kill_chance(GUARDED_DICE if is_guarded else ASSASSIN_DICE) * outlook.prize(leader)
        worth = outlook.kind_worth(unit)
        figures = position.blocks[unit]
        if dragon == RED_DRAGON:
            return self._figures_lost(unit, DRAGON_DICE, _TWO_FACES)
        if dragon == TURNCOAT:
            paid = position.clone()
            if not paid.dragon_played >> self.side & 1:
                paid.honor[self.side] = max(0, paid.honor[self.side] - DRAGONS[dragon].cost)
            won, _ = more_faces(contest_dice(paid, self.side), contest_dice(paid, 1 - self.side))
            return won * _TURNED * (worth[figures] - 0.35 * self.weights.banner + 0.5 * outlook.pressing[1 - self.side])
        if dragon == INSULT:
            self.footing.note_threats()
            return self.weights.insult * self.footing.best[unit]
        assert dragon == PHYSICIAN, "every card that is aimed is known"
        full = position.roster.units[unit].blocks
        total, expected = 0.0, PHYSICIAN_DICE * _TWO_FACES
        for left in range(figures, full):
            total += min(1.0, expected) * 0.8 * (worth[left + 1] - worth[left])
            expected = max(0.0, expected - 0.7)
        return total

    def _figures_lost(self, unit: int, dice: int, each: float) -> float:
        """What it costs a side that a unit of its loses a figure for each die that shows one of some faces."""
        position, outlook = self.position, self.outlook
        worth, figures = outlook.kind_worth(unit), position.blocks[unit]
        chances = [1.0] + [0.0] * figures
        for _ in range(dice):
            for lost in range(figures, 0, -1):
                stays = 1.0 if lost == figures else 1.0 - each
                chances[lost] = chances[lost] * stays + chances[lost - 1] * each
            chances[0] *= 1.0 - each
        total = 0.0
        for lost in range(1, figures + 1):
            total += chances[lost] * (worth[figures] - worth[figures - lost])
        pressing = outlook.pressing[1 - position.side_of[unit]] + outlook.camp_at(position.unit_hex[unit])
        return total + chances[figures] * pressing

    # -- duels and pursuit -----------------------------------------------------------------------

    def _challenge(self) -> float:
        """A duel between the leaders of both units."""
        position, side = self.position, self.side
        after = self._at_work(CHALLENGE)
        won, lost = more_faces(duel_dice(after, side), duel_dice(after, 1 - side))
        prize = self.weights.command + self.weights.leader
        ruin = 10.0 * prize
        mine = ruin if position.cards_commanded(side) <= 2 else prize
        theirs = ruin if position.cards_commanded(1 - side) <= 2 else prize
        return won * theirs - lost * mine

    def _pursuit(self) -> float:
        """One more fight from the hex that was taken."""
        position = self.position
        unit = position.attacker
        is_entitled = position.kinds[unit].is_mounted or position.leader_with(unit) >= 0
        if is_entitled and position.bonuses < 1:
            return 0.0
        return best_beyond(self.outlook, unit, position.ground)

    def _pit(self) -> float:
        """Figures of the unit that has advanced, and its second fight."""
        position = self.position
        unit = position.attacker
        value = self._figures_lost(unit, PIT_DICE, _ONE_FACE)
        is_entitled = position.kinds[unit].is_mounted or position.leader_with(unit) >= 0
        if is_entitled and position.bonuses < 1:
            value += self._worth_of_attacks(unit, position.unit_hex[unit])
        return value

    def _worth_of_attacks(self, foe: int, here: int) -> float:
        """What the best close combat of an enemy from a hex brings him."""
        best = 0.0
        for there in BOARD.neighbours[here]:
            unit = self.position.unit_at[there]
            if unit >= 0 and self.position.side_of[unit] == self.side:
                best = max(best, self.outlook.fight(foe, here, unit, 0).value)
        return best

    # -- strikes out of turn ---------------------------------------------------------------------

    def _strikes(self, dragon: int) -> list[int]:
        if dragon == HAIL_OF_ARROWS:
            return shots_of_hail(self.position, self.side)
        return blows_of_feint(self.position, self.side)

    def best_strike(self, options: list[int]) -> tuple[float, int]:
        """The best of some shots or blows in the enemy's turn, and what it brings."""
        position, outlook = self.position, self.outlook
        best, chosen = -1.0e9, NONE
        for action in options:
            here, there = (action - ATTACK) // HEXES, (action - ATTACK) % HEXES
            unit, foe = position.unit_at[here], position.unit_at[there]
            distance = BOARD.distance[here][there]
            if distance > 1:
                dice = outlook.volley(unit, here, there, distance, False)
                if foe < 0:
                    value = outlook.hunt(position.leader_at[there], dice, False).value
                else:
                    value = outlook.shot(unit, foe, dice).value
            else:
                dice = close_dice(position, unit, here, there)
                value = outlook.rolled(unit, foe, dice, faces_between(position, unit, foe, False), False)[1]
            if value > best:
                best, chosen = value, action
        return best, chosen

    def stopped(self, made: int) -> float:
        """What it saves us that the enemy who has just moved stops after so many hexes."""
        position, outlook = self.position, self.outlook
        unit = position.mover
        if unit < 0:
            return 0.0
        here = position.unit_hex[unit]
        now = self._worth_of_attacks(unit, here)
        if now <= 0.0 or position.moved[unit] > position.kinds[unit].battle_move:
            return 0.0
        then = min([self._worth_of_attacks(unit, hex_) for hex_ in ways_at(position, made)] or [0.0])
        return _STOPPED * (now - then) * (1.0 if outlook.foes else 0.0)

    def stop_after(self, options: list[int]) -> int:
        """After how many hexes the enemy stops."""
        best, best_value = options[0], -1.0e9
        for action in options:
            value = self.stopped(action - AFTER + 1)
            if value > best_value:
                best, best_value = action, value
        return best

    # -- hands -----------------------------------------------------------------------------------

    def unmask(self, options: list[int]) -> int:
        """The best card of the enemy's goes away."""
        best, best_value = options[0], -1.0
        for action in options:
            value = self.weights.dragons[action - DISCARD_DRAGON]
            if value > best_value:
                best, best_value = action, value
        return best

    def refill(self, options: list[int]) -> int:
        """A Dragon card, or tokens for those who have few."""
        if DRAW_DRAGON not in options:
            return TAKE_HONOR
        if not self.weights.plays_dragons:
            return TAKE_HONOR
        tokens = self.outlook.gain(self.side, TOKENS_FOR_NO_CARD)
        held = self.position.dragons_held(self.side)
        card = self.weights.draw - self.weights.crowded * max(0, held - self.weights.enough)
        return TAKE_HONOR if tokens > card else DRAW_DRAGON

    def turn_in(self, options: list[int]) -> int:
        """A card that is worth less than a token."""
        stock = self.position.stocks[DRAGON_CARDS]
        token = self.outlook.token[self.side]
        best, least = DONE, token
        for action in options:
            if action == DONE:
                continue
            dragon = action - DISCARD_DRAGON
            value = self.weights.dragons[dragon] if self.weights.plays_dragons else 0.0
            if stock.hands[self.side][dragon] > 1:
                value *= 0.8
            if value < least:
                best, least = action, value
        return best

    def send_messenger(self, options: list[int], planner: Planner) -> int:
        """The unit that has most to do beside those that are ordered."""
        unit = planner.best_call(self.position.ordered)[1]
        if unit >= 0 and ORDER + self.position.unit_hex[unit] in options:
            return ORDER + self.position.unit_hex[unit]
        return DONE
