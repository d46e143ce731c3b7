"""More than one machine: fixtures played on a cluster of Ray.

Every machine of the cluster has Vexilla installed; one whose rules or players are of another version refuses to play,
since its results would not be those of the others.
"""

from __future__ import annotations

import importlib
import platform
from collections.abc import Generator, Iterator
from typing import Any, Final

from ..extras import require
from ..games import GAMES
from ..kernel.refusal import VexillaError
from .engines import AHEAD, Played, play_part
from .fingerprint import fingerprint
from .matches import Fixture


class OtherVersion(VexillaError):
    """A machine of the cluster has other rules or players."""


class RayCluster:
    """Plays on all processors of a cluster: the one at an address, the one this machine is in, or a new one here."""

    def __init__(self, address: str | None = None) -> None:
        require("ray")
        self._address: Final = address
        self._ray: Final[Any] = importlib.import_module("ray")

    def play(self, fixtures: Iterator[Fixture]) -> Generator[Played, None, None]:
        """See Engine."""
        ray = self._ray
        ray.init(address=self._address, ignore_reinit_error=True, log_to_driver=False, logging_level="ERROR")
        play = ray.remote(num_cpus=1, max_retries=3)(play_checked)
        versions: dict[str, str] = {}
        under_way: list[Any] = []
        try:
            while True:
                while len(under_way) < AHEAD * self._processors():
                    fixture = next(fixtures, None)
                    if fixture is None:
                        break
                    key = fixture.venue.game
                    if key not in versions:
                        versions[key] = fingerprint(GAMES.find(key))
                    under_way.append(play.remote(fixture, versions[key]))
                if not under_way:
                    break
                done, under_way = ray.wait(under_way, num_returns=1)
                for each in done:
                    played = ray.get(each)
                    if isinstance(played, str):
                        wrong = (
                            f"a machine of the cluster ({played}) has other rules or players; install the same version"
                        )
                        raise OtherVersion(wrong, "ray-version", machine=played)
                    yield played
        finally:
            for each in under_way:
                ray.cancel(each, force=True)
            ray.shutdown()

    def _processors(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))


def play_checked(fixture: Fixture, version: str) -> Played | str:
    """What came of a fixture; the name of the machine, if its rules or players are of another version."""
    if fingerprint(GAMES.find(fixture.venue.game)) != version:
        return platform.node()
    return play_part((fixture,))[0]
