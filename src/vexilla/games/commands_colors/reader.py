"""Reading scenario files: every fault is named by file and line.

A game of the system subclasses :class:`ScenarioReader` and adds its kinds, its terrain and its special
rules. How a file is written is explained in docs/scenarios.md.
"""

from __future__ import annotations

from typing import Final

from ...kernel.file_reader import FileReader, is_number, line_of
from ...kernel.sides import BOTTOM, SIDE_NAMES, SIDES, TOP
from .board import DIRECTION_NAMES, NOWHERE, Board
from .kinds import LEADER, Terrain, UnitKind
from .roster import RESERVE, LeaderEntry, UnitEntry
from .scenario import LANGUAGES, MOST_BANNERS, MOST_CARDS, Army, BadScenario, Reported, Scenario


class ScenarioReader(FileReader):
    """Reads one file; everything wrong is collected, so that all of it can be shown at once."""

    def __init__(self, key: str, text: str, board: Board) -> None:
        super().__init__(key, text)
        self.board: Final = board

    # -- what a game adds ------------------------------------------------------------------------

    def game(self) -> str:
        """The key of the game whose battles it reads."""
        raise NotImplementedError

    def kind_names(self) -> dict[str, UnitKind]:
        """The kinds of units by their names in files."""
        raise NotImplementedError

    def terrain_names(self) -> dict[str, Terrain]:
        """The kinds of terrain by their names in files; ``open`` among them."""
        raise NotImplementedError

    def read_special(self, scenario: Scenario) -> None:
        """Read the special rules, after everything else."""
        raise NotImplementedError

    def top_keys(self) -> tuple[str, ...]:
        """The tables a file may have."""
        return (
            "game",
            "name",
            "date",
            "first",
            "banners",
            "notes",
            *SIDE_NAMES[:2],
            "terrain",
            "special",
            "record",
            *LANGUAGES,
        )

    def side_keys(self) -> tuple[str, ...]:
        """What a file may say of a side."""
        return ("army", "commander", "cards", "units", "leaders", "reserve")

    def reads_blocks(self) -> bool:
        """Whether units may begin with fewer blocks, such as ``E5:3``."""
        return False

    # -- reading ---------------------------------------------------------------------------------

    def read(self) -> Scenario:
        """The scenario; BadScenario if anything in its file is wrong."""
        scenario = Scenario(self.key, self.data)
        if not self.faults:
            self._read_all(scenario)
        if self.faults:
            raise BadScenario(self.key, sorted(self.faults, key=line_of))
        return scenario

    def _read_all(self, scenario: Scenario) -> None:
        game = self.data.get("game", self.game())
        if game != self.game():
            what = (
                f"this is a battle of {game!r}, not of {self.game()!r}: read it as one of that game, or mend the line"
            )
            self.fault(("game",), what, reason="fault-other-game", game=str(game), read_as=self.game())
            return
        for key in self.data:
            if key not in self.top_keys():
                what = "nothing in a scenario is called"
                self.unknown((key,), what, key, self.top_keys(), reason="fault-unknown-key")
        if not isinstance(self.data.get("name"), str) or not self.data["name"].strip():
            self.fault(("name",), 'a scenario needs a name, such as name = "Akragas"', reason="fault-no-name")
        self._read_council(scenario)
        self._read_terrain(scenario)
        taken: dict[int, str] = {}
        for side in SIDES:
            self._read_side(scenario, side, taken)
        self._read_record(scenario)
        for language in LANGUAGES:
            self._read_words(scenario, language)
        self.read_special(scenario)

    def _read_council(self, scenario: Scenario) -> None:
        first = self.data.get("first")
        if first not in SIDE_NAMES[:2]:
            what = f'first must be "bottom" or "top": who has the first turn; it is {first!r}'
            self.fault(("first",), what, reason="fault-first", value=repr(first))
        else:
            scenario.first = SIDE_NAMES.index(first)
        banners = self.data.get("banners")
        both = banners if isinstance(banners, dict) else dict.fromkeys(SIDE_NAMES[:2], banners)
        for side in SIDES:
            number = both.get(SIDE_NAMES[side])
            if not is_number(number, 1, MOST_BANNERS):
                what = f"banners must be a number from 1 to {MOST_BANNERS}: how many win; it is {number!r}"
                self.fault(("banners",), what, reason="fault-banners", most=MOST_BANNERS, value=repr(number))
                break
            scenario.banners[side] = int(str(number))

    def _read_terrain(self, scenario: Scenario) -> None:
        names = self.terrain_names()
        scenario.terrain = [names["open"]] * self.board.size
        scenario.fronts = [0] * self.board.size
        said: dict[int, str] = {}
        for name, places in self.table(("terrain",)).items():
            path = ("terrain", name)
            if name not in names:
                self.unknown(path, "there is no terrain", name, tuple(names), reason="fault-unknown-terrain")
                continue
            for word in self.words_of(path, places, with_sides=True):
                label, _, sides = word.partition(":")
                hex_ = self.hex_of(path, label)
                if hex_ == NOWHERE:
                    continue
                if hex_ in said:
                    what = f"{label} is already {said[hex_]}: a hex has one terrain"
                    self.fault(path, what, label, reason="fault-terrain-twice", hex=label, terrain=said[hex_])
                    continue
                said[hex_] = name
                scenario.terrain[hex_] = names[name]
                scenario.fronts[hex_] = self._fronts(path, names[name], word, sides)

    def _fronts(self, path: tuple[str, ...], terrain: Terrain, word: str, sides: str) -> int:
        fronts = 0
        for side in sides.split(",") if sides else []:
            if side.lower() in DIRECTION_NAMES:
                fronts |= 1 << DIRECTION_NAMES.index(side.lower())
            else:
                what = "no side of a hex is called"
                self.unknown(path, what, side, DIRECTION_NAMES, reason="fault-unknown-direction")
        if self.needs_front(terrain) and not fronts:
            what = f"{word} needs its front sides, such as {word}:ne,nw"
            self.fault(path, what, word, reason="fault-no-front", hex=word)
        if fronts and not self.needs_front(terrain):
            label = word.partition(":")[0]
            what = f"{terrain.key} has no front: write {label} only"
            self.fault(path, what, word, reason="fault-needless-front", terrain=terrain.key, hex=label)
        return fronts

    def needs_front(self, terrain: Terrain) -> bool:
        """Whether a terrain protects certain sides only."""
        return False

    def _read_side(self, scenario: Scenario, side: int, taken: dict[int, str]) -> None:
        name = SIDE_NAMES[side]
        table = self.table((name,))
        if not table:
            what = f"a scenario needs a table [{name}] with army, cards, units and leaders"
            self.fault((name,), what, reason="fault-no-side", side=name)
            scenario.armies.append(Army("", "", 0))
            return
        for key in table:
            if key not in self.side_keys():
                what = f"nothing of [{name}] is called"
                self.unknown((name, key), what, key, self.side_keys(), reason="fault-unknown-in-side", side=name)
        cards = table.get("cards")
        if not is_number(cards, 1, MOST_CARDS):
            what = f"cards must be a number from 1 to {MOST_CARDS}: the hand; it is {cards!r}"
            self.fault((name, "cards"), what, reason="fault-cards", most=MOST_CARDS, value=repr(cards))
            cards = 1
        army = table.get("army")
        if not isinstance(army, str) or not army:
            what = f'[{name}] needs an army, such as army = "Roman"'
            self.fault((name, "army"), what, reason="fault-no-army", side=name)
        scenario.armies.append(Army(str(army), str(table.get("commander", "")), int(str(cards))))
        self._read_units(scenario, side, taken)
        self._read_leaders(scenario, side)

    def _read_units(self, scenario: Scenario, side: int, taken: dict[int, str]) -> None:
        name = SIDE_NAMES[side]
        kinds = self.kind_names()
        units = self.table((name, "units"))
        if not units:
            what = f"[{name}.units] is missing or empty: an army needs units"
            self.fault((name, "units"), what, reason="fault-no-units", side=name)
        for word, places in units.items():
            path = (name, "units", word)
            kind = kinds.get(word)
            if kind is None:
                self.unknown(path, "there is no kind of unit", word, tuple(kinds), reason="fault-unknown-kind")
                continue
            for place in self.words_of(path, places):
                label, blocks = self._blocks_at(path, kind, place)
                hex_ = self.hex_of(path, label)
                if hex_ == NOWHERE:
                    continue
                if hex_ in taken:
                    what = f"{label} already holds {taken[hex_]}: two units never share a hex"
                    self.fault(path, what, label, reason="fault-two-units", hex=label, unit=taken[hex_])
                    continue
                taken[hex_] = f"{name} {word}"
                if self.is_closed(scenario, kind, hex_):
                    ground = scenario.terrain[hex_].key
                    what = f"{word} cannot stand on {label}: {ground} is closed to it"
                    self.fault(path, what, label, reason="fault-unit-closed", unit=word, hex=label, terrain=ground)
                scenario.units.append(UnitEntry(side, kind, hex_, None, blocks))
        for word, number in self.table((name, "reserve")).items():
            if word == "leaders":
                continue
            path = (name, "reserve", word)
            if word not in kinds:
                self.unknown(path, "there is no kind of unit", word, tuple(kinds), reason="fault-unknown-kind")
            elif not is_number(number, 1, 20):
                what = f"the reserve needs a number of units, such as {word} = 2; it is {number!r}"
                self.fault(path, what, reason="fault-reserve", unit=word, value=repr(number))
            else:
                for _ in range(int(str(number))):
                    scenario.units.append(UnitEntry(side, kinds[word], RESERVE))

    def _blocks_at(self, path: tuple[str, ...], kind: UnitKind, place: str) -> tuple[str, int]:
        """The hex of a unit and the blocks with which it begins."""
        label, colon, blocks = place.partition(":")
        if not colon or not self.reads_blocks():
            return place, kind.blocks
        if blocks.isdecimal() and is_number(int(blocks), 1, kind.blocks):
            return label, int(blocks)
        what = f"{kind.key} on {label} begins with 1 to {kind.blocks} blocks, such as {label}:1; it is {blocks!r}"
        reason, most = "fault-blocks", kind.blocks
        self.fault(path, what, place, reason=reason, unit=kind.key, hex=label, most=most, value=repr(blocks))
        return label, kind.blocks

    def _read_leaders(self, scenario: Scenario, side: int) -> None:
        name = SIDE_NAMES[side]
        held = {leader.hex: leader.name for leader in scenario.leaders}
        enemies = {unit.hex for unit in scenario.units if unit.side != side}
        for leader, place in self.table((name, "leaders")).items():
            path = (name, "leaders", leader)
            words = str(place).split()
            hex_ = self.hex_of(path, words[0] if words else "")
            if hex_ == NOWHERE:
                continue
            if hex_ in held:
                what = f"{place} already holds {held[hex_]}: a hex holds one leader"
                self.fault(path, what, reason="fault-two-leaders", hex=str(place), leader=held[hex_])
                continue
            if hex_ in enemies:
                what = f"{leader} stands on {place} with an enemy unit"
                self.fault(path, what, reason="fault-leader-with-enemy", leader=leader, hex=str(place))
                continue
            if LEADER in scenario.terrain[hex_].closed and not scenario.terrain[hex_].is_home:
                ground = scenario.terrain[hex_].key
                what = f"{leader} cannot stand on {place}: {ground} is closed to him"
                self.fault(path, what, reason="fault-leader-closed", leader=leader, hex=str(place), terrain=ground)
                continue
            held[hex_] = leader
            scenario.leaders.append(self.leader_entry(path, side, leader, hex_, words[1:]))
        for leader in self.words_of((name, "reserve", "leaders"), self.table((name, "reserve")).get("leaders", "")):
            scenario.leaders.append(LeaderEntry(side, leader, RESERVE))

    def is_closed(self, scenario: Scenario, kind: UnitKind, hex_: int) -> bool:
        """Whether the terrain of a hex is closed to a kind of unit."""
        ground = scenario.terrain[hex_]
        return kind.mover in ground.closed and not ground.is_home

    def leader_entry(self, path: tuple[str, ...], side: int, name: str, hex_: int, words: list[str]) -> LeaderEntry:
        """A leader on a hex; in some games words after it say what he is."""
        if words:
            what = f"a leader has his hex only, such as {name} = {self.board.labels[hex_]!r}; not also {words[0]!r}"
            self.fault(path, what, words[0], reason="fault-leader-words", leader=name, word=words[0])
        return LeaderEntry(side, name, hex_)

    def _read_record(self, scenario: Scenario) -> None:
        record = self.table(("record",))
        if not record:
            return
        values = [record.get(key) for key in ("plays", *SIDE_NAMES[:2])]
        if all(is_number(value, 0, 1_000_000) for value in values):
            plays, bottom, top = (int(str(value)) for value in values)
            scenario.record = Reported(plays, bottom, top)
        else:
            what = "a record needs three numbers: plays, and the per cent won by bottom and by top"
            self.fault(("record",), what, reason="fault-record")

    def _read_words(self, scenario: Scenario, language: str) -> None:
        words: dict[str, str] = {}
        for key, value in self.table((language,)).items():
            words[key] = str(value)
        if "name" in words:
            scenario.names[language] = words["name"]
        for key, text in (
            ("notes", scenario.notes),
            ("history", scenario.history),
            ("lopsided", scenario.lopsided),
        ):
            if key in words:
                words[text] = words[key]
        scenario.words[language] = words

    # -- helpers ---------------------------------------------------------------------------------

    def words_of(self, path: tuple[str, ...], places: object, entry: int = 0, *, with_sides: bool = False) -> list[str]:
        """The words of a value that is written as one text or as a list of texts; sides of hexes have commas."""
        if isinstance(places, str):
            return places.split() if with_sides and ":" in places else places.replace(",", " ").split()
        if isinstance(places, list) and all(isinstance(each, str) for each in places):
            return [str(each) for each in places]
        what = f'{path[-1]} must be hexes in quotes, such as "B8 E8"; it is {places!r}'
        self.fault(path, what, "", entry, reason="fault-not-hexes", key=path[-1], value=repr(places))
        return []

    def hex_of(self, path: tuple[str, ...], label: str, entry: int = 0) -> int:
        """The hex with a label, or NOWHERE and a fault."""
        hex_ = self.board.hex_named(label)
        if hex_ == NOWHERE:
            last = self.board.labels[-1]
            what = f"{label} is no hex of the board: it has A1 to {last}, even ranks one hex shorter"
            self.fault(path, what, label, entry, reason="fault-no-hex", hex=label, last=last)
        return hex_

    def side_of(self, path: tuple[str, ...], value: object) -> int:
        """The side a value names, or NOWHERE and a fault."""
        if value == SIDE_NAMES[BOTTOM]:
            return BOTTOM
        if value == SIDE_NAMES[TOP]:
            return TOP
        what = f'{path[-1]} must be "bottom" or "top"; it is {value!r}'
        self.fault(path, what, reason="fault-not-side", key=path[-1], value=repr(value))
        return NOWHERE
