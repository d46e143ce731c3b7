"""Armies of Grand Battle over HTTP: lists, armies while they are built, files, and two that meet."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from typing import Any

import pytest
from http_site import HERE, LINK, bearer, new_game, serving, told
from starlette.testclient import TestClient

from vexilla.games.grand_battle.armies.library import LIBRARY

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "docs" / "examples" / "armies"
ROMANS = (EXAMPLES / "my-romans.toml").read_text(encoding="utf-8")
SUCCESSORS = (EXAMPLES / "my-successors.toml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('armies')}/vexilla.db") as client:
        yield client


def check(client: TestClient, army: dict[str, Any], language: str = "en") -> Any:
    answer = client.post(f"/api/armies/check?language={language}", json={"army": army})
    assert answer.status_code == 200, answer.text
    return answer.json()


def read(client: TestClient, text: str, language: str = "en") -> Any:
    answer = client.post(f"/api/armies/read?language={language}", json={"text": text})
    assert answer.status_code == 200, answer.text
    return answer.json()


def draft(client: TestClient, key: str = "rome-zama") -> Any:
    return client.get(f"/api/armies/{key}").json()["draft"]


def codes(checked: Any) -> list[tuple[str, str, str]]:
    """The faults as what they are about, which, and by which clause."""
    return [("/".join(fault["entry"]), fault["reason"], fault["clause"]) for fault in checked["faults"]]


def line_of(words: str) -> int:
    """Where something stands in the example."""
    return ROMANS.splitlines().index(words) + 1


# -- lists ---------------------------------------------------------------------------------------


def test_all_lists_are_told_in_three_languages_and_kept(client: TestClient) -> None:
    names = {"en": "Romans of Scipio", "ru": "Римляне Сципиона", "uk": "Римляни Сципіона"}
    for language, name in names.items():
        answer = client.get(f"/api/armies?language={language}")
        armies = {army["key"]: army for army in answer.json()["armies"]}
        assert len(armies) == 34
        assert armies["rome-zama"]["title"] == name
        again = client.get(f"/api/armies?language={language}", headers={"If-None-Match": answer.headers["ETag"]})
        assert again.status_code == 304
    zama = armies["rome-zama"]
    assert (zama["battle"]["key"], zama["against"], zama["year"]) == ("zama", "carthage-zama", -202)
    assert (zama["price"], zama["units"]) == (691, 17)
    told(client.get("/api/armies/rome-zma"), 404, "unknown-army")


def test_a_list_tells_all_that_may_be_chosen(client: TestClient) -> None:
    found = client.get("/api/armies/rome-zama?language=ru").json()
    lines = {line["profile"]["key"]: line for line in found["lines"]}
    legion = lines["legion-5"]
    assert (legion["usual"], legion["least"], legion["most"], legion["reserve"]) == (5, 2, 6, True)
    assert (legion["profile"]["strength"], legion["staff"]) == (5, False)
    assert lines["roman-horse"]["staff"]
    assert (found["persons"][0]["title"], found["persons"][0]["general"]) == ("Сципион", True)
    assert found["camps"][0]["key"] == "none"
    guns = client.get("/api/armies/burgundy").json()["lines"]
    assert any(line["profile"]["reach"] for line in guns)


@pytest.mark.parametrize("key", LIBRARY.keys())
def test_every_list_makes_an_army_and_a_file_and_back(client: TestClient, key: str) -> None:
    """The same army by its draft, by the file made of it, and in the engine's own words."""
    usual = LIBRARY.find(key)
    begun = draft(client, key)
    checked = check(client, begun)
    assert checked["faults"] == []
    assert checked["army"] == begun
    totals = checked["totals"]
    assert (totals["price"], totals["reserve_price"]) == (usual.price, usual.reserve_price)
    assert (totals["steadfastness"], totals["discipline"]) == (usual.steadfastness / 2, usual.discipline)
    army = LIBRARY.read("army.toml", checked["text"])
    assert [unit.profile.key for unit in army.units] == [unit.profile.key for unit in usual.units]
    assert [(each.name, each.unit, each.price) for each in army.commanders] == [
        (each.name, each.unit, each.price) for each in usual.commanders
    ]


def test_a_file_read_and_written_again_says_the_same(client: TestClient) -> None:
    first = read(client, ROMANS)
    assert first["faults"] == []
    assert first["text"] == ROMANS
    again = check(client, first["army"])
    assert again["totals"] == first["totals"]
    assert read(client, again["text"])["army"] == again["army"]
    own = read(client, SUCCESSORS)
    assert (own["faults"], own["army"], own["list"]) == ([], None, None)
    assert {each["profile"]["title"] for each in own["units"]} >= {"Bronze shields", "City guard with archers"}


# -- faults --------------------------------------------------------------------------------------


def test_faults_are_named_as_one_goes_with_the_price(client: TestClient) -> None:
    """All at once: what a line breaks, what a commander lacks, and what the whole comes to."""
    army = draft(client)
    army["units"]["legion-5"] = 9
    army["units"]["roman-horse"] = 0
    army["commanders"][0]["with"] = "roman-horse"
    army["commanders"][1]["with"] = ""
    army["camp"] = "palace"
    army["reserve"] = {"units": {"legion-4": 3}, "mode": "rear"}
    checked = check(client, army)
    assert set(codes(checked)) >= {
        ("units/legion-5", "army-limits", "GRB-01-051"),
        ("units/roman-horse", "army-limits", "GRB-01-051"),
        ("commanders/Laelius", "army-unknown", ""),
        ("commanders/Masinissa", "army-unknown", ""),
        ("camp", "army-unknown", ""),
        ("reserve", "army-reserve-price", "GRB-02-039"),
        ("budget", "army-over-budget", "GRB-01-005"),
    }
    assert checked["totals"]["price"] > checked["totals"]["budget"] == 700
    limits = next(fault for fault in checked["faults"] if fault["entry"] == ["units", "legion-5"])
    assert limits["arguments"] | {"least": 2, "most": 6, "number": 9} == limits["arguments"]
    assert checked["text"].splitlines()[limits["line"] - 1] == "legion-5 = 9"
    russian = check(client, army, "ru")["faults"]
    assert [fault["reason"] for fault in russian] == [fault["reason"] for fault in checked["faults"]]
    assert "вместе с резервом" in next(each["message"] for each in russian if each["reason"] == "army-limits")


def test_an_empty_army_has_a_price_and_faults(client: TestClient) -> None:
    army = draft(client)
    army |= {"units": dict.fromkeys(army["units"], 0), "general": None, "commanders": [], "camp": "none"}
    checked = check(client, army)
    assert checked["totals"]["price"] == 0
    assert ("general", "army-no-general", "GRB-04-001") in codes(checked)
    assert ("units/legion-5", "army-limits", "GRB-01-051") in codes(checked)


def test_the_faults_of_a_file_have_lines(client: TestClient) -> None:
    checked = read(client, ROMANS.replace("legion-5      = 5", "legion-5      = 8"), "uk")
    assert [(fault["line"], fault["reason"]) for fault in checked["faults"]][-1] == (
        line_of("legion-5      = 5"),
        "army-limits",
    )
    assert checked["army"]["units"]["legion-5"] == 8, "it can be mended by building on"
    for text, reason in (
        ("not = = toml", "fault-not-toml"),
        ('name = "x"\nlist = "romans"\n[units]\nlegion-5 = 3\n', "army-unknown"),
        ('game = "ancients"\nname = "x"\n', "army-other-game"),
    ):
        checked = read(client, text)
        assert reason in [fault["reason"] for fault in checked["faults"]]
        assert checked["army"] is None
    strange = read(client, ROMANS.replace("camp =", "tent ="))
    assert strange["army"] is None, "what a draft cannot say is mended in the text"
    assert strange["list"]["key"] == "rome-zama"


def test_nonsense_is_refused(client: TestClient) -> None:
    army = draft(client)
    for wrong, reason in (
        ({"units": {"legion-5": -1}}, "field-too-small"),
        ({"units": {"legion-5": 99}}, "field-too-large"),
        ({"units": {f"x{number}": 1 for number in range(61)}}, "field-too-long"),
        ({"name": "x" * 101}, "field-too-long"),
        ({"role": "general"}, "field-value"),
        ({"gold": 7}, "field-unknown"),
        ({"commanders": [{"name": "Twin", "with": "legion-5"}] * 2}, "army-same-name"),
    ):
        told(client.post("/api/armies/check", json={"army": army | wrong}), 400, reason)
    told(client.post("/api/armies/read", json={"text": "x" * 64_001}), 400, "field-too-long")
    told(client.post("/api/armies/read", json={"text": 7}), 400, "field-type")
    assert codes(check(client, army | {"list": "romans"}))[0][1] == "army-unknown"
    quoted = check(client, army | {"name": 'A "quoted"\n[units]\nlegion-5 = 99 # \x00'})
    assert (quoted["faults"], quoted["army"]["name"][:10]) == ([], 'A "quoted"')


def test_reading_files_is_limited_building_is_not(tmp_path: pathlib.Path) -> None:
    with serving(f"sqlite:///{tmp_path}/vexilla.db", analyses=2) as client:
        army = draft(client)
        for _ in range(3):
            assert check(client, army)["faults"] == []
        for _ in range(2):
            read(client, ROMANS)
        told(client.post("/api/armies/read", json={"text": ROMANS}), 429, "too-fast")


# -- battles -------------------------------------------------------------------------------------


def meet(client: TestClient, **wishes: Any) -> Any:
    wanted = {"bottom": {"file": {"name": "romans.toml", "text": ROMANS}}, "top": {"list": "carthage-zama"}}
    return client.post("/api/armies/meet", json=wanted | wishes)


def test_two_armies_meet_in_a_battle_that_can_be_begun(client: TestClient) -> None:
    answer = meet(client, open_field=True)
    assert answer.status_code == 200, answer.text
    met = answer.json()
    assert met["checked"]["game"] == "grand_battle"
    assert met["checked"]["scenario"]["title"] == "Romans who wait behind stakes – Carthaginians of Hannibal"
    assert "open_field = true" in met["contents"]["text"]
    made = new_game(client, game="grand_battle", contents=met["contents"], seats={"bottom": HERE, "top": LINK})
    table = hello(client, made["id"], made["seats"]["bottom"])
    assert table["view"]["decision"]["question"] == "grb-ask-role"


def test_armies_that_are_not_matched_are_told(client: TestClient) -> None:
    error = told(meet(client, top={"list": "imperial"}), 400, "battle-under-budget")
    assert error["arguments"]["budget"] == LIBRARY.find("imperial").price
    assert meet(client, top={"list": "imperial"}, budget=0).status_code == 200
    told(meet(client, top={"list": "../secret"}), 400, "unknown-army")
    told(meet(client, top={}), 400, "unknown-army")
    told(meet(client, budget=9_999), 400, "field-too-large")
    broken = {"file": {"name": "romans.toml", "text": ROMANS.replace("legion-5      = 5", "legion-5      = 8")}}
    faults = told(meet(client, bottom=broken), 400, "bad-army")["arguments"]["faults"]
    assert [fault["line"] for fault in faults] == [line_of("legion-5      = 5")]


def hello(client: TestClient, game: str, token: str | None) -> Any:
    with client.websocket_connect("/api/socket") as socket:
        socket.send_json({"do": "hello", "game": game, "seat": token, "have": None})
        return socket.receive_json()


def test_the_opponent_sees_nothing_of_an_army_before_it_stands_on_the_table(client: TestClient) -> None:
    """Neither its units, nor its reserve, nor its notes: not at the table, in lists, in the briefing, in the record."""
    secret = ROMANS.replace("[units]", 'notes = "The elephants come from the left"\n\n[units]', 1)
    contents = meet(client, bottom={"file": {"name": "mine.toml", "text": secret}}).json()["contents"]
    assert "legion-5" in contents["text"]
    made = new_game(client, game="grand_battle", contents=contents, seats={"bottom": HERE, "top": LINK})
    claim = {"invitation": made["invitations"]["top"], "name": "Boris", "attempt": "a" * 22}
    taken = client.post(f"/api/games/{made['id']}/claim", json=claim).json()
    seat = bearer(taken["token"])
    replayed = {"game": made["id"], "token": taken["token"], "as": "top"}
    heard = [
        str(hello(client, made["id"], taken["token"])),
        client.get(f"/api/games/{made['id']}", headers=seat).text,
        client.get(f"/api/games/{made['id']}/briefing", headers=seat).text,
        client.get(f"/api/games/{made['id']}/record", headers=seat).text,
        client.post("/api/replay", json=replayed).text,
        client.post("/api/replay", json=replayed | {"as": "bottom"}).text,
        client.post("/api/mine", json={"seats": [{"id": made["id"], "token": taken["token"]}]}).text,
        client.post(f"/api/games/{made['id']}/invitation", json={"invitation": claim["invitation"]}).text,
        str(hello(client, made["id"], None)),
    ]
    own = str(hello(client, made["id"], made["seats"]["bottom"]))
    assert "legion-5" in own
    for word in ("legion-5", "legion-4", "roman-horse", "elephants come"):
        assert [text[:200] for text in heard if word in text] == [], word
