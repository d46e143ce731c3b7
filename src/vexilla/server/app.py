"""The application: everything a server is made of, put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from ..extras import MissingExtra

try:
    import msgspec
    from starlette.applications import Starlette
    from starlette.exceptions import HTTPException
    from starlette.requests import Request
    from starlette.responses import RedirectResponse, Response
    from starlette.routing import BaseRoute, Route, WebSocketRoute
except ModuleNotFoundError as problem:
    raise MissingExtra("server") from problem

from .computers import Computers
from .http import status
from .http.calls import Operation
from .http.guard import Guard
from .http.languages import speaker_for
from .http.notices import respond_with_notice
from .http.openapi import document
from .http.operations import OPERATIONS
from .http.problems import Problem, response_to
from .http.sending import send
from .http.workshop import Workshop
from .keeping import keeping
from .logs import log, set_up_logs
from .metering import meter
from .notices import NOTICES
from .push import Push
from .settings import UNLIMITED, Settings, handed_down
from .sharing_numbers import leave_numbers
from .site import Site
from .store import open_store
from .tables import Tables
from .tables.socket import socket_endpoint
from .tidying import tidying_seldom


def create_app(settings: Settings) -> Starlette:
    """The application with these settings."""
    site = Site(settings)
    app = Starlette(
        routes=[
            *_routes(OPERATIONS),
            Route("/api/openapi.json", _openapi),
            Route("/metrics", status.metrics),
            WebSocketRoute("/api/socket", socket_endpoint),
            Route("/operator", _operator),
            *(Route(f"/{name}", respond_with_notice) for name in NOTICES),
            Route("/{path:path}", site.page.respond),
        ],
        exception_handlers={HTTPException: _no_such_call},
        lifespan=_lifespan,
    )
    app.state.site = site
    app.add_middleware(Guard, site=site)
    return app


def from_environment() -> Starlette:
    """The application of a process that another one has started with its settings."""
    settings = handed_down()
    set_up_logs(settings)
    return create_app(settings)


@contextlib.asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
    """Open everything in the order in which one needs the other, and close it the other way round."""
    site: Site = app.state.site
    settings = site.settings
    async with contextlib.AsyncExitStack() as open_things:
        site.workshop = Workshop(settings.analysts, settings.analysis_limit, site.metrics)
        open_things.push_async_callback(site.workshop.close)
        site.store = open_store(settings.database_url())
        await site.store.start()
        open_things.push_async_callback(site.store.close)
        site.computers = Computers(settings.computer_workers, settings.thinking_limit, thinking=site.metrics.thinking)
        await site.computers.start()
        open_things.push_async_callback(site.computers.close)
        site.push = Push(site.store, settings.push_contact) if settings.push_contact else None
        if site.push is not None:
            open_things.push_async_callback(site.push.close)
        site.tables = Tables(
            site.store,
            site.computers,
            site.push,
            pace=settings.pace,
            rate=settings.messages or UNLIMITED,
            burst=3 * settings.messages or UNLIMITED,
            metrics=site.metrics,
        )
        await site.tables.start()
        open_things.push_async_callback(site.tables.close)
        await open_things.enter_async_context(site.order.kept(site.store, site.tables))
        await open_things.enter_async_context(site.pulse.felt(site.store))
        await open_things.enter_async_context(tidying_seldom())
        await open_things.enter_async_context(keeping(site.store, settings, site.metrics))
        meter(site)
        leaving = asyncio.create_task(leave_numbers(site))
        open_things.callback(leaving.cancel)
        log.info("ready", extra={"database": site.store.name})
        # The connections find the gate in what uvicorn calls the state of the application.
        yield {"gate": site.gate}
        log.info("closing")


# -- routes --------------------------------------------------------------------------------------


def _routes(operations: tuple[Operation[Any], ...]) -> list[BaseRoute]:
    """A route a path, with all methods it has."""
    by_path: dict[str, dict[str, Operation[Any]]] = {}
    for operation in operations:
        by_path.setdefault(operation.path, {})[operation.method] = operation
    return [Route(path, _dispatcher(methods), methods=list(methods)) for path, methods in by_path.items()]


def _dispatcher(methods: dict[str, Operation[Any]]) -> Any:
    async def respond(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method].respond(request)

    return respond


async def _openapi(request: Request) -> Response:
    request.scope["vexilla.route"] = "/api/openapi.json"
    site: Site = request.app.state.site
    body = msgspec.json.encode(document(OPERATIONS, site.settings.public_url))
    return send(request, body, "application/json", headers={"Cache-Control": "no-cache"})


async def _operator(request: Request) -> Response:
    """The page of whoever runs the server, at an address that can be remembered."""
    request.scope["vexilla.route"] = "page"
    return RedirectResponse("/#/operator")


async def _no_such_call(request: Request, problem: Exception) -> Response:
    """What is said where there is no route, or none for the method."""
    speaker = speaker_for(request.query_params.get("language"), request.headers)
    assert isinstance(problem, HTTPException)
    if problem.status_code == 405:
        allowed = (problem.headers or {}).get("Allow", "")
        response = response_to(Problem("wrong-method", method=request.method, allowed=allowed), speaker)
        response.headers["Allow"] = allowed
        return response
    return response_to(Problem("not-found", path=str(request.scope["path"])[:200]), speaker)
