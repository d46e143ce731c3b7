"""Every setting of the server in one place: its name, its usual value, what it does.

``vexilla serve --help`` is made from this table. Each setting can also be given in the environment:
``--max-record`` is ``VEXILLA_MAX_RECORD``.
"""

from __future__ import annotations

import dataclasses
import ipaddress
import os
import pathlib
from collections.abc import Mapping
from typing import Any, Final, Literal, TypeVar
from urllib.parse import urlsplit

from ..locales import Speaker
from .notices import NOTICES, read_notice

#: How the names of settings begin in the environment.
PREFIX: Final = "VEXILLA_"
#: All settings as one value: how the processes of a server learn theirs from the one that starts them.
HANDED_DOWN: Final = "VEXILLA_HANDED_DOWN"
#: An operator's secret is at least so long.
SHORTEST_SECRET: Final = 16
#: More messages a second than anyone sends.
UNLIMITED: Final = 1_000_000
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
#: What a server listens on that is open to the network.
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104

T = TypeVar("T")


def setting(default: T, text: str) -> T:
    """A setting with its usual value and its help."""
    return dataclasses.field(default=default, metadata={"help": text})


def environment_name(name: str) -> str:
    """The environment variable that sets a setting."""
    return PREFIX + name.upper()


@dataclasses.dataclass(frozen=True, kw_only=True)
class Settings:
    """What can be chosen about a server; everything has a usual value."""

    host: str = setting("127.0.0.1", "Address to listen on. 127.0.0.1: this computer only; 0.0.0.0: the network, too.")
    lan: bool = setting(
        False, "Listen on the network, too, so that friends in it can play: the same as --host 0.0.0.0."
    )
    port: int = setting(8000, "Port to listen on.")
    free_port: bool = setting(False, "If the port is taken, use the next free one instead of giving up.")
    open: bool = setting(False, "Open the page in the browser as soon as the server is ready.")
    public_url: str = setting(
        "", "The address people use, such as https://play.example.org, where it is not that of the server itself."
    )
    page: str = setting("", "Folder with the built page; otherwise the one that comes with the program.")

    database: str = setting(
        "", "sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME; otherwise a file in your folder for such things."
    )
    processes: int = setting(1, "Server processes. More than one is of use with PostgreSQL and several cores.")

    computer_workers: int = setting(
        max(1, (os.cpu_count() or 2) - 1), "Processes in which computer players think; usually a core is left free."
    )
    thinking_limit: float = setting(10.0, "Seconds a computer player may think about one decision.")
    pace: float = setting(0.6, "Seconds between two decisions of a computer player, so that people can follow.")

    analysts: int = setting(1, "Processes that replay and analyse records.")
    analysis_limit: float = setting(120.0, "Seconds one replay or analysis may take.")

    coach_seconds: float = setting(2.0, "Seconds of thought for a hint, or for a decision looked at afterwards.")

    origins: tuple[str, ...] = setting(
        (), "Other pages that may open connections to tables, such as https://example.org; may be given several times."
    )
    hosts: tuple[str, ...] = setting(
        (),
        "Names this server may be addressed by; none: any name, on 127.0.0.1 only those of this computer and of"
        " --public-url. May be given several times.",
    )
    proxies: tuple[str, ...] = setting(
        (), "Addresses of reverse proxies whose X-Forwarded-For is believed; may be given several times."
    )
    requests: int = setting(
        600, "Requests a minute from one address, ten times as many for the page and what browsers keep; 0: no limit."
    )
    new_games: int = setting(30, "New games, imports and rematches a minute from one address; 0: no limit.")
    claims: int = setting(60, "Invitations and codes looked at, used or made a minute from one address; 0: no limit.")
    analyses: int = setting(20, "Replays, checks and analyses a minute from one address; 0: no limit.")
    coaching: int = setting(60, "Hints and parts of reviews a minute from one address; 0: no limit.")
    reports: int = setting(10, "Reports a minute of what others wrote, from one address; 0: no limit.")
    connections: int = setting(
        120, "New connections to tables a minute from one address; four times as many may be open; 0: no limit."
    )
    address_connections: int = setting(
        1000,
        "Connections of any kind that one address may have open, proxies in --proxies excepted; 0: no limit.",
    )
    all_connections: int = setting(
        8000, "Connections of any kind that may be open in all; 0: as many as the system allows."
    )
    messages: int = setting(20, "Messages a second from one connection to a table; 0: no limit.")
    traffic: int = setting(
        64_000, "Bytes a second from one connection to a table, each frame counted as 250 more; 0: no limit."
    )
    compress: bool = setting(
        False, "Compress what tables send: much less to transfer, some 40 kB more memory a connection."
    )
    max_body: int = setting(64_000, "Longest body of a request in bytes, records excepted.")
    max_record: int = setting(1_000_000, "Longest record that is read, in bytes.")
    import_bytes: int = setting(
        20_000_000, "Bytes of records and own set-ups that are kept a day from one address; 0: no limit."
    )

    unplayed_days: int = setting(7, "Days after which a game is removed in which no person did anything; 0: never.")
    backup_folder: str = setting("", "Folder for backups of the running server; empty: none are made.")
    backup_hours: float = setting(24.0, "Hours between two backups.")
    backup_keep: int = setting(7, "How many backups are kept; the oldest ones are removed.")

    push_contact: str = setting(
        "", "Mail address (mailto:you@example.org) that browsers' push services can write to; empty: no web push."
    )

    operator_secret: str = setting(
        "", "What opens the page /operator, at least 16 characters; empty: nobody. Give it in the environment."
    )
    terms: str = setting("", "File with your terms, plain or with a little Markdown, shown at /terms; empty: none.")
    privacy: str = setting("", "File that says what is done with people's data, shown at /privacy; empty: none.")
    metrics: Literal["loopback", "everyone", "nobody"] = setting("loopback", "Who may read /metrics.")
    log_format: Literal["text", "json"] = setting("text", "Logs for people, or one JSON object a line.")
    log_level: Literal["debug", "info", "warning", "error"] = setting(
        "warning", "The least important thing to log; info has a line for every request."
    )
    shutdown_grace: int = setting(10, "Seconds that requests under way get when the server is stopped.")

    def database_url(self) -> str:
        """The database that is used."""
        return self.database or f"sqlite:///{default_database()}"

    def page_folder(self) -> pathlib.Path:
        """Where the page is."""
        return pathlib.Path(self.page) if self.page else pathlib.Path(__file__).parent / "page"

    def address(self) -> str:
        """The address people open."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "127.0.0.1" if self.host in (EVERYWHERE, "::", "") else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


#: The server one gets without choosing anything.
DEFAULTS: Final = Settings()


class SettingWrong(Exception):
    """A setting that cannot be; ``problem`` is the id of a message, with its arguments."""

    def __init__(self, name: str, value: object, problem: str, **arguments: str) -> None:
        super().__init__(f"--{name.replace('_', '-')} cannot be {value!r}")
        self._name = name
        self._value = value
        self._problem = problem
        self._arguments = arguments

    def explain(self, speaker: Speaker) -> str:
        """What is wrong, in the reader's language."""
        problem = speaker.say(self._problem, **self._arguments)
        return speaker.say(
            "serve-setting-wrong", name=self._name.replace("_", "-"), value=str(self._value), problem=problem
        )


#: The least and the greatest a number may be.
_RANGES: Final = {
    "port": (0, 65_535),
    "processes": (1, 64),
    "computer_workers": (0, 256),
    "thinking_limit": (0.1, 600),
    "pace": (0, 60),
    "analysts": (1, 64),
    "analysis_limit": (1, 3600),
    "coach_seconds": (0.1, 60),
    "requests": (0, 1_000_000),
    "new_games": (0, 1_000_000),
    "claims": (0, 1_000_000),
    "analyses": (0, 1_000_000),
    "coaching": (0, 1_000_000),
    "reports": (0, 1_000_000),
    "connections": (0, 1_000_000),
    "address_connections": (0, 1_000_000),
    "all_connections": (0, 1_000_000),
    "messages": (0, 1_000_000),
    "traffic": (0, 1_000_000_000),
    "max_body": (1_000, 100_000_000),
    "max_record": (1_000, 100_000_000),
    "import_bytes": (0, 100_000_000_000),
    "unplayed_days": (0, 36_500),
    "backup_hours": (0.01, 8_760),
    "backup_keep": (1, 10_000),
    "shutdown_grace": (0, 3600),
}


def check(settings: Settings) -> None:
    """SettingWrong names a setting that cannot be."""
    for name, (least, most) in _RANGES.items():
        value = getattr(settings, name)
        if value < least:
            raise SettingWrong(name, value, "serve-at-least", least=str(least))
        if value > most:
            raise SettingWrong(name, value, "serve-at-most", most=str(most))
    for proxy in settings.proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            raise SettingWrong("proxies", proxy, "serve-no-network") from None
    for name, urls in (("origins", settings.origins), ("public_url", [settings.public_url])):
        for url in urls:
            parts = urlsplit(url)
            if url and (parts.scheme not in ("http", "https") or not parts.netloc):
                raise SettingWrong(name, url, "serve-no-origin")
    if 0 < len(settings.operator_secret) < SHORTEST_SECRET:
        # What was given is not repeated: it may be most of the secret.
        raise SettingWrong("operator_secret", "…", "serve-short-secret", least=str(SHORTEST_SECRET))
    if settings.push_contact and not settings.push_contact.startswith(("mailto:", "https:")):
        raise SettingWrong("push_contact", settings.push_contact, "serve-no-contact")
    for name in NOTICES:
        file = getattr(settings, name)
        try:
            if file:
                read_notice(file)
        except (OSError, UnicodeDecodeError):
            raise SettingWrong(name, file, "serve-unreadable") from None


def default_database() -> pathlib.Path:
    """The database used when nobody says otherwise: a file in the user's folder for such things."""
    state = os.environ.get("XDG_STATE_HOME", "")
    folder = pathlib.Path(state) if state else pathlib.Path.home() / ".local" / "state"
    return folder / "vexilla" / "games.sqlite"


def described() -> list[tuple[str, str, Any, str]]:
    """Name, environment variable, usual value and help of every setting."""
    return [
        (field.name, environment_name(field.name), field.default, field.metadata["help"])
        for field in dataclasses.fields(Settings)
    ]


def hand_down(settings: Settings) -> None:
    """Leave the settings to the processes that are started from this one."""
    import msgspec  # noqa: PLC0415 - the terminal knows the settings without the libraries of the server

    os.environ[HANDED_DOWN] = msgspec.json.encode(settings).decode()


def handed_down(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings that were left to this process."""
    import msgspec  # noqa: PLC0415 - as above

    text = (os.environ if environment is None else environment).get(HANDED_DOWN, "{}")
    return msgspec.json.decode(text, type=Settings)
