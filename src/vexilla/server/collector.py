"""Python's collector of cycles, taught not to stop a server that keeps very many objects for very long.

A full collection looks at every object there is, which takes tenths of a second with a thousand tables in
memory. What was loaded at the start is left out for good, and the rest is looked at rarely, at a time of our choosing.
"""

from __future__ import annotations

import gc
import time
from typing import Final

#: Seconds between two full collections.
_SELDOM: Final = 900.0
#: New objects before the young ones are looked at; how often that is done before older ones are; and those before all.
_THRESHOLDS: Final = (50_000, 20, 1_000_000)

_last: list[float] = []


def calm_collector() -> None:
    """Leave out what is there now, and collect the rest rarely; once a process."""
    if not _last:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_THRESHOLDS)
        _last.append(time.monotonic())


def collect_seldom() -> None:
    """Look at everything, if that has not been done for long."""
    if _last and time.monotonic() - _last[0] > _SELDOM:
        gc.collect()
        _last[0] = time.monotonic()
