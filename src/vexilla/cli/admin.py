"""``vexilla admin``: what whoever keeps a server does with its database."""

from __future__ import annotations

import datetime
import pathlib
import sys
import time
from typing import Any, Final

import msgspec

from ..kernel.refusal import VexillaError
from ..server.admin.chosen import (
    STATES,
    Listed,
    Wanted,
    delete_games,
    export_games,
    games_wanted,
    open_for_operator,
)
from ..server.admin.verifying import all_ids, archive_game, verified
from ..server.store.backups import back_up, check_backup, check_place, restore
from ..server.store.database import Database
from ..server.store.integrity import faults_of
from ..server.store.store import open_database
from .screen import Screen, Stop

#: So many games are named one by one before something is done to them.
_SHOWN: Final = 20


#: Why a game cannot be judged by this program although nothing is wrong with it.
OF_OTHER_PROGRAMS: Final = ("other-rules", "other-setup", "rules-gone")


class Admin:
    """The commands on one database; with ``dry`` everything that changes something only says what it would do."""

    def __init__(self, screen: Screen, url: str, *, dry: bool = False) -> None:
        self._screen: Final = screen
        self._url: Final = url
        self._dry: Final = dry

    # -- looking -----------------------------------------------------------------------------

    def show_games(self, wanted: Wanted, *, as_json: bool) -> None:
        """Say which games there are."""
        found = self._find(open_for_operator(self._url), wanted)
        if as_json:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
            return
        for game in found:
            self._show(game)
        self._screen.say("admin-count", style="bold", count=len(found))

    def _find(self, database: Database, wanted: Wanted) -> list[Listed]:
        if wanted.state and wanted.state not in STATES:
            raise Stop(self._screen.speaker.say("admin-state-unknown", state=wanted.state, known=", ".join(STATES)), 2)
        return database.read(lambda connection: games_wanted(connection, wanted, time.time()))

    def _show(self, game: Listed) -> None:
        moment = datetime.datetime.fromtimestamp(game.updated, datetime.UTC)
        self._screen.say(
            "admin-game",
            id=game.id,
            game=f"{game.ruleset}/{game.scenario}",
            bottom=game.bottom or "–",
            top=game.top or "–",
            state=self._screen.speaker.say(f"admin-state-{game.state}"),
            turn=str(game.turn),
            when=moment.strftime("%Y-%m-%d %H:%M"),
        )

    def _show_some(self, found: list[Listed]) -> None:
        for game in found[:_SHOWN]:
            self._show(game)
        if len(found) > _SHOWN:
            self._screen.say("admin-more", count=len(found) - _SHOWN)

    def verify(self) -> None:
        """Replay every game and say which do not hold."""
        database = open_for_operator(self._url)
        ids = database.read(all_ids)
        broken = unjudged = 0
        for game, problem in verified(database, ids):
            if problem is not None:
                self._screen.say("admin-broken", id=game, problem=self._explain(problem))
                if problem.reason in OF_OTHER_PROGRAMS:
                    unjudged += 1
                else:
                    broken += 1
        if unjudged:
            self._screen.say("admin-unjudged", count=unjudged)
        if broken:
            raise Stop(self._screen.speaker.say("admin-broken-count", count=broken, all=len(ids)))
        self._screen.say("admin-verified", style="bold green", count=len(ids) - unjudged)

    def _explain(self, problem: VexillaError) -> str:
        speaker = self._screen.speaker
        known = f"table-error-{problem.reason}"
        # The cause says more precisely what is wrong than what players are told.
        said = speaker.explain(problem.__cause__ if isinstance(problem.__cause__, VexillaError) else problem)
        return said if said or not speaker.knows(known) else speaker.say(known, **problem.arguments)

    def check(self, *, full: bool) -> None:
        """Look through the database itself."""
        database = open_for_operator(self._url, any_schema=True)
        faults = faults_of(database, full=full)
        for fault in faults:
            self._screen.say("admin-fault", fault=fault)
        if faults:
            raise Stop(self._screen.speaker.say("admin-unsound", database=database.name, count=len(faults)))
        self._screen.say("admin-sound", style="bold green", database=database.name)

    # -- removing ----------------------------------------------------------------------------

    def prune(self, wanted: Wanted) -> None:
        """Delete the games that are meant."""
        database = open_for_operator(self._url)
        self._delete(database, self._find(database, wanted), None)

    def delete(self, game: str, name: str, export: pathlib.Path | None) -> None:
        """Delete a game, or everything about a name; the latter is written to a file before."""
        if bool(game) == bool(name):
            raise Stop(self._screen.speaker.say("admin-which"), 2)
        if name and export is None:
            raise Stop(self._screen.speaker.say("admin-export-where"), 2)
        database = open_for_operator(self._url)
        found = self._find(database, Wanted(name=name, whole_name=True))
        if game:
            found = [each for each in found if each.id == game]
        if not found:
            raise Stop(self._screen.speaker.say("admin-none"))
        self._delete(database, found, export)

    def _delete(self, database: Database, found: list[Listed], export: pathlib.Path | None) -> None:
        self._show_some(found)
        if self._dry:
            if export is not None:
                self._screen.say("admin-would-export", file=str(export))
            self._screen.say("admin-would-delete", style="bold", count=len(found))
            return
        ids = [game.id for game in found]
        if export is not None:
            export_games(database, ids, export)
            self._screen.say("admin-exported", file=str(export))
        delete_games(database, ids)
        self._screen.say("admin-deleted", style="bold", count=len(found))

    def archive(self, folder: pathlib.Path, older: float) -> None:
        """Write finished games to files, and delete those whose file holds what the database did."""
        database = open_for_operator(self._url)
        found = self._find(database, Wanted(state="over", older=older))
        if self._dry:
            self._show_some(found)
            self._screen.say("admin-would-archive", style="bold", count=len(found), folder=str(folder))
            return
        kept = []
        for game in found:
            try:
                if archive_game(database, game.id, folder) is not None:
                    kept.append(game.id)
            except VexillaError as problem:
                self._screen.say("admin-stays", id=game.id, problem=self._explain(problem), style="yellow")
        delete_games(database, kept)
        self._screen.say("admin-archived", style="bold", count=len(kept), folder=str(folder))
        if len(kept) < len(found):
            raise Stop(self._screen.speaker.say("admin-not-archived", count=len(found) - len(kept)))

    # -- backups -----------------------------------------------------------------------------

    def backup(self, file: pathlib.Path) -> None:
        """Write everything into a new file."""
        database = open_for_operator(self._url, any_schema=True)
        if self._dry:
            self._screen.say("admin-would-back-up", database=database.name, file=str(file))
            return
        made = back_up(database, file)
        self._screen.say("admin-backed-up", style="bold", file=str(file), count=made.games, schema=made.schema)

    def restore(self, file: pathlib.Path, *, replace: bool) -> None:
        """Put a backup back."""
        database = Database(self._url)
        found = check_backup(file)
        check_place(database, replace=replace)
        words: dict[str, Any] = {"file": str(file), "database": database.name, "count": found.games}
        if self._dry:
            self._screen.say("admin-would-restore", **words)
            return
        restore(database, file, replace=replace)
        open_database(self._url, checked=True).close()
        self._screen.say("admin-restored", style="bold", **words)
