"""Sums that are the same on every Python and in both builds."""

from __future__ import annotations


def added(numbers: list[float]) -> float:
    """Numbers added one after the other; ``sum`` does so differently in newer Pythons, and makes an object of them."""
    total = 0.0
    for number in numbers:
        total += number
    return total
