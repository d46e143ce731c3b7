"""Chapter 5 on random tables: legal legs end where units may stand, are paid for, and are the same seen from above."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grand_battle.manoeuvres import Order
from vexilla.games.grand_battle.geometry.bases import Base
from vexilla.games.grand_battle.geometry.gaps import overlaps
from vexilla.games.grand_battle.geometry.numbers import HALF_TURN, HEADINGS, SLACK
from vexilla.games.grand_battle.geometry.shapes import is_on_table
from vexilla.games.grand_battle.moves.forms import ADVANCE, BACK, SIDEWAYS, SLIP, WHEEL
from vexilla.games.grand_battle.moves.funds import march
from vexilla.games.grand_battle.moves.judge import work_out
from vexilla.games.grand_battle.position import GrandBattle
from vexilla.games.grand_battle.tables.terrain import FULL
from vexilla.games.grand_battle.text import read, write_position
from vexilla.kernel.chance import Generator
from vexilla.kernel.deed import Deed, Value, decimal_text
from vexilla.testing import rule

WIDTH, DEPTH = 100_000, 80_000
PROFILES = ("varangians", "hypaspists", "skirm-crossbow", "hung-knights", "chariot-celtic", "tercio", "french-maa-foot")
GROUNDS = ("broken", "forest", "lake", "stream", "ravine", "ditch", "hill-steep")

Spot = tuple[int, int, int]
Piece = tuple[str, int, int, int, int]


def spots(turns: bool) -> st.SearchStrategy[Spot]:
    headings = st.integers(0, HEADINGS - 1) if turns else st.sampled_from([0, 9000, 18000, 27000])
    return st.tuples(st.integers(8_000, WIDTH - 8_000), st.integers(8_000, DEPTH - 8_000), headings)


pieces = st.tuples(
    st.sampled_from(GROUNDS),
    st.integers(0, WIDTH - 3_000),
    st.integers(0, DEPTH - 3_000),
    st.integers(2_000, 30_000),
    st.integers(2_000, 30_000),
)
tables = st.tuples(
    st.lists(st.tuples(st.sampled_from(PROFILES), spots(True)), min_size=3, max_size=6),
    st.lists(pieces, max_size=2),
)
Table = tuple[list[tuple[str, Spot]], list[Piece]]


def number(value: int, places: int) -> str:
    return decimal_text(value, places)


def written(table: Table, turned: bool) -> str:
    """The table as text: first the units under order, a pair that touches, then others by turns; maybe turned about."""
    units, grounds = table
    lines = [f"table: {WIDTH // 1000} {DEPTH // 1000}"]
    for place, (kind, x, y, wide, deep) in enumerate(grounds):
        right, top = min(WIDTH, x + wide), min(DEPTH, y + deep)
        corners = [(x, y), (x, top), (right, top), (right, y)]
        if turned:
            corners = [(WIDTH - a, DEPTH - b) for a, b in corners]
        lines.append(f"ground g{place}: {kind} " + " ".join([f"{number(a, 3)}:{number(b, 3)}" for a, b in corners]))
    lead = Base(*units[0][1], 8_000, 2_000)
    beside: Spot = (*lead.at(0, 8_000), lead.heading)
    for place, (profile, spot_of_its_own) in enumerate(units):
        x, y, heading = beside if place == 1 else spot_of_its_own
        at = (WIDTH - x, DEPTH - y, (heading + HALF_TURN) % HEADINGS) if turned else (x, y, heading)
        side = "top" if place % 3 == 2 else "bottom"
        spot = f"{number(at[0], 3)}:{number(at[1], 3)} heading {number(at[2], 2)}"
        lines.append(f"{side} u-{place}: {profile} at {spot}")
    lines.append("manoeuvre: u-0 u-1")
    return "\n".join(lines)


def is_sound(position: GrandBattle) -> bool:
    standing = [unit for unit in range(len(position.places)) if position.is_on_table(unit)]
    for one in standing:
        if not is_on_table(position.bases[one].corners(), WIDTH, DEPTH):
            return False
        if any(overlaps(position.bases[one], position.bases[other]) for other in standing if other > one):
            return False
    return True


@rule("GRB-01-018", "GRB-05-063", "GRB-05-064")
@given(tables, st.integers(0, 2**32))
@settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))
def test_legal_legs_end_where_units_may_stand_and_are_paid_for(table: Table, seed: int) -> None:
    if not is_sound(read(written(table, False))[0]):
        return
    case = Order(written(table, False))
    generator = Generator(seed)
    for _ in range(4):
        if case.match.over:
            break
        case.match.enact(case.match.sample(generator))
        assert case.position.displaced or is_sound(case.position)
        for unit in case.position.manoeuvre:
            limit = march(case.position, unit) * case.position.shares[unit] // FULL
            assert case.position.spent[unit] <= limit + 2 * SLACK


CROWD = """
    table: 150 100
    ground wood: forest ellipse 30:50 12 8 heading 30
    ground brook: stream ribbon 0:45 60:40 120:48
    ground field: broken 70:20 70:40 100:40 100:20
    bottom a-1: varangians at 60:30 heading 0
    bottom a-2: hypaspists at 68:30 heading 0
    bottom a-3: burg-pike at 76:30 heading 0
    bottom s-1: skirm-crossbow at 66:36 heading 0
    bottom t-1: tercio at 40:30 heading 0
    bottom k-1: hung-knights at 100:30 heading 20
    bottom c-1: chariot-celtic at 20:30 heading 350
    top p-1: burg-pike at 60:60 heading 180
    top v-1: skirm-crossbow ambush at 30:50 heading 180
    top marker: m1 at 30:50 hides v-1
    top marker: m2 at 90:66 false
    barricades: 3 3
    manoeuvre: {units}
"""


@rule("GRB-01-018", "GRB-05-064")
def test_random_manoeuvres_leave_a_sound_position_that_can_be_written_down() -> None:
    for seed, units in enumerate(("a-1 a-2 a-3", "s-1", "t-1", "k-1", "c-1")):
        case = Order(CROWD.format(units=units))
        generator = Generator(seed + 1)
        for _ in range(8):
            if case.match.over:
                break
            case.match.enact(case.match.sample(generator))
            assert case.position.faults() == []
            assert read(write_position(case.position))[0].canonical() == case.position.canonical()


def turned_base(base: Base) -> Base:
    return Base(WIDTH - base.x, DEPTH - base.y, (base.heading + HALF_TURN) % HEADINGS, base.width, base.depth)


def turned_deed(deed: Deed) -> Deed:
    values: list[Value] = list(deed.values)
    if deed.form is SLIP:
        x, y = deed.point("to")
        values[1] = (max(0, WIDTH - x), max(0, DEPTH - y))
        values[2] = (deed.number("heading") + HALF_TURN) % HEADINGS
    return Deed(deed.form, tuple(values))


@rule("GRB-01-050")
@given(tables, st.integers(0, 2**32))
@settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_turned_table_gives_the_turned_answer(table: Table, seed: int) -> None:
    case, turned = Order(written(table, False)), Order(written(table, True))
    generator = Generator(seed)
    choice = case.match.choice()
    for form in (ADVANCE, BACK, SIDEWAYS, WHEEL, SLIP):
        deed = choice.propose(case.match, form, generator)  # type: ignore[attr-defined]
        if form is SLIP and (deed.point("to")[0] > WIDTH or deed.point("to")[1] > DEPTH):
            continue
        one, other = work_out(case.position, deed), work_out(turned.position, turned_deed(deed))
        clauses = [each.refusal.clause if each.refusal else "" for each in (one, other)]
        assert clauses[0] == clauses[1]
        assert abs(one.furthest - other.furthest) <= SLACK
        for here, there in zip(one.bases, other.bases, strict=True):
            back = turned_base(there)
            assert max(abs(back.x - here.x), abs(back.y - here.y)) <= SLACK
            assert back.heading == here.heading
