"""The words of written positions: lengths in steps, headings in degrees, spots, bases, shapes, read and written."""

from __future__ import annotations

from typing import Final, final

from ....kernel.deed import decimal_text
from ....kernel.refusal import BadSetup
from ....kernel.written import number_in, one_of, parts_of, words_of
from ..geometry.bases import Base
from ..geometry.numbers import DEGREE, HEADINGS, STEP, Spot
from ..geometry.shapes import Shape, convex, ellipse, is_convex, ribbon

#: Decimal places of steps and of degrees.
STEP_PLACES: Final = 3
DEGREE_PLACES: Final = 2
#: No length of a position is longer, in steps: the geometry computes with whole numbers below 2**62.
FURTHEST: Final = 400
_TENTHS_OF_A_HALF: Final = 5


def length_text(length: int) -> str:
    """A length in steps."""
    return decimal_text(length, STEP_PLACES)


def heading_text(heading: int) -> str:
    """A heading in degrees."""
    return decimal_text(heading, DEGREE_PLACES)


def halves_text(halves: int) -> str:
    """Strength and steadfastness, which are kept in halves: ``4.5``."""
    return decimal_text(halves * _TENTHS_OF_A_HALF, 1)


def spot_text(spot: Spot) -> str:
    """``60:40.5``."""
    return f"{length_text(spot[0])}:{length_text(spot[1])}"


def base_words(base: Base, width: int, depth: int) -> list[str]:
    """``at 60:40 heading 90``, with its width and depth where they are not what one expects."""
    words = ["at", spot_text(base.front()), "heading", heading_text(base.heading)]
    if base.width != width:
        words += ["width", length_text(base.width)]
    if base.depth != depth:
        words += ["depth", length_text(base.depth)]
    return words


def shapes_text(shapes: list[Shape]) -> str:
    """Shapes by their corners: ``10:10 10:30 30:10 | 30:10 …``."""
    return " | ".join([" ".join([spot_text(spot) for spot in shape.spots]) for shape in shapes])


def decimal_in(text: str, places: int, what: str) -> int:
    """A number with up to so many decimal places, in units of the last one."""
    whole, dot, rest = text.removeprefix("-").partition(".")
    if len(text) > 12 or not _are_digits(whole) or (dot and not _are_digits(rest)) or len(rest) > places:
        raise BadSetup(f"{what}: {text!r} must be a number with up to {places} decimal places")
    number = int(whole + rest.ljust(places, "0"))
    return -number if text.startswith("-") else number


def _are_digits(text: str) -> bool:
    return text.isdecimal() and text.isascii()


def length_in(text: str, what: str) -> int:
    """A length in steps."""
    length = decimal_in(text, STEP_PLACES, what)
    if abs(length) > FURTHEST * STEP:
        raise BadSetup(f"{what}: {text!r} is more than {FURTHEST} steps")
    return length


def heading_in(text: str) -> int:
    """A heading in degrees."""
    heading = decimal_in(text, DEGREE_PLACES, "heading")
    if not 0 <= heading < HEADINGS:
        raise BadSetup(f"heading: {text!r} must be from 0 to less than {HEADINGS // DEGREE} degrees")
    return heading


def spot_in(text: str, what: str) -> Spot:
    """A spot: ``60:40.5``."""
    x, colon, y = text.partition(":")
    if not colon:
        raise BadSetup(f"{what}: {text!r} must be two lengths in steps such as 60:40.5")
    return length_in(x, what), length_in(y, what)


@final
class Words:
    """The words of a line, taken one after another."""

    def __init__(self, text: str) -> None:
        self._words: Final = words_of(text)
        self._next = 0

    def has_more(self) -> bool:
        """Whether a word is left."""
        return self._next < len(self._words)

    def next_is(self, word: str) -> bool:
        """Whether the next word is this one; then it is taken."""
        if self.has_more() and self._words[self._next] == word:
            self._next += 1
            return True
        return False

    def take(self, what: str) -> str:
        """The next word; BadSetup says what should have been there."""
        if not self.has_more():
            raise BadSetup(f"there is no {what}")
        self._next += 1
        return self._words[self._next - 1]

    def one_of(self, words: tuple[str, ...], what: str) -> int:
        """The number of the next word in a list."""
        return one_of(self.take(what), words, what)

    def number(self, what: str, least: int = 0, most: int = 999) -> int:
        """The next word as a whole number."""
        return number_in(self.take(what), what, least, most)

    def length(self, what: str) -> int:
        """The next word as a length."""
        return length_in(self.take(what), what)

    def size(self, what: str) -> int:
        """The next word as the width or depth of a base, which are even."""
        length = self.length(what)
        if length < 0 or length % 2:
            raise BadSetup(f"{what}: {length_text(length)} steps cannot be halved")
        return length

    def spot(self, what: str) -> Spot:
        """The next word as a spot."""
        return spot_in(self.take(what), what)

    def base(self, width: int, depth: int) -> Base:
        """A base after the word ``at``."""
        x, y = self.spot("place")
        heading = heading_in(self.take("heading")) if self.next_is("heading") else 0
        if self.next_is("width"):
            width = self.size("width")
        if self.next_is("depth"):
            depth = self.size("depth")
        return Base(x, y, heading, width, depth)

    def rest(self) -> str:
        """All that is left."""
        left = " ".join(self._words[self._next :])
        self._next = len(self._words)
        return left

    def end(self) -> None:
        """Nothing may be left."""
        if self.has_more():
            raise BadSetup(f"{self._words[self._next]!r} means nothing here")


def shapes_in(text: str, width: int) -> list[Shape]:
    """Shapes that are cut by ``|``: corners, ``ellipse 40:30 12 8 heading 30``, ``ribbon 0:40 50:42 width 2``."""
    found: list[Shape] = []
    for part in parts_of(text, "|"):
        words = Words(part)
        if words.next_is("ellipse"):
            centre = words.spot("centre")
            long = words.length("half-axis")
            short = words.length("half-axis")
            heading = heading_in(words.take("heading")) if words.next_is("heading") else 0
            if long <= 0 or short <= 0:
                raise BadSetup("the half-axes of an ellipse must be more than 0")
            words.end()
            found.append(ellipse(centre, long, short, heading))
        elif words.next_is("ribbon"):
            found += _ribbon(words, width)
        else:
            found.append(_polygon(words))
    return found


def _ribbon(words: Words, width: int) -> list[Shape]:
    line: list[Spot] = []
    while words.has_more():
        if words.next_is("width"):
            width = words.length("width")
        else:
            spot = words.spot("bend")
            if line and spot == line[-1]:
                raise BadSetup(f"the ribbon stands still at {spot_text(spot)}")
            line.append(spot)
    if len(line) < 2 or width <= 0:
        raise BadSetup("a ribbon needs two spots or more, and a width")
    return ribbon(line, width)


def _polygon(words: Words) -> Shape:
    corners: list[Spot] = []
    while words.has_more():
        corners.append(words.spot("corner"))
    if not is_convex(corners) and not is_convex(corners[::-1]):
        raise BadSetup("corners must be those of a convex polygon, one after another; cut it into such parts with |")
    return convex(corners)
