"""Keys: whole numbers that stand for positions in the tables of a search.

A key is mixed from small numbers, one after another, by the step of our own generator (multiply with carry): a step
is a multiplication and an addition of machine words, loses nothing, and gives the same on every machine and build.
Every key is under 2**62, the range in which the compiled build keeps an int in a machine word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Where every key begins: any number under 2**61 that is not small.
FIRST_KEY: Final = 1_311_768_467_294_899_695


def mixed(key: i64, number: i64) -> i64:
    """A key with one more number in it, of which 32 bits count."""
    return 698769069 * ((key ^ number) & 0xFFFFFFFF) + (key >> 32)


def mixed_wide(key: i64, number: i64) -> i64:
    """A key with one more number in it that may have up to 62 bits: a mask, or another key."""
    key = 698769069 * ((key ^ number) & 0xFFFFFFFF) + (key >> 32)
    return 698769069 * ((key ^ (number >> 32)) & 0xFFFFFFFF) + (key >> 32)


def mixed_all(key: i64, numbers: list[int]) -> i64:
    """A key with a list of small numbers in it; how many they are counts too."""
    key = mixed(key, len(numbers))
    for each in numbers:
        number: i64 = each
        key = 698769069 * ((key ^ number) & 0xFFFFFFFF) + (key >> 32)
    return key


def mixed_counts(key: i64, counts: list[int]) -> i64:
    """A key with counts in it most of which are 0, each under 2**16."""
    index: i64 = 0
    for each in counts:
        count: i64 = each
        index += 1
        if count:
            key = 698769069 * ((key ^ (index << 16 | count)) & 0xFFFFFFFF) + (key >> 32)
    return mixed(key, index)


def key_of_text(text: str) -> i64:
    """The key of a text."""
    key: i64 = FIRST_KEY
    for character in text:
        key = mixed(key, ord(character))
    return mixed(key, len(text))
