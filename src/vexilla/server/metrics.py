"""What happens in the server, in numbers: counted here, shown at ``/metrics`` in the text format of Prometheus."""

from __future__ import annotations

import bisect
from collections.abc import Callable, Mapping
from typing import Final

#: Upper bounds in seconds of the classes in which durations are counted.
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

Labels = tuple[str, ...]


class Counter:
    """Counts what happens, by labels."""

    kind: Final = "counter"

    def __init__(self, name: str, text: str, *labels: str) -> None:
        self.name: Final = name
        self.text: Final = text
        self.labels: Final = labels
        self._counts: dict[Labels, float] = {} if labels else {(): 0.0}

    def add(self, *labels: str, by: float = 1.0) -> None:
        """Count something."""
        self._counts[labels] = self._counts.get(labels, 0.0) + by

    def counts(self) -> dict[Labels, float]:
        """How often each combination of labels was counted."""
        return dict(self._counts)

    def lines(self) -> list[str]:
        """A line for each combination of labels."""
        return [f"{self.name}{_braces(self.labels, values)} {_number(count)}" for values, count in self._counts.items()]


class Gauge:
    """A number that goes up and down."""

    kind: Final = "gauge"

    def __init__(self, name: str, text: str) -> None:
        self.name: Final = name
        self.text: Final = text
        self.value = 0

    def add(self, by: int) -> None:
        """Change it by so much."""
        self.value += by

    def lines(self) -> list[str]:
        """Its value now."""
        return [f"{self.name} {self.value}"]


class Histogram:
    """Counts by size: how many were at most so long."""

    kind: Final = "histogram"

    def __init__(self, name: str, text: str, bounds: tuple[float, ...], *labels: str) -> None:
        self.name: Final = name
        self.text: Final = text
        self.labels: Final = labels
        self._bounds: Final = bounds
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def add(self, size: float, *labels: str) -> None:
        """Count something of a size."""
        counts = self._counts.get(labels)
        if counts is None:
            counts = self._counts[labels] = [0] * (len(self._bounds) + 1)
        counts[bisect.bisect_left(self._bounds, size)] += 1
        self._sums[labels] = self._sums.get(labels, 0.0) + size

    def lines(self) -> list[str]:
        """The classes, each with all smaller ones, and sum and count."""
        lines = []
        for values, counts in self._counts.items():
            total = 0
            for bound, count in zip((*self._bounds, float("inf")), counts, strict=True):
                total += count
                top = "+Inf" if bound == float("inf") else _number(bound)
                lines.append(f"{self.name}_bucket{_braces((*self.labels, 'le'), (*values, top))} {total}")
            lines.append(f"{self.name}_sum{_braces(self.labels, values)} {_number(self._sums[values])}")
            lines.append(f"{self.name}_count{_braces(self.labels, values)} {total}")
        return lines


class Reading:
    """Numbers that another part of the server keeps, read off when they are asked for."""

    def __init__(self, name: str, text: str, kind: str, label: str, read: Callable[[], Mapping[str, float]]) -> None:
        self.name: Final = name
        self.text: Final = text
        self.kind: Final = kind
        self._labels: Final = (label,) if label else ()
        self._read: Final = read

    def lines(self) -> list[str]:
        """A line for each value of the label."""
        return [
            f"{self.name}{_braces(self._labels, (value,) if self._labels else ())} {_number(count)}"
            for value, count in self._read().items()
        ]


Metric = Counter | Gauge | Histogram | Reading


class Metrics:
    """Everything that is counted; one of these a process."""

    def __init__(self) -> None:
        self.requests: Final = Counter(
            "vexilla_requests_total", "Requests by route, method and status.", "route", "method", "status"
        )
        self.latency: Final = Histogram(
            "vexilla_request_seconds", "How long requests took, by route.", SECONDS, "route"
        )
        self.sockets: Final = Gauge("vexilla_sockets_open", "Connections to tables that are open.")
        self.connections: Final = Counter("vexilla_sockets_total", "Connections to tables that were ever opened.")
        self.actions: Final = Counter("vexilla_actions_total", "Decisions that were carried out and committed.")
        self.limited: Final = Counter(
            "vexilla_limited_total", "Requests, connections and frames beyond a limit, by limit.", "limit"
        )
        self.jobs: Final = Counter("vexilla_jobs_total", "Replays and analyses, by what became of them.", "result")
        self.expired: Final = Counter("vexilla_games_expired_total", "Games removed because nobody ever played them.")
        self.backups: Final = Counter("vexilla_backups_total", "Backups, by what became of them.", "result")
        self.errors: Final = Counter("vexilla_errors_total", "Errors that should not have happened.", "where")
        self.lag: Final = Histogram("vexilla_loop_lag_seconds", "How late the event loop came.", SECONDS)
        self.thinking: Final = Histogram(
            "vexilla_thinking_seconds", "How long computer players thought about a question.", SECONDS
        )
        self._readings: Final[list[Reading]] = []

    def read(self, name: str, text: str, kind: str, read: Callable[[], float | None]) -> None:
        """Show a number that another part of the server keeps, as long as it is known."""

        def known() -> dict[str, float]:
            number = read()
            return {} if number is None else {"": number}

        self._readings.append(Reading(name, text, kind, "", known))

    def read_by(self, name: str, text: str, label: str, read: Callable[[], Mapping[str, float]]) -> None:
        """Show counts by label that another part of the server keeps."""
        self._readings.append(Reading(name, text, "counter", label, read))

    def text(self) -> str:
        """All of them as Prometheus reads them."""
        counted = (self.requests, self.latency, self.sockets, self.connections, self.actions)
        metrics: list[Metric] = [
            *counted,
            self.limited,
            self.jobs,
            self.expired,
            self.backups,
            self.errors,
            self.lag,
            self.thinking,
            *self._readings,
        ]
        lines = []
        for metric in metrics:
            lines += [f"# HELP {metric.name} {metric.text}", f"# TYPE {metric.name} {metric.kind}", *metric.lines()]
        return "\n".join(lines) + "\n"


def _braces(names: tuple[str, ...], values: Labels) -> str:
    if not names:
        return ""
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in zip(names, values, strict=True)) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)
