"""Games say what follows in the order of the book; that the agenda is a stack is the kernel's business."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: Whoever writes into an agenda by hand, in whatever way.
BY_HAND = re.compile(
    r"agenda\.(append|extend|insert|pop|remove|clear|reverse)\b|agenda(\[[^\]]*\])? *\+?= |del \S*agenda"
)


def by_hand(folder: Path) -> list[str]:
    found = []
    for path in sorted(folder.rglob("*.py")):
        if "kernel" in path.parts or path == Path(__file__):
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if BY_HAND.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    return found


def test_nobody_but_the_kernel_writes_into_the_agenda() -> None:
    for folder in ("src/vexilla", "docs/examples"):
        assert by_hand(ROOT / folder) == []


def test_the_search_finds_what_it_is_meant_to_find() -> None:
    for line in ("match.agenda.append(x)", "del match.agenda[1:]", "after.agenda = [roll]", "match.agenda += steps"):
        assert BY_HAND.search(line), line
    for line in ("top = match.agenda[-1]", "if match.agenda == waiting:", "for step in match.agenda:"):
        assert not BY_HAND.search(line), line
