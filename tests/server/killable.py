"""A server that can be killed and is there again at once: a mother process that has loaded everything, and children.

``python killable.py DATABASE`` prints the port it listens on; for every line it reads it forks a server and
prints the number of its process. The mother holds the listening socket, so that nobody is ever refused.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from typing import Any

import uvicorn
from wires import app_of, tables_on

from vexilla.server.store import open_store


async def serve(address: str, listener: socket.socket) -> None:
    """Serve tables until killed."""
    async with tables_on(open_store(address)) as tables:
        config = uvicorn.Config(app_of(tables), log_level="error", lifespan="off", ws="websockets-sansio")
        await uvicorn.Server(config).serve(sockets=[listener])


def main() -> None:
    """Fork a server for every line."""
    listener = socket.create_server(("127.0.0.1", 0))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    say(listener.getsockname()[1])
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            asyncio.run(serve(sys.argv[1], listener))
            os._exit(0)
        say(child)


def say(value: Any) -> None:
    """Tell whoever started this."""
    sys.stdout.write(f"{value}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
