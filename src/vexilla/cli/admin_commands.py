"""What ``vexilla admin`` takes; :mod:`.admin` does it."""

from __future__ import annotations

import pathlib
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

from ..server.settings import DEFAULTS, environment_name
from .screen import Screen

if TYPE_CHECKING:
    from .admin import Admin
    from .admin_order import OrderAdmin

admin: Final = App(name="admin", help="Keep a server's database: look at it, clean it up, back it up, put it back.")

Address = Annotated[
    str,
    Parameter(
        name="--database",
        env_var=environment_name("database"),
        help="sqlite:///PATH or postgresql://…, as the server has it; else the file in your folder for such things.",
    ),
]
Language = Annotated[
    str | None, Parameter(name="--lang", help="Language: en, ru or uk; otherwise as the system is set.")
]
DryRun = Annotated[bool, Parameter(help="Change nothing, only say what would be done.", negative=())]
Ruleset = Annotated[str, Parameter(help="Only games of this ruleset.")]
State = Annotated[str, Parameter(help="Only games that are playing, over, or unplayed: no person did anything there.")]
Json = Annotated[bool, Parameter(help="For programs, with all that is known.", negative=())]
Game = Annotated[str, Parameter(help="The id of a game.")]
Host = Annotated[str, Parameter(help="An address; of IPv6 its network of 64 bits is meant.")]
Older = Annotated[float, Parameter(help="Only games in which nothing happened for so many days.")]


def _admin(lang: str | None, database: str, *, dry: bool = False) -> Admin:
    # Only these commands and serve need the server's libraries, which take a while to load.
    from .admin import Admin  # noqa: PLC0415

    return Admin(Screen(lang), database or DEFAULTS.database_url(), dry=dry)


def _order(lang: str | None, database: str, *, dry: bool = False) -> OrderAdmin:
    from .admin_order import OrderAdmin  # noqa: PLC0415 - as above

    return OrderAdmin(Screen(lang), database or DEFAULTS.database_url(), dry=dry)


def _wanted(**given: Any) -> Any:
    from ..server.admin.chosen import Wanted  # noqa: PLC0415

    return Wanted(**given)


@admin.command(name="list")
def list_(
    *,
    ruleset: Ruleset = "",
    state: State = "",
    older: Older = 0.0,
    name: Annotated[str, Parameter(help="Only games with somebody at the table whose name has this in it.")] = "",
    json: Json = False,
    database: Address = "",
    lang: Language = None,
) -> None:
    """List games, those in which nothing happened for longest first."""
    wanted = _wanted(ruleset=ruleset, state=state, older=older, name=name)
    _admin(lang, database).show_games(wanted, as_json=json)


@admin.command
def prune(
    *,
    older: Older,
    ruleset: Ruleset = "",
    state: State = "unplayed",
    dry_run: DryRun = False,
    database: Address = "",
    lang: Language = None,
) -> None:
    """Delete games in which nothing happened for long, for example: vexilla admin prune --older 90 --state playing."""
    _admin(lang, database, dry=dry_run).prune(_wanted(ruleset=ruleset, state=state, older=older))


@admin.command
def archive(
    folder: pathlib.Path, *, older: Older, dry_run: DryRun = False, database: Address = "", lang: Language = None
) -> None:
    """Write finished games as records into a folder; those whose file was read again and holds are then deleted."""
    _admin(lang, database, dry=dry_run).archive(folder, older)


@admin.command
def delete(
    game: Annotated[str, Parameter(help="The id of a game.")] = "",
    *,
    name: Annotated[str, Parameter(help="Instead: all games of somebody who goes by exactly this name.")] = "",
    export: Annotated[
        pathlib.Path | None, Parameter(help="The new file into which all that is kept of them is written before.")
    ] = None,
    dry_run: DryRun = False,
    database: Address = "",
    lang: Language = None,
) -> None:
    """Delete one game, or everything about a name, with chat and all else that belongs to it."""
    _admin(lang, database, dry=dry_run).delete(game, name, export)


@admin.command
def backup(file: pathlib.Path, *, dry_run: DryRun = False, database: Address = "", lang: Language = None) -> None:
    """Write everything into a new file and check it; the server may go on meanwhile."""
    _admin(lang, database, dry=dry_run).backup(file)


@admin.command
def restore(
    file: pathlib.Path,
    *,
    replace: Annotated[bool, Parameter(help="Even if there are games; they go.", negative=())] = False,
    dry_run: DryRun = False,
    database: Address = "",
    lang: Language = None,
) -> None:
    """Check a backup and put it where the database is, of either kind; no server may run on it."""
    _admin(lang, database, dry=dry_run).restore(file, replace=replace)


@admin.command
def verify(*, database: Address = "", lang: Language = None) -> None:
    """Replay all games: each journal must lead to where its game is said to stand."""
    _admin(lang, database).verify()


@admin.command
def check(
    *,
    full: Annotated[bool, Parameter(help="Compare every index with its table, too.", negative=())] = False,
    database: Address = "",
    lang: Language = None,
) -> None:
    """Look through the database itself for damage."""
    _admin(lang, database).check(full=full)


# -- order at the tables -------------------------------------------------------------------------


@admin.command
def reports(*, json: Json = False, database: Address = "", lang: Language = None) -> None:
    """List what players reported and nobody has dealt with, with what was said around it, and who is kept out."""
    _order(lang, database).show_reports(as_json=json)


@admin.command
def remove_line(
    game: Game,
    line: Annotated[int, Parameter(help="The number of the line.")],
    *,
    dry_run: DryRun = False,
    database: Address = "",
    lang: Language = None,
) -> None:
    """Remove a line of chat."""
    _order(lang, database, dry=dry_run).remove_line(game, line)


@admin.command
def remove_name(
    game: Game,
    side: Annotated[Literal["bottom", "top"], Parameter(help="Whose name.")],
    *,
    dry_run: DryRun = False,
    database: Address = "",
    lang: Language = None,
) -> None:
    """Change a person's name into “…”, at the table and in the record."""
    _order(lang, database, dry=dry_run).remove_name(game, side)


@admin.command
def close_chat(game: Game, *, dry_run: DryRun = False, database: Address = "", lang: Language = None) -> None:
    """Let nothing more be said at a table."""
    _order(lang, database, dry=dry_run).close_chat(game)


@admin.command
def block(
    address: Host,
    *,
    hours: Annotated[float, Parameter(help="For how long.", validator=Number(gt=0, lte=8760))] = 24.0,
    proxies: Annotated[
        tuple[str, ...],
        Parameter(env_var=environment_name("proxies"), help="The server's proxies, never kept out.", negative=()),
    ] = (),
    dry_run: DryRun = False,
    database: Address = "",
    lang: Language = None,
) -> None:
    """Keep an address out for some hours."""
    _order(lang, database, dry=dry_run).block(address, hours, proxies)


@admin.command
def unblock(address: Host, *, dry_run: DryRun = False, database: Address = "", lang: Language = None) -> None:
    """Let an address in again."""
    _order(lang, database, dry=dry_run).unblock(address)


@admin.command
def close_report(
    report: Annotated[str, Parameter(help="The id of a report.")],
    *,
    dry_run: DryRun = False,
    database: Address = "",
    lang: Language = None,
) -> None:
    """Close a report that was dealt with; the addresses in it are forgotten."""
    _order(lang, database, dry=dry_run).close_report(report)
