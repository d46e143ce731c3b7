"""What goes over the wire about armies of Grand Battle: lists, armies that are built, and what is wrong with them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ....games.grand_battle.armies.reader import MOST_BUDGET, MOST_SECTIONS, MOST_UNITS
from ....kernel.setup import LONGEST_CONTENTS
from ..bodies import Asked, Checked, ClockWanted, ContentsBody, Name, SideName, Token, Word
from ..seat_bodies import Attempt

Person = Annotated[str, Meta(min_length=1, max_length=60)]
Count = Annotated[int, Meta(ge=0, le=MOST_UNITS)]
Sections = Annotated[int, Meta(ge=0, le=MOST_SECTIONS)]
Counts = Annotated[dict[Word, Count], Meta(max_length=60)]
Text = Annotated[str, Meta(max_length=LONGEST_CONTENTS, description="What `vexilla armies check` reads.")]
Notes = Annotated[str, Meta(max_length=2_000)]


# -- an army that is built -----------------------------------------------------------------------


class Officer(Asked, rename={"unit": "with"}):
    """The general or a commander: his name, and the unit that he is part of, such as ``legion-4 3``."""

    name: Person
    unit: Word = ""
    staff: bool = False
    reserve: bool = False


class ReserveDraft(Asked):
    """The reserve, how it comes, and what a defender has spent of it on sections."""

    units: Counts = field(default_factory=dict)
    mode: Word = ""
    barricades: Sections = 0
    works: Sections = 0


class ArmyDraft(Asked, rename={"source": "list"}):
    """An army from a list, as its file says it; ``words`` are translated names, by language."""

    name: Annotated[str, Meta(max_length=100)]
    source: Word
    units: Counts = field(default_factory=dict)
    role: Literal["", "attacker", "defender"] = ""
    budget: Annotated[int, Meta(ge=0, le=MOST_BUDGET)] | None = None
    camp: Word = "none"
    barricades: Sections = 0
    works: Sections = 0
    notes: Notes = ""
    general: Officer | None = None
    commanders: Annotated[list[Officer], Meta(max_length=12)] = field(default_factory=list)
    reserve: ReserveDraft | None = None
    words: Annotated[
        dict[Literal["ru", "uk"], Annotated[dict[Person, Notes], Meta(max_length=40)]], Meta(max_length=2)
    ] = field(default_factory=dict)


class DraftBody(Asked):
    """An army to be looked at while it is built."""

    army: ArmyDraft


class ArmyFileBody(Asked):
    """An army file to be read."""

    text: Text
    name: Annotated[str, Meta(max_length=200, description="What the file is called.")] = "army.toml"


# -- what is told of it --------------------------------------------------------------------------


class Named(Struct):
    """A thing by its key, and what it is called."""

    key: str
    title: str


class BaseTold(Struct):
    """One base of a unit: the type of its troops, its depth in steps, and the figures on it."""

    type: str
    depth: int
    figures: int


class ProfileTold(Struct):
    """What a unit is: the numbers of its profile, and what they are called."""

    key: str
    title: str
    type: Named
    category: str
    formation: str
    #: Width in steps; the bases from the front to the rear.
    width: int
    bases: list[BaseTold]
    #: BS, P, AR and MV.
    strength: int
    melee: int
    armour: int
    move: int
    #: What it shoots with; null of who does not shoot.
    weapon: Named | None
    #: C, penetration and class of range near, and far with the range in steps; 0 where there is none.
    shooting: int
    penetration: int
    range_class: int
    far_shooting: int
    far_penetration: int
    reach: int
    traits: list[Named]
    steadfastness: float
    price: int


class LineTold(Struct):
    """A line of a list: a profile, how many units of it are usual, and the limits."""

    profile: ProfileTold
    usual: int
    least: int
    most: int
    #: Whether units of it may be in the reserve.
    reserve: bool
    #: Whether it is mounted on one base, so that a commander may make his staff of it.
    staff: bool
    #: Whether a commander may be with it.
    led: bool


class PersonTold(Struct):
    """A person whom a list names."""

    name: str
    title: str
    command: int
    leadership: int
    price: int
    general: bool


class CampTold(Struct):
    """A camp that a list allows."""

    key: str
    title: str
    price: int
    steadfastness: float


class ModeTold(Struct):
    """A way in which a reserve comes: whose it is, and in which turn."""

    key: str
    role: str
    turn: int


class ArmyNamed(Struct):
    """An army list among the others."""

    key: str
    title: str
    #: The battle that it is written for, and who met it there.
    battle: Named
    against: str
    year: int
    when: str
    price: int
    units: int
    steadfastness: float
    discipline: int


class Armies(Struct):
    """All army lists, the two of a battle beside each other, in the order of years."""

    armies: list[ArmyNamed]


class ArmyListTold(Struct):
    """Everything that may be chosen from an army list."""

    army: ArmyNamed
    lines: list[LineTold]
    persons: list[PersonTold]
    #: What a person costs whom the list does not name, and what he has.
    other: PersonTold
    max_commanders: int
    camps: list[CampTold]
    max_barricades: int
    max_works: int
    barricade_price: int
    works_price: int
    modes: list[ModeTold]
    #: What it rarely meets.
    fears: list[Named]
    #: The army as it usually is, to begin with.
    draft: ArmyDraft


class FaultTold(Struct):
    """Something wrong or unusual in an army: where, which clause it offends, as a code and in words."""

    line: int
    #: The tables and the key of the file that it is about: ``["units", "legion-5"]``; empty if about none.
    entry: list[str]
    clause: str
    reason: str
    arguments: dict[str, Any]
    message: str


class Fielded(Struct):
    """So many units of a profile."""

    profile: ProfileTold
    count: int
    in_reserve: bool


class OfficerTold(Struct):
    """The general or a commander, with his points and whom he is with."""

    name: str
    title: str
    general: bool
    command: int
    leadership: int
    price: int
    unit: str


class Totals(Struct):
    """What an army amounts to. ``least`` and ``budget`` are what it may cost; a budget of 0 is none."""

    price: int
    budget: int
    least: int
    reserve_price: int
    reserve_most: int
    units: int
    in_reserve: int
    most_units: int
    steadfastness: float
    discipline: int


class ArmyChecked(Struct, rename={"source": "list"}):
    """An army as a file and as what may be built on, what it amounts to, and all that is wrong with it."""

    text: str
    name: str
    #: The list that it is from; null where it is its own list, or of none that there is.
    source: Named | None
    #: Null where the file says what only a text can say: then it is mended as one.
    army: ArmyDraft | None
    #: Null where nothing can be told of it.
    totals: Totals | None
    units: list[Fielded]
    officers: list[OfficerTold]
    faults: list[FaultTold]
    warnings: list[FaultTold]


# -- two armies that meet ------------------------------------------------------------------------


class Contender(Asked, rename={"source": "list"}):
    """One of two armies: a list by its name, as it usually is, or a player's file."""

    source: Word = ""
    file: ArmyFileBody | None = None


class MeetBody(Asked):
    """Two armies for a pick-up battle. Without a budget the dearer one sets it; 0 is none."""

    bottom: Contender
    top: Contender
    budget: Annotated[int, Meta(ge=0, le=MOST_BUDGET)] | None = None
    #: Whether the players have agreed that no terrain is rolled for.
    open_field: bool = False


class Met(Struct):
    """A pick-up battle that can be begun: its contents, and what a library would say of it."""

    contents: ContentsBody
    checked: Checked


# -- a challenge: each player brings his army without knowing the other's ------------------------


class ChallengeBody(Asked):
    """What a player says whose opponent brings an army of his own, and the army that he brings himself."""

    army: Contender
    budget: Annotated[
        int, Meta(ge=1, le=MOST_BUDGET, description="What each army may cost; 95 per cent of it it must.")
    ]
    side: SideName = "bottom"
    name: Name = ""
    open_field: bool = False
    options: Annotated[dict[Word, Word], Meta(max_length=50)] = field(default_factory=dict)
    clock: ClockWanted | None = None
    chat: bool = True
    watch: bool = True


class ChallengeMade(Struct):
    """A challenge: what will open the seat of its maker, and the invitation for the other player."""

    id: str
    side: SideName
    token: str
    invitation: str


class ChallengeTold(Struct):
    """What has been agreed; of the army of its maker nothing. ``side`` is the side of whoever asks."""

    id: str
    game: str
    title: str
    side: SideName
    name: str
    budget: int
    least: int
    open_field: bool
    options: dict[str, str]
    clock: dict[str, Any] | None
    chat: bool
    watch: bool
    made: float


class ChallengeState(Struct):
    """Whether the other player has come: then the game is there, under the same id."""

    state: Literal["waiting", "begun"]
    challenge: ChallengeTold | None = None


class AcceptBody(Asked):
    """The army that is brought to a challenge, and what its player is called."""

    invitation: Token
    army: Contender
    name: Name = ""
    attempt: Attempt = ""
