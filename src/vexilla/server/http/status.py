"""How the server is: health, metrics, and the document that describes its calls."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ... import __version__
from ..site import Site
from .bodies import Healthy
from .calls import Call
from .languages import speaker_for
from .problems import Problem, response_to
from .security import is_loopback


async def health(call: Call[None]) -> Healthy:
    """Whether the server takes requests and its database answers."""
    await call.site.store.ping()
    return Healthy(True, __version__)


async def metrics(request: Request) -> Response:
    """All that is counted, for those who may know."""
    request.scope["vexilla.route"] = "/metrics"
    site: Site = request.app.state.site
    peer = request.client.host if request.client is not None else ""
    # Behind a proxy on the same computer everyone seems to come from here: what was forwarded did not.
    is_here = is_loopback(peer) and "x-forwarded-for" not in request.headers and "forwarded" not in request.headers
    who = site.settings.metrics
    if who == "everyone" or (who == "loopback" and is_here):
        return Response(site.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
    return response_to(Problem("not-found", path="/metrics"), speaker_for(None, request.headers))
