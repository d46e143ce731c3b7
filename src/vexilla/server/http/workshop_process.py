"""What a process of the workshop does: jobs, one after another, until the server is gone."""

from __future__ import annotations

import contextlib
import os
import signal
from typing import Final

import msgspec

from .record_jobs import do_job
from .workshop import LENGTH, Job

#: How far this work stands back behind the server and the computer players.
_NICE: Final = 15


def main() -> None:
    """Read jobs from standard input, write answers to standard output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, which then ends its processes
    with contextlib.suppress(OSError):
        os.nice(_NICE)
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not write between the answers
    while True:
        head = incoming.read(LENGTH.size)
        if len(head) < LENGTH.size:
            return
        job = msgspec.msgpack.decode(incoming.read(LENGTH.unpack(head)[0]), type=Job)
        answer = msgspec.msgpack.encode(do_job(job))
        outgoing.write(LENGTH.pack(len(answer)) + answer)
        outgoing.flush()
