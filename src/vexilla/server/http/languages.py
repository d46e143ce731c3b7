"""Which language a reader gets."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers

from ...locales import LANGUAGES, Speaker

_SPEAKERS: Final = {language: Speaker(language) for language in LANGUAGES}


def preferred_language(asked: str | None, accepted: str) -> str:
    """The language of a reader: the one asked for, else the best liked of those accepted, else English."""
    if asked is not None and asked[:2].lower() in LANGUAGES:
        return asked[:2].lower()
    best, liking = "en", 0.0
    for part in accepted[:500].split(","):
        name, _, weight = part.partition(";")
        language = name.strip()[:2].lower()
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and quality > liking:
            best, liking = language, quality
    return best


def speaker_for(asked: str | None, headers: Headers) -> Speaker:
    """Whoever speaks the reader's language."""
    return _SPEAKERS[preferred_language(asked, headers.get("accept-language", ""))]
