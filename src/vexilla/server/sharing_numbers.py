"""The numbers of all processes at one address: each leaves its own to the others every few seconds.

A process that is asked for ``/metrics`` shows its own as they are and the others' as they were left, every line with
the process it is of.
"""

from __future__ import annotations

import os
import re
import socket
from typing import Final

from ..kernel.refusal import VexillaError
from .logs import log
from .site import Site

#: Numbers are left with every so manieth beat, and as soon as another process comes or goes.
_EVERY: Final = 5
#: A line of a sample: its name, its labels if it has any, its value.
_SAMPLE: Final = re.compile(r"^(\w+)(?:\{(.*)\})? (\S+)$")


async def leave_numbers(site: Site) -> None:
    """Leave this process's numbers to the others, for ever."""
    heart = site.store.heart
    known: set[str] = set()
    while True:
        others = set(heart.others)
        if others and (others != known or not heart.beats % _EVERY):
            try:
                await site.store.leave_numbers(site.metrics.text())
                known = others
            except VexillaError as problem:
                log.warning("numbers could not be left to other processes: %s", problem)
        await heart.next_beat()


async def all_numbers(site: Site) -> str:
    """What all living processes have counted, as Prometheus reads it."""
    texts = {f"{socket.gethostname()}:{os.getpid()}": site.metrics.text()}
    try:
        living = site.store.heart.living
        for process, text in (await site.store.numbers_of_others()).items():
            if process in living:
                name = f"{living[process].host}:{living[process].pid}"
                # Containers may share a name and the numbers of their processes.
                texts[f"{name}-{process[:6]}" if name in texts else name] = text
    except VexillaError as problem:
        # Just then somebody wants to know what is wrong: what is known here is better than nothing.
        log.warning("the numbers of other processes could not be read: %s", problem)
    return merged(texts)


def merged(texts: dict[str, str]) -> str:
    """Several processes' numbers in one text: what belongs to a metric stands together, labelled by process."""
    metrics: dict[str, tuple[list[str], list[str]]] = {}
    for process, text in texts.items():
        told: list[str] = []
        samples: list[str] = []
        for line in text.splitlines():
            if line.startswith("# HELP "):
                told, samples = metrics.setdefault(line.split(" ")[2], ([], []))
                is_new = not told
            if line.startswith("#"):
                if is_new:
                    told.append(line)
            else:
                samples.append(_labelled(line, process))
    return "\n".join(line for told, samples in metrics.values() for line in (*told, *samples)) + "\n"


def _labelled(line: str, process: str) -> str:
    parts = _SAMPLE.match(line)
    assert parts is not None, f"no sample: {line}"
    name, labels, value = parts.groups()
    return f'{name}{{process="{process}"{f",{labels}" if labels else ""}}} {value}'
