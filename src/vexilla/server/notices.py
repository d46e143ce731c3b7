"""What whoever runs the server lets people read: his terms, and what is done with their data.

Texts are plain, or have a little Markdown: headings, lists, bold words, links. Nothing in them becomes HTML otherwise.
"""

from __future__ import annotations

import html
import pathlib
import re
from typing import Final

from ..locales import LANGUAGES

#: What can be given, each a setting and an address.
NOTICES: Final = ("terms", "privacy")

_LINK: Final = re.compile(r"\[([^\[\]]+)\]\(((?:https?://|mailto:)[^\s()]+)\)")
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_HEADING: Final = re.compile(r"(#{1,3}) +(.+)")
_STYLE: Final = (
    "body{margin:0;background:#f6f0e2;color:#2b2117;font:1.05rem/1.55 Georgia,serif}"
    "main{max-width:42rem;margin:auto;padding:1.5rem}a{color:inherit}"
    "@media(prefers-color-scheme:dark){body{background:#1d1913;color:#e9dfc9}}"
)


def read_notice(file: str) -> dict[str, bytes]:
    """A text as a page for each language: beside terms.md, terms.uk.md is for those who read Ukrainian.

    OSError or UnicodeDecodeError if a file cannot be read.
    """
    given = pathlib.Path(file)
    usual = _page(given)
    stem = given.stem.rpartition(".")[0] if _language_of(given) else given.stem
    pages = {}
    for language in LANGUAGES:
        translated = given.with_name(f"{stem}.{language}{given.suffix}")
        pages[language] = _page(translated) if translated.is_file() else usual
    return pages


def _language_of(file: pathlib.Path) -> str:
    ending = file.stem.rpartition(".")[2]
    return ending if ending != file.stem and ending in LANGUAGES else ""


def _page(file: pathlib.Path) -> bytes:
    text = file.read_text(encoding="utf-8-sig")
    language = _language_of(file)
    spoken = f' lang="{language}"' if language else ""
    heading = _HEADING.search(text)
    title = html.escape(heading[2].strip() if heading else "Vexilla")
    return (
        f"<!doctype html>\n<html{spoken}><head>"
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<title>{title}</title><link rel="icon" href="/icon.svg"><style>{_STYLE}</style></head>\n'
        f'<body><main>\n{as_html(text)}\n<p><a href="/">Vexilla</a></p>\n</main></body></html>\n'
    ).encode()


def as_html(text: str) -> str:
    """A text as HTML: paragraphs, headings and lists."""
    blocks: list[tuple[str, list[str]]] = []
    goes_on = False
    for line in (line.strip() for line in text.splitlines()):
        heading = _HEADING.fullmatch(line)
        if heading:
            blocks.append((f"h{len(heading[1])}", [heading[2]]))
        elif line.startswith(("- ", "* ")):
            blocks.append(("li", [line[2:]]))
        elif line and goes_on:
            blocks[-1][1].append(line)
        elif line:
            blocks.append(("p", [line]))
        goes_on = bool(line) and not heading
    shown = "\n".join(f"<{kind}>{_words(' '.join(lines))}</{kind}>" for kind, lines in blocks)
    return re.sub(r"(?:<li>.*</li>\n?)+", lambda items: f"<ul>\n{items[0].rstrip()}\n</ul>\n", shown)


def _words(text: str) -> str:
    safe = _BOLD.sub(r"<b>\1</b>", html.escape(text))
    return _LINK.sub(r'<a href="\2" rel="noreferrer">\1</a>', safe)
