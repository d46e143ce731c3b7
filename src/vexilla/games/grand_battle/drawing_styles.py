"""Colours and patterns of drawn battles."""

from __future__ import annotations

from typing import Final


class GroundStyle:
    """How a kind of ground is drawn: a colour, and a pattern by which it is known in grey."""

    def __init__(self, fill: str, pattern: str = "") -> None:
        self.fill: Final = fill
        self.pattern: Final = pattern


# fmt: off
GROUND_STYLES: Final = {
    "open":        GroundStyle("#eef0dd"),
    "broken":      GroundStyle("#e3dcb8", "dots"),
    "hill-gentle": GroundStyle("#e0cda2"),
    "hill-steep":  GroundStyle("#c9a66f", "hachures"),
    "forest":      GroundStyle("#b5d3a0", "trees"),
    "stream":      GroundStyle("#b9dcec"),
    "bridge":      GroundStyle("#c8b08c"),
    "ditch":       GroundStyle("#cdbd9a", "hachures"),
    "ravine":      GroundStyle("#a98f66", "hachures"),
    "barricade":   GroundStyle("#8a6d3b"),
    "works":       GroundStyle("#6b4f2a"),
    "own-gates":   GroundStyle("#c8b08c"),
    "deep-river":  GroundStyle("#6fa8cf", "waves"),
    "lake":        GroundStyle("#6fa8cf", "waves"),
    "swamp":       GroundStyle("#a9bf9e", "waves"),
    "thicket":     GroundStyle("#8fae7c", "crosses"),
}
# fmt: on

#: The second layer of a base: bottom's are plain, top's hatched.
SIDE_STYLES: Final = {"bottom": 'fill="none"', "top": 'fill="url(#hatch)"'}

PATTERNS: Final = (
    '<pattern id="hatch" width="0.8" height="0.8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0,0 V0.8" stroke="#1f4e8c" stroke-width="0.16" opacity="0.55"/></pattern>'
    '<pattern id="dots" width="2" height="2" patternUnits="userSpaceOnUse">'
    '<circle cx="0.5" cy="0.5" r="0.18" fill="#8d7f45"/><circle cx="1.5" cy="1.5" r="0.18" fill="#8d7f45"/></pattern>'
    '<pattern id="trees" width="3" height="3" patternUnits="userSpaceOnUse">'
    '<path d="M0.8,1.6 L1.3,0.5 L1.8,1.6 Z M2.2,3 L2.6,2.1 L3,3 Z" fill="#5d8a49"/></pattern>'
    '<pattern id="hachures" width="1.2" height="1.2" patternUnits="userSpaceOnUse">'
    '<path d="M0.3,0.2 V1" stroke="#7a5a2e" stroke-width="0.14"/></pattern>'
    '<pattern id="waves" width="3" height="1.6" patternUnits="userSpaceOnUse">'
    '<path d="M0.2,0.8 Q0.9,0.2 1.5,0.8 T2.8,0.8" fill="none" stroke="#3f6f96" stroke-width="0.16"/></pattern>'
    '<pattern id="crosses" width="2" height="2" patternUnits="userSpaceOnUse">'
    '<path d="M0.6,0.6 L1.4,1.4 M1.4,0.6 L0.6,1.4" stroke="#3c5a30" stroke-width="0.2"/></pattern>'
)

STYLE: Final = (
    ".battle{font-family:sans-serif;background:#fff}"
    ".battle text{text-anchor:middle;dominant-baseline:central}"
    ".table{fill:#eef0dd}.edge{fill:none;stroke:#333;stroke-width:.2}"
    ".ground{stroke-width:.1;stroke-linejoin:round}"
    ".bridge{fill:#c8b08c;stroke:#6b4f2a;stroke-width:.2}"
    ".grid{stroke:#000;stroke-width:.06;opacity:.18}"
    ".scale{fill:#444}.summit{fill:#6b4f2a}"
    ".name{fill:#222;paint-order:stroke;stroke:#fff;stroke-width:.3;stroke-opacity:.75}"
    ".camp{fill:#fff;fill-opacity:.35;stroke-width:.25;stroke-dasharray:1 .6}"
    ".camp.bottom{stroke:#a3301c}.camp.top{stroke:#1f4e8c}"
    ".section{fill:none;stroke:#6b4f2a;stroke-width:.35}.section.works{stroke-width:.7}"
    ".section.barricade{stroke-dasharray:.9 .3}"
    ".base{stroke:#222;stroke-width:.14}"
    ".bottom .base{fill:#f6c9b4}.top .base{fill:#dbe7f5}"
    ".hidden{opacity:.6}.hidden .base{stroke-dasharray:.6 .4}"
    ".front{fill:none;stroke-width:.4;stroke-linecap:butt}"
    ".bottom .front{stroke:#a3301c}.top .front{stroke:#1f4e8c}"
    ".bottom .arrow{fill:#a3301c}.top .arrow{fill:#1f4e8c}"
    ".label{fill:#111;paint-order:stroke;stroke:#fff;stroke-width:.25;stroke-opacity:.8}"
    ".marker{fill:#fff;stroke-width:.3}.marker.bottom{stroke:#a3301c}.marker.top{stroke:#1f4e8c}"
    ".duel{fill:#000;stroke:#fff;stroke-width:.2}"
    ".zone{fill:#d9a400;fill-opacity:.14}.diagonal{stroke:#7a5c00;stroke-width:.15;stroke-dasharray:.8 .5}"
    ".range{fill:#c00;fill-opacity:.1;stroke:#a00;stroke-width:.18;stroke-dasharray:1 .5}"
    ".command{fill:#7b3fa0;fill-opacity:.12;stroke:#7b3fa0;stroke-opacity:.12;stroke-linejoin:round}"
)
