"""A battle of Samurai Battles as each side may see it, and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ...kernel.position import View
from ...kernel.refusal import Argument
from ...kernel.sides import SIDE_NAMES, SIDES, SPECTATOR
from ..commands_colors import show
from ..commands_colors.asked import BACK, UNIT, Asked, unit_subject
from ..commands_colors.cards import BY_SECTION, COMMAND
from ..commands_colors.events import leader_named, unit_named
from ..commands_colors.position import Battle
from .cards import ALL_KEYS, CARD_KEYS, CARDS
from .dragons import DRAGON_KEYS, DRAGONS, WINDOW_KEYS
from .units import FACES, LEADER_RETREAT_COST, RANK_NAMES, WEAPON_NAMES

if TYPE_CHECKING:
    from .position import Samurai

_DRAGON_CARDS: Final = 1
#: Words of actions that are Dragon cards, faces of dice, figures that are lost.
DRAGON: Final = "dragon"
FACE: Final = "face"

#: The questions of Dragon windows begin so.
DRAGON_QUESTION: Final = "sam-ask-dragon-"
#: Those of them in the middle of a combat.
_DRAGON_IN_COMBAT: Final = tuple(
    f"{DRAGON_QUESTION}{moment}" for moment in ("close-combat-declared", "before-roll", "after-roll")
)
_DRAGON_MOMENTS: Final = ("card-played", "after-move", "moves-made", "success", "advanced")

#: Those about a piece that has just moved.
_OF_MOVER: Final = (f"{DRAGON_QUESTION}after-move", "sam-ask-stop-after", "sam-ask-way")


class SamuraiAsked(Asked):
    """What Samurai Battles asks beside what all games of the system ask."""

    def subject(self, position: Battle, question: str) -> View:
        """The leader whose fate is decided, the unit that is inspired, whose loyalty is in doubt, that has moved."""
        battle = cast("Samurai", position)
        if question == "sam-ask-fate":
            return {"leader": position.field.board.labels[position.flight_hex]}
        if question in ("sam-ask-inspire", "sam-ask-again"):
            return unit_subject(position, position.striker())
        if question == "sam-ask-loyalty":
            return unit_subject(position, battle.aim_unit)
        if question in _OF_MOVER:
            if battle.mover >= 0:
                return unit_subject(position, battle.mover)
            hex_ = position.leader_hex[battle.mover_leader] if battle.mover_leader >= 0 else -1
            return {"leader": position.field.board.labels[hex_]} if hex_ >= 0 else {}
        if question in (f"{DRAGON_QUESTION}success", f"{DRAGON_QUESTION}advanced", "sam-ask-feint"):
            return unit_subject(position, position.attacker)
        return super().subject(position, question)

    def asked(self, position: Battle, question: str) -> View:
        """Also the way of the piece that has just moved."""
        battle = cast("Samurai", position)
        shown = super().asked(position, question)
        if question in _OF_MOVER and battle.mover_from >= 0 and "subject" in shown:
            shown["trail"] = [position.field.board.labels[battle.mover_from], *shown["subject"].values()]
        return shown

    def about(self, position: Battle, question: str) -> dict[str, Argument]:
        """The card that was played, the piece that has moved, the strike under way, what a retreat costs."""
        battle = cast("Samurai", position)
        if question == "cc-ask-ignore":
            return {**super().about(position, question), "tokens": battle.retreat_cost(position.struck())}
        if question == "cc-ask-retreat":
            # Whoever could not pay has nothing left to pay with.
            tokens = battle.retreat_rate if battle.dishonored < 0 else 0
            return {**super().about(position, question), "tokens": tokens}
        if question == "sam-ask-fate":
            return {**leader_named(position, position.fleeing, position.flight_hex), "tokens": LEADER_RETREAT_COST}
        if question == "cc-ask-move":
            return {
                "dragons": 0 if battle.dragon_played >> position.active & 1 else battle.dragons_held(position.active)
            }
        if question == f"{DRAGON_QUESTION}card-played":
            return {"side": SIDE_NAMES[position.active], "card": position.rules.cards[position.played]}
        if question == f"{DRAGON_QUESTION}moves-made":
            return {"side": SIDE_NAMES[position.active]}
        if question in _OF_MOVER:
            return _mover(battle)
        if question in _DRAGON_IN_COMBAT:
            return _strike(battle)
        return super().about(position, question)

    def unit_about(self, position: Battle, question: str) -> int:
        """The unit that is inspired, whose loyalty is in doubt, that has won or advanced."""
        if question == "sam-ask-inspire":
            return position.striker()
        if question == "sam-ask-loyalty":
            return cast("Samurai", position).aim_unit
        if question in (f"{DRAGON_QUESTION}success", f"{DRAGON_QUESTION}advanced"):
            return position.attacker
        return super().unit_about(position, question)

    def left(self, position: Battle, question: str) -> View:
        """The hexes of a leader's retreat, the figures that are still to be lost."""
        battle = cast("Samurai", position)
        if question == "sam-ask-fate":
            return {"what": "hexes", "left": position.rules.flight - position.flight_made}
        if question == "sam-ask-lose":
            return {"what": "figures", "left": sum(battle.to_lose)}
        return super().left(position, question)


def _strike(battle: Samurai) -> dict[str, Argument]:
    """The strike under way: who strikes, at which hex, how, and with how many dice."""
    struck = battle.struck()
    target = battle.unit_hex[struck] if struck >= 0 else battle.ground
    return {
        **unit_named(battle, battle.striker()),
        "target": battle.field.board.labels[target],
        "strike-what": battle.strike_name(),
        "dice": max(0, battle.dice),
    }


def _mover(battle: Samurai) -> dict[str, Argument]:
    """The piece that has just moved, and from where to where; ``leaders`` tells whether it is a leader alone."""
    labels = battle.field.board.labels
    start = labels[battle.mover_from] if battle.mover_from >= 0 else ""
    if battle.mover >= 0:
        piece = {**unit_named(battle, battle.mover), "leader": "", "leaders": 0}
    else:
        piece = {**leader_named(battle, battle.mover_leader), "unit": "", "leaders": 1}
    return {**piece, "from": start}


ASKED: Final = SamuraiAsked(
    {
        "keep": ["kept"],
        "dragon": [DRAGON],
        "discard-dragon": [DRAGON],
        "again": [FACE],
        "lose": [UNIT],
        "target": [UNIT],
        "way": [BACK],
        "flee": [BACK],
    },
    {
        "cc-ask-move": ("move", "move-leader", "exit-leader", "attack", "dragon"),
        "cc-ask-keep": ("keep",),
        "sam-ask-fate": ("flee",),
        "sam-ask-lose": ("lose",),
        "sam-ask-target": ("target",),
        "sam-ask-way": ("way",),
        "sam-ask-again": ("again",),
        "sam-ask-messenger": ("order", "order-leader"),
        "sam-ask-unmask": ("discard-dragon",),
        "sam-ask-turn-in": ("discard-dragon",),
        "sam-ask-hail": ("attack",),
        "sam-ask-feint": ("attack",),
        **{f"{DRAGON_QUESTION}{moment}": ("dragon",) for moment in _DRAGON_MOMENTS},
        **dict.fromkeys(_DRAGON_IN_COMBAT, ("dragon",)),
    },
    in_combat=("sam-ask-inspire", "sam-ask-again", *_DRAGON_IN_COMBAT),
)

#: The orders by section as they are printed on cards; ``command`` for one a command card.
PRINTED: Final = {
    CARD_KEYS[number]: ["command" if orders == COMMAND else orders for orders in CARDS[number].sections]
    for number in range(len(CARD_KEYS))
    if CARDS[number].orders == BY_SECTION
}
#: What is printed on Dragon cards: the cost in tokens, and when they are played.
PRINTED_DRAGONS: Final = {card.key: {"cost": card.cost, "window": WINDOW_KEYS[card.window]} for card in DRAGONS}


def view_of(position: Samurai, side: int) -> View:
    """All that a side may know: everything but the enemy's cards and the order of the decks."""
    stock = position.stocks[_DRAGON_CARDS]
    shown = show.battle_view(position, side)
    for hex_, names in shown["land"].items():
        shown["land"][hex_] = names[0].split("+")
    for leader, view in enumerate(shown["leaders"]):
        view["kind"] = position.leader_kinds[leader].key
    shown["honor"] = {SIDE_NAMES[each]: position.honor[each] for each in SIDES}
    shown["pool"] = position.pool
    shown["onDragons"] = position.on_dragons
    shown["dragons"] = {
        SIDE_NAMES[each]: DRAGON_KEYS[position.dragons[each]] if position.dragons[each] >= 0 else None for each in SIDES
    }
    shown["dragonPlayed"] = {SIDE_NAMES[each]: position.dragon_played >> each & 1 == 1 for each in SIDES}
    shown["dragonHands"] = {SIDE_NAMES[each]: _dragons_view(position, each, side) for each in SIDES}
    shown["unmasked"] = SIDE_NAMES[position.active] if position.is_unmasked else None
    shown["dragonDeck"] = sum(stock.deck)
    shown["dragonDiscards"] = dragon_names(stock.discards)
    shown["scouted"] = show.scouted_view(position, side)
    shown["kinds"] = {
        position.kinds[unit].key: {
            "class": RANK_NAMES[position.kinds[unit].rank],
            "rank": RANK_NAMES[position.kinds[unit].rank],
            "mounted": position.kinds[unit].is_mounted,
            "weapon": WEAPON_NAMES[position.kinds[unit].weapon],
            "figures": position.kinds[unit].blocks,
        }
        for unit in show.kinds_on_field(position)
    }
    shown["printed"] = dict(PRINTED)
    shown["printedDragons"] = dict(PRINTED_DRAGONS)
    shown["units"] = [_unit_view(position, unit) for unit in range(len(position.unit_hex))]
    shown["combat"] = _combat_view(position)
    shown["symbols"] = {
        FACES[face]: position.symbols[face] if face < len(position.symbols) else 0 for face in range(len(FACES))
    }
    shown["objectives"] = show.objectives_view(position)
    return shown


def dragon_names(counts: list[int]) -> list[str]:
    """The names of counted Dragon cards."""
    return [DRAGON_KEYS[card] for card in range(len(counts)) for _ in range(counts[card])]


def _dragons_view(position: Samurai, holder: int, side: int) -> View:
    """How many Dragon cards a side holds; which, to itself, and to the enemy who has unmasked its plot."""
    hand = position.stocks[_DRAGON_CARDS].hands[holder]
    shown: View = {"cards": sum(hand)}
    is_unmasked = position.is_unmasked and holder == position.active and side != SPECTATOR
    if holder == side or is_unmasked:
        shown["hand"] = dragon_names(hand)
    return shown


def _unit_view(position: Samurai, unit: int) -> View:
    shown = show.unit_view(position, unit)
    shown["start"] = position.roster.units[unit].blocks
    shown["insulted"] = position.insulted == unit
    shown["called"] = position.called >> unit & 1 == 1
    shown["shotOnce"] = position.shot_once >> unit & 1 == 1
    return shown


def _combat_view(position: Samurai) -> View | None:
    if position.attacker < 0:
        return None
    shown = show.combat_view(position)
    shown["strike"] = position.strike_name()
    shown["dice"] = max(0, position.dice)
    shown["aside"] = position.set_aside
    shown["inspired"] = position.is_inspired
    return shown


# -- as text -------------------------------------------------------------------------------------


def text_of(position: Samurai) -> str:
    """The position as text, with everything that matters for the rest of the battle (see :mod:`.text`)."""
    lines: list[str] = []
    for side in SIDES:
        units = [_unit_text(position, unit) for unit in show.units_in_play(position, side)]
        lines.append(show.pieces_line(position, side, units))
    lines += show.hand_lines(position)
    stock = position.stocks[_DRAGON_CARDS]
    lines += [show.line(f"{SIDE_NAMES[side]} dragons", dragon_names(stock.hands[side])) for side in SIDES]
    lines.append(show.line("dragon discards", dragon_names(stock.discards)))
    lines.append(f"honor: {position.honor[0]} {position.honor[1]} {position.pool} {position.on_dragons}")
    lines += show.count_lines(position)
    lines += show.played_lines(position)
    lines += _dragon_lines(position)
    lines += show.symbol_lines(position, [])
    lines += show.turn_lines(
        position,
        [
            ("held", position.held),
            ("battled", position.battled),
            ("called", position.called),
            ("shot once", position.shot_once),
        ],
    )
    lines += _combat_lines(position)
    lines += show.dice_lines(position)
    lines += _aftermath_lines(position)
    lines += show.flight_lines(position)
    lines += show.end_lines(position)
    return "\n".join(lines)


def _unit_text(position: Samurai, unit: int) -> str:
    """A unit, with its strength at the start if that was reduced: ``AY E2 3 *start3``."""
    words = show.unit_words(position, unit)
    start = position.roster.units[unit].blocks
    if start != position.kinds[unit].blocks:
        words.append(f"*start{start}")
    return " ".join(words)


def _dragon_lines(position: Samurai) -> list[str]:
    """Dragon cards in play, and what they have done to the turn."""
    lines: list[str] = []
    if position.dragon_played:
        names = [DRAGON_KEYS[dragon] if dragon >= 0 else "nothing" for dragon in position.dragons]
        works = show.flag_names([("bottom", position.at_work[0]), ("top", position.at_work[1])])
        order = f"{position.dragon_played} {position.last_dragon} {position.just_played}"
        lines.append(show.line("dragons", [*names, order, *works]))
    pieces = [
        ("insulted", position.insulted),
        ("hurried", position.hurried),
        ("aim", position.aim_unit),
        ("mover", position.mover),
    ]
    lines += [f"{title}: {show.unit_name(position, unit)}" for title, unit in pieces if unit >= 0]
    leaders = [
        ("hurried leader", position.hurried_leader),
        ("called leader", position.called_leader),
        ("aim leader", position.aim_leader),
        ("moving leader", position.mover_leader),
        ("commander", position.commander),
    ]
    lines += [f"{title}: {show.leader_name(position, leader)}" for title, leader in leaders if leader >= 0]
    if position.mover_from >= 0:
        lines.append(f"moved from: {show.place(position, position.mover_from)}")
    flags = show.flag_names([("messenger", position.has_messenger), ("unmasked", position.is_unmasked)])
    if flags:
        lines.append(show.line("state", flags))
    if position.camps_taken:
        lines.append(f"camps taken: {position.camps_taken}")
    if position.scouted:
        lines.append(show.line("scouted", [ALL_KEYS[card] for card in sorted(position.scouted)]))
    held = [str(n + 1) for n in range(len(position.objectives())) if position.objectives_held >> n & 1]
    if held:
        lines.append(show.line("objectives held", held))
    return lines


def _combat_lines(position: Samurai) -> list[str]:
    """The combat and the strike under way."""
    if position.attacker < 0:
        return []
    labels = position.field.board.labels
    flags = show.flag_names(
        [
            ("bonus", position.is_bonus),
            ("advanced", position.has_advanced),
            ("struck-first", position.was_struck_first),
            ("inspired", position.is_inspired),
            ("pursuing", position.is_pursuing),
            ("trapped", position.is_trapped),
            ("destroyed", position.has_destroyed),
        ]
    )
    lines = [
        show.line("combat", [labels[position.post], labels[position.ground], position.strike_name(), *flags]),
        f"fighters: {position.attacker} {position.defender} {position.quarry} {position.feigner} {position.bonuses}",
        show.line("faces", [str(number) for number in position.faces]),
    ]
    if position.set_aside:
        lines.append(f"set aside: {position.set_aside}")
    return lines


def _aftermath_lines(position: Samurai) -> list[str]:
    """What the roll under way has still to bring: flags, a retreat, a loss of honor, a duel."""
    lines: list[str] = []
    if position.flags or position.sequence >= 0 or position.is_checked:
        lines.append(f"flags: {position.flags} {position.sequence}{' checked' if position.is_checked else ''}")
    if position.leader_flags:
        lines.append(f"leader flags: {position.leader_flags}")
    if position.retreater >= 0 or position.retreat_left:
        lines.append(f"falling back: {position.retreater} {position.retreat_left} {position.retreat_rate}")
    if position.dishonored >= 0:
        where = show.place(position, position.dishonor_hex)
        whose = f"{position.dishonor_unit} {position.dishonor_leader}"
        lines.append(f"dishonored: {SIDE_NAMES[position.dishonored]} {where} {whose} {position.to_lose}")
    if max(position.thrown) >= 0:
        lines.append(f"thrown: {position.thrown[0]} {position.thrown[1]}")
    return lines
