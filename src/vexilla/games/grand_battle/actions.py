"""What can be done in Grand Battle, by players and by chance: counted verbs, forms of deeds, streams of dice."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Numbers, Verb, Vocabulary, Words
from ...kernel.deed import Decimal, Form, Id, Ids
from .attacks.forms import ALIGN, ATTACKS
from .geometry.numbers import HEADINGS
from .moves.forms import EDGE_WORDS, HEADING_PLACES, LEGS, LENGTH_PLACES
from .orders.forms import MOST_LINES, SHEET
from .setup.forms import SETUP

_UNIT: Final = Id("unit")
_TARGET: Final = Id("target")
_MOST_BATTERIES: Final = 24

#: The active player names who fights whom (GRB-06-022), and which of several combats is next (GRB-06-117).
LEAD: Final = Form("lead", _UNIT, "->", _TARGET)
FIGHT: Final = Form("fight", _UNIT)
#: A shot is declared (GRB-06-066) by who makes it: the leading unit, or one of those at the corners (GRB-06-075); from
#: afar by batteries, the leading one first (GRB-13-037).
SHOOT: Final = Form("shoot", Ids("units", _MOST_BATTERIES, kept=True), "->", _TARGET)
#: The servants of a camp support a unit of its garrison (GRB-12-031).
SUPPORT: Final = Form("support", _UNIT)
#: A unit turns to who fights its flank or rear (GRB-06-064).
FACE: Final = Form("face", _UNIT, "->", _TARGET)
#: A unit evades (GRB-06-004); pursues, stays, or is tested whether it may stay (GRB-07-041, GRB-07-048).
EVADE: Final = Form("evade", _UNIT)
PURSUE: Final = Form("pursue", _UNIT)
STAY: Final = Form("stay", _UNIT)
TEST: Final = Form("test", _UNIT)
#: A unit comes back to the edge it left by, its middle so far along it from the left or the near corner (GRB-07-009).
RETURN: Final = Form("return", _UNIT, "at", Decimal("place", 0, 400_000, LENGTH_PLACES))
#: Which of the enemies that are near enough draws fanatics (GRB-03-067, GRB-03-069).
LURE: Final = Form("lure", _UNIT, "->", _TARGET)

#: Which of several units a clause leaves to a player: whom he evades (GRB-07-003), who loots (GRB-12-051), onto whose
#: flank a unit turns (GRB-06-052), who comes back first (GRB-07-009), which crew mans a gun (GRB-13-023), onto whom
#: a flight runs first (GRB-07-034).
NAME: Final = Form("name", _UNIT)

#: Looting shall stop (GRB-12-053), and who has stopped is faced as his owner likes (GRB-12-054).
STOP_LOOTING: Final = Form("stop-looting", _UNIT)
LEAD_OUT: Final = Form("face-about", _UNIT, "heading", Decimal("heading", 0, HEADINGS - 1, HEADING_PLACES))
#: The crew of an own battery shall man a captured gun (GRB-13-023).
TRANSFER: Final = Form("transfer", _UNIT)

VOCABULARY: Final = Vocabulary(
    Verb("done"),
    Verb("pass"),
    Verb("decline"),
    Verb("execute", Numbers("line", 1, MOST_LINES)),
    Verb("rush"),
    Verb("halt"),
    Verb("cross"),
    Verb("man"),
    Verb("aside", Words("edge", EDGE_WORDS)),
    Verb("away"),
    Verb("home"),
    Verb("between"),
    *SHEET,
    LURE,
    Verb("swing"),
    Verb("hold"),
    Verb("corners"),
    LEAD,
    FIGHT,
    SHOOT,
    FACE,
    SUPPORT,
    STOP_LOOTING,
    LEAD_OUT,
    TRANSFER,
    EVADE,
    PURSUE,
    STAY,
    TEST,
    RETURN,
    NAME,
    *LEGS,
    *SETUP,
    *ATTACKS,
    ALIGN,
)
DONE: Final = VOCABULARY.start("done")
PASS: Final = VOCABULARY.start("pass")
DECLINE: Final = VOCABULARY.start("decline")
#: The line of the order sheet that is carried out next (GRB-04-054), from the first one.
EXECUTE: Final = VOCABULARY.start("execute")
RUSH: Final = VOCABULARY.start("rush")
#: A Manoeuvre ends; skirmishers make room to a side of the base that lies on them (GRB-05-050).
HALT: Final = VOCABULARY.start("halt")
ASIDE: Final = VOCABULARY.start("aside")
#: An obstacle is crossed (GRB-12-039); a captured gun gets a makeshift crew (GRB-13-022).
CROSS: Final = VOCABULARY.start("cross")
MAN: Final = VOCABULARY.start("man")
#: Where a unit goes that must leave: away from the threat, to its own edge, between two threats (GRB-07-001).
AWAY: Final = VOCABULARY.start("away")
HOME: Final = VOCABULARY.start("home")
BETWEEN: Final = VOCABULARY.start("between")
#: A unit beyond the end of a front turns onto the flank or holds the line (GRB-06-052); no line is formed, and
#: opponents fight by corners (GRB-06-057).
SWING: Final = VOCABULARY.start("swing")
HOLD: Final = VOCABULARY.start("hold")
CORNERS: Final = VOCABULARY.start("corners")

#: Every purpose of dice has a stream of its own, named as the verb of its outcomes.
STREAMS: Final = (
    "army-points",
    "discipline",
    "leader",
    "attack",
    "defence",
    "steadfastness",
    "arrival",
    "terrain",
    "roll-off",
    "capture",
)
PIPS: Final = 6
_SIDES_OF_STEADFASTNESS: Final = 20
OUTCOMES: Final = Vocabulary(
    *[
        Verb(stream, Numbers("pips", 1, _SIDES_OF_STEADFASTNESS if stream == "steadfastness" else PIPS))
        for stream in STREAMS
    ]
)
ARMY_POINTS: Final = 0
DISCIPLINE: Final = 1
LEADER: Final = 2
ATTACK: Final = 3
DEFENCE: Final = 4
STEADFASTNESS: Final = 5
ARRIVAL: Final = 6
TERRAIN: Final = 7
ROLL_OFF: Final = 8
CAPTURE: Final = 9
#: The outcome of each stream that shows one pip.
FIRST_PIP: Final[tuple[int, ...]] = tuple([OUTCOMES.start(stream) for stream in STREAMS])
