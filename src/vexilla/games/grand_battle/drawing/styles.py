"""Colours and patterns of drawn battles."""

from __future__ import annotations

from typing import Final

from ..geometry.numbers import STEP
from ..written.words import length_text


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
    '<marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="5.5" markerHeight="5.5" orient="auto">'
    '<path d="M0,0.5 L10,5 L0,9.5 Z" fill="#111"/></marker>'
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

#: Widths of lines are in hundredths of a step, after an at sign: they shrink where a part is seen close by.
_STYLE: Final = (
    ".battle{font-family:sans-serif;background:#fff}"
    ".battle text{text-anchor:middle;dominant-baseline:central}"
    ".table{fill:#eef0dd}.edge{fill:none;stroke:#333;stroke-width:@20}"
    ".ground{stroke-width:@10;stroke-linejoin:round}"
    ".bridge{fill:#c8b08c;stroke:#6b4f2a;stroke-width:@20}"
    ".grid{stroke:#000;stroke-width:@06;opacity:.18}"
    ".scale{fill:#444}.summit{fill:#6b4f2a}"
    ".name{fill:#222;paint-order:stroke;stroke:#fff;stroke-width:@30;stroke-opacity:.75}"
    ".camp{fill:#fff;fill-opacity:.35;stroke-width:@25;stroke-dasharray:1 .6}"
    ".camp.bottom{stroke:#a3301c}.camp.top{stroke:#1f4e8c}"
    ".section{fill:none;stroke:#6b4f2a;stroke-width:@35}.section.works{stroke-width:@70}"
    ".section.barricade{stroke-dasharray:.9 .3}"
    ".base{stroke:#222;stroke-width:@14}"
    ".bottom .base{fill:#f6c9b4}.top .base{fill:#dbe7f5}"
    ".hidden{opacity:.6}.hidden .base{stroke-dasharray:.6 .4}"
    ".front{fill:none;stroke-width:@40;stroke-linecap:butt}"
    ".bottom .front{stroke:#a3301c}.top .front{stroke:#1f4e8c}"
    ".bottom .arrow{fill:#a3301c}.top .arrow{fill:#1f4e8c}"
    ".label{fill:#111;paint-order:stroke;stroke:#fff;stroke-width:@14;stroke-opacity:.8}"
    ".marker{fill:#fff;stroke-width:@30}.marker.bottom{stroke:#a3301c}.marker.top{stroke:#1f4e8c}"
    ".duel{fill:#000;stroke:#fff;stroke-width:@20}"
    ".zone{fill:#d9a400;fill-opacity:.14}.diagonal{stroke:#7a5c00;stroke-width:@15;stroke-dasharray:.8 .5}"
    ".range{fill:#c00;fill-opacity:.1;stroke:#a00;stroke-width:@18;stroke-dasharray:1 .5}"
    ".command{fill:#7b3fa0;fill-opacity:.12;stroke:#7b3fa0;stroke-opacity:.12;stroke-linejoin:round}"
    ".ghost .base{fill-opacity:.35;stroke:#555;stroke-dasharray:.6 .4}.ghost .front{stroke-opacity:.45}"
    ".ghost .label{fill:#555}"
    ".way{fill:none;stroke:#111;stroke-width:@22;marker-end:url(#tip)}.way.dashed{stroke-dasharray:.8 .5}"
    ".measure{fill:none;stroke:#0b5e57;stroke-width:@18}"
    ".thin{fill:none;stroke:#0b5e57;stroke-width:@08;stroke-dasharray:.4 .3}"
    ".note{fill:#08403b;font-weight:bold;paint-order:stroke;stroke:#fff;stroke-width:@35;stroke-opacity:.9}"
    ".look{fill:none;stroke-width:@22}.look.free{stroke:#1a7f37}.look.cut{stroke:#b3261e;stroke-dasharray:.8 .5}"
    ".sign{fill:#fff;stroke-width:@20}.sign.yes{stroke:#1a7f37}.sign.no{stroke:#b3261e}"
    ".note.yes{fill:#1a7f37}.note.no{fill:#b3261e}"
    ".pivot{fill:#111;stroke:#fff;stroke-width:@12}.ring{fill:none;stroke:#b3261e;stroke-width:@25}"
    ".zone-front{fill:#d9a400;fill-opacity:.25}.zone-flank{fill:#2d7dd2;fill-opacity:.16}"
    ".zone-rear{fill:#b3261e;fill-opacity:.17}"
    ".meant{fill:#0b5e57;fill-opacity:.14;stroke:#0b5e57;stroke-width:@12;stroke-dasharray:.8 .5}"
    ".closed{fill:#b3261e;fill-opacity:.13;stroke:#b3261e;stroke-width:@12;stroke-dasharray:.8 .5}"
    ".around{fill:#7b3fa0;fill-opacity:.1;stroke:#7b3fa0;stroke-width:@15;stroke-dasharray:1 .6}"
    ".around.half{fill-opacity:.16}"
)


def style(zoom: int) -> str:
    """The style sheet; widths of lines are those of a whole table times so many thousandths."""
    first, *rest = _STYLE.split("@")
    return first + "".join([length_text(int(each[:2]) * 10 * zoom // STEP) + each[2:] for each in rest])
