"""The JSON Schema of army files: it accepts what the reader accepts, and underlines what it does not know."""

from __future__ import annotations

import json
import pathlib
import tomllib
from importlib import resources

import calling
import pytest
from schemas import wrong

from grand_battle.musters import OWN, ROMANS, changed
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.armies.schema import army_schema

EXAMPLES = pathlib.Path(__file__).parents[2] / "docs" / "examples" / "armies"


def test_the_schema_is_printed_as_json() -> None:
    code, out, _ = calling.vexilla("armies", "schema", COLUMNS="40")
    assert (code, json.loads(out)) == (0, army_schema())


@pytest.mark.parametrize("key", LIBRARY.keys())
def test_the_schema_accepts_every_list(key: str) -> None:
    file = resources.files("vexilla.games.grand_battle.armies") / "lists" / f"{key}.toml"
    assert wrong(tomllib.loads(file.read_text(encoding="utf-8")), army_schema()) == []


@pytest.mark.parametrize("text", [ROMANS, OWN, *[file.read_text(encoding="utf-8") for file in EXAMPLES.glob("*.toml")]])
def test_the_schema_accepts_sound_armies(text: str) -> None:
    assert wrong(tomllib.loads(text), army_schema()) == []


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('camp = "ordinary"', 'camp = "castle"', "/camp"),
        ('role = "defender"', 'role = "observer"', "/role"),
        ("legion-5 = 5", "legion-5 = 25", "/units/legion-5"),
        ('mode = "rear"', 'mode = "front"', "/reserve/mode"),
        ("budget = 700", "purse = 700", "/purse"),
        ('{ with = "legion-4 3" }', '{ rides = "legion-4 3" }', "/commanders/Marcius"),
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(old: str, new: str, where: str) -> None:
    assert wrong(tomllib.loads(changed(old, new)), army_schema()) == [where]
