"""The terms and what is done with people's data, as pages without any script."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from .languages import speaker_for
from .problems import Problem, response_to
from .sending import etag_of, send_kept


async def respond_with_notice(request: Request) -> Response:
    """One of them in the reader's language, if it was given."""
    path = request.scope["vexilla.route"] = str(request.scope["path"])
    speaker = speaker_for(request.query_params.get("language"), request.headers)
    pages = request.app.state.site.notices.get(path.strip("/"))
    if pages is None:
        return response_to(Problem("not-found", path=path), speaker)
    body = pages[speaker.language]
    return send_kept(request, body, None, "text/html; charset=utf-8", etag_of(body), "no-cache")
