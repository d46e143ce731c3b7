"""Fixtures on several machines: the same results, fixture by fixture, and only of the same rules and players."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import pytest

from vexilla import extras
from vexilla.games import GAMES
from vexilla.lab import ray_engine
from vexilla.lab.engines import Engine, OneProcess
from vexilla.lab.matches import Fixture, venue_of
from vexilla.lab.ray_engine import OtherVersion, RayCluster, play_checked

GAME = GAMES.find("battle_line")
VENUE = venue_of(GAME, None, {"tactics": "off"})


def fixtures(count: int) -> Iterator[Fixture]:
    pairs = itertools.cycle([("random", "steady"), ("steady", "random")])
    return (Fixture(VENUE, players, seed) for seed, players in zip(range(count), pairs, strict=False))


def results(engine: Engine, count: int) -> dict[Fixture, tuple[int, int]]:
    return {fixture: (result.winner, result.decisions) for fixture, result in engine.play(fixtures(count))}


class Remote:
    """A function that is called elsewhere."""

    def __init__(self, cluster: FakeRay, function: Callable[..., Any]) -> None:
        self._cluster = cluster
        self._function = function

    def remote(self, *arguments: Any) -> Future[Any]:
        assert self._cluster.pool is not None, "the cluster is not there yet"
        self._cluster.asked += 1
        return self._cluster.pool.submit(self._function, *arguments)


class FakeRay(ModuleType):
    """What of Ray is used, done by two processes of this machine."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.pool: ProcessPoolExecutor | None = None
        self.address: str | None = None
        self.asked = 0
        self.cancelled = 0

    def init(self, address: str | None, **settings: Any) -> None:
        self.address = address
        self.pool = ProcessPoolExecutor(2)

    def shutdown(self) -> None:
        assert self.pool is not None
        self.pool.shutdown(cancel_futures=True)
        self.pool = None

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0, "memory": 1e9}

    def remote(self, **settings: Any) -> Callable[[Callable[..., Any]], Remote]:
        return lambda function: Remote(self, function)

    def wait(self, under_way: list[Future[Any]], num_returns: int) -> tuple[list[Future[Any]], list[Future[Any]]]:
        done, _ = wait(under_way, return_when=FIRST_COMPLETED)
        first = next(each for each in under_way if each in done)
        return [first], [each for each in under_way if each is not first]

    def get(self, done: Future[Any]) -> Any:
        return done.result()

    def cancel(self, under_way: Future[Any], force: bool) -> None:
        self.cancelled += 1


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr(ray_engine, "require", lambda extra: None)
    return ray


def test_a_cluster_brings_the_results_of_one_process(fake: FakeRay) -> None:
    assert results(RayCluster("127.0.0.1:6379"), 8) == results(OneProcess(), 8)
    assert (fake.address, fake.asked, fake.pool) == ("127.0.0.1:6379", 8, None)


def test_who_has_enough_leaves_and_nothing_goes_on(fake: FakeRay) -> None:
    playing = RayCluster().play(fixtures(1000))
    next(playing)
    playing.close()
    assert fake.asked <= 5
    assert (fake.cancelled > 0, fake.pool) == (True, None)


def test_a_machine_of_another_version_is_not_listened_to(fake: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    (fixture,) = fixtures(1)
    assert isinstance(play_checked(fixture, "0000"), str)
    monkeypatch.setattr(ray_engine, "fingerprint", lambda game: "0000")
    monkeypatch.setattr(ray_engine, "play_checked", _from_elsewhere)
    with pytest.raises(OtherVersion, match=r"a machine of the cluster \(elsewhere\) has other rules or players"):
        results(RayCluster(), 1)


def _from_elsewhere(fixture: Fixture, version: str) -> str:
    return "elsewhere"


def test_what_is_missing_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda library: None)
    with pytest.raises(extras.MissingExtra, match=r"vexilla\[ray\]"):
        RayCluster()


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: make soak installs it beside the tests")
def test_two_nodes_bring_the_results_of_one_process() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        assert len(cluster.list_all_nodes()) == 2
        assert results(RayCluster(cluster.address), 12) == results(OneProcess(), 12)
    finally:
        cluster.shutdown()
