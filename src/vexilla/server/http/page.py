"""The page: files that Vite has built, with the headers that let browsers keep them."""

from __future__ import annotations

import gzip
import mimetypes
import pathlib
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from .languages import speaker_for
from .problems import Problem, response_to
from .security import security_headers
from .sending import SMALL, etag_of, send_kept

#: Files whose name changes with their content.
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "no-cache"
_TEXTS: Final = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
}


class _File:
    """A file of the page as it is sent."""

    def __init__(self, file: pathlib.Path, is_for_ever: bool) -> None:
        self.body: Final = file.read_bytes()
        kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        is_text = kind.startswith(_TEXTS)
        self.media: Final = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.cache: Final = _FOR_EVER if is_for_ever else _ASK_FIRST
        self.etag: Final = etag_of(self.body)
        self.packed: bytes | None = _beside(file, ".gz")
        self.brotli: Final = _beside(file, ".br")
        if self.packed is None and is_text and len(self.body) > SMALL:
            self.packed = gzip.compress(self.body, 9)


def _beside(file: pathlib.Path, suffix: str) -> bytes | None:
    """The same file as it was compressed when the page was built."""
    compressed = file.with_name(file.name + suffix)
    return compressed.read_bytes() if compressed.is_file() else None


class Page:
    """All files of the page, read once: they are small, and so no path of a request ever touches the disk.

    A page that is built anew while the server runs is read anew.
    """

    def __init__(self, folder: pathlib.Path) -> None:
        self._folder: Final = folder
        self._files: dict[str, _File] = {}
        self._stamp = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self._read()

    def _read(self) -> None:
        index = self._folder / "index.html"
        stamp = index.stat().st_mtime_ns if index.is_file() else 0
        if self.headers and stamp == self._stamp:
            return
        self._stamp = stamp
        self._files = {}
        for file in sorted(self._folder.rglob("*")) if stamp else []:
            name = file.relative_to(self._folder).as_posix()
            if file.is_file() and not (file.suffix in (".gz", ".br") and file.with_suffix("").is_file()):
                self._files[name] = _File(file, name.startswith("assets/"))
        self.headers = security_headers(self._files["index.html"].body if stamp else b"")

    async def respond(self, request: Request) -> Response:
        """The file that was asked for; addresses without a file belong to the page itself, which knows them."""
        # Not of ``request.url``, which is put together with whatever the client calls the host.
        path = str(request.scope["path"]).lstrip("/")
        request.scope["vexilla.route"] = "page"
        speaker = speaker_for(request.query_params.get("language"), request.headers)
        file = self._files.get(path)
        if file is None and _is_place(path):
            self._read()
            file = self._files.get("index.html")
            if file is None:
                return response_to(Problem("page-missing"), speaker)
        if file is None:
            return response_to(Problem("not-found", path=f"/{path}"[:200]), speaker)
        return send_kept(request, file.body, file.packed, file.media, file.etag, file.cache, file.brotli)


def _is_place(path: str) -> bool:
    """Whether an address is a place of the page, not a file: its last part has no dot."""
    first = path.partition("/")[0]
    return first not in ("api", "assets", "metrics", "healthz", "readyz") and "." not in path.rpartition("/")[2]
