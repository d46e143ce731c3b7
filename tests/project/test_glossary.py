"""The glossary names what is there: every word once, every module and class found."""

from __future__ import annotations

import importlib
import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
NAME = re.compile(r"`([^`]+)`")


def rows(text: str) -> list[list[str]]:
    """The rows of all tables of a document, without their heads."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    heads = {number - 1 for number, line in enumerate(lines) if line.startswith("|---")}
    kept = [line for number, line in enumerate(lines) if number not in heads and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in kept]


WORDS = rows(GLOSSARY)


def is_there(name: str) -> bool:
    """Whether a path exists, or a module or a name inside a module of the package."""
    if "/" in name:
        return (ROOT / name).exists()
    module, _, attribute = f"vexilla.{name}".rpartition(".")
    try:
        importlib.import_module(f"vexilla.{name}")
    except ModuleNotFoundError:
        try:
            return hasattr(importlib.import_module(module), attribute)
        except ModuleNotFoundError:
            return False
    return True


def test_each_word_stands_once() -> None:
    words = [word for row in WORDS for word in row[0].split(", ")]
    assert len(words) > 80
    assert sorted({word for word in words if words.count(word) > 1}) == []


@pytest.mark.parametrize("row", WORDS, ids=[row[0] for row in WORDS])
def test_every_word_says_where_it_lives(row: list[str]) -> None:
    names = NAME.findall(row[2])
    assert names
    for name in names:
        assert is_there(name), name


def test_what_is_not_there_is_noticed() -> None:
    assert not is_there("kernel.match.Battle")
    assert not is_there("kernel.nowhere.Battle")
    assert not is_there("docs/nowhere.md")


def stem(module: str) -> str:
    """A module's name without the endings that tell nobody anything."""
    for ending in ("ments", "ment", "ings", "ing", "s"):
        if module.endswith(ending) and len(module) > len(ending) + 2:
            module = module.removesuffix(ending)
            break
    return module.removesuffix("e")


def test_no_two_modules_of_a_package_differ_by_their_ending_alone() -> None:
    assert stem("battle") == stem("battling")
    assert stem("moving") == stem("movement")
    assert stem("orders") == stem("ordering")
    twins = []
    for package in sorted((ROOT / "src" / "vexilla").rglob("__init__.py")):
        names: dict[str, str] = {}
        for file in sorted(package.parent.glob("*.py")):
            dotted = ".".join((*package.parent.relative_to(ROOT / "src" / "vexilla").parts, file.stem))
            twin = names.setdefault(stem(file.stem), dotted)
            if twin != dotted:
                twins.append((twin, dotted))
    assert twins == []
