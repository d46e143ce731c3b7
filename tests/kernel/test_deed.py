"""Deeds: actions that cannot be counted, by text, by JSON and by chance."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from vexilla.kernel.action import Verb, Vocabulary
from vexilla.kernel.chance import generator_from
from vexilla.kernel.deed import (
    Decimal,
    Deed,
    Form,
    Id,
    Ids,
    Marked,
    Point,
    Said,
    Value,
    Whole,
    Word,
    below,
    decimal_text,
    read_deed,
)
from vexilla.kernel.refusal import BadSetup, UnknownAction

GROUP = Ids("group", 4)
ADVANCE = Form("advance", GROUP, Decimal("distance", 0, 30_000, 3))
WHEEL = Form("wheel", GROUP, Word("side", "left", "right"), Whole("degrees", -90, 90))
SLIP = Form("slip", Id("unit"), Point("to", 120_000, 90_000, 3))
ROUTE = Form("route", Ids("by", 3, 0, kept=True))
HALT = Form("halt", Id("unit"))
PREVIEW = Form("preview", Said("move", ADVANCE, WHEEL))
VOCABULARY = Vocabulary(Verb("done"), Verb("halt"), ADVANCE, WHEEL, SLIP, ROUTE, HALT)


@pytest.mark.parametrize(
    ("said", "canonical", "values"),
    [
        ("advance a2,a1 12.500", "advance a1,a2 12.5", (("a1", "a2"), 12_500)),
        ("  Advance  A1  7 ", "advance a1 7", (("a1",), 7_000)),
        ("advance a1 0.001", "advance a1 0.001", (("a1",), 1)),
        ("wheel a1 LEFT -45", "wheel a1 left -45", (("a1",), "left", -45)),
        ("slip s-1 0.050:90", "slip s-1 0.05:90", ("s-1", (50, 90_000))),
        ("route c,a,b", "route c,a,b", (("c", "a", "b"),)),
        ("route -", "route -", ((),)),
        ("halt a1", "halt a1", ("a1",)),
    ],
)
def test_a_deed_has_one_text_and_comes_back_from_it(said: str, canonical: str, values: tuple[Value, ...]) -> None:
    deed = VOCABULARY.read(said)
    assert isinstance(deed, Deed)
    assert deed.text() == VOCABULARY.text(deed) == canonical
    assert deed.values == values
    assert VOCABULARY.read(canonical) == deed
    assert deed.form.deed(*values) == deed


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("advance a1", "it is written 'advance GROUP DISTANCE'"),
        ("advance a1 2 3", "it is written 'advance GROUP DISTANCE'"),
        (
            "advanse a1 2",
            "an action begins with one of advance, done, halt, route, slip, wheel; did you mean 'advance'",
        ),
        ("halt a b", "it is written 'halt' or 'halt UNIT'"),
        ("advance a1 x", "distance: 'x' is no number; did you mean '0' or '30'"),
        ("advance a1 1.2345", "distance: '1.2345' has more than 3 decimal places"),
        ("advance a1 30.001", "distance: 30.001 is not between 0 and 30"),
        ("advance a1 -1", "distance: -1 is not between 0 and 30"),
        ("advance a1 1e3", "distance: '1e3' is no number"),
        ("advance a1 ٣", "distance: '٣' is no number"),
        ("advance a1 " + "9" * 5_000, "is no number"),
        ("advance a1,a1 2", "group: 'a1' is named twice"),
        ("advance a,b,c,d,e 2", "group: 1 to 4 ids are named, not 5"),
        ("advance a1,,a2 2", "group: '' is no id: it should be of letters, digits and hyphens"),
        ("advance a1_x 2", "group: 'a1_x' is no id"),
        ("wheel a1 lift 15", "side: 'lift' is none of left, right; did you mean 'left'"),
        ("wheel a1 left 1.5", "degrees: '1.5' is no whole number"),
        ("slip s1 5", "to: '5' is no point; did you mean '120:90'"),
        ("slip s1 5:91", "to: 91 is not between 0 and 90"),
    ],
)
def test_a_wrong_text_is_told_which_field_is_wrong_and_what_is_expected(text: str, says: str) -> None:
    with pytest.raises(UnknownAction) as refused:
        VOCABULARY.read(text)
    assert says in str(refused.value)


def test_a_question_about_a_deed_has_the_deed_within() -> None:
    question = PREVIEW.read("preview wheel a1 left 15")
    assert question.deed("move") == WHEEL.deed(("a1",), "left", 15)
    assert question.text() == "preview wheel a1 left 15"
    with pytest.raises(UnknownAction, match="move: side: 'up' is none of left, right"):
        PREVIEW.read("preview wheel a1 up 15")
    with pytest.raises(UnknownAction, match="move: it begins with one of advance, wheel"):
        PREVIEW.read("preview dance a1")


def test_deeds_are_values() -> None:
    one, same, other = ADVANCE.deed(("a1", "a2"), 5), ADVANCE.deed(("a2", "a1"), 5), ADVANCE.deed(("a1",), 5)
    assert one == same != other
    assert len({one, same, other}) == 2
    assert sorted([one, other]) == [other, one], "by their texts"
    assert one.ids("group") == ["a1", "a2"]
    assert one.number("distance") == 5
    assert SLIP.deed("s1", (5, 6)).point("to") == (5, 6)
    assert SLIP.deed("s1", (5, 6)).word("unit") == "s1"


def test_a_deed_made_by_hand_is_checked_as_one_that_was_typed() -> None:
    with pytest.raises(UnknownAction, match="31 is not between 0 and 30"):
        ADVANCE.deed(("a1",), 31_000)
    with pytest.raises(UnknownAction, match="it is written 'advance GROUP DISTANCE'"):
        ADVANCE.deed(("a1",))


def test_a_page_can_build_a_form_from_the_description() -> None:
    assert json.loads(json.dumps(WHEEL.describe())) == {
        "verb": "wheel",
        "usage": "wheel GROUP SIDE DEGREES",
        "fields": [
            {"name": "group", "kind": "ids", "least": 1, "most": 4, "kept": False},
            {"name": "side", "kind": "word", "values": ["left", "right"]},
            {"name": "degrees", "kind": "whole", "lowest": -90, "highest": 90},
        ],
    }
    assert SLIP.describe()["fields"] == [
        {"name": "unit", "kind": "id"},
        {"name": "to", "kind": "point", "width": "120", "depth": "90", "places": 3},
    ]
    distance = {"name": "distance", "kind": "decimal", "lowest": "0", "highest": "30", "places": 3}
    assert ADVANCE.describe()["fields"][1] == distance
    assert PREVIEW.describe()["fields"] == [{"name": "move", "kind": "deed", "verbs": ["advance", "wheel"]}]
    assert ADVANCE.deed(("a1", "a2"), 12_500).describe() == {
        "verb": "advance",
        "fields": {"group": "a1,a2", "distance": "12.5"},
    }


def test_draws_reach_every_value_about_equally_often() -> None:
    generator = generator_from(1)
    offered = ["a", "b", "c"]
    groups = Counter(GROUP.draw(generator, offered) for _ in range(2_100))
    assert len(groups) == 7, "every group of one, two or three"
    assert all(abs(groups[(each,)] - 700 / 3) < 60 for each in offered)
    degrees = Counter(Whole("degrees", -1, 1).draw(generator, []) for _ in range(900))
    assert set(degrees) == {-1, 0, 1}
    assert all(abs(count - 300) < 70 for count in degrees.values())
    assert {Word("side", "left", "right").draw(generator, []) for _ in range(20)} == {"left", "right"}
    assert {Id("unit").draw(generator, offered) for _ in range(40)} == set(offered)


@pytest.mark.parametrize("form", [ADVANCE, WHEEL, SLIP, ROUTE, HALT, PREVIEW])
def test_what_is_drawn_can_be_said(form: Form) -> None:
    generator = generator_from(2)
    for offered in ([], ["a1"], ["a1", "a2", "a3", "a4", "a5"]):
        for _ in range(50):
            deed = Deed(form, tuple([field.draw(generator, offered) for field in form.fields]))
            assert form.read(deed.text()) == deed


def test_ranges_beyond_one_draw_are_drawn_evenly() -> None:
    generator = generator_from(3)
    limit = 3 << 40
    halves = Counter(below(generator, limit) * 2 // limit for _ in range(2_000))
    assert set(halves) == {0, 1}
    assert abs(halves[0] - 1_000) < 150


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [(12_500, 3, "12.5"), (-500, 3, "-0.5"), (0, 3, "0"), (7, 0, "7"), (-7_000, 3, "-7"), (1, 3, "0.001")],
)
def test_decimals_are_written_as_short_as_they_can_be(value: int, places: int, text: str) -> None:
    assert decimal_text(value, places) == text


def test_a_form_with_a_fault_is_refused() -> None:
    with pytest.raises(BadSetup, match="two fields of 'go' have the same name"):
        Form("go", Id("unit"), Id("unit"))
    with pytest.raises(BadSetup, match="takes all words that are left"):
        Form("go", Said("move", ADVANCE), Id("unit"))
    with pytest.raises(BadSetup, match="written alike"):
        Vocabulary(Verb("halt"), Form("halt"))


def test_verbs_and_forms_live_side_by_side() -> None:
    assert VOCABULARY.read("done") == VOCABULARY.start("done")
    assert VOCABULARY.read("halt") == VOCABULARY.start("halt")
    assert VOCABULARY.size == 2, "deeds take no numbers"
    assert [form.word for form in VOCABULARY.forms] == ["advance", "wheel", "slip", "route", "halt"]


def test_words_and_signs_between_fields_tell_people_what_is_what() -> None:
    turn = Marked("turn=", Word("turn", "left", "right"))
    attack = Form("attack", Ids("group", 3), "->", Id("target"))
    turning = Form("attack", Ids("group", 3), "->", Id("target"), "after", turn)
    wheel = Form("wheel", Id("unit"), Marked("", Decimal("degrees", 0, 9000, 2), "deg"))
    forms = (attack, turning, wheel)
    for text in ("attack a1,a2 -> b7", "attack a1 -> b7 after turn=left", "wheel a1 12.5deg"):
        assert read_deed(forms, text).text() == text
    assert read_deed(forms, "wheel a1 12.5").text() == "wheel a1 12.5deg"
    assert read_deed(forms, "attack a1 -> b7 after right").text() == "attack a1 -> b7 after turn=right"
    assert turning.usage() == "attack GROUP -> TARGET after turn=TURN"
    assert turning.describe()["parts"] == [None, "->", None, "after", None]
    assert turning.describe()["fields"][2] == {
        "name": "turn",
        "kind": "word",
        "values": ["left", "right"],
        "before": "turn=",
        "after": "",
    }
    with pytest.raises(UnknownAction, match="it is written 'attack GROUP -> TARGET'"):
        read_deed(forms, "attack a1 => b7")
