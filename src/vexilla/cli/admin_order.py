"""``vexilla admin``: what an operator does about reports, chat, names and addresses, without the page."""

from __future__ import annotations

import datetime
import sys
import time
from typing import Any, Final

import msgspec

from ..server.admin.chosen import open_for_operator
from ..server.admin.order import Overview, Reported, carry_out, overview
from ..server.http.security import Addresses
from ..server.settings import Settings, SettingWrong, check
from ..server.store.errors import UnknownGame
from ..server.store.moderation import CloseChat, CloseReport, RemoveLine, RemoveName, SetBlock
from ..server.store.writes import Write
from .screen import Screen, Stop

_HOUR: Final = 3600.0


class OrderAdmin:
    """The commands on one database; with ``dry`` each only says what it would do."""

    def __init__(self, screen: Screen, url: str, *, dry: bool = False) -> None:
        self._screen: Final = screen
        self._url: Final = url
        self._dry: Final = dry

    # -- looking -----------------------------------------------------------------------------

    def show_reports(self, *, as_json: bool) -> None:
        """Say what was reported and who is kept out."""
        found: Overview = overview(open_for_operator(self._url))
        if as_json:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
            return
        for reported in found.reports:
            self._show(reported)
        for block in found.blocks:
            self._screen.say("admin-kept-out", address=block.address, when=_moment(block.until))
        self._screen.say("admin-report-count", style="bold", count=found.open)

    def _show(self, reported: Reported) -> None:
        report = reported.report
        words: dict[str, Any] = report._asdict() | {"line": str(report.line), "when": _moment(report.at)}
        self._screen.say("admin-report", style="bold", **(words | {"addresses": " ".join(report.addresses) or "–"}))
        if report.note:
            self._screen.say("admin-report-note", note=report.note)
        for number, side, text in reported.context:
            self._screen.say("admin-report-line", number=str(number), side=side, text=text or "…")

    # -- doing -------------------------------------------------------------------------------

    def remove_line(self, game: str, line: int) -> None:
        """Empty a line of chat."""
        self._do(RemoveLine(game, line), "line", "admin-no-line", game=game, line=str(line))

    def remove_name(self, game: str, side: str) -> None:
        """Change a person's name into one that says nothing."""
        self._do(RemoveName(game, side), "name", "server-no-such-name", game=game, side=side)

    def close_chat(self, game: str) -> None:
        """Let nothing more be said at a table."""
        self._do(CloseChat(game), "chat", "admin-no-chat", game=game)

    def close_report(self, report: str) -> None:
        """Close a report that was dealt with."""
        self._do(CloseReport(report), "report", "server-no-such-report", report=report)

    def block(self, address: str, hours: float, proxies: tuple[str, ...]) -> None:
        """Keep an address out for some hours."""
        until = time.time() + _HOUR * hours
        counted = self._counted(address, proxies)
        self._do(SetBlock(counted, until), "block", "", address=counted, when=_moment(until))

    def unblock(self, address: str) -> None:
        """Let an address in again."""
        counted = self._counted(address, ())
        kept_out = [block.address for block in overview(open_for_operator(self._url)).blocks]
        if counted not in kept_out:
            raise Stop(self._screen.speaker.say("admin-not-kept-out", address=counted))
        self._do(SetBlock(counted, 0.0), "unblock", "", address=counted)

    def _counted(self, address: str, proxies: tuple[str, ...]) -> str:
        try:
            check(Settings(proxies=proxies))
        except SettingWrong as problem:
            raise Stop(problem.explain(self._screen.speaker), 2) from None
        counted = Addresses(proxies).to_be_kept_out(address)
        if counted is None:
            raise Stop(self._screen.speaker.say("server-bad-address", address=address), 2)
        return counted

    def _do(self, write: Write, what: str, otherwise: str, **words: str) -> None:
        """Do it and say so; ``otherwise`` says that there was nothing to do."""
        try:
            was_there = carry_out(open_for_operator(self._url), write, dry=self._dry)
        except UnknownGame:
            raise Stop(self._screen.speaker.say("admin-none")) from None
        if not was_there:
            raise Stop(self._screen.speaker.say(otherwise))
        self._screen.say(f"admin-would-do-{what}" if self._dry else f"admin-done-{what}", **words)


def _moment(at: float) -> str:
    return datetime.datetime.fromtimestamp(at, datetime.UTC).strftime("%Y-%m-%d %H:%M")
