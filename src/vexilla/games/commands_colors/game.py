"""What makes a game of the system playable: scenarios from files, and positions from text."""

from __future__ import annotations

import tomllib
from typing import Final

from ...kernel.chance import SEED_BYTES
from ...kernel.game import Effort, Game, Names
from ...kernel.outline import Account, Force, Outline, SpecialRule
from ...kernel.position import View
from ...kernel.setup import Given, Setup
from ...kernel.sides import BOTTOM, SPECTATOR, TOP
from .library import SCENARIO, Kept, contents_of, given_scenario, is_file_name
from .position import B
from .scenario import Scenario
from .scenario_files import ScenarioFiles

#: What [special] has beside rules.
_NO_RULES: Final = ("optional", "beyond-the-box")
#: What of the first view a small map needs; nations only where they have colours of their own.
_MAP: Final = ("board", "land", "kinds", "units", "leaders", "needed", "nations")


class BattleGame(Game[B]):
    """A game of battles, most of which are scenarios of its own."""

    system = "commands_colors"
    has_briefings = True
    files: ScenarioFiles
    #: What is pinned of the scenarios that were read.
    _contents: Kept[str]

    def __init__(self) -> None:
        self._contents = Kept()
        self.given_kinds = (SCENARIO,)

    def scenario(self, name: str) -> Scenario:
        """A scenario by its key or the path of its file; BadScenario if it has faults."""
        return self.files.find(name)

    def human_record(self, setup: Setup) -> tuple[int, int, int] | None:
        """The plays that people reported, if the scenario's file has them."""
        record = self.files.read(setup.scenario, setup.text).record
        return None if record is None else (record.plays, *record.wins)

    def effort(self, setup: Setup) -> Effort:
        """Read off the battle itself.

        Length: people need about four minutes for what wins one side a banner, as both lose about alike; each unit
        beyond that is moved and looked at now and then; and ten minutes go into cards, opening moves and the last
        doubts.

        Difficulty: what has to be learnt are the kinds of units on the field (one kind in all nations), the kinds of
        terrain and the special rules of the battle; a large army is harder to command well. A battle of up to eight
        kinds on open ground is where to begin.
        """
        found = self.files.read(setup.scenario, setup.text)
        special = tomllib.loads(setup.text).get("special", {})
        units = len(found.units)
        minutes = 10 + 4 * sum(found.banners) / 2 + 0.3 * units
        kinds = len({self.kind_to_learn(unit.kind.key) for unit in found.units})
        grounds = len({ground.key for ground in found.terrain} - {"open"})
        rules = len([rule for rule in special if rule not in _NO_RULES])
        burden = kinds + grounds + 2 * rules + units / 8
        return Effort(5 * round(minutes / 5), 1 if burden < 14 else 2 if burden < 17 else 3)

    def kind_to_learn(self, kind: str) -> str:
        """What a player has to learn of a kind of unit: itself, or what several kinds have in common."""
        return kind

    def names(self, setup: Setup, language: str) -> Names:
        """From the scenario's file: the armies, leaders and units with names of their own."""
        found = self.files.read(setup.scenario, setup.text)
        called = {leader.name for leader in found.leaders} | {army.commander for army in found.armies}
        called |= {unit.elite.name for unit in found.units if unit.elite is not None}
        return Names(
            found.names.get(language, found.names["en"]),
            found.word(found.date, language),
            (found.word(found.armies[BOTTOM].army, language), found.word(found.armies[TOP].army, language)),
            {name: found.word(name, language) for name in sorted(called) if name},
        )

    def sketch(self, setup: Setup) -> View | None:
        """The field as it is set up; nothing of it depends on chance."""
        view = self.start(setup, seed=bytes(SEED_BYTES), logging=False).view(SPECTATOR)
        return {name: view[name] for name in _MAP if name in view}

    # -- briefings -------------------------------------------------------------------------------

    def outline(self, setup: Setup) -> Outline | None:
        """The armies and the ground of the scenario, and the special rules that the game makes of its file."""
        found = self.files.read(setup.scenario, setup.text)
        start = self.sketch(setup)
        assert start is not None
        grounds = {ground for grounds in start["land"].values() for ground in grounds}
        order = {terrain.key: None for terrain in found.terrain}
        return Outline(
            (self._force(found, BOTTOM, setup), self._force(found, TOP, setup)),
            found.first,
            [key for key in dict.fromkeys([*order, *sorted(grounds)]) if key in grounds],
            self.special_rules(setup),
        )

    def _force(self, found: Scenario, side: int, setup: Setup) -> Force:
        kinds = [unit.kind.key for unit in found.units if unit.side == side]
        return Force(
            found.armies[side].army,
            found.armies[side].commander,
            {kind: kinds.count(kind) for kind in self.files.kinds if kind in kinds},
            {"banners": found.banners[side], "cards": found.armies[side].cards, **self.more_means(setup, side)},
        )

    def more_means(self, setup: Setup, side: int) -> dict[str, int]:
        """What a side begins with beside its Command cards."""
        return {}

    def special_rules(self, setup: Setup) -> list[SpecialRule]:
        """The special rules of a scenario, with the options of the set-up."""
        return []

    def account(self, setup: Setup, language: str) -> Account:
        """From the scenario's file."""
        found = self.files.read(setup.scenario, setup.text)
        history, notes, lopsided = (found.word(text, language) for text in (found.history, found.notes, found.lopsided))
        return Account(history, tuple(found.sources), notes, lopsided)

    # -- set-ups ---------------------------------------------------------------------------------

    def scenario_text(self, scenario: str) -> str:
        """Its file."""
        return self.files.library.text(scenario)

    def contents(self, scenario: str, text: str) -> str:
        """The battle without what its file only tells."""
        known = self._contents.find(scenario, text)
        if known is None:
            self.files.read(scenario, text)
            known = self._contents.keep(contents_of(text), scenario, text)
        return known

    def brought(self, name: str) -> Given | None:
        """Any scenario file by its path."""
        return given_scenario(name, self.files.library.text(name)) if is_file_name(name) else None

    def is_as_before(self, setup: Setup) -> bool:
        """Whether the hash is the one of then."""
        return setup.pin == self.files.library.pin_before(setup.scenario)
