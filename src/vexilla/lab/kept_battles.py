"""Battles that are fought once and kept in a file, a line each, for a network to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol


class Battles(Protocol):
    """Battles that are what their numbers say."""

    def fight(self, number: int) -> list[int]:
        """A battle as whole numbers."""
        ...


def kept(file: Path) -> Iterator[list[int]]:
    """The battles of a file, one after another; a last line that was broken off is none."""
    with file.open(encoding="ascii") as lines:
        for line in lines:
            if line.endswith("\n"):
                yield [int(each) for each in line.split()]


def complete(file: Path, battles: Battles, count: int) -> None:
    """Fight what a file does not have yet of so many battles."""
    number = 0
    if file.exists():
        whole = file.read_bytes()
        whole = whole[: whole.rfind(b"\n") + 1]
        file.write_bytes(whole)
        number = whole.count(b"\n")
    with file.open("a", encoding="ascii") as lines:
        for each in range(number, count):
            lines.write(" ".join(map(str, battles.fight(each))) + "\n")
            lines.flush()
