"""The diagrams of docs/grand-battle.md, chapter by chapter."""

from __future__ import annotations

from . import attack, field, flight, geometry, movement

DIAGRAMS = (
    *geometry.DIAGRAMS,
    *movement.DIAGRAMS,
    *attack.DIAGRAMS,
    *flight.DIAGRAMS,
    *field.DIAGRAMS,
)
