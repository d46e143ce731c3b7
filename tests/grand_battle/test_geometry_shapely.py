"""Geometry: a few hundred random pairs against shapely; ``tools/geometry_check.py`` asks as often as one likes."""

from __future__ import annotations

import importlib.util
import pathlib
import sys
from types import ModuleType

ROOT = pathlib.Path(__file__).resolve().parents[2]


def the_tool() -> ModuleType:
    found = importlib.util.spec_from_file_location("geometry_check", ROOT / "tools" / "geometry_check.py")
    assert found is not None
    assert found.loader is not None
    tool = importlib.util.module_from_spec(found)
    sys.modules[found.name] = tool
    found.loader.exec_module(tool)
    return tool


def test_whole_numbers_agree_with_floating_point() -> None:
    check = the_tool().run(400, seed=2)
    assert check.faults == []
    assert min(check.asked.values()) > 5
