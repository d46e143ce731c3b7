"""A battle of Napoleonics as each side may see it, and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ...kernel.position import View
from ...kernel.sides import SIDE_NAMES, SIDES
from ..commands_colors import show
from ..commands_colors.asked import BACK, UNIT, Asked, unit_subject
from ..commands_colors.board import SECTION_NAMES
from ..commands_colors.cards import BY_SECTION, COMMAND
from ..commands_colors.position import Battle
from .cards import ALL_KEYS, CARD_KEYS, CARDS
from .units import ARM_NAMES, FACES

if TYPE_CHECKING:
    from .position import Napoleonics


class NapoleonicsAsked(Asked):
    """What Napoleonics asks beside what all games of the system ask."""

    def subject(self, position: Battle, question: str) -> View:
        """Cavalry that retires, the unit whose attack batteries may join, the one that Short Supply sends back."""
        if question == "cc-ask-retire":
            return unit_subject(position, position.retreater)
        if question == "cc-ask-support":
            return unit_subject(position, position.attacker)
        if question == "cc-ask-place":
            return unit_subject(position, cast("Napoleonics", position).supplied)
        return super().subject(position, question)

    def left(self, position: Battle, question: str) -> View:
        """The hexes of a retire and reform."""
        if question == "cc-ask-retire":
            return {"what": "hexes", "left": position.retreat_left}
        return super().left(position, question)


ASKED: Final = NapoleonicsAsked(
    {
        "leave-square": [UNIT],
        "supply": [UNIT],
        "support": [UNIT],
        "retire-to": [BACK],
        "keep": ["kept"],
        "section": ["section"],
    },
    {
        "cc-ask-order": ("order", "order-leader", "leave-square"),
        "cc-ask-move": ("move", "move-leader", "exit", "exit-leader", "attack"),
        "cc-ask-keep": ("keep",),
        "cc-ask-section": ("section",),
        "cc-ask-supply": ("supply",),
        "cc-ask-support": ("support",),
        "cc-ask-retire": ("retire-to",),
    },
    in_combat=("cc-ask-support",),
)

#: The orders by section as they are printed on cards; ``command`` for as many as the command.
PRINTED: Final = {
    CARD_KEYS[number]: ["command" if orders == COMMAND else orders for orders in CARDS[number].sections]
    for number in range(len(CARD_KEYS))
    if CARDS[number].orders == BY_SECTION
}


def view_of(position: Napoleonics, side: int) -> View:
    """All that a side may know: everything but the enemy's cards and the order of the deck."""
    shown = show.battle_view(position, side)
    shown["section"] = SECTION_NAMES[position.section] if position.section >= 0 else None
    shown["supplied"] = show.place(position, position.unit_hex[position.supplied]) if position.supplied >= 0 else None
    shown["track"] = {SIDE_NAMES[each]: _track_view(position, each, side) for each in SIDES}
    shown["scouted"] = show.scouted_view(position, side)
    shown["kinds"] = {
        position.kinds[unit].key: {
            "class": ARM_NAMES[position.kinds[unit].arm],
            "nation": nation_of(position.kinds[unit].key),
            "troops": position.kinds[unit].key.partition("-")[2],
        }
        for unit in show.kinds_on_field(position)
    }
    shown["nations"] = {SIDE_NAMES[each]: _nation_of_side(position, each) for each in SIDES}
    shown["printed"] = dict(PRINTED)
    shown["units"] = [_unit_view(position, unit) for unit in range(len(position.unit_hex))]
    shown["combat"] = _combat_view(position)
    shown["symbols"] = {
        FACES[face]: position.symbols[face] if face < len(position.symbols) else 0 for face in range(len(FACES))
    }
    shown["objectives"] = show.objectives_view(position)
    return shown


def nation_of(kind: str) -> str:
    """The nation of a kind of units: the first word of its name."""
    return kind.partition("-")[0]


def _nation_of_side(position: Napoleonics, side: int) -> str:
    """The nation that came with most units: its colour is that of the side."""
    nations = [nation_of(position.kinds[unit].key) for unit in position.units_of[side]]
    return max(sorted(set(nations)), key=nations.count, default="")


def _track_view(position: Napoleonics, holder: int, side: int) -> list[View | None]:
    """The four spaces of a track; only its owner may look at the cards (NAP-06-034)."""
    shown: list[View | None] = [None] * len(position.track[holder])
    for unit in position.units_of[holder]:
        space = position.square_of[unit]
        if space < 0:
            continue
        card = position.track[holder][space]
        is_seen = holder == side and card >= 0
        shown[space] = {
            "unit": show.place(position, position.unit_hex[unit]),
            "card": ALL_KEYS[card] if is_seen else None,
        }
    return shown


def _unit_view(position: Napoleonics, unit: int) -> View:
    shown = show.unit_view(position, unit)
    shown["start"] = position.roster.units[unit].blocks
    shown["square"] = position.square_of[unit] + 1 if position.square_of[unit] >= 0 else None
    shown["leftSquare"] = position.is_fresh_square(unit)
    return shown


def _combat_view(position: Napoleonics) -> View | None:
    if position.attacker < 0:
        return None
    shown = show.combat_view(position)
    shown["strike"] = position.strike_name()
    shown["retiring"] = position.is_giving_way
    shown["supporters"] = [show.place(position, position.unit_hex[unit]) for unit in position.supporters]
    return shown


# -- as text -------------------------------------------------------------------------------------


def text_of(position: Napoleonics) -> str:
    """The position as text, with everything that matters for the rest of the battle (see :mod:`.text`)."""
    lines: list[str] = []
    for side in SIDES:
        units = [_unit_text(position, unit) for unit in show.units_in_play(position, side)]
        lines.append(show.pieces_line(position, side, units))
    lines += show.hand_lines(position)
    for side in SIDES:
        if position.squares(side):
            cards = [ALL_KEYS[card] if card >= 0 else "-" for card in position.track[side]]
            lines.append(show.line(f"{SIDE_NAMES[side]} track", cards))
    lines += show.count_lines(position)
    lines += show.played_lines(position)
    lines += _card_lines(position)
    lines += show.turn_lines(
        position,
        [
            ("held", position.held),
            ("battled", position.battled),
            ("left square", position.left_square),
        ],
    )
    lines += _combat_lines(position)
    lines += show.dice_lines(position)
    lines += _fall_back_lines(position)
    lines += show.flight_lines(position)
    lines += show.end_lines(position)
    return "\n".join(lines)


def _unit_text(position: Napoleonics, unit: int) -> str:
    """A unit with its marks: ``FR-LN E2 3 *square1``."""
    words = show.unit_words(position, unit)
    start = position.roster.units[unit].blocks
    if start != position.kinds[unit].blocks:
        words.append(f"*start{start}")
    if position.in_square(unit):
        words.append(f"*square{position.square_of[unit] + 1}")
    return " ".join(words)


def _card_lines(position: Napoleonics) -> list[str]:
    """What the card in force has brought about."""
    lines: list[str] = []
    if position.command_now:
        lines.append(f"command now: {position.command_now}")
    if position.section >= 0:
        lines.append(f"section: {SECTION_NAMES[position.section]}")
    if position.commander >= 0:
        lines.append(f"commander: {show.leader_name(position, position.commander)}")
    lines += show.symbol_lines(position, position.rallied)
    if position.scouted:
        lines.append(show.line("scouted", [ALL_KEYS[card] for card in sorted(position.scouted)]))
    if position.supplied >= 0:
        lines.append(f"supplied: {show.unit_name(position, position.supplied)}")
    held = [str(n + 1) for n in range(len(position.special.objectives)) if position.objectives_held >> n & 1]
    if held:
        lines.append(show.line("objectives held", held))
    return lines


def _combat_lines(position: Napoleonics) -> list[str]:
    """The combat and the strike under way."""
    if position.attacker < 0:
        return []
    labels = position.field.board.labels
    flags = show.flag_names(
        [
            ("bonus", position.is_bonus),
            ("retiring", position.is_giving_way),
            ("bounced", position.is_bounced),
            ("advanced", position.has_advanced),
        ]
    )
    lines = [
        show.line("combat", [labels[position.post], labels[position.ground], position.strike_name(), *flags]),
        f"fighters: {position.attacker} {position.defender} {position.quarry}",
        show.line("faces", [str(number) for number in position.faces]),
    ]
    if position.supporters:
        lines.append(show.line("supporters", [show.unit_name(position, unit) for unit in position.supporters]))
    return lines


def _fall_back_lines(position: Napoleonics) -> list[str]:
    """What the roll under way has still to bring: flags, a unit that falls back."""
    lines: list[str] = []
    if position.flags or position.sequence >= 0 or position.is_checked:
        lines.append(f"flags: {position.flags} {position.sequence}{' checked' if position.is_checked else ''}")
    if position.retreater >= 0 or position.retreat_left:
        lines.append(f"falling back: {position.retreater} {position.retreat_left}")
    return lines
