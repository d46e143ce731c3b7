"""What a process of the workshop does: jobs, one after another, until the server is gone."""

from __future__ import annotations

from typing import Final

import msgspec

from ..processes import begin_work
from .record_jobs import do_job
from .workshop import LENGTH, Job

#: How far this work stands back behind the server and the computer players.
_NICE: Final = 15


def main() -> None:
    """Read jobs from standard input, write answers to standard output."""
    incoming, outgoing = begin_work(_NICE)
    while True:
        head = incoming.read(LENGTH.size)
        if len(head) < LENGTH.size:
            return
        job = msgspec.msgpack.decode(incoming.read(LENGTH.unpack(head)[0]), type=Job)
        answer = msgspec.msgpack.encode(do_job(job))
        outgoing.write(LENGTH.pack(len(answer)) + answer)
        outgoing.flush()
