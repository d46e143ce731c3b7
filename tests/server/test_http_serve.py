"""``vexilla serve`` as it is called from a shell: help, friendly errors, a server that starts and ends well."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from databases import PATIENCE
from http_site import PEOPLE

from vexilla.cli.main import main
from vexilla.locales import Speaker
from vexilla.server.settings import Settings, SettingWrong, check, default_database, described, hand_down, handed_down

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")
NEW_GAME = {"game": "battle_line", "seats": PEOPLE}
VEXILLA = [sys.executable, "-m", "vexilla.cli.main", "serve"]


@pytest.fixture
def vexilla(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> Callable[..., tuple[int, str, str]]:
    """Call ``vexilla serve`` in this process: exit code, output and errors, as it does not come to serving."""
    for name in [name for name in os.environ if name.startswith("VEXILLA_")]:
        monkeypatch.delenv(name)
    for name, value in {"LC_ALL": "C.UTF-8", "COLUMNS": "200", "XDG_STATE_HOME": str(tmp_path)}.items():
        monkeypatch.setenv(name, value)

    def call(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["vexilla", "serve", *words])
        code = 0
        try:
            main()
        except SystemExit as end:
            code = int(str(end.code or 0))
        out, err = capsys.readouterr()
        return code, out, err

    return call


def environment(**given: str) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("VEXILLA_")}
    return {**clean, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "200", **given}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(folder: pathlib.Path, *words: str, **given: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A server in a process of its own, and its address."""
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "vexilla.cli.main",
        "serve",
        "--port",
        str(port),
        "--computer-workers",
        "1",
        *words,
    ]
    process = subprocess.Popen(
        command,
        stdout=(folder / "out").open("w"),
        stderr=(folder / "err").open("w"),
        env=environment(XDG_STATE_HOME=str(folder), **given),
    )
    address = f"http://127.0.0.1:{port}"
    late = time.monotonic() + PATIENCE
    try:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"{address}/healthz", timeout=PATIENCE).raise_for_status()
                break
            assert process.poll() is None, (folder / "err").read_text()
            assert time.monotonic() < late, (folder / "err").read_text()
            time.sleep(0.1)
        yield process, address
    finally:
        process.kill()
        process.wait()


def test_help_explains_every_setting(vexilla: Any) -> None:
    code, out, _ = vexilla("--help")
    assert code == 0
    plain = " ".join(re.sub(r"[│╭╮╰╯─]", " ", out).split())
    for name, variable, default, text in described():
        assert f"--{name.replace('_', '-')} " in plain, name
        assert variable in plain
        assert text.split(".")[0][:40] in plain
        if default not in ("", ()):
            assert f"default: {default}" in plain


def test_hosting_explains_every_setting() -> None:
    page = (pathlib.Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, variable, *_ in described():
        assert f"`--{name.replace('_', '-')}`" in page, name
        assert f"`{variable}`" in page, variable


def test_a_port_that_is_taken(vexilla: Any) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, _, err = vexilla("--port", port)
        assert code == 1
        assert err.startswith(f"Port {port} is taken by another program. Choose another one with --port")
        code, _, err = vexilla("--port", port, "--lang", "uk")
        assert err.startswith(f"Порт {port} зайнятий")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--database", "sqlite:////proc/nothing/x.db"), "The database cannot be used"),
        (("--database", "mysql://x/y"), "The database cannot be used"),
        (("--host", "203.0.113.7"), "does not have the address"),
        (("--processes", "0"), "--processes cannot be 0: it must be at least 1"),
        (("--max-record", "5"), "--max-record cannot be 5"),
        (("--proxies", "everyone"), "--proxies cannot be everyone: it is no address or network"),
        (("--origins", "example.org"), "--origins cannot be example.org: it is no origin"),
        (("--push-contact", "me"), "it must begin with mailto:"),
        (("--log-format", "xml"), "--log-format"),
        (("--port", "many"), "--port"),
        (("--nonsense", "1"), "--nonsense"),
    ],
)
def test_what_is_wrong_is_said(vexilla: Any, words: tuple[str, ...], says: str) -> None:
    code, out, err = vexilla("--port", str(free_port()), *words)
    assert code != 0
    assert says in err + out


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "all visitors count as one address"), ("ru", "одним адресом"), ("uk", "однією адресою")],
)
@pytest.mark.parametrize("proxies", [(), ("--proxies", "127.0.0.1")])
def test_a_public_server_is_told_that_it_knows_no_proxy(
    vexilla: Any, monkeypatch: pytest.MonkeyPatch, language: str, says: str, proxies: tuple[str, ...]
) -> None:
    monkeypatch.setattr("vexilla.cli.serve._Server.run", lambda *_, **__: None)
    words = ("--port", str(free_port()), "--public-url", "https://play.example.org", "--lang", language, *proxies)
    code, out, _ = vexilla(*words)
    assert code == 0
    assert (says in " ".join(out.split())) == (not proxies)


@pytest.mark.parametrize(
    ("language", "only_here"),
    [("en", "Only this computer can open it"), ("ru", "только на этом компьютере"), ("uk", "лише на цьому комп’ютері")],
)
def test_who_can_open_it_is_said(vexilla: Any, monkeypatch: pytest.MonkeyPatch, language: str, only_here: str) -> None:
    monkeypatch.setattr("vexilla.server.reach.own_addresses", lambda: ["192.168.1.20"])
    monkeypatch.setattr("vexilla.cli.serve._Server.run", lambda self, **_: self._announce())
    port = str(free_port())
    code, out, _ = vexilla("--port", port, "--lang", language)
    plain = " ".join(out.split())
    assert code == 0
    assert only_here in plain
    assert "--lan" in plain
    code, out, _ = vexilla("--port", port, "--lan", "--lang", language)
    plain = " ".join(out.split())
    assert code == 0
    assert only_here not in plain
    assert f"http://192.168.1.20:{port}" in plain


def test_a_server_starts_serves_and_ends_well(tmp_path: pathlib.Path) -> None:
    with serving(tmp_path, "--log-format", "json", "--log-level", "info") as (process, address):
        made = httpx.post(f"{address}/api/games", json=NEW_GAME, timeout=PATIENCE).json()
        assert httpx.get(f"{address}/api/games/{made['id']}", timeout=PATIENCE).status_code == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)  # uvicorn ends as it was told to, after all is closed
    out, err = (tmp_path / "out").read_text(), (tmp_path / "err").read_text()
    assert f"Vexilla is ready: {address}" in out
    assert "npm run build" in out or (pathlib.Path(Settings().page_folder()) / "index.html").exists()
    lines = [json.loads(line) for line in err.splitlines()]
    messages = [line["message"] for line in lines]
    assert "ready" in messages
    assert "closing" in messages
    assert not [line for line in lines if line["level"] in ("error", "warning")]
    assert made["seats"]["bottom"] not in err
    assert (tmp_path / "vexilla" / "games.sqlite").exists()


def test_several_processes_serve_the_same_games(tmp_path: pathlib.Path) -> None:
    with serving(tmp_path, "--processes", "2", "--analysts", "2", "--max-record", "123456") as (process, address):
        ids = []
        for _ in range(6):
            made = httpx.post(f"{address}/api/games", json=NEW_GAME, timeout=PATIENCE).json()
            ids.append(made["id"])
        for id_ in ids * 3:
            assert httpx.get(f"{address}/api/games/{id_}", timeout=PATIENCE).status_code == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def test_the_next_free_port_is_used_and_named(tmp_path: pathlib.Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "vexilla.cli.main", "serve", "--port", str(port), "--free-port", "--open"]
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            env=environment(XDG_STATE_HOME=str(tmp_path), DISPLAY="", BROWSER=""),
        )
        assert process.stdout is not None
        try:
            said = ""
            while "No browser could be opened" not in said:
                line = process.stdout.readline()
                assert line
                said += line
        finally:
            process.terminate()
            process.wait(PATIENCE)
            process.stdout.close()
        chosen = re.search(r"using (\d+) instead", said)
        assert chosen
        assert int(chosen[1]) > port
        assert f"http://127.0.0.1:{chosen[1]}" in said


# -- the settings themselves ---------------------------------------------------------------------


def test_settings_are_handed_down_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(port=1234, origins=("https://example.org",), log_format="json", pace=0.25)
    monkeypatch.setenv("VEXILLA_HANDED_DOWN", "")
    hand_down(settings)
    assert handed_down() == settings
    assert handed_down({}) == Settings()


def test_every_setting_has_help_and_a_variable() -> None:
    rows = described()
    assert len(rows) == len(dataclasses.fields(Settings))
    assert all(text.endswith(".") and len(text) > 15 for *_, text in rows)
    assert all(re.fullmatch("VEXILLA_[A-Z_]+", variable) for _, variable, *_ in rows)


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ({}, "http://127.0.0.1:8000"),
        ({"host": "0.0.0.0", "port": 80}, "http://127.0.0.1:80"),
        ({"host": "::1"}, "http://[::1]:8000"),
        ({"public_url": "https://play.example.org/"}, "https://play.example.org"),
    ],
)
def test_the_address_people_open(given: Any, address: str) -> None:
    assert Settings(**given).address() == address


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert default_database() == tmp_path / "vexilla" / "games.sqlite"
    assert Settings().database_url() == f"sqlite:///{tmp_path}/vexilla/games.sqlite"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database() == tmp_path / ".local" / "state" / "vexilla" / "games.sqlite"
    assert Settings(database="postgresql://x/y").database_url() == "postgresql://x/y"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_wrong_setting_is_explained(language: str) -> None:
    with pytest.raises(SettingWrong) as wrong:
        check(Settings(analysts=0))
    assert "--analysts" in wrong.value.explain(Speaker(language))
    check(Settings())
