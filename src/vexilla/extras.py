"""What is installed beside the engine, and what to install when something is missing.

The engine needs nothing but Python. The programs need libraries, which are extras of the package: ``cli`` for the
terminal, ``server`` for the browser, ``postgres`` for a server on PostgreSQL, ``all`` for these; ``ray`` for an arena
on several machines, ``learning`` for the fit of a network.
"""

from __future__ import annotations

from importlib import resources
from importlib.util import find_spec
from typing import Final

#: The libraries of each extra that are imported, by the names they are imported by; each has those before it, but for
#: the last two.
EXTRAS: Final = {
    "cli": ("cyclopts", "fluent", "rich"),
    "server": ("alembic", "cryptography", "httptools", "msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets"),
    "postgres": ("psycopg",),
    "ray": ("ray",),
    "learning": ("numpy",),
}


class MissingExtra(ImportError):
    """A part of the program was asked for whose libraries are not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__(f"this part of Vexilla needs libraries that are not installed: pip install 'vexilla[{extra}]'")
        self.extra: Final = extra


def require(extra: str) -> None:
    """MissingExtra if a library of an extra is not installed."""
    if any(find_spec(library) is None for library in EXTRAS[extra]):
        raise MissingExtra(extra)


def extra_of(library: str) -> str | None:
    """The extra that brings a library; None if it is not one of ours."""
    for extra, libraries in EXTRAS.items():
        if library.partition(".")[0] in libraries:
            return extra
    return None


def what_to_install(extra: str, language: str) -> str:
    """The sentence that says what to install; read from the messages without the library that usually reads them."""
    file = resources.files("vexilla") / "locales" / language / "cli.ftl"
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("extra-missing = "):
            return line.removeprefix("extra-missing = ").replace("{ $extra }", extra)
    raise KeyError(f"the message extra-missing has no text in {language}")
