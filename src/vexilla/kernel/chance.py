"""Randomness that can be cloned, split by use, promised beforehand and checked afterwards.

A match never touches :mod:`random`. Its seed is a secret of 32 bytes; a hash of it (the
commitment) is published before the first card, the seed itself after the last. Every use of
chance (each deck, the dice) has a stream of its own derived from the seed, so that what a
player chooses never shifts what the dice will say later.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# Multiply with carry: state = multiplier * (low 32 bits) + (the rest). Every intermediate value
# stays below 2**62, the range in which the compiled build keeps an int in a machine word.
_MULTIPLIER: Final = 698769069
_LOW: Final = 0xFFFFFFFF
_STATES: Final = _MULTIPLIER * (_LOW + 1) - 2

SEED_BYTES: Final = 32


class Generator:
    """A small generator of uniform whole numbers; its whole state is one int."""

    state: i64

    def __init__(self, state: i64) -> None:
        self.state = state

    def below(self, limit: i64) -> i64:
        """A number from 0 to ``limit`` - 1, every one equally likely; ``limit`` is under 2**30."""
        state: i64 = self.state
        state = 698769069 * (state & 0xFFFFFFFF) + (state >> 32)
        self.state = state
        return ((state ^ (state >> 32)) & 0xFFFFFFFF) * limit >> 32

    def clone(self) -> Generator:
        """A generator that will give the same numbers."""
        return Generator(self.state)


def generator_for(seed: bytes, use: str) -> Generator:
    """The stream of one use (``troops``, ``dice`` …) of a seed."""
    spread = hashlib.sha256(b"vexilla stream\0" + use.encode() + b"\0" + seed).digest()
    return Generator(int.from_bytes(spread, "big") % _STATES + 1)


def generator_from(number: int) -> Generator:
    """A generator for simulations and tests, where any number will do as a seed."""
    return generator_for(seed_from(number), "simulation")


def seed_from(number: int) -> bytes:
    """A seed that anyone can make again from a number: for simulations and tests, not for play."""
    return hashlib.sha256(b"vexilla seed\0" + str(number).encode()).digest()


def seed_after_takeback(seed: bytes, takebacks: int) -> bytes:
    """The seed that chance goes on from after so many takebacks: promised with the first one, known to nobody."""
    return hashlib.sha256(b"vexilla takeback\0" + str(takebacks).encode() + b"\0" + seed).digest()


def commitment_of(seed: bytes) -> str:
    """What is published before the first card: it fixes the seed without revealing it."""
    return hashlib.sha256(b"vexilla commitment\0" + seed).hexdigest()
