"""Processes beside the server: with the same modules, spoken to over their standard streams, gone when it is gone.

Each is started in a session of its own, so that Ctrl+C, which is meant for the server, does not meet it while it is
still loading; the server then ends its processes.
"""

from __future__ import annotations

import os
import signal
import sys
from importlib.util import find_spec
from typing import BinaryIO, Final

#: Whether the system can end a process when a pipe to it closes. Where it cannot, the process ends after its job.
CAN_BE_TIED: Final = find_spec("fcntl") is not None
#: The pipe that is not there.
NO_LIFELINE: Final = -1


def environment() -> dict[str, str]:
    """The environment for a process that shall find the same modules as this one, compiled or not."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def open_lifeline() -> tuple[int, int]:
    """Two ends of a pipe: one for the process, one that the server keeps open as long as it lives."""
    return os.pipe() if CAN_BE_TIED else (NO_LIFELINE, NO_LIFELINE)


def close_lifeline(end: int) -> None:
    """Let go of one end."""
    if end != NO_LIFELINE:
        os.close(end)


def tie_to(lifeline: int) -> None:
    """Have the system end this process when the other end of the pipe closes, even in the middle of a thought."""
    if lifeline == NO_LIFELINE:
        return
    import fcntl  # noqa: PLC0415 - Windows has none

    fcntl.fcntl(lifeline, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(lifeline, fcntl.F_SETFL, fcntl.fcntl(lifeline, fcntl.F_GETFL) | os.O_ASYNC)


def begin_work(niceness: int) -> tuple[BinaryIO, BinaryIO]:
    """Stand back behind the server; the streams on which jobs come in and answers go out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows has no sessions
    if hasattr(os, "nice"):
        os.nice(niceness)
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not write between the answers
    return incoming, outgoing
