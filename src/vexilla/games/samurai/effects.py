"""What each Dragon card does, and when there is anything for it to do (chapter 22)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES, name_of_side
from ...kernel.step import Choice, Step
from ..commands_colors.events import marked, rallied, rolled_for
from ..commands_colors.faces import HIT
from ..commands_colors.leaders import kill_leader
from ..commands_colors.position import ATTACKING, NONE
from ..commands_colors.rolls import Roll, count_faces
from ..commands_colors.rules import refuse, refuse_moment
from ..commands_colors.strike import STRIKE_ROLL, begin_strike, is_to_be_fought
from ..commands_colors.turn import RalliesUnits
from . import events
from .actions import (
    AFTER,
    AGAIN,
    ATTACK,
    BOARD,
    CHANGE_SIDES,
    DISCARD_DRAGON,
    DONE,
    HEXES,
    KEEP_SIDE,
    MOST_STEPS,
    TARGET,
    WAY,
)
from .cards import CARDS
from .dice import is_under_card
from .dragons import (
    AMBUSH,
    BLUE_DRAGON,
    BRAVE_MESSENGER,
    CALTROPS,
    DRAGONS,
    FARMERS_UPRISING,
    FEIGNED_FLIGHT,
    FORCED_MARCH,
    GREAT_ARMOR,
    HAIL_OF_ARROWS,
    INSULT,
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
from .honor import DISHONOR, dishonor, gain, lose_figures, pay
from .losses import SEE_TO_CAMPS, STOLEN_DRAGON
from .position import AMBUSHING, DRAGON_CARDS, FEIGNING, Samurai, turn_unit_over
from .targets import can_shoot_at
from .units import CIRCLE, COMMANDER, FACES, FLAG, HONOR, MOUNTED_LEADER, RANKS, SWORDS, TRIANGLE
from .ways import hexes_made, ways_at

#: Dice, tokens and figures of the cards.
CONTEST_DICE: Final = 3
CONTEST_BANNERS: Final = 1
CONTEST_TOKENS: Final = 2
DRAGON_DICE: Final = 5
ASSASSIN_DICE: Final = 2
GUARDED_DICE: Final = 1
THIEF_DICE: Final = 3
PHYSICIAN_DICE: Final = 3
UPRISING_DICE: Final = 4
PIT_DICE: Final = 3
FAMINE: Final = 3
TEA_TOKENS: Final = 3
HEADS: Final = 3
FEWER_HEADS: Final = 1
WALL: Final = 2
#: Dice that a card adds to a roll.
MORE_DICE: Final = {MASTERWORK_WEAPONS: 1, WAR_CRY: 2, RETURN_BLOW: 2}


# -- whom a card can be aimed at -----------------------------------------------------------------


def is_reduced(position: Samurai, unit: int) -> bool:
    """Whether a unit on the field has lost figures."""
    return position.unit_hex[unit] >= 0 and position.blocks[unit] < position.roster.units[unit].blocks


def targets(position: Samurai, side: int, dragon: int) -> list[int]:
    """The hexes that a side may name for a Dragon card that is aimed at one piece."""
    enemy = 1 - side
    if dragon == NINJA_ASSASSIN:
        return [hex_ for hex_ in [position.leader_hex[n] for n in position.roster.leaders_of[enemy]] if hex_ >= 0]
    found: list[int] = []
    if dragon in (TURNCOAT, RED_DRAGON, INSULT):
        for unit in position.units_of[enemy]:
            hex_ = position.unit_hex[unit]
            if hex_ >= 0 and (dragon != TURNCOAT or position.leader_at[hex_] < 0):
                found.append(hex_)
    elif dragon == PHYSICIAN:
        for unit in position.units_of[side]:
            hex_ = position.unit_hex[unit]
            if is_reduced(position, unit) and not position.is_beside_enemy(hex_, side):
                found.append(hex_)
    elif dragon in (FORCED_MARCH, SWIFT_HORSES):
        found = _can_hurry(position, dragon)
    return found


def _can_hurry(position: Samurai, dragon: int) -> list[int]:
    """Those who are ordered, may move and have not: infantry, or cavalry and mounted leaders alone."""
    found: list[int] = []
    is_horse = dragon == SWIFT_HORSES
    is_still = not CARDS[position.card].moves
    for unit in position.ordered:
        kind = position.kinds[unit]
        if position.unit_hex[unit] < 0 or position.moved[unit] or kind.is_guard or position.held >> unit & 1:
            continue
        if is_still and is_under_card(position, unit):
            continue
        if kind.is_mounted == is_horse:
            found.append(position.unit_hex[unit])
    if is_horse:
        for leader in position.ordered_leaders:
            is_mounted = position.leader_kinds[leader] == MOUNTED_LEADER
            if is_mounted and position.stands_alone(leader) and not position.leaders_moved >> leader & 1:
                found.append(position.leader_hex[leader])
    return found


def shots_of_hail(position: Samurai, side: int) -> list[int]:
    """Who of a side may shoot at the enemy that has moved, or at one that stays, as attacks (SAM-22-031)."""
    hexes: list[int] = []
    if position.mover >= 0:
        hexes = [position.unit_hex[position.mover]]
    elif position.mover_leader >= 0:
        hexes = [position.leader_hex[position.mover_leader]] if position.stands_alone(position.mover_leader) else []
    else:
        hexes = [position.unit_hex[unit] for unit in position.ordered if not position.moved[unit]]
        for leader in position.ordered_leaders:
            if position.stands_alone(leader) and not position.leaders_moved >> leader & 1:
                hexes.append(position.leader_hex[leader])
    return [
        ATTACK + position.unit_hex[unit] * HEXES + there
        for unit in position.units_of[side]
        for there in hexes
        if there >= 0 and can_shoot_at(position, unit, there)
    ]


def blows_of_feint(position: Samurai, side: int) -> list[int]:
    """Who of a side may strike at the enemy that has advanced, as attacks (SAM-22-032)."""
    there = position.unit_hex[position.attacker]
    if there < 0:
        return []
    blows: list[int] = []
    for here in BOARD.neighbours[there]:
        unit = position.unit_at[here]
        if unit >= 0 and position.side_of[unit] == side:
            blows.append(ATTACK + here * HEXES + there)
    return blows


def stops_of_move(position: Samurai) -> list[int]:
    """After how many hexes the piece that has just moved may be stopped (SAM-22-030)."""
    return [made for made in range(1, min(hexes_made(position), MOST_STEPS + 1)) if ways_at(position, made)]


def has_use(position: Samurai, side: int, dragon: int) -> bool:
    """Whether a side's Dragon card has anything to do now, as everybody can see."""
    if dragon in (TURNCOAT, RED_DRAGON, NINJA_ASSASSIN, PHYSICIAN, INSULT, FORCED_MARCH, SWIFT_HORSES):
        return len(targets(position, side, dragon)) > 0
    if dragon == BLUE_DRAGON:
        for unit in position.units_of[side]:
            if is_reduced(position, unit):
                return True
        return False
    if dragon == UNMASKED_PLOT:
        return position.dragons_held(1 - side) > 0
    if dragon == CALTROPS:
        return len(stops_of_move(position)) > 0
    if dragon == HAIL_OF_ARROWS:
        return len(shots_of_hail(position, side)) > 0
    if dragon == FEIGNED_FLIGHT:
        return len(blows_of_feint(position, side)) > 0
    if dragon == AMBUSH:
        is_defender = position.defender >= 0 and position.side_of[position.defender] == side
        return position.strike == ATTACKING and is_defender and not position.was_struck_first
    if dragon in (STAND_FIRM, GREAT_ARMOR):
        return position.struck() >= 0
    return True


# -- what happens when it is played --------------------------------------------------------------


def take_effect(match: Match[Samurai], side: int, dragon: int) -> None:
    """A Dragon card was played and paid for: what it does."""
    position = match.position
    enemy = 1 - side
    if dragon in (TURNCOAT, RED_DRAGON, NINJA_ASSASSIN, PHYSICIAN, INSULT, FORCED_MARCH, SWIFT_HORSES):
        match.then(AIM[side])
    elif dragon in MORE_DICE:
        position.dice += MORE_DICE[dragon]
    elif dragon == WALL_OF_SPEARS:
        position.dice = max(1, position.dice - WALL)
    elif dragon == BRAVE_MESSENGER:
        position.has_messenger = True
    elif dragon == BLUE_DRAGON:
        match.then(BLUE_ROLL, HEAL[side])
    elif dragon == NINJA_THIEF:
        match.then(THIEF_ROLL)
    elif dragon == RICE_FAMINE:
        cost_honor(match, enemy, FAMINE, DRAGONS[dragon].clause)
    elif dragon == TEA_CEREMONY:
        gain(match, side, TEA_TOKENS, DRAGONS[dragon].clause)
    elif dragon == FARMERS_UPRISING:
        match.then(UPRISING_ROLL)
    elif dragon == UNMASKED_PLOT:
        position.is_unmasked = True
        if match.logging:
            match.log.append(events.dragons_shown(position, enemy))
        match.then(UNMASK[side])
    elif dragon == CALTROPS:
        match.then(STOP_AFTER[side])
    elif dragon == HAIL_OF_ARROWS:
        match.then(HAIL[side])
    elif dragon == FEIGNED_FLIGHT:
        match.then(FEINT[side])
    elif dragon == PIT_TRAP:
        position.is_trapped = True
        match.then(PIT_ROLL, SEE_TO_CAMPS)
    elif dragon == AMBUSH:
        spring_ambush(match)
    elif dragon == TURN_OF_FORTUNE:
        match.then(ROLL_AGAIN[side])
    elif dragon == RELENTLESS_PURSUIT:
        position.is_pursuing = True
    elif dragon == TAKING_HEADS:
        gain(match, side, HEADS if position.has_destroyed else FEWER_HEADS, DRAGONS[dragon].clause)


def cost_honor(match: Match[Samurai], side: int, tokens: int, clause: str) -> None:
    """A Dragon card costs a side tokens; with too few it has lost its honor completely (SAM-13-014, SAM-13-028)."""
    if tokens and not pay(match, side, tokens, clause):
        dishonor(match, side, NONE, NONE, NONE, "SAM-13-014")
        match.then(DISHONOR, SEE_TO_CAMPS)


# -- cards that are aimed at a piece -------------------------------------------------------------


class Aim(Choice[Samurai]):
    """The player of a Dragon card names the piece it is meant for (SAM-18-005)."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """Every piece it can be meant for."""
        position = match.position
        return [TARGET + hex_ for hex_ in targets(position, self.side, position.dragons[self.side])]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Why it cannot be meant for what is there."""
        if action in self.options(match):
            return None
        if not TARGET <= action < TARGET + HEXES:
            return refuse_moment(match, self)
        clause = DRAGONS[match.position.dragons[self.side]].clause
        return refuse(clause, hex=BOARD.labels[action - TARGET])

    def take(self, match: Match[Samurai], action: int) -> None:
        """What it does to that piece."""
        position = match.position
        dragon = position.dragons[self.side]
        hex_ = action - TARGET
        unit, leader = position.unit_at[hex_], position.leader_at[hex_]
        position.aim_unit, position.aim_leader = unit, leader
        if match.logging:
            match.log.append(events.dragon_aimed(position, self.side, hex_, DRAGONS[dragon].clause))
        if dragon == TURNCOAT:
            position.thrown = [NONE, NONE]
            match.then(CONTEST, SEE_TO_CAMPS)
        elif dragon == RED_DRAGON:
            match.then(RED_ROLL, SEE_TO_CAMPS)
        elif dragon == NINJA_ASSASSIN:
            is_guarded = position.leader_kinds[leader] == COMMANDER and unit >= 0
            match.then(AssassinRoll(GUARDED_DICE if is_guarded else ASSASSIN_DICE), SEE_TO_CAMPS)
        elif dragon == PHYSICIAN:
            match.then(PHYSICIAN_ROLL)
        elif dragon == INSULT:
            position.insulted = unit
        elif unit >= 0:
            position.hurried = unit
        else:
            position.hurried_leader = leader

    def question(self) -> str:
        return "sam-ask-target"


class DragonRoll(Roll[Samurai]):
    """Dice of a Dragon card: who rolls, which card, and what its faces do."""

    def owner(self, position: Samurai) -> int:
        """The side whose card it is."""
        return position.active

    def useful(self, position: Samurai) -> tuple[int, ...]:
        """The faces that do something."""
        raise NotImplementedError

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        """What the faces do."""
        raise NotImplementedError

    def happened(self, match: Match[Samurai], faces: list[int]) -> None:
        """Tell it, and do it."""
        position = match.position
        side = self.owner(position)
        card = DRAGONS[position.dragons[side]]
        if match.logging:
            counted = marked(faces, self.useful(position), HIT)
            match.log.append(rolled_for(position, card.key, side, NONE, faces, card.clause, counted))
        self.does(match, side, count_faces(faces, len(FACES)), card.clause)


class RedRoll(DragonRoll):
    """The Red Dragon: the symbol of the unit's banner and swords destroy figures (SAM-22-018)."""

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return (position.kinds[position.aim_unit].rank, SWORDS)

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        unit = match.position.aim_unit
        lose_figures(match, unit, counts[match.position.kinds[unit].rank] + counts[SWORDS], clause)


class AssassinRoll(DragonRoll):
    """The Ninja Assassin: any swords kill the leader (SAM-22-019)."""

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return (SWORDS,)

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        leader = match.position.aim_leader
        if counts[SWORDS]:
            kill_leader(match, leader, match.position.leader_hex[leader], clause)


class PhysicianRoll(DragonRoll):
    """The Physician: the symbol of the unit's banner and honor return figures (SAM-22-021)."""

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return (position.kinds[position.aim_unit].rank, HONOR)

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        position = match.position
        unit = position.aim_unit
        lost = position.roster.units[unit].blocks - position.blocks[unit]
        for _ in range(min(lost, counts[position.kinds[unit].rank] + counts[HONOR])):
            position.blocks[unit] += 1
            if match.logging:
                match.log.append(rallied(position, unit, clause))


class ThiefRoll(DragonRoll):
    """The Ninja Thief: honor takes tokens of the enemy, swords a Dragon card (SAM-22-020)."""

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return (HONOR, SWORDS)

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        position = match.position
        stolen = min(counts[HONOR], position.honor[1 - side])
        if stolen:
            position.honor[1 - side] -= stolen
            position.honor[side] += stolen
            if match.logging:
                match.log.append(events.honor_stolen(position, side, stolen, clause))
        if counts[SWORDS] and position.dragons_held(1 - side):
            match.then(STOLEN_DRAGON[1 - side])


class UprisingRoll(DragonRoll):
    """Farmers' Uprising: circles and triangles cost the enemy tokens (SAM-22-024)."""

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return (CIRCLE, TRIANGLE)

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        cost_honor(match, 1 - side, counts[CIRCLE] + counts[TRIANGLE], clause)


class PitRoll(DragonRoll):
    """The Pit Trap: the symbol of the advancing unit's banner destroys figures (SAM-22-033)."""

    def owner(self, position: Samurai) -> int:
        return 1 - position.active

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return (position.kinds[position.attacker].rank,)

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        unit = match.position.attacker
        lose_figures(match, unit, counts[match.position.kinds[unit].rank], clause)


# -- the Blue Dragon -----------------------------------------------------------------------------


class BlueRoll(DragonRoll):
    """The Blue Dragon: unit symbols return figures (SAM-22-017)."""

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return tuple(range(RANKS))

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        match.position.symbols = [*counts[:RANKS], 0]


class Heal(RalliesUnits[Samurai]):
    """The player says to which of his units the figures return (SAM-22-017)."""

    def forbids_rally(self, position: Samurai, unit: int) -> str | None:
        """Symbols, and what it has lost."""
        can = position.symbols[position.kinds[unit].rank] and is_reduced(position, unit)
        return None if can else "SAM-22-017"

    def has_rallied(self, match: Match[Samurai], unit: int) -> None:
        """The symbol is used up."""
        position = match.position
        position.symbols[position.kinds[unit].rank] -= 1
        if match.logging:
            match.log.append(rallied(position, unit, "SAM-22-017"))

    def take(self, match: Match[Samurai], action: int) -> None:
        """Give a figure back, or be done; symbols that are left are lost."""
        super().take(match, action)
        if action == DONE:
            match.position.symbols = [0] * (FLAG + 1)


# -- Turncoat ------------------------------------------------------------------------------------


class Contest(Step[Samurai]):
    """Both players roll for the loyalty of a unit (SAM-22-013)."""

    def run(self, match: Match[Samurai]) -> None:
        """The active player first; then who rolled more honor decides."""
        active = match.position.active
        first, second = ContestRoll(active, contest_dice(match.position, active)), 1 - active
        match.then(first, ContestRoll(second, contest_dice(match.position, second)), CONTEST_ENDS)


def contest_dice(position: Samurai, side: int) -> int:
    """Three dice, one for more banners, two for more tokens, counted after the card is paid."""
    dice = CONTEST_DICE
    if position.banners[side] > position.banners[1 - side]:
        dice += CONTEST_BANNERS
    return dice + CONTEST_TOKENS if position.honor[side] > position.honor[1 - side] else dice


class ContestRoll(Roll[Samurai]):
    """One player's dice of the contest."""

    def __init__(self, roller: int, dice: int) -> None:
        super().__init__(dice)
        self.roller: Final = roller

    def happened(self, match: Match[Samurai], faces: list[int]) -> None:
        """Count the honor; it brings no tokens here."""
        position = match.position
        position.thrown[self.roller] = faces.count(HONOR)
        if match.logging:
            counted = marked(faces, (HONOR,), HIT)
            match.log.append(rolled_for(position, "turncoat", self.roller, NONE, faces, "SAM-22-013", counted))

    def label(self) -> str:
        return f"ContestRoll({name_of_side(self.roller)} {self.dice})"


class ContestEnds(Step[Samurai]):
    """Whoever rolled more honor decides; a tie leaves the unit where it is."""

    def run(self, match: Match[Samurai]) -> None:
        """Ask the winner."""
        position = match.position
        bottom, top = position.thrown
        position.thrown = [NONE, NONE]
        if bottom != top:
            match.then(LOYALTY[0 if bottom > top else 1])
        elif match.logging:
            match.log.append(events.kept_side(position, position.aim_unit))


class Loyalty(Choice[Samurai]):
    """The winner of the contest decides whether the unit changes sides."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """Both are possible."""
        return [CHANGE_SIDES, KEEP_SIDE]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        return None if action in (CHANGE_SIDES, KEEP_SIDE) else refuse_moment(match, self)

    def take(self, match: Match[Samurai], action: int) -> None:
        """Change, or not."""
        position = match.position
        if action == CHANGE_SIDES:
            turn_unit_over(position, position.aim_unit)
        if match.logging:
            told = events.changed_sides if action == CHANGE_SIDES else events.kept_side
            match.log.append(told(position, position.aim_unit))
        match.then(SEE_TO_CAMPS)

    def question(self) -> str:
        return "sam-ask-loyalty"


# -- Unmasked Plot -------------------------------------------------------------------------------


class Unmask(Choice[Samurai]):
    """The player looks at all Dragon cards of the other and discards one of them (SAM-22-026)."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """Each kind of them."""
        hand = match.position.stocks[DRAGON_CARDS].hands[1 - self.side]
        return [DISCARD_DRAGON + card for card in range(KINDS_OF_DRAGONS) if hand[card]]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Whether the card is not there."""
        if action in self.options(match):
            return None
        is_card = DISCARD_DRAGON <= action < DISCARD_DRAGON + KINDS_OF_DRAGONS
        return refuse("SAM-22-026") if is_card else refuse_moment(match, self)

    def take(self, match: Match[Samurai], action: int) -> None:
        """Away with it."""
        position = match.position
        card = action - DISCARD_DRAGON
        stock = position.stocks[DRAGON_CARDS]
        stock.hands[1 - self.side][card] -= 1
        stock.discards[card] += 1
        position.is_unmasked = False
        if match.logging:
            match.log.append(events.dragon_unmasked(1 - self.side, card))

    def asks(self, match: Match[Samurai]) -> bool:
        """Always: he looks at them."""
        return True

    def question(self) -> str:
        return "sam-ask-unmask"


# -- Caltrops ------------------------------------------------------------------------------------


class StopAfter(Choice[Samurai]):
    """The player of Caltrops says after how many hexes the enemy stops (SAM-22-030)."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """After each hex of its way but the last."""
        return [AFTER + made - 1 for made in stops_of_move(match.position)]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Whether it did not go so far."""
        if action in self.options(match):
            return None
        return refuse("SAM-22-030") if AFTER <= action < AFTER + MOST_STEPS else refuse_moment(match, self)

    def take(self, match: Match[Samurai], action: int) -> None:
        """Its owner says where that was, if it could have gone several ways."""
        match.then(WayTaken(1 - self.side, action - AFTER + 1))

    def question(self) -> str:
        return "sam-ask-stop-after"


class WayTaken(Choice[Samurai]):
    """The owner of a piece that is stopped on its way says which of its ways it went."""

    def __init__(self, side: int, made: int) -> None:
        super().__init__(side)
        self.made: Final = made

    def options(self, match: Match[Samurai]) -> list[int]:
        """The hexes where it may have been."""
        return [WAY + hex_ for hex_ in ways_at(match.position, self.made)]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Whether it was not on its way."""
        if action in self.options(match):
            return None
        if not WAY <= action < WAY + HEXES:
            return refuse_moment(match, self)
        return refuse("SAM-22-030", hex=BOARD.labels[action - WAY])

    def take(self, match: Match[Samurai], action: int) -> None:
        """It stands there, and moves no further."""
        stop_short(match, action - WAY, self.made)

    def label(self) -> str:
        return f"WayTaken({name_of_side(self.side)} {self.made})"

    def question(self) -> str:
        return "sam-ask-way"


def stop_short(match: Match[Samurai], hex_: int, made: int) -> None:
    """The piece that has just moved stops on its way; whom it would have joined, it has not."""
    position = match.position
    unit, leader = position.mover, position.mover_leader
    if unit >= 0:
        there = position.unit_hex[unit]
        company = position.leader_at[there]
        if company >= 0 and position.leaders_carried >> company & 1:
            position.shift_unit(unit, hex_)
        else:
            position.lift_unit(unit)
            position.put_unit(unit, hex_)
        position.moved[unit] = made
        side = position.side_of[unit]
    else:
        joined = position.unit_at[position.leader_hex[leader]]
        if joined >= 0:
            position.held &= ~(1 << joined)
        position.shift_leader(leader, hex_)
        if position.unit_at[hex_] >= 0:
            position.held |= 1 << position.unit_at[hex_]
        side = position.side_of_leader[leader]
    if match.logging:
        match.log.append(events.stopped_short(position, hex_, side))


# -- shots and blows out of turn -----------------------------------------------------------------


class StrikesOutOfTurn(Choice[Samurai]):
    """The player of a Dragon card says which of his units strikes at whom in the enemy's turn."""

    def strikes(self, position: Samurai) -> list[int]:
        """Everyone who may, as attacks."""
        raise NotImplementedError

    def clause(self) -> str:
        """The clause of the card."""
        raise NotImplementedError

    def options(self, match: Match[Samurai]) -> list[int]:
        """Everyone who may."""
        return self.strikes(match.position)

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Why that unit may not."""
        if action in self.options(match):
            return None
        if not ATTACK <= action < ATTACK + HEXES * HEXES:
            return refuse_moment(match, self)
        here, there = (action - ATTACK) // HEXES, (action - ATTACK) % HEXES
        return refuse(self.clause(), hex=BOARD.labels[here], target=BOARD.labels[there])


class Hail(StrikesOutOfTurn):
    """A unit with missiles shoots at once at an enemy that moved or stays (SAM-22-031)."""

    def strikes(self, position: Samurai) -> list[int]:
        return shots_of_hail(position, self.side)

    def clause(self) -> str:
        return "SAM-22-031"

    def take(self, match: Match[Samurai], action: int) -> None:
        """It shoots with the dice of one that stands."""
        position = match.position
        here, there = (action - ATTACK) // HEXES, (action - ATTACK) % HEXES
        position.declare(position.unit_at[here], there, False)
        match.then(position.rules.ranged_combat)

    def question(self) -> str:
        return "sam-ask-hail"


class Feint(StrikesOutOfTurn):
    """A unit beside an enemy that has advanced strikes at it at once (SAM-22-032)."""

    def strikes(self, position: Samurai) -> list[int]:
        return blows_of_feint(position, self.side)

    def clause(self) -> str:
        return "SAM-22-032"

    def take(self, match: Match[Samurai], action: int) -> None:
        """It strikes; neither battle back nor advance follow."""
        position = match.position
        position.feigner = position.unit_at[(action - ATTACK) // HEXES]
        begin_strike(match, FEIGNING)

    def question(self) -> str:
        return "sam-ask-feint"


# -- Ambush and Turn of Fortune ------------------------------------------------------------------


def spring_ambush(match: Match[Samurai]) -> None:
    """The defender strikes first; then the attack goes on as it was announced, if it can (SAM-22-015)."""
    position = match.position
    position.was_struck_first = True
    resumed = ResumeAttack(position.dice, position.is_inspired)
    position.is_inspired = False
    begin_strike(match, AMBUSHING)
    match.then(resumed)


class ResumeAttack(Step[Samurai]):
    """The attack that was ambushed, with the dice it had, if attacker and defender still stand where they were.

    The window in which the ambush was played is open again, and its player was the last to play: the attacker may
    answer (SAM-18-032).
    """

    def __init__(self, dice: int, is_inspired: int) -> None:
        super().__init__()
        self.dice: Final = dice
        # Read from a written position it is a number.
        self.is_inspired: Final = is_inspired != 0

    def run(self, match: Match[Samurai]) -> None:
        """Go on, or leave it."""
        position = match.position
        if is_to_be_fought(position):
            position.strike, position.dice = ATTACKING, self.dice
            position.is_inspired = self.is_inspired
            position.just_played = position.side_of[position.defender]
        else:
            position.strike = position.dice = NONE

    def label(self) -> str:
        return f"ResumeAttack({self.dice} {self.is_inspired})"


class RollAgain(Choice[Samurai]):
    """The player sets dice of his roll aside, any number, and rolls them once more (SAM-22-039)."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """Every face that lies there, and to be done."""
        faces = match.position.faces
        return [DONE] + [AGAIN + face for face in range(len(faces)) if faces[face]]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Whether no die shows that face any more."""
        if action in self.options(match):
            return None
        return refuse("SAM-22-039") if AGAIN <= action < AGAIN + len(FACES) else refuse_moment(match, self)

    def take(self, match: Match[Samurai], action: int) -> None:
        """Set a die aside, or roll those that are."""
        position = match.position
        if action != DONE:
            position.faces[action - AGAIN] -= 1
            position.set_aside += 1
            match.then(self)
        elif position.set_aside:
            dice, position.set_aside = position.set_aside, 0
            match.then(STRIKE_ROLL[dice])

    def question(self) -> str:
        return "sam-ask-again"


AIM: Final = [Aim(side) for side in SIDES]
RED_ROLL: Final = RedRoll(DRAGON_DICE)
BLUE_ROLL: Final = BlueRoll(DRAGON_DICE)
THIEF_ROLL: Final = ThiefRoll(THIEF_DICE)
PHYSICIAN_ROLL: Final = PhysicianRoll(PHYSICIAN_DICE)
UPRISING_ROLL: Final = UprisingRoll(UPRISING_DICE)
PIT_ROLL: Final = PitRoll(PIT_DICE)
HEAL: Final = [Heal(side) for side in SIDES]
CONTEST: Final = Contest()
CONTEST_ENDS: Final = ContestEnds()
LOYALTY: Final = [Loyalty(side) for side in SIDES]
UNMASK: Final = [Unmask(side) for side in SIDES]
STOP_AFTER: Final = [StopAfter(side) for side in SIDES]
HAIL: Final = [Hail(side) for side in SIDES]
FEINT: Final = [Feint(side) for side in SIDES]
ROLL_AGAIN: Final = [RollAgain(side) for side in SIDES]
