"""Moves of the toy: advance, wheel, sideways and about-face of groups, and scouts who slip to a point."""

from __future__ import annotations

from typing import Any, Final

from vexilla.kernel.action import Verb, Vocabulary
from vexilla.kernel.chance import Generator
from vexilla.kernel.deed import Decimal, Deed, Form, Id, Ids, Point, Said, Whole, Word, decimal_text
from vexilla.kernel.deed import Field as Blank
from vexilla.kernel.event import Event
from vexilla.kernel.match import Match
from vexilla.kernel.open_choice import OpenChoice
from vexilla.kernel.refusal import Argument, Refusal
from vexilla.kernel.sides import EVERYONE, SIDE_NAMES, only

from .geometry import (
    DEPTH,
    FORWARD,
    HEADINGS,
    PLACES,
    TURN,
    WIDTH,
    Spot,
    distance,
    is_on_table,
    moved,
    outline,
    rounded,
    turned,
)
from .position import (
    ALLOWANCE,
    BASE_DEPTH,
    FRONT,
    IDS,
    MARKERS,
    OF_A_SIDE,
    RADIUS,
    SIGHT,
    Field,
    is_disc,
    refuse,
    side_of,
)

GROUP: Final = Ids("group", 4)
DISTANCE: Final = Decimal("distance", 0, ALLOWANCE, PLACES)
HAND: Final = Word("side", "left", "right")
ADVANCE: Final = Form("advance", GROUP, DISTANCE)
WHEEL: Final = Form("wheel", GROUP, HAND, Whole("degrees", 0, 180))
SIDEWAYS: Final = Form("sideways", GROUP, HAND, DISTANCE)
ABOUT_FACE: Final = Form("about-face", GROUP)
SLIP: Final = Form("slip", Id("unit"), Point("to", WIDTH, DEPTH, PLACES))
MOVES: Final = (ADVANCE, WHEEL, SIDEWAYS, ABOUT_FACE, SLIP)
#: What the page asks while someone drags a group, or fills in a form.
REACH: Final = Form("reach", GROUP, Point("towards", WIDTH, DEPTH, PLACES))
PREVIEW: Final = Form("preview", Said("move", *MOVES))
STOPS: Final = Form("stops", GROUP)
REASONS: Final = Form("reasons", GROUP)

VOCABULARY: Final = Vocabulary(Verb("done"), *MOVES)
DONE: Final = VOCABULARY.start("done")

Arguments = dict[str, Argument]

#: A move of less is none.
LEAST: Final = 50
#: How exactly the furthest move is looked for.
_FINE: Final = 4
#: Clauses that are against a group, however far it goes.
OF_THE_GROUP: Final = ("MAN-02-001", "MAN-02-002", "MAN-02-007")


class Move:
    """A deed worked out: who goes, what it costs, where everyone ends, and the shapes on the way."""

    def __init__(self, position: Field, deed: Deed) -> None:
        self.position: Final = position
        self.deed: Final = deed
        names = [deed.word("unit")] if deed.form is SLIP else deed.ids("group")
        self.units: Final = [IDS.index(name) for name in names if name in IDS]
        self.strangers: Final = [name for name in names if name not in IDS]
        self.cost = 0
        self.spots: list[Spot] = []
        self.headings: list[int] = []
        #: For each unit the shapes that must be free of others.
        self.shapes: list[list[list[Spot]]] = []

    def work_out(self) -> None:
        """Where it leads, whether it is legal or not."""
        form = self.deed.form
        if form is SLIP:
            self._slip()
        elif form is WHEEL:
            self._wheel()
        elif form is ABOUT_FACE:
            self.cost = ALLOWANCE // 2
            self._shift([moved(self._spot(u), self._heading(u), -BASE_DEPTH) for u in self.units], HEADINGS // 2)
        else:
            self._straight(form is ADVANCE)

    def _spot(self, unit: int) -> Spot:
        return self.position.spots[unit]

    def _heading(self, unit: int) -> int:
        return self.position.headings[unit]

    def _shift(self, spots: list[Spot], headings: int) -> None:
        self.spots = spots
        self.headings = [(self._heading(unit) + headings) % HEADINGS for unit in self.units]
        for spot, heading in zip(self.spots, self.headings, strict=True):
            self.shapes.append([outline(spot, heading, FRONT, BASE_DEPTH)])

    def _straight(self, is_forward: bool) -> None:
        far = self.deed.number("distance")
        right = 0 if is_forward else far if self.deed.word("side") == "right" else -far
        self.cost = far if is_forward else 2 * far
        for unit in self.units:
            spot, heading = self._spot(unit), self._heading(unit)
            self.spots.append(moved(spot, heading, far if is_forward else 0, right))
            self.headings.append(heading)
            # The whole way, as one rectangle.
            if is_forward:
                self.shapes.append([outline(spot, heading, FRONT, BASE_DEPTH, far)])
            else:
                middle = moved(spot, heading, 0, right // 2)
                self.shapes.append([outline(middle, heading, FRONT + far, BASE_DEPTH)])

    def _wheel(self) -> None:
        is_right = self.deed.word("side") == "right"
        turns = self.deed.number("degrees") // TURN
        heading = self._heading(self.units[0])
        corners = [moved(self._spot(u), heading, 0, hand) for u in self.units for hand in (-FRONT // 2, FRONT // 2)]
        across = FORWARD[heading]
        corners.sort(key=lambda corner: (corner[0] * across[1] - corner[1] * across[0], corner))
        pivot, outer = (corners[-1], corners[0]) if is_right else (corners[0], corners[-1])
        step = 1 if is_right else -1
        self.cost = distance(outer, turned(outer, pivot, step * turns))
        for unit in self.units:
            self.spots.append(turned(self._spot(unit), pivot, step * turns))
            self.headings.append((heading + step * turns) % HEADINGS)
            self.shapes.append([])
            for turn in range(step, step * (turns + 1), step):
                spot, looks = turned(self._spot(unit), pivot, turn), (heading + turn) % HEADINGS
                self.shapes[-1].append(outline(spot, looks, FRONT, BASE_DEPTH))

    def _slip(self) -> None:
        unit, to = self.units[0], self.deed.point("to")
        self.cost = distance(self._spot(unit), to)
        self.spots = [to]
        self.headings = [self._heading(unit)]
        self.shapes = [[outline((to[0], to[1] + RADIUS), 0, 2 * RADIUS, 2 * RADIUS)]]

    def ghost(self) -> list[dict[str, Any]]:
        """The units where they would end, as a page draws them."""
        after = self.position.clone()
        for unit, spot, heading in zip(self.units, self.spots, self.headings, strict=True):
            after.spots[unit], after.headings[unit] = spot, heading
        return [after.drawn(unit) for unit in self.units]

    # -- the rules -------------------------------------------------------------------------------

    def forbids(self, side: int) -> Refusal | None:
        """The clause that is against it; works it out on the way."""
        return self._forbids_group(side) or self.forbids_way()

    def forbids_way(self) -> Refusal | None:
        """The clause that is against its length or its way; the group is known to be one."""
        return self._forbids_size() or self._forbids_place()

    def _forbids_group(self, side: int) -> Refusal | None:
        position = self.position
        for name in self.strangers:
            return refuse("MAN-02-001", unit=name)
        for unit in self.units:
            if side_of(unit) != side or not position.strengths[unit]:
                return refuse("MAN-02-001", unit=IDS[unit])
            if is_disc(unit) != (self.deed.form is SLIP):
                return refuse("MAN-02-007", unit=IDS[unit])
        known = self.units[:1]
        for unit in known:
            known += [other for other in position.touched(unit) if other in self.units and other not in known]
        for unit in self.units:
            if unit not in known:
                return refuse("MAN-02-002", unit=IDS[unit])
        return None

    def _forbids_size(self) -> Refusal | None:
        form = self.deed.form
        if form is WHEEL and (self.deed.number("degrees") % TURN or not self.deed.number("degrees")):
            return refuse("MAN-02-004", degrees=self.deed.number("degrees"))
        self.work_out()
        left = min([self.position.left[unit] for unit in self.units])
        if self.cost > left:
            return refuse("MAN-02-003", left=decimal_text(left, PLACES), cost=decimal_text(self.cost, PLACES))
        return refuse("MAN-02-008") if self.cost < LEAST else None

    def _forbids_place(self) -> Refusal | None:
        for unit, shapes in zip(self.units, self.shapes, strict=True):
            if not is_on_table(shapes[-1]):
                return refuse("MAN-02-006", unit=IDS[unit])
        for unit, shapes in zip(self.units, self.shapes, strict=True):
            for other in self._others(unit):
                for shape in shapes:
                    if self.position.meet(unit, other, shape):
                        return refuse("MAN-02-005", unit=IDS[unit], other=IDS[other])
        return None

    def _others(self, unit: int) -> list[int]:
        """Everyone who might be in the way."""
        position = self.position
        spot, reach = position.spots[unit], self.cost + 2 * FRONT
        if self.deed.form is SLIP:
            spot, reach = self.spots[0], 2 * FRONT
        return [
            other
            for other in range(len(IDS))
            if position.strengths[other] and other not in self.units and distance(spot, position.spots[other]) < reach
        ]


class Manoeuvre(OpenChoice[Field]):
    """Move groups one after another, each as far as it goes, until it is enough."""

    def options(self, match: Match[Field]) -> list[int]:
        return [DONE]

    def forms(self) -> tuple[Form, ...]:
        return MOVES

    def forbids(self, match: Match[Field], action: int) -> Refusal | None:
        return None

    def take(self, match: Match[Field], action: int) -> None:
        """Enough: the fights follow."""

    def question(self) -> str:
        return "toy-manoeuvre-ask"

    def offered(self, match: Match[Field], form: Form, field: Blank) -> list[str]:
        if field.kind not in ("id", "ids"):
            return []
        units = match.position.units(self.side)
        return [IDS[unit] for unit in units if is_disc(unit) == (field.kind == "id") and match.position.left[unit]]

    def forbids_deed(self, match: Match[Field], deed: Deed) -> Refusal | None:
        return Move(match.position, deed).forbids(self.side)

    def propose(self, match: Match[Field], form: Form, generator: Generator) -> Deed:
        """Groups are grown from one base by those who touch: of groups drawn blindly hardly any would hold together."""
        deed = super().propose(match, form, generator)
        position = match.position
        bases = [unit for unit in position.units(self.side) if not is_disc(unit)]
        if form is SLIP or not bases:
            return deed
        group = [bases[generator.below(len(bases))]]
        for unit in group:
            group += [each for each in position.touched(unit) if each not in group and generator.below(2)]
        values = list(deed.values)
        values[0] = tuple(sorted([IDS[unit] for unit in group[: GROUP.most]]))
        if form is WHEEL:
            values[2] = TURN * (1 + generator.below(180 // TURN))
        return Deed(form, tuple(values))

    def perform(self, match: Match[Field], deed: Deed) -> None:
        move = Move(match.position, deed)
        move.work_out()
        position = match.position
        for unit, spot, heading in zip(move.units, move.spots, move.headings, strict=True):
            position.spots[unit], position.headings[unit] = spot, heading
            position.left[unit] -= move.cost
        if match.logging:
            names = [IDS[unit] for unit in move.units]
            shown: dict[str, str | int | list[str] | list[int]] = {"side": SIDE_NAMES[self.side], "units": names}
            cost = decimal_text(move.cost, PLACES)
            match.log.append(
                Event("toy-manoeuvre-moved", ("MAN-02-003",), {**shown, "move": deed.form.word, "cost": cost})
            )
        self._look(match, move.units)
        match.then(self)

    def _look(self, match: Match[Field], units: list[int]) -> None:
        """Turn over the enemy's markers that someone has come near to; those who see an ambush go no further."""
        position, other = match.position, 1 - self.side
        for number, spot in enumerate(position.markers[other]):
            near = [unit for unit in units if distance(position.spots[unit], spot) < SIGHT]
            if position.is_shown[other][number] or not near:
                continue
            position.is_shown[other][number] = True
            is_true = position.true_marker[other] == number
            unit = other * OF_A_SIDE + OF_A_SIDE - 1
            if is_true:
                for seer in units:
                    position.left[seer] = 0
                position.spots[unit] = spot
                crowd = [
                    each
                    for each in (*position.units(0), *position.units(1))
                    if position.meet(unit, each, position.shape(unit))
                ]
                position.strengths[unit] = 0 if crowd else 1
            if match.logging:
                public: dict[str, str | int | list[str] | list[int]] = {
                    "side": SIDE_NAMES[other],
                    "marker": MARKERS[other][number],
                }
                secret: dict[str, str | int | list[str] | list[int]] = {"ambush": int(is_true)}
                match.log.append(Event("toy-manoeuvre-seen", ("MAN-03-001",), public, secret, EVERYONE, only(other)))

    # -- questions -------------------------------------------------------------------------------

    def questions(self) -> tuple[Form, ...]:
        return (REACH, PREVIEW, STOPS, REASONS)

    def answer(self, match: Match[Field], question: Deed) -> dict[str, Any]:
        position = match.position
        if question.form is PREVIEW:
            return self._shown(position, question.deed("move"))
        if question.form is REACH:
            return self._towards(position, question)
        group = tuple(question.ids("group"))
        if question.form is STOPS:
            found: dict[str, Any] = {}
            for name, form, hand in (
                ("advance", ADVANCE, ()),
                ("left", SIDEWAYS, ("left",)),
                ("right", SIDEWAYS, ("right",)),
            ):
                deed, stop = self._furthest(position, form, (group, *hand), ALLOWANCE)
                found[name] = {"move": deed.text() if deed else None, "stop": told(stop)}
            return {"stops": found}
        tries = [ADVANCE.deed(group, LEAST), WHEEL.deed(group, "left", TURN), WHEEL.deed(group, "right", TURN)]
        tries += [SIDEWAYS.deed(group, "left", LEAST), SIDEWAYS.deed(group, "right", LEAST), ABOUT_FACE.deed(group)]
        return {"reasons": {deed.text(): told(Move(position, deed).forbids(self.side)) for deed in tries}}

    def _shown(self, position: Field, deed: Deed) -> dict[str, Any]:
        move = Move(position, deed)
        refusal = move.forbids(self.side)
        return {"move": deed.text(), "ghost": move.ghost() if move.spots else [], "refusal": told(refusal)}

    def _towards(self, position: Field, question: Deed) -> dict[str, Any]:
        """The move that brings a dragged group nearest to where it is dragged to, and what stops it on the way."""
        group, to = question.ids("group"), question.point("towards")
        units = [IDS.index(name) for name in group if name in IDS]
        nobody: dict[str, Any] = {"move": None, "ghost": [], "refusal": None}
        if not units:
            return nobody
        if is_disc(units[0]):
            return self._shown(position, SLIP.deed(group[0], to))
        x = sum([position.spots[unit][0] for unit in units]) // len(units)
        y = sum([position.spots[unit][1] for unit in units]) // len(units)
        ahead = FORWARD[position.headings[units[0]]]
        forward = rounded((to[0] - x) * ahead[0] + (to[1] - y) * ahead[1], 1_000_000)
        right = rounded((to[0] - x) * ahead[1] - (to[1] - y) * ahead[0], 1_000_000)
        if abs(right) > abs(forward):
            deed, stop = self._furthest(
                position, SIDEWAYS, (tuple(group), "right" if right > 0 else "left"), abs(right)
            )
        elif forward >= 0:
            deed, stop = self._furthest(position, ADVANCE, (tuple(group),), forward)
        else:
            return self._shown(position, ABOUT_FACE.deed(tuple(group)))
        return {**(self._shown(position, deed) if deed else nobody), "refusal": told(stop)}

    def _furthest(
        self, position: Field, form: Form, said: tuple[Any, ...], wanted: int
    ) -> tuple[Deed | None, Refusal | None]:
        """The longest legal move of a kind up to what is wanted, and why it is no longer."""
        longest = max(LEAST, min(wanted, ALLOWANCE))
        whole = form.deed(*said, longest)
        stop = Move(position, whole).forbids(self.side)
        if stop is None and wanted > ALLOWANCE:
            stop = refuse("MAN-02-003", left=decimal_text(ALLOWANCE, PLACES), cost=decimal_text(wanted, PLACES))
            return whole, stop
        if stop is None or stop.clause in OF_THE_GROUP:
            return (whole if stop is None else None), stop
        low, high = 0, longest
        if stop.clause == "MAN-02-003":
            left = min([position.left[unit] for unit in Move(position, whole).units])
            low = high = left // (2 if form is SIDEWAYS else 1)
            shorter = Move(position, form.deed(*said, low)).forbids_way()
            if shorter is not None:
                low, stop = 0, shorter
        while high - max(low, LEAST) > _FINE:
            middle = (max(low, LEAST) + high) // 2
            shorter = Move(position, form.deed(*said, middle)).forbids_way()
            if shorter is None:
                low = middle
            else:
                high, stop = middle, shorter
        return (form.deed(*said, low) if low else None), stop


def told(refusal: Refusal | None) -> dict[str, Any] | None:
    """A refusal as JSON."""
    if refusal is None:
        return None
    return {"clause": refusal.clause, "reason": refusal.reason, "arguments": refusal.arguments}
