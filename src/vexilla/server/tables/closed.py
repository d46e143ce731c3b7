"""Games that cannot go on here: their rules are newer or gone, their set-up has changed, or they are damaged.

They are shown with the reason and never replayed into something else.
"""

from __future__ import annotations

from ...games import GAMES
from ...kernel.record import BadRecord, OtherRules, OtherSetup, parse_record
from ...kernel.refusal import VexillaError
from ...locales import Speaker
from ..store import DamagedGame, StoredGame
from .messages import Trouble

#: What loading a game may raise for good; asking again would not help.
HOPELESS = (OtherRules, OtherSetup, BadRecord, DamagedGame)


def why_closed(stored: StoredGame) -> Trouble | None:
    """Why a game cannot go on, as far as that can be told without replaying it."""
    try:
        parse_record(stored.header, GAMES)
    except VexillaError as problem:
        return closed_by(problem, stored.ruleset)
    return None


def closed_by(problem: VexillaError, ruleset: str) -> Trouble:
    """What keeps a game from going on, as it is told to people."""
    if isinstance(problem, OtherRules | OtherSetup):
        return Trouble(problem.reason, str(problem), **problem.arguments)
    if not isinstance(problem, DamagedGame) and ruleset not in GAMES.games:
        return Trouble("rules-gone", f"this server has no rules of {ruleset}", game=ruleset)
    if isinstance(problem, BadRecord) and problem.reason == "unknown-scenario":
        return Trouble("other-setup", str(problem), game=ruleset, scenario=str(problem.arguments.get("name", "")))
    return Trouble("damaged", f"what is kept of this game is damaged: {problem}")


def said(message: str, trouble: Trouble, speaker: Speaker) -> str:
    """A trouble in words; a game is called by its title, and by its key only where it has none."""
    arguments = dict(trouble.arguments)
    if "game" in arguments:
        arguments["game"] = speaker.title(str(arguments["game"]))
    return speaker.say(message, **arguments)
