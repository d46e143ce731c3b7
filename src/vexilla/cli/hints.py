"""A hint of the coach in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from ..advice import advice_for
from ..advice.coach import hint
from ..kernel.game import AnyMatch
from ..locales import Speaker

#: Seconds of thought.
_SECONDS: Final = 2.0


def told_hint(speaker: Speaker, match: AnyMatch, side: int, names: Mapping[str, str]) -> list[Text]:
    """What a strong player would do, and why, a line each."""
    found = hint(advice_for(match.game.key), match, side, _SECONDS)
    if found is None:
        return [Text(speaker.say("coach-none"))]
    lines = [Text(f"{speaker.say('coach-would')} ").append(found["action"], style="bold")]
    if found["then"]:
        lines.append(Text(speaker.say("coach-then", what="; ".join([each["action"] for each in found["then"]]))))
    lines.append(Text(speaker.say("coach-chance", percent=round(100 * found["chance"])), style="dim"))
    for reason in found["reasons"]:
        lead = f"{speaker.say('coach-but')} " if reason["against"] else "• "
        lines.append(Text(lead + told_reason(speaker, match.game.key, reason, names)))
    if not found["reasons"]:
        lines.append(Text(speaker.say("coach-no-reason")))
    for way in found["others"]:
        costs = speaker.say("coach-costs", points=round(100 * way["costs"]))
        lines.append(Text(f"{way['action']}: {costs}", style="dim"))
    return lines


def told_reason(speaker: Speaker, game: str, reason: Mapping[str, Any], names: Mapping[str, str]) -> str:
    """A reason with its chance."""
    what = speaker.tell(game, reason["message"], reason["arguments"], names)
    if reason["instead"] is None:
        return f"{what}: {speaker.say('coach-percent', percent=reason['percent'])}"
    return f"{what}: {speaker.say('coach-percent-instead', percent=reason['percent'], instead=reason['instead'])}"
