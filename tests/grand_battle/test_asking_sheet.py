"""What an order sheet costs while it is written: line by line, purse by purse, and who is in whose zone."""

from __future__ import annotations

from vexilla.testing import Case, position, rule

FIELD = """
    table: 200 90
    bottom a1: legion-5 at 60:40 heading 0
    bottom a2: legion-5 at 68:40 heading 0
    bottom a3: legion-5 at 180:40 heading 0
    bottom general: ann with a1 command 2 leadership 1
    top b1: legion-5 at 60:70 heading 180
"""


def sheet(more: str = "") -> Case:
    return position("grand_battle", FIELD + more, {"army-points": ["5"]})


@rule("GRB-04-032", "GRB-04-040", "GRB-04-039")
def test_what_each_line_costs_and_what_it_leaves() -> None:
    case = sheet()
    has = {each["id"]: each["has"] for each in case.ask("cost")["purses"]}
    told = case.ask("cost order manoeuvre a1 from ann else drop")
    assert (told["lines"][0]["state"], told["lines"][0]["points"], told["refusal"]) == ("given", 1, None)
    assert {each["id"]: each["left"] for each in told["purses"]} == {**has, "ann": has["ann"] - 1}
    case.play("order manoeuvre a1 from ann else army", "order manoeuvre a3 from army else army")
    whole = case.ask("cost")
    assert [line["line"] for line in whole["lines"]] == [1, 2]
    spent = sum([line["points"] for line in whole["lines"]])
    assert sum([each["has"] - each["left"] for each in whole["purses"]]) == spent
    again = case.ask("cost order attack a1 from ann else army")
    assert again["refusal"]["clause"] == "GRB-04-046"
    assert case.ask("cost order attack nobody-1 from ann else army")["lines"] == []


@rule("GRB-04-039")
def test_lines_are_put_in_another_order_and_withdrawn_before_the_sheet_is_handed_in() -> None:
    case = sheet()
    case.play("order manoeuvre a1 from ann else army", "order manoeuvre a2 from ann else army")
    case.play("order manoeuvre a3 from army else army", "reorder 3 to 1")
    assert [line["units"] for line in case.match.view(0)["orders"]] == [["a3"], ["a1"], ["a2"]]
    case.play("reorder 1 to 2", "strike 1")
    assert [line["units"] for line in case.match.view(0)["orders"]] == [["a3"], ["a2"]]
    assert case.why_not("reorder 3 to 1") == "GRB-04-039"
    assert case.why_not("reorder 1 to 3") == "GRB-04-039"


@rule("GRB-01-044")
def test_where_measuring_is_strict_purses_are_told_and_no_cost() -> None:
    told = sheet("    measuring: strict\n").ask("cost order manoeuvre a1 from ann else army")
    assert (told["measured"], told["lines"], told["refusal"]["clause"]) == (False, [], "GRB-01-044")
    assert all("left" not in each for each in told["purses"])
    assert {each["id"] for each in told["purses"]} == {"army", "ann"}
