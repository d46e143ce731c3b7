"""How uvicorn is set up: with our connections, and with what they and the settings ask for."""

from __future__ import annotations

from typing import Final

import uvicorn

from ..app import create_app
from ..settings import Settings
from .http import MeteredHttp
from .socket import MeteredSocket

#: A message of a table is short; what is longer is not one of ours.
_LONGEST_MESSAGE: Final = 64_000


def configuration(settings: Settings) -> uvicorn.Config:
    """What runs a server with these settings; where it has several processes, each makes its own application."""
    return uvicorn.Config(
        "vexilla.server.app:from_environment" if settings.processes > 1 else create_app(settings),
        factory=settings.processes > 1,
        host=settings.host,
        port=settings.port,
        workers=settings.processes,
        loop="auto",
        http=MeteredHttp,
        ws=MeteredSocket,
        ws_max_size=_LONGEST_MESSAGE,
        ws_per_message_deflate=settings.compress,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=settings.shutdown_grace,
    )
