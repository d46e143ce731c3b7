"""How the server is: health, metrics, and the document that describes its calls."""

from __future__ import annotations

import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ... import __version__
from ..reach import reach_of
from ..sharing_numbers import all_numbers
from ..site import Site
from .bodies import FailedWrites, Healthy, Reachable, Ready
from .calls import Call
from .languages import speaker_for
from .problems import Problem, response_to
from .security import is_from_here

#: So many seconds after a write that failed the server counts as ill, unless another one succeeded.
_ILL: Final = 60.0


async def health(call: Call[None]) -> Healthy:
    """Whether the database answers and takes what is written; and what failed since the server started."""
    await call.site.store.ping()
    measures = call.site.store.measures
    if measures.failed_at > max(measures.written_at, time.time() - _ILL):
        raise Problem("failed-writes", failures=measures.failures)
    return Healthy(True, __version__, FailedWrites(measures.failures, measures.failed_at or None))


async def ready(call: Call[None]) -> Ready:
    """Whether people can be sent here: the database answers, it has our schema, and the server does not close."""
    if call.site.tables.is_closing:
        raise Problem("closing")
    if not await call.site.store.is_up_to_date():
        raise Problem("schema-differs")
    return Ready(True, __version__)


async def reach(call: Call[None]) -> Reachable:
    """Who can reach the server; addresses are told to this computer alone, for whoever opens another one knows it."""
    request = call.request
    if not is_from_here(request.client.host if request.client is not None else "", request.headers):
        return Reachable("network", [])
    return Reachable(*reach_of(call.site.settings))


async def metrics(request: Request) -> Response:
    """All that is counted at all processes, for those who may know."""
    request.scope["vexilla.route"] = "/metrics"
    site: Site = request.app.state.site
    peer = request.client.host if request.client is not None else ""
    who = site.settings.metrics
    if who == "everyone" or (who == "loopback" and is_from_here(peer, request.headers)):
        return Response(await all_numbers(site), media_type="text/plain; version=0.0.4; charset=utf-8")
    return response_to(Problem("not-found", path="/metrics"), speaker_for(None, request.headers))
