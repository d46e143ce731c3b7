"""What every request passes on its way in and out: its id, the checks, the headers, the log."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...locales import Speaker
from ..logs import log, request_id
from ..site import Site
from ..tables.messages import error
from .languages import speaker_for
from .problems import Problem, response_to
from .security import SAFE_METHODS, Places, host_allowed, shown_seat

#: Routes that are asked for all the time: logged only for those who want to know everything.
_LEVELS: Final = {"/healthz": logging.DEBUG, "/readyz": logging.DEBUG, "/metrics": logging.DEBUG, "page": logging.DEBUG}
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
#: Close code of a connection that breaks our rules.
POLICY_VIOLATION: Final = 1008


#: What browsers keep, beside the page.
_KEPT: Final = ("/api/library", "/api/rules/", "/api/words/")
#: Seconds after which somebody may try again whose address has no place left.
_LATER: Final = 10


class Guard:
    """Wraps the application. Nothing that goes wrong inside reaches a client as more than an id."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self._app: Final = app
        self._site: Final = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, if it may."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        identity = secrets.token_hex(6)
        mark = request_id.set(identity)
        started = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [
                    *message.get("headers", []),
                    *self._site.page.headers,
                    (b"x-request-id", identity.encode()),
                ]
            await send(message)

        try:
            problem = self._objection(scope)
            if problem is not None:
                await response_to(problem, self._speaker(scope))(scope, receive, answer)
            else:
                await self._app(scope, receive, answer)
        except Exception:
            self._site.metrics.errors.add("http")
            log.exception("a request failed", extra={"route": _route(scope)})
            if status:
                raise  # the answer is half sent: all that is left is to cut the connection
            problem = Problem("unexpected", id=identity)
            await response_to(problem, self._speaker(scope))(scope, receive, answer)
        finally:
            self._note(scope, status, time.perf_counter() - started)
            request_id.reset(mark)

    def _objection(self, scope: Scope) -> Problem | None:
        """What speaks against a request before anyone looks at what it wants."""
        headers = Headers(scope=scope)
        site = self._site
        if site.order.keeps_out(site.client(scope)):
            return Problem("blocked")
        if not host_allowed(site.settings, headers.get("host", "")):
            return Problem("wrong-host")
        if scope["method"] not in SAFE_METHODS and not site.origins.allows(headers):
            return Problem("foreign-origin")
        try:
            site.check_limit("look" if _is_look(scope) else "request", scope)
        except Problem as problem:
            # Others at the same address may be the cause: who sits at a table here is counted by his seat.
            token = shown_seat(headers)
            if token is None or not site.tables.seated.knows(token) or site.limits.take("seat-request", token):
                return problem
        return None

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        site = self._site
        if not (host_allowed(site.settings, headers.get("host", "")) and site.origins.allows(headers)):
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        address = site.client(scope)
        scope["vexilla.client"] = address
        if site.order.keeps_out(address):
            await self._refuse(Problem("blocked"), scope, receive, send)
            return
        # Its place is given back by whoever leaves it first: the guard, or the table where a late one has sat down.
        place = _Place(site.limits.sockets, address)
        try:
            site.check_limit("connect", scope)
            if not place.take():
                site.metrics.limited.add("sockets")
                raise Problem("too-fast", seconds=_LATER)
        except Problem as problem:
            # Others at the same address may be the cause: who has a seat is counted by his seat.
            place.give_back()
            place = _Place(site.limits.late, address)
            if not place.take():
                await self._refuse(problem, scope, receive, send)
                return
            scope["vexilla.late"] = place.give_back
        mark = request_id.set(secrets.token_hex(6))
        site.metrics.sockets.add(1)
        site.metrics.connections.add()
        try:
            await self._app(scope, receive, send)
        except Exception:
            site.metrics.errors.add("socket")
            log.exception("a connection failed")
        finally:
            site.metrics.sockets.add(-1)
            place.give_back()
            request_id.reset(mark)

    async def _refuse(self, problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
        """Say why not in a way that a page can read: it learns nothing of an answer that opens no connection."""
        await receive()
        text = error(None, problem.reason, problem.message(self._speaker(scope)), problem.arguments).decode()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": problem.reason})

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = _route(scope), _method(scope)
        self._site.metrics.requests.add(route, method, str(status))
        self._site.metrics.latency.add(seconds, route)
        extra = {"route": route, "method": method, "status": status, "ms": round(1000 * seconds, 1)}
        log.log(_LEVELS.get(route, logging.INFO), "request", extra=extra)

    @staticmethod
    def _speaker(scope: Scope) -> Speaker:
        return speaker_for(None, Headers(scope=scope))


class _Place:
    """A place that is given back once."""

    def __init__(self, places: Places, address: str) -> None:
        self._places: Final = places
        self._address: Final = address
        self._is_taken = False

    def take(self) -> bool:
        """Whether there was one."""
        self._is_taken = self._places.take(self._address)
        return self._is_taken

    def give_back(self) -> None:
        """Leave it, if one has it."""
        if self._is_taken:
            self._is_taken = False
            self._places.give_back(self._address)


def _is_look(scope: Scope) -> bool:
    """Whether it is about the page, or about what is the same for everybody and kept by browsers."""
    path = scope["path"]
    return scope["method"] in ("GET", "HEAD") and (not path.startswith("/api/") or path.startswith(_KEPT))


def _route(scope: Scope) -> str:
    """The route a request was for, without what is secret or endless in its address."""
    return str(scope.get("vexilla.route", "none"))


def _method(scope: Scope) -> str:
    return scope["method"] if scope["method"] in _METHODS else "other"
