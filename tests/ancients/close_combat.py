"""Close combats for the tests of chapter 11: two units face to face, loaded dice, nobody evades."""

from __future__ import annotations

from vexilla.testing import Case, position


def throw(dice: int, *faces: str) -> str:
    """A throw of so many dice: these faces first, for the rest helmets, which do nothing without a leader."""
    return " ".join([*faces, *["helmet"] * dice][:dice])


def ready(bottom: str, top: str, *dice: str, more: str = "", card: str = "order-three-center") -> Case:
    """The battle step: what is ordered is said by ``more``, else the unit on E4; First Strike is gone."""
    ordered = "" if "ordered:" in more else "ordered: E4"
    gone = "" if "first-strike" in more else "discards: first-strike"
    hands = "" if "top hand" in more else "top hand: order-two-left"
    to_do = "" if "to do:" in more else "to do: battle"
    lines = [f"bottom: {bottom}", f"top: {top}", f"card: {card}", ordered, gone, hands, to_do, more]
    lines += ["bottom hand: order-two-left", "command: 1 1"]
    return position("ancients", "\n".join(lines), {"dice": dice, "deck": ["line-command"]}, luck=False)


def fight(bottom: str, top: str, *dice: str, more: str = "", card: str = "order-three-center") -> Case:
    """E4 attacks E5 and nobody evades."""
    case = ready(bottom, top, *dice, more=more, card=card)
    return stand(case.play("attack E4 E5"))


def stand(case: Case) -> Case:
    """The defender stands, if he is asked."""
    return case.play("stand") if not case.over and case.question == "cc-ask-react" else case


def fall_back(case: Case) -> int:
    """Play a retreat to its end by any way; how many hexes it went."""
    while case.question == "cc-ask-retreat":
        case.play(case.options("retreat")[0])
    return len(case.events("cc-retreated"))
