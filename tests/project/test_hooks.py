"""The hooks before a commit run our own tools: each is there, and nothing is fetched."""

from __future__ import annotations

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_hooks_call_tools_that_are_set_up_here() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"repo: (.+)", text) == ["local"]
    programs = re.findall(r"entry: (\S+)", text)
    assert len(programs) == text.count("- id:") == 5
    for program in programs:
        assert program == "npm" or (program.startswith(".venv/bin/") and (ROOT / program).exists()), program
