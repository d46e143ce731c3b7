"""A call: a request with its body read, its reader's language known, and the site it is about."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ...kernel.refusal import VexillaError
from ...locales import Speaker
from ..logs import log
from ..site import Site
from ..store import DamagedGame, NotStorable, StoreUnavailable, UnknownGame
from .languages import speaker_for
from .problems import Problem, bad_body, response_to, response_to_engine
from .security import shown_seat
from .sending import send

#: Seconds in which a body must have come: who sends it drop by drop keeps a connection and memory.
_BODY_SECONDS: Final = 60.0

#: A number of more digits cannot be the length of anything, and a very long one cannot be read.
_LONGEST_NUMBER: Final = 18

B = TypeVar("B")


class Call(Generic[B]):
    """A request as the functions that answer it get it."""

    def __init__(self, site: Site, request: Request, speaker: Speaker, body: B) -> None:
        self.site: Final = site
        self.request: Final = request
        self.speaker: Final = speaker
        self.body: Final = body

    @property
    def id(self) -> str:
        """The game the address names."""
        return str(self.request.path_params["id"])

    @property
    def token(self) -> str | None:
        """The seat that is shown, if any."""
        return shown_seat(self.request.headers)


class Operation(Generic[B]):
    """One call of the API: the same entry makes the route, the checks and the documentation."""

    def __init__(
        self,
        method: str,
        path: str,
        name: str,
        summary: str,
        answer: Callable[[Call[B]], Awaitable[Any]],
        *,
        body: type[B] | None = None,
        gives: Any = None,
        status: int = 200,
        limit: str = "",
        long: bool = False,
        seat: bool = False,
        media: str = "application/json",
        is_kept: bool = False,
        headers: tuple[tuple[str, str], ...] = (),
        queries: tuple[tuple[str, str], ...] = (),
        refusals: tuple[int, ...] = (),
    ) -> None:
        self.method: Final = method
        self.path: Final = path
        self.name: Final = name
        self.summary: Final = summary
        self.answer: Final = answer
        self.body: Final = body
        self.gives: Final = gives
        self.status: Final = status
        #: What else beside requests is counted of this call.
        self.limit: Final = limit
        #: Whether the body may hold a record.
        self.long: Final = long
        #: Whether a seat is shown with it.
        self.seat: Final = seat
        self.media: Final = media
        #: Whether browsers may keep the answer and ask whether it has changed.
        self.is_kept: Final = is_kept
        #: Headers it looks at, beside the usual ones, and what they are for.
        self.headers: Final = headers
        #: What its address says behind the question mark, beside the language.
        self.queries: Final = queries
        #: Statuses with which it may refuse, beside those of every call.
        self.refusals: Final = refusals
        self._decoder: Final = msgspec.json.Decoder(body) if body is not None else None

    async def respond(self, request: Request) -> Response:
        """Answer a request; whatever is wrong with it is told in the reader's language."""
        request.scope["vexilla.route"] = self.path
        speaker = speaker_for(request.query_params.get("language"), request.headers)
        site: Site = request.app.state.site
        try:
            await site.check_call_limit(self.limit, request.scope)
            body = await self._read(request, site)
            given = await self.answer(Call(site, request, speaker, body))
        except Problem as problem:
            return response_to(problem, speaker)
        except StoreUnavailable as problem:
            site.metrics.errors.add("store")
            log.warning("the database is not there: %s", problem)
            return response_to(Problem("no-database"), speaker)
        except NotStorable as problem:
            log.info("the database did not take something: %s", problem)
            return response_to(Problem("not-storable"), speaker)
        except UnknownGame:
            return response_to(Problem("unknown-game"), speaker)
        except DamagedGame as problem:
            log.error("a game cannot be read: %s", problem)
            return response_to(Problem("damaged"), speaker)
        except VexillaError as problem:
            return response_to_engine(problem, speaker)
        if isinstance(given, Response):
            return given
        if given is None:
            return Response(status_code=204)
        return send(request, msgspec.json.encode(given), self.media, self.status)

    async def _read(self, request: Request, site: Site) -> Any:
        if self._decoder is None:
            return None
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Problem("not-json", given=kind or "–")
        # In JSON a character of a record may take two bytes.
        most = site.settings.max_body + (2 * site.settings.max_record if self.long else 0)
        body = await read_body(request, most)
        try:
            return self._decoder.decode(body)
        except msgspec.DecodeError as problem:
            raise bad_body(problem) from None
        except (UnicodeDecodeError, RecursionError) as problem:
            raise Problem("bad-json", problem=type(problem).__name__) from None


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, as long as it is not too long."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and (len(length) > _LONGEST_NUMBER or int(length) > most):
        raise Problem("too-long", most=most)
    body = bytearray()
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Problem("too-long", most=most)
    except TimeoutError:
        raise Problem("too-slow-body", seconds=round(_BODY_SECONDS)) from None
    except ClientDisconnect:
        raise Problem("bad-json", problem="cut off") from None
    return bytes(body)
