"""Written positions of armies with profiles of their own: nothing is lost on the way to text and back."""

from __future__ import annotations

import pytest

from grand_battle.musters import OWN, ROMANS, changed, muster
from grand_battle.placed import placed, unit_in
from vexilla.games.grand_battle.armies.profile import Profile
from vexilla.games.grand_battle.position import GrandBattle
from vexilla.games.grand_battle.setup.pick_up import pick_up
from vexilla.games.grand_battle.text import read, write_position
from vexilla.games.grand_battle.written.lines import setting_lines
from vexilla.kernel.refusal import BadSetup
from vexilla.testing import rule

#: Riders of one's own, who dismount as foot of one's own, with a staff.
RIDERS = changed(
    "deep-shields   = {",
    'guards-on-foot = { type = "swordsmen", BS = 4, P = 5, AR = 3, MV = 10, traits = ["CC"] }\n'
    'guards = { type = "cavalry-medium", BS = 4, P = 5, AR = 3, MV = 16, weapon = "javelin", '
    'traits = ["CC", "trained"], dismounted = "guards-on-foot", name = "The \\"guards\\"" }\n'
    "deep-shields   = {",
    OWN,
)
RIDERS = changed("companions      = 2", "guards = 3", RIDERS)
RIDERS = changed('with = "companions"', 'with = "guards", staff = true', RIDERS)


def facts(profile: Profile | None) -> object:
    """All that a profile is."""
    if profile is None:
        return None
    own = {name: getattr(profile, name) for name in ("key", "kind", "depth", "figures", "melee", "armour", "move")}
    more = {name: getattr(profile, name) for name in ("weapon", "gun", "traits", "price", "formation", "name")}
    parts = [facts(part) for part in (profile.main, profile.support, profile.dismounted)]
    return own, more, parts, profile.dismounts_at_will, profile.steadfastness


def again(position: GrandBattle) -> GrandBattle:
    return read(write_position(position))[0]


@rule("GRB-01-051", "GRB-01-019")
@pytest.mark.parametrize("text", [OWN, RIDERS])
def test_profiles_of_a_players_own_file_are_read_back(text: str) -> None:
    position = pick_up((muster(text), muster(ROMANS)))
    other = again(position)
    assert setting_lines(other.setting) == setting_lines(position.setting)
    assert other.canonical() == position.canonical()
    assert other.key() == position.key()
    for one, two in zip(position.roster.units, other.roster.units, strict=True):
        assert (one.id, facts(one.profile), facts(one.on_foot)) == (two.id, facts(two.profile), facts(two.on_foot))


def test_a_position_without_such_profiles_tells_of_none() -> None:
    position = pick_up((muster(ROMANS), muster(ROMANS)))
    assert not any(line.startswith("profile ") for line in setting_lines(position.setting))


@rule("GRB-10-012", "GRB-05-057")
def test_riders_dismount_as_in_the_year_of_the_battle() -> None:
    early = changed("year = -250", "year = 1590", OWN).replace("companions", "hung-knights")
    early = early.replace("elephant-indian = { count = 1, max = 1, reserve = false }\n", "")
    late = changed("year = 1590", "year = 1610", early)
    position = pick_up((muster(early), muster(late)))
    foot = [unit.on_foot.kind.key for unit in position.roster.units if unit.on_foot is not None]
    assert set(foot) == {"swordsmen"}
    assert [unit.on_foot.kind.key for unit in again(position).roster.units if unit.on_foot is not None] == foot


def test_a_profile_can_be_told_by_hand() -> None:
    position = placed("""
        profile watch: spearmen BS 4 P 3 AR 1 MV 10 traits CC,big_shields named "Night watch"
        profile deep-watch: double watch
        bottom watch-1: deep-watch at 60:40 heading 0
    """)
    unit = unit_in(position, "watch-1")
    assert (position.vitality_of(unit), position.bases[unit].depth, position.profile_of(unit).move) == (
        5,
        4_000,
        10_000,
    )


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("profile legion-5: spearmen BS 4 P 3 AR 1 MV 10", "another profile legion-5"),
        ("profile watch: spearman BS 4 P 3 AR 1 MV 10", "type of troops"),
        ("profile watch: spearmen P 3 AR 1 MV 10", "BS is missing"),
        ("profile watch: spearmen BS 4 P 3 AR 1", "MV is missing"),
        ("profile watch: spearmen BS 4 P 3 AR 1 MV 20", "MV must be"),
        ("profile watch: double nobody", "profile"),
        ("profile watch: melee hoplites", "who shoots"),
        ("profile watch: spearmen BS 4 P 3 AR 1 MV 10 traits brave", "trait"),
        ("profile watch: spearmen BS 4 P 3 AR 1 MV 10 and more", "and"),
    ],
)
def test_what_is_wrong_with_a_profile_names_its_line(line: str, what: str) -> None:
    with pytest.raises(BadSetup, match=what) as refused:
        placed(line)
    assert "line 1" in str(refused.value)
