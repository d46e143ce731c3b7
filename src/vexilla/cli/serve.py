"""``vexilla serve``: the page and the games, for this computer or for others."""

from __future__ import annotations

import asyncio
import dataclasses
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from ..kernel.refusal import VexillaError
from ..server.logs import set_up_logs
from ..server.reach import reach_of
from ..server.settings import EVERYWHERE, Settings, SettingWrong, check, hand_down
from ..server.store import open_store
from ..server.wire.configuration import configuration
from ..server.wire.gate import allow_more_files
from .screen import Screen, Stop

#: How many ports are tried when one shall be chosen.
_TRIED: Final = 100
#: How many may wait to be let in.
_BACKLOG: Final = 2048


def serve(screen: Screen, settings: Settings) -> None:
    """Run a server until it is stopped."""
    if settings.lan:
        settings = dataclasses.replace(settings, host=EVERYWHERE)
    try:
        check(settings)
    except SettingWrong as problem:
        raise Stop(problem.explain(screen.speaker), 2) from None
    listening, settings = _listen(screen, settings)
    name = _prepare_database(screen, settings)
    if not (settings.page_folder() / "index.html").is_file():
        screen.say("serve-page-missing", style="yellow")
    if settings.public_url and not settings.proxies:
        screen.say("serve-no-proxies", style="yellow")
    set_up_logs(settings)
    if settings.processes > 1:
        hand_down(settings)
    allow_more_files()
    config = configuration(settings)
    if settings.processes > 1:
        processes = Multiprocess(config, sockets=[listening])
        _announce(screen, settings, name)
        processes.run()
    else:
        _Server(config, lambda: _announce(screen, settings, name)).run(sockets=[listening])


class _Server(uvicorn.Server):
    """Says that it runs once it does: before, Ctrl+C would end it with a traceback, or be lost."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Called by uvicorn when it has taken over the signals."""
        await super().startup(sockets)
        if self.started:
            self._announce()


# -- before it starts ----------------------------------------------------------------------------


def _listen(screen: Screen, settings: Settings) -> tuple[socket.socket, Settings]:
    """A socket that listens on the port; on the next free one where that is allowed."""
    last = min(settings.port + (_TRIED if settings.free_port else 1), 65_536)
    for port in range(settings.port, last):
        try:
            listening = _bound(settings.host, port)
        except OSError as problem:
            if problem.errno == errno.EADDRINUSE:
                continue
            if problem.errno == errno.EACCES:
                raise Stop(screen.speaker.say("serve-port-forbidden", port=str(port))) from None
            raise Stop(screen.speaker.say("serve-address-wrong", host=settings.host)) from None
        if port != settings.port:
            screen.say("serve-other-port", port=str(settings.port), chosen=str(port))
        return listening, dataclasses.replace(settings, port=listening.getsockname()[1])
    raise Stop(screen.speaker.say("serve-port-taken", port=str(settings.port)))


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers have one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        # From here on whoever comes too early waits a moment instead of being turned away.
        listening.listen(_BACKLOG)
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def _prepare_database(screen: Screen, settings: Settings) -> str:
    """Open the database once, so that whatever is wrong with it is said here, and bring it up to date."""
    try:
        return asyncio.run(_opened(settings.database_url()))
    except VexillaError as problem:
        message = screen.speaker.say("serve-database-trouble", problem=screen.speaker.explain(problem))
        raise Stop(f"{message}\n{screen.speaker.say('serve-database-hint')}") from None


async def _opened(url: str) -> str:
    store = open_store(url, checked=True)
    await store.start()
    await store.close()
    return store.name


# -- when it runs --------------------------------------------------------------------------------


def _announce(screen: Screen, settings: Settings, database: str) -> None:
    address = settings.address()
    screen.say("serve-ready", style="bold", address=address)
    if not settings.public_url:
        _say_who_reaches_it(screen, settings)
    screen.say("serve-stop", database=database)
    if settings.open:
        threading.Thread(target=_open_browser, args=(screen, settings), daemon=True).start()


def _say_who_reaches_it(screen: Screen, settings: Settings) -> None:
    """Which address friends open; where they cannot open any, how they could."""
    by, addresses = reach_of(settings)
    if by == "here":
        screen.say("serve-only-here", style="dim")
    else:
        screen.say("serve-network", address=", ".join(addresses) or f"http://{socket.gethostname()}:{settings.port}")


def _open_browser(screen: Screen, settings: Settings) -> None:
    """Open the page as soon as the server answers."""
    host = "127.0.0.1" if settings.host in (EVERYWHERE, "::") else settings.host
    for _ in range(100):
        try:
            socket.create_connection((host, settings.port), 0.2).close()
            break
        except OSError:
            threading.Event().wait(0.1)
    if not (_has_display() and webbrowser.open(settings.address())):
        screen.say("serve-no-browser")


def _has_display() -> bool:
    """Whether a window can be opened; without one a text browser would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))
