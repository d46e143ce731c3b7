"""``make play``: a few friendly lines, and Ctrl+C ends it without a word of any tool."""

from __future__ import annotations

import os
import pathlib
import pty
import re
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "vexilla" / "server" / "page" / "index.html"
COLOURS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def read_on(terminal: int) -> str:
    """What is written next; nothing when the other end is closed."""
    try:
        return os.read(terminal, 4096).decode(errors="replace")
    except OSError:
        return ""


@pytest.mark.skipif(not PAGE.exists() or not shutil.which("make"), reason="the page is not built: make page")
def test_ctrl_c_ends_play_quietly(tmp_path: pathlib.Path) -> None:
    make = subprocess.run(["make", "-q", str(PAGE.relative_to(ROOT))], cwd=ROOT, capture_output=True, check=False)
    if make.returncode:
        pytest.skip("the page is older than its sources: make page")
    # What a desktop, or a make round this test, would tell the one that is started here.
    told = ("DISPLAY", "WAYLAND_DISPLAY", "MAKEFLAGS", "MFLAGS", "MAKELEVEL")
    kept = {key: value for key, value in os.environ.items() if key not in told}
    environment = {**kept, "VEXILLA_DATABASE": f"sqlite:///{tmp_path}/games.sqlite", "LANG": "en_GB.UTF-8"}
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(ROOT)
        os.execvpe("make", ["make", "play"], environment)
    said = ""
    while "Ctrl+C" not in said:
        more = read_on(terminal)
        assert more, said
        said += more
    os.write(terminal, b"\x03")
    while more := read_on(terminal):
        said += more
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(status) == 0, said
    lines = [line for line in COLOURS.sub("", said).replace("^C", "").splitlines() if line.strip()]
    assert any("http://127.0.0.1:" in line for line in lines)
    assert len(lines) <= 6, said
    assert not re.search(r"make|Traceback|Error|Interrupt|\*\*\*|INFO", "\n".join(lines)), said
