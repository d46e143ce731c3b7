"""How answers are sent: compressed for those who can unpack them, not at all to those who have them."""

from __future__ import annotations

import gzip
import hashlib
import io
from collections.abc import Iterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

#: What is shorter is not worth compressing.
SMALL: Final = 1_000
#: Fast, and nearly as small as the slower ones make it.
_GZIP_LEVEL: Final = 4
#: How much is unpacked at a time.
_PIECE: Final = 256 * 1024
#: Answers about games are for those who ask, now.
NOT_KEPT: Final = {"Cache-Control": "no-store"}


def send(request: Request, body: bytes, media: str, status: int = 200, headers: dict[str, str] = NOT_KEPT) -> Response:
    """An answer that is compressed where that is of use."""
    packed = gzip.compress(body, _GZIP_LEVEL) if len(body) > SMALL and takes_gzip(request) else None
    return _response(body, packed, media, status, headers)


def send_packed(request: Request, packed: bytes, media: str) -> Response:
    """An answer that was compressed where it was made."""
    if takes_gzip(request):
        return _response(b"", packed, media, 200, NOT_KEPT)
    # Piece by piece: a few bytes can hold very many.
    return StreamingResponse(_unpacked(packed), 200, {**NOT_KEPT, **_VARY}, media)


def _unpacked(packed: bytes) -> Iterator[bytes]:
    with gzip.open(io.BytesIO(packed)) as unpacking:
        while piece := unpacking.read(_PIECE):
            yield piece


def send_kept(
    request: Request, body: bytes, packed: bytes | None, media: str, etag: str, cache: str, brotli: bytes | None = None
) -> Response:
    """Something that browsers may keep; a browser that has it already is only told so.

    ``packed`` is for those who can unpack gzip, ``brotli`` for those who can unpack that, which is smaller.
    """
    headers = {"ETag": etag, "Cache-Control": cache}
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if etag in known or "*" in known:
        return Response(status_code=304, headers={**headers, **_VARY})
    if brotli is not None and _takes(request, "br"):
        return Response(brotli, 200, {**headers, **_VARY, "Content-Encoding": "br"}, media)
    return _response(body, packed if takes_gzip(request) else None, media, 200, headers)


_VARY: Final = {"Vary": "Accept-Encoding, Accept-Language"}


def _response(body: bytes, packed: bytes | None, media: str, status: int, headers: dict[str, str]) -> Response:
    if packed is not None:
        return Response(packed, status, {**headers, **_VARY, "Content-Encoding": "gzip"}, media)
    return Response(body, status, {**headers, **_VARY}, media)


def takes_gzip(request: Request) -> bool:
    """Whether a client can unpack what is compressed."""
    return _takes(request, "gzip", "*")


def _takes(request: Request, *names: str) -> bool:
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = part.partition(";")
        if name.strip().lower() in names and weight.strip() not in ("q=0", "q=0.0"):
            return True
    return False


def etag_of(body: bytes) -> str:
    """A mark by which a client knows whether it has this already."""
    return f'"{hashlib.sha256(body).hexdigest()[:24]}"'
