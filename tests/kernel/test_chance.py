"""Randomness: uniform, split by use, promised and checkable."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from vexilla.kernel.chance import Generator, commitment_of, generator_for, generator_from, seed_from


def test_a_generator_gives_the_same_numbers_on_every_machine_and_build() -> None:
    generator = generator_for(seed_from(7), "dice")
    assert [generator.below(6) for _ in range(20)] == [4, 0, 5, 2, 0, 0, 0, 0, 3, 2, 4, 0, 3, 0, 1, 0, 3, 0, 2, 1]


def test_a_clone_goes_on_alike_and_alone() -> None:
    first = generator_from(1)
    second = first.clone()
    assert [first.below(1000) for _ in range(50)] == [second.below(1000) for _ in range(50)]
    first.below(10)
    assert first.state != second.state


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 60])
def test_numbers_are_uniform(sides: int) -> None:
    """Chi-square with a limit that a fair generator exceeds once in ten thousand; the seed is fixed."""
    limits = {2: 15.2, 3: 18.5, 6: 25.8, 10: 33.8, 60: 107.0}
    throws = 60_000
    generator = generator_from(sides)
    counts = Counter(generator.below(sides) for _ in range(throws))
    expected = throws / sides
    assert set(counts) == set(range(sides))
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < limits[sides]


def test_pairs_of_throws_are_independent() -> None:
    generator = generator_from(99)
    throws = [generator.below(6) for _ in range(72_001)]
    counts = Counter(pairwise(throws))
    assert len(counts) == 36
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 77.0


def test_streams_of_a_seed_have_nothing_in_common() -> None:
    seed = seed_from(3)
    one, other = generator_for(seed, "troops"), generator_for(seed, "tactics")
    assert [one.below(60) for _ in range(30)] != [other.below(60) for _ in range(30)]


def test_the_state_stays_in_a_machine_word() -> None:
    generator = Generator(1)
    for _ in range(100_000):
        generator.below(6)
        assert 0 < generator.state < 1 << 62


def test_a_commitment_fixes_the_seed_and_does_not_contain_it() -> None:
    seed = seed_from(5)
    assert commitment_of(seed) == commitment_of(seed_from(5))
    assert commitment_of(seed) != commitment_of(seed_from(6))
    assert seed.hex() not in commitment_of(seed)
