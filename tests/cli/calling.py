"""Commands as a shell calls them, each in a process of its own; it has loaded the program already."""

from __future__ import annotations

import os
import pathlib
import sys
import tempfile
import traceback
from typing import IO

from vexilla.cli.main import main


def vexilla(
    *words: str, folder: pathlib.Path | None = None, typed: str = "", **environment: str
) -> tuple[int, str, str]:
    """Exit code, output and errors of a call."""
    settings = {**os.environ, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "110", **environment}
    with tempfile.TemporaryFile() as keys, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
        keys.write(typed.encode())
        keys.seek(0)
        child = os.fork()
        if child == 0:
            os._exit(_call(words, folder, settings, (keys, out, errors)))
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        said, complained = (_all_of(file) for file in (out, errors))
    assert "Traceback" not in complained, complained
    return code, said, complained


def _call(
    words: tuple[str, ...], folder: pathlib.Path | None, settings: dict[str, str], files: tuple[IO[bytes], ...]
) -> int:
    """In the new process: what ``python -m vexilla`` does, with these files as keyboard and screen."""
    try:
        for number, file in enumerate(files):
            os.dup2(file.fileno(), number)
        sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
        sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
        sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False)
        os.environ.clear()
        os.environ.update(settings)
        if folder is not None:
            os.chdir(folder)
        sys.argv = ["vexilla", *words]
        code = _ended_by_main()
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException:
        os.write(2, traceback.format_exc().encode())
        code = 1
    return code


def _ended_by_main() -> int:
    try:
        main()
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
            return 1
        return end.code or 0
    return 0


def _all_of(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()
