"""The built archives, installed into empty environments: the engine needs nothing, each extra needs what it says."""

from __future__ import annotations

import email
import os
import pathlib
import re
import signal
import subprocess
import sys
import tarfile
import tomllib
import urllib.request
import zipfile
from importlib import metadata

import pytest
from packaging.requirements import Requirement

import vexilla
from vexilla.extras import EXTRAS, MissingExtra, extra_of, require, what_to_install
from vexilla.locales import LANGUAGES, Speaker

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "vexilla" / "server" / "page" / "index.html"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
#: Where fcntl and resource are not: as on Windows.
ELSEWHERE = "import sys\nsys.modules['fcntl'] = None\nsys.modules['resource'] = None\n"
COMPUTER = """
import asyncio
from vexilla.games import GAMES
from vexilla.kernel.chance import seed_from
from vexilla.kernel.table import new_table
from vexilla.server.computers import Computers
from vexilla.server.pulse import memory
from vexilla.server.processes import CAN_BE_TIED

async def main():
    game = GAMES.find("battle_line")
    table = new_table(game, game.setup(), {"bottom": "human", "top": "human"}, seed_from(1))
    async def lines(after, upto):
        return table.record.lines[:]
    computers = Computers(1, 60.0)
    await computers.start()
    match = table.match
    answer = await computers.decide("g", table.record.header(), lines, 0, match.decider, "steady", match)
    await computers.close()
    print(CAN_BE_TIED, computers.quick, memory() > 0, answer[0].split()[0])

asyncio.run(main())
"""


@pytest.fixture(scope="session")
def archives(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The folder with the wheel and the source distribution, as they are built from here."""
    folder = tmp_path_factory.mktemp("archives")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    environment = {key: value for key, value in os.environ.items() if key != "VEXILLA_COMPILE"}
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env=environment)
    return folder


def only(folder: pathlib.Path, pattern: str) -> pathlib.Path:
    (file,) = folder.glob(pattern)
    return file


def installed(wheel: pathlib.Path, folder: pathlib.Path, extra: str = "") -> pathlib.Path:
    """An empty environment with the wheel in it, and with the libraries of an extra, nothing else; its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    site = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    uv = [str(pathlib.Path(sys.executable).parent / "uv"), "pip", "install", "--quiet", "--offline", "--no-index"]
    subprocess.run([*uv, "--no-deps", "--python", str(python), str(wheel)], check=True)
    for name in libraries(extra):
        distribution = metadata.distribution(name)
        for part in {file.parts[0] for file in distribution.files or () if file.parts[0] != ".."}:
            place = pathlib.Path(site) / part
            if not place.exists():
                place.symlink_to(pathlib.Path(str(distribution.locate_file(part))))
    return python


def libraries(extra: str) -> set[str]:
    """What an extra brings, with all that those need themselves."""
    found: set[str] = set()
    wanted = [Requirement(each) for each in PROJECT["optional-dependencies"].get(extra, [])]
    while wanted:
        need = wanted.pop()
        if need.name == "vexilla":
            wanted += [Requirement(each) for part in need.extras for each in PROJECT["optional-dependencies"][part]]
        elif need.marker is None or need.marker.evaluate({"extra": ""}):
            found.add(need.name)
            for text in metadata.distribution(need.name).requires or ():
                further = Requirement(text)
                asked = ("", *need.extras)
                is_needed = further.marker is None or any(further.marker.evaluate({"extra": each}) for each in asked)
                if is_needed and further.name not in found:
                    wanted.append(further)
    return found


def run(python: pathlib.Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in an environment, away from this folder, so that only what is installed is found."""
    kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "LC_ALL", "LC_MESSAGES")}
    return subprocess.run(
        [str(python), *words],
        cwd=python.parent,
        capture_output=True,
        text=True,
        env={**kept, "LANG": "en_GB.UTF-8", **environment},
        check=False,
    )


def test_the_engine_needs_nothing(archives: pathlib.Path, tmp_path: pathlib.Path) -> None:
    python = installed(only(archives, "*.whl"), tmp_path / "empty")
    assert not libraries("")
    tried = run(python, str(ROOT / "tools" / "try_engine.py"))
    assert tried.returncode == 0, tried.stderr
    assert str(tmp_path) in tried.stdout
    assert len(re.findall(r": \d+ decisions", tried.stdout)) >= 3
    everything = "import vexilla.testing, vexilla.lab.battery, vexilla.lab.arena, vexilla.advice, vexilla.locales"
    assert run(python, "-c", f"{everything}, vexilla.catalogue").returncode == 0


def test_what_is_missing_says_what_to_install(archives: pathlib.Path, tmp_path: pathlib.Path) -> None:
    python = installed(only(archives, "*.whl"), tmp_path / "empty")
    command = str(python.parent / "vexilla")
    for language in LANGUAGES:
        asked = run(python, command, "play", LANG=f"{language}_XX.UTF-8")
        assert asked.returncode == 2
        assert asked.stderr == f"{Speaker(language).say('extra-missing', extra='cli')}\n"
    for module, extra in (("vexilla.cli.main", "cli"), ("vexilla.server.app", "server")):
        problem = run(python, "-c", f"import {module}").stderr.splitlines()[-1]
        assert f"pip install 'vexilla[{extra}]'" in problem
    assert "pip install 'vexilla[cli]'" in run(python, "-c", "from vexilla.locales import *; Speaker('en')").stderr


def test_the_terminal_needs_only_its_extra(archives: pathlib.Path, tmp_path: pathlib.Path) -> None:
    python = installed(only(archives, "*.whl"), tmp_path / "cli", "cli")
    command = str(python.parent / "vexilla")
    for words in (["games"], ["rules", "BLN-04-007"], ["perft", "battle_line", "1"], ["serve", "--help"]):
        done = run(python, command, *words)
        assert done.returncode == 0, done.stderr
    asked = run(python, command, "serve")
    assert asked.returncode == 2
    assert asked.stderr == f"{Speaker('en').say('extra-missing', extra='server')}\n"


@pytest.mark.skipif(not PAGE.exists(), reason="the page is not built: make page")
def test_the_server_needs_only_its_extra_and_has_the_page(archives: pathlib.Path, tmp_path: pathlib.Path) -> None:
    # Built from the source distribution, so that both archives are seen to carry the page.
    with tarfile.open(only(archives, "*.tar.gz")) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = only(tmp_path, "vexilla-*")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=unpacked,
        check=True,
        capture_output=True,
    )
    python = installed(only(tmp_path, "*.whl"), tmp_path / "server", "server")
    command = [str(python), "-m", "vexilla", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/g.sqlite"]
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    server = subprocess.Popen(
        command,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**kept, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert server.stdout is not None
        said = ""
        while not (address := re.search(r"http://127\.0\.0\.1:\d+", said)):
            line = server.stdout.readline()
            assert line, said
            said += line
        with urllib.request.urlopen(address.group() + "/", timeout=60) as answer:
            page = answer.read().decode()
        assert "<title>Vexilla" in page
        scripts = re.findall(r'(?:src|href)="([^"]*assets/[^"]+\.js)"', page)
        assert scripts
        size = 0
        for script in scripts:
            with urllib.request.urlopen(f"{address.group()}/{script.lstrip('./')}", timeout=60) as answer:
                size += len(answer.read())
        assert size > 10_000
    finally:
        server.send_signal(signal.SIGINT)
        rest, _ = server.communicate(timeout=60)
    assert server.returncode in (0, 130)
    assert "Traceback" not in rest
    database = run(python, "-m", "vexilla", "serve", "--port", "0", "--database", "postgresql://nobody@nowhere/x")
    assert database.returncode != 0
    assert "pip install 'vexilla[postgres]'" in " ".join(database.stderr.split())


def test_computers_think_where_there_is_no_fcntl(tmp_path: pathlib.Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(ELSEWHERE, encoding="utf-8")
    here = os.pathsep.join([str(tmp_path), str(pathlib.Path(vexilla.__file__).parents[1])])
    done = run(pathlib.Path(sys.executable), "-c", COMPUTER, PYTHONPATH=here)
    assert done.stdout.split() == ["False", "0", "False", "play"], done.stderr
    as_usual = run(pathlib.Path(sys.executable), "-c", COMPUTER, PYTHONPATH=here.split(os.pathsep)[1])
    assert as_usual.stdout.split() == ["True", "0", "True", "play"], as_usual.stderr


def test_the_archives_carry_all_that_is_read(archives: pathlib.Path) -> None:
    with zipfile.ZipFile(only(archives, "*.whl")) as wheel:
        inside = set(wheel.namelist())
        (about,) = [name for name in inside if name.endswith(".dist-info/METADATA")]
        described = email.message_from_bytes(wheel.read(about))
    with tarfile.open(only(archives, "*.tar.gz")) as archive:
        source = {name.partition("/")[2] for name in archive.getnames()}
    package = ROOT / "src" / "vexilla"
    for file in package.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            name = file.relative_to(package.parent).as_posix()
            assert name in inside
            assert f"src/{name}" in source
    assert {"Makefile", "web/package.json", "tools/build_hook.py", "CHANGELOG.md", "docs/glossary.md"} <= source
    assert not any("node_modules" in name or name.endswith(".so") for name in source)
    assert described["Version"] == vexilla.__version__
    assert set(described.get_all("Provides-Extra", [])) == {*EXTRAS, "all"}
    assert all("extra ==" in need for need in described.get_all("Requires-Dist", []))


def test_every_extra_names_what_it_brings() -> None:
    """What the program believes an extra to bring is what the package says, by the names that are imported."""
    needed = metadata.requires("vexilla") or []
    for extra, imported in EXTRAS.items():
        if extra == "ray":
            # Large, and installed by make soak alone.
            assert any(each.startswith("ray>") and "ray" in each.partition(";")[2] for each in needed)
            continue
        brought = libraries(extra)
        provided = metadata.packages_distributions()
        for library in imported:
            assert {name.lower() for name in provided[library]} & {name.lower() for name in brought}
        require(extra)
    assert libraries("all") == libraries("postgres")
    assert extra_of("sqlalchemy.engine") == "server"
    assert extra_of("numpy") == "learning"
    assert extra_of("torch") is None
    assert [what_to_install("cli", each) for each in LANGUAGES] == [
        Speaker(each).say("extra-missing", extra="cli") for each in LANGUAGES
    ]


def test_a_library_that_is_not_there_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "cli", ("rich", "no_such_library"))
    with pytest.raises(MissingExtra) as caught:
        require("cli")
    assert caught.value.extra == "cli"


def test_the_lock_has_every_library_and_no_address() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in lock
    assert "--index" not in lock
    locked = set(re.findall(r"^([A-Za-z0-9._-]+)==", lock, re.MULTILINE))
    assert {name.lower().replace("_", "-").replace(".", "-") for name in libraries("all")} <= locked
