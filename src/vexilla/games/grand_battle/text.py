"""Positions of Grand Battle written as text, for tests and for questions about a rule.

::

    table: 120 90
    ground wood: forest ellipse 30:50 12 8 heading 30
    ground brook: stream ribbon 0:45 60:40 120:48
    ground slope: hill-gentle of knoll 80:40 90:60 100:40
    hill knoll: 90:48
    bottom legion-1: legion-5 at 60:40 heading 0 losses 1 disorder 2 rough hill-gentle,ditch
    bottom companions-1: companions at 70:40 dismounted moved
    top phalanx-1: phalanx at 60:40 heading 180
    bottom general: alexander with companions-1 command 3 leadership 2
    bottom camp: ordinary at 60:16
    bottom servants-bottom: camp-servants at 60:9 losses 1
    top section: w1 works at 60:70 heading 180
    contact: legion-1 front phalanx-1 front melee rounds 1
    duels: legion-1=phalanx-1
    phase: combat

Lengths are in steps with up to three decimals, headings in degrees with two; a base is told by the middle of its front
edge. The attacker's own edge is y = 0; x runs to his right. A unit is its id, its profile (see ``vexilla armies``),
where it is (``at 60:40 heading 0``, or ``unplaced``, ``reserve``, ``gone``; ``ambush`` and ``off-table`` with ``at``,
who is gone this turn likewise), what it has lost (``losses``, ``shooter-losses``), its ``disorder``, kinds of ``rough``
ground it is tagged with, and its marks. The servants of a camp are a unit, too, which need not be told of: behind no
section they are in the ``camp``; those of a baggage train are the train itself, ``baggage-bottom``. The halves of a
mixed unit that has split are units of their own: ``bottom tercio-1-melee: tercio-pike at …``, ``bottom tercio-1-shot:
…``, and the whole is ``joined``.

A piece of ground is a kind and shapes cut by ``|``: corners of a convex polygon, ``ellipse CENTRE HALF-AXIS HALF-AXIS
heading 30``, or ``ribbon`` with its bends and ``width 2``. A slope is ``of`` a hill, whose line tells its summit.

Further lines: ``year``, ``attacker``, ``turn limit``, ``measuring: strict``, ``bottom terror: elephants artillery``;
``bridge b1: at 60:41 heading 0``; ``bottom commander: parmenio with horse-1 command 1 leadership 1 points 1 fallen``;
``bottom reserve: outflanking segment 3``; ``top marker: m1 at 30:50 hides velites-1`` (or ``false``); ``turn: 3``, the
player-turn from 1; ``active: top``; ``phase``; and those of :mod:`.written.fields`. Every line may be left out; a ``#``
begins a comment. A match writes itself down in the same language (:func:`write`); ``to do`` then names steps left.
"""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import BadSetup
from ...kernel.sides import SIDE_NAMES
from ...kernel.step import Step
from ...kernel.written import Agenda
from .position import EDGE_KEYS, MARK_KEYS, PHASE_KEYS, PLACE_KEYS, GrandBattle
from .tables.terrain import GROUNDS
from .written.fields import FIELDS, STEADFASTNESS
from .written.lines import position_lines, setting_lines
from .written.reading_setting import SettingReader
from .written.reading_state import StateReader

#: The words of a written position and what they mean.
_PLAIN: Final = {
    "table": "width and depth in steps",
    "year": "of the battle, below 0 before our era",
    "attacker": "the side that attacks",
    "turn limit": "game turns",
    "measuring": "`free` or `strict`",
    "strips": "where nobody is set up along the edges: `wide`, `narrow`, or `skirmishers` may be there",
    "SIDE terror": "what frightens a side: `elephants`, `artillery`",
    "profile ID": "of a player's own army file: its type with `BS`, `P`, `AR`, `MV` and what else there is of it; "
    "`double` and a profile; or `melee` and `shooters`; `named` as its file has it",
    "ground ID": "a kind of ground, `of` a hill if it is a slope, and its shapes",
    "hill ID": "its summit",
    "bridge ID": "`at` the middle of its far end, `heading` across",
    "SIDE ID": "a unit: its profile, where it is, its state",
    "SIDE general": "his id, `with` a unit, `command`, `leadership`, `named`, `points` left, `fallen`",
    "SIDE commander": "likewise",
    "SIDE camp": "its kind, `at` the middle of its front, `lost`; its servants are a unit, `SIDE servants-SIDE`",
    "SIDE reserve": "how it comes, and in which `segment`",
    "SIDE section": "its id, `works` or `barricade`, `at` its middle, `heading` outward, `camp` of a side",
    "SIDE marker": "its id, `at` a spot, `hides` a unit or `false`",
    "contact": "two units each with the zone where the other one fights it, the stage, `since`, `exchanges`, `rounds`",
    "duels": "who fights directly with whom: `legion-1=phalanx-1`; with `>` only the first one does",
    "turn": "the player-turn, from 1",
    "active": "whose turn it is",
    "phase": ", ".join(PHASE_KEYS),
    "won": "the side that has won, or `nobody`",
    "to do": "the steps that are still to be done",
}


def read(text: str, game: object = None) -> tuple[GrandBattle, list[Step[GrandBattle]]]:
    """The position a text stands for, and what is to be done; BadSetup names the line that is wrong."""
    reader = SettingReader(text)
    position = StateReader(reader, GrandBattle(reader.setting())).read()
    to_do = reader.plain.get("to do")
    if to_do is None:
        return position, []
    agenda: Agenda[GrandBattle] = Agenda(game, [])
    try:
        return position, agenda.read(to_do.rest)
    except BadSetup as problem:
        raise to_do.wrong(problem) from None


def write_position(position: GrandBattle) -> str:
    """A position as a text that :func:`read` reads."""
    return "\n".join(setting_lines(position.setting) + position_lines(position))


def write(match: Match[GrandBattle]) -> str:
    """The match as a text that :func:`read` reads."""
    text = write_position(match.position)
    agenda: Agenda[GrandBattle] = Agenda(match.game, [])
    to_do = match.agenda[::-1]
    return f"{text}\nto do: {agenda.text(to_do)}" if to_do else text


def tables() -> dict[str, dict[str, str]]:
    """All words of a written position, with what they mean."""
    fields = {field.title: f"{field.content.told}: {field.meaning}" for field in (*STEADFASTNESS, *FIELDS)}
    return {
        "terrain": {ground.key: "" for ground in GROUNDS},
        "places": dict.fromkeys(PLACE_KEYS, ""),
        "unit marks": dict.fromkeys(MARK_KEYS, ""),
        "edges of the table": dict.fromkeys(EDGE_KEYS, ""),
        "sides": dict.fromkeys(SIDE_NAMES[:2], ""),
        "lines": {**_PLAIN, **fields},
    }
