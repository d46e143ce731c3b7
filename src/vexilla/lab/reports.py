"""An arena's standings as a file: JSON with everything, CSV with ratings and a cross table, SVG with a chart."""

from __future__ import annotations

import csv
import io
import json
from typing import Final
from xml.sax.saxutils import escape

from .ratings import Rating
from .tournament import Standings

#: The chart, in pixels.
_WIDTH: Final = 720
_ROW: Final = 34
_TOP: Final = 56
_BOTTOM: Final = 48
_NAMES: Final = 150
_MARGIN: Final = 70
#: The lines of the axis are this far apart: the first of these that leaves at most eight of them.
_STEPS: Final = (25, 50, 100, 200, 400, 800)
_MOST_LINES: Final = 8
_INK: Final = "#33291c"
_PALE: Final = "#d9d0bd"
_MARK: Final = "#9b2d20"


def as_json(standings: Standings, version: str) -> str:
    """Everything, for programs."""
    programme = standings.programme
    ratings = standings.ratings()
    told = {
        "game": programme.game.key,
        "version": version,
        "scenarios": [venue.scenario for venue in programme.venues],
        "options": dict(programme.venues[0].options),
        "seed": programme.seed,
        "seconds": programme.seconds,
        "claims": None if programme.claims is None else programme.claims._asdict(),
        "players": [
            {"name": name, "longest": round(standings.longest[name], 4)} | _rounded(rating)
            for name, rating in zip(programme.players, ratings, strict=True)
        ],
        "couples": [_couple(standings, couple) for couple in standings.couples],
    }
    return json.dumps(told, indent=2, ensure_ascii=False) + "\n"


def as_csv(standings: Standings) -> str:
    """A row a player: rating, interval, and the share of its matches that it won against each other one."""
    players = standings.programme.players
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(["player", "points", "low", "high", *players])
    for number, rating in enumerate(standings.ratings()):
        shares = [_share(standings, number, other) for other in range(len(players))]
        writer.writerow([players[number], *_rounded(rating).values(), *shares])
    return stream.getvalue()


def _share(standings: Standings, one: int, other: int) -> str:
    if one == other:
        return ""
    couple = standings.couples[min(one, other), max(one, other)]
    return f"{couple.share if one > other else 1 - couple.share:.4f}" if couple.games else ""


def _rounded(rating: Rating) -> dict[str, float]:
    return {name: round(value, 1) for name, value in rating._asdict().items()}


def _couple(standings: Standings, numbers: tuple[int, int]) -> dict[str, object]:
    couple = standings.couples[numbers]
    won, drawn, lost = couple.counts()
    low, high = couple.interval()
    return {
        "player": couple.stronger,
        "against": couple.weaker,
        "games": couple.games,
        "won": won,
        "drawn": drawn,
        "lost": lost,
        "share": round(couple.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "verdict": couple.verdict,
    }


def as_svg(standings: Standings, title: str, axis: str) -> str:
    """A chart: a row a player, strongest first, a dot for its rating and a line for its interval."""
    players = standings.programme.players
    rows = sorted(zip(players, standings.ratings(), strict=True), key=lambda row: -row[1].points)
    scale = _Scale([rating for _, rating in rows])
    height = _TOP + _ROW * len(rows) + _BOTTOM
    foot = height - _BOTTOM
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}" viewBox="0 0 {_WIDTH} {height}"'
        f' font-family="sans-serif" font-size="14" fill="{_INK}" role="img" aria-label="{escape(title)}">'
    )
    parts = [
        head,
        f'<rect width="{_WIDTH}" height="{height}" fill="#fffdf7"/>',
        f'<text x="{_WIDTH / 2}" y="28" text-anchor="middle" font-size="17" font-weight="bold">{escape(title)}</text>',
    ]
    for points in scale.lines:
        x = scale.place(points)
        parts.append(f'<path d="M{x:.1f} {_TOP - 8}V{foot}" stroke="{_PALE}"/>')
        parts.append(f'<text x="{x:.1f}" y="{foot + 18}" text-anchor="middle" font-size="12">{_signed(points)}</text>')
    for number, (name, rating) in enumerate(rows):
        y = _TOP + _ROW * (number + 0.5)
        low, dot, high = scale.place(rating.low), scale.place(rating.points), scale.place(rating.high)
        parts.append(f'<text x="{_NAMES - 12}" y="{y + 5:.1f}" text-anchor="end">{escape(name)}</text>')
        parts.append(
            f'<path d="M{low:.1f} {y:.1f}H{high:.1f}M{low:.1f} {y - 5:.1f}v10M{high:.1f} {y - 5:.1f}v10"'
            f' stroke="{_INK}" stroke-width="1.5"/>'
        )
        parts.append(f'<circle cx="{dot:.1f}" cy="{y:.1f}" r="5" fill="{_MARK}"/>')
        label = _signed(round(rating.points))
        parts.append(f'<text x="{_WIDTH - 12}" y="{y + 5:.1f}" text-anchor="end" font-weight="bold">{label}</text>')
    parts.append(f'<text x="{scale.middle:.1f}" y="{height - 12}" text-anchor="middle">{escape(axis)}</text>')
    return "\n".join([*parts, "</svg>", ""])


class _Scale:
    """Where points lie on the chart."""

    def __init__(self, ratings: list[Rating]) -> None:
        low = min(rating.low for rating in ratings)
        high = max(rating.high for rating in ratings)
        span = max(high - low, 1.0)
        step = next((each for each in _STEPS if span / each <= _MOST_LINES), _STEPS[-1])
        self._low: Final = int(low // step) * step
        self._high: Final = -int(-high // step) * step
        self.lines: Final = range(self._low, self._high + 1, step)

    def place(self, points: float) -> float:
        """How far to the right."""
        return _NAMES + (points - self._low) * (_WIDTH - _MARGIN - _NAMES) / max(1, self._high - self._low)

    @property
    def middle(self) -> float:
        """Half way between left and right."""
        return (_NAMES + _WIDTH - _MARGIN) / 2


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"
