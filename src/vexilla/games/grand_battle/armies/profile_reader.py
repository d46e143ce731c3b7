"""Reading profiles from a file: every row is held to the book (chapter 3)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.file_reader import FileReader, is_number
from ..tables.artillery import GUNS_BY_KEY, Gun
from ..tables.generation import MOST_MOVE
from ..tables.traits import CAMEL, CLOSE_COMBAT, COUCHED_LANCE, FANATICS, METAL_HORSE_ARMOUR, TRAITS, TRAITS_BY_KEY
from ..tables.troops import (
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    MOST_STRENGTH,
    NON_COMBATANTS,
    TROOP_TYPES,
    TroopType,
    troop_type,
)
from ..tables.weapons import LONG_RANGE, LONG_RANGE_DEPTH, WEAPONS_BY_KEY, Weapon
from .profile import SINGLE, Profile, double, mixed, single

PROFILES: Final = "profiles"
_STEP: Final = 1_000
#: The scales of P and AR.
MOST_VALUE: Final = 6
_SINGLE_KEYS: Final = (
    "type",
    "depth",
    "BS",
    "P",
    "AR",
    "MV",
    "weapon",
    "gun",
    "traits",
    "dismounted",
    "dismounts_at_will",
    "price",
    "name",
)
_DOUBLE_KEYS: Final = ("double", "price", "name")
_MIXED_KEYS: Final = ("melee", "shooters", "price", "name")
PROFILE_TYPES: Final = tuple([kind.key for kind in TROOP_TYPES if kind.category != NON_COMBATANTS])
_SHOOTERS: Final = ("shooters-light", "shooters-heavy")
#: What the English text calls a name that is looked for, by what it is.
_WANTED: Final[dict[str, str]] = {
    "type": "there is no type of troops",
    "weapon": "there is no weapon",
    "gun": "there is no gun",
    "trait": "there is no trait",
    "profile": "there is no profile",
    "in-profile": "nothing in a profile is called",
}


class ProfileReader:
    """Reads the table ``[profiles]`` of a file."""

    def __init__(self, reader: FileReader, known: dict[str, Profile]) -> None:
        self.reader: Final = reader
        #: Profiles that rows may name: those known before, and those of the file.
        self.known: Final = dict(known)

    def read(self) -> dict[str, Profile]:
        """The profiles of the file by their names; of those with faults only what could be read."""
        found: dict[str, Profile] = {}
        rows: dict[str, dict[str, Any]] = {}
        for key, row in self.reader.table((PROFILES,)).items():
            if key in self.known:
                what = f"{key} is a profile of ours: give yours another name"
                self.fault(key, "", what, "army-profile-taken", "GRB-01-051")
            elif isinstance(row, dict):
                rows[key] = row
            else:
                what = f'{key} must be a row such as {{ type = "spearmen", BS = 4, P = 4, AR = 2, MV = 10 }}'
                self.fault(key, "", what, "army-profile-row", "GRB-01-019")
        for key, row in rows.items():
            if "double" not in row and "melee" not in row:
                found[key] = self._single(key, row)
        self.known.update(found)
        for key, row in rows.items():
            if key not in found:
                both = self._double(key, row) if "double" in row else self._mixed(key, row)
                if both is not None:
                    found[key] = both
            elif "dismounted" in row:
                found[key].dismounted = self._base(key, row["dismounted"])
        return found

    # -- one base --------------------------------------------------------------------------------

    def _single(self, key: str, row: dict[str, Any]) -> Profile:
        self._check_keys(key, row, _SINGLE_KEYS)
        kind = self._type(key, row)
        depth = self._depth(key, row, kind)
        figures = self._number(key, row, "BS", 1, MOST_STRENGTH, "GRB-03-032")
        if figures and figures not in kind.strengths:
            allowed = ", ".join([str(strength) for strength in kind.strengths])
            what = f"{kind.key} have BS {allowed}; {key} has {figures}"
            more: dict[str, str | int] = {"type": kind.key, "allowed": allowed, "value": figures}
            self.fault(key, "BS", what, "army-strength", "GRB-03-059", more)
        melee = self._number(key, row, "P", 0, MOST_VALUE, "GRB-01-019")
        armour = self._number(key, row, "AR", 0, MOST_VALUE, "GRB-01-019")
        move = self._number(key, row, "MV", 0, MOST_MOVE // _STEP, "GRB-02-019") * _STEP
        traits = self._traits(key, row, kind)
        weapon = self._weapon(key, row, kind, depth)
        gun = self._gun(key, row, kind)
        if gun is not None and (melee or armour or traits):
            self.fault(key, "", f"the crew of {key} has P 0, AR 0 and no traits", "army-crew", "GRB-13-005")
        name = str(row.get("name", ""))
        profile = single(key, kind, depth, figures, melee, armour, move, weapon, gun, traits, name=name)
        self._check_price(key, row, profile)
        profile.dismounts_at_will = self._at_will(key, row, kind)
        return profile

    def _at_will(self, key: str, row: dict[str, Any], kind: TroopType) -> bool:
        """Mounted crossbowmen, dragoons and Celtic chariots need no order to dismount (GRB-05-055)."""
        said = row.get("dismounts_at_will", False)
        if said is False or (said is True and (kind.category == CAVALRY or kind.key == "chariots-light")):
            return bool(said)
        what = f"dismounts_at_will is true or false, and true only of cavalry and light chariots: {key} is {kind.key}"
        self.fault(key, "dismounts_at_will", what, "army-at-will", "GRB-05-055", {"type": kind.key})
        return False

    def _type(self, key: str, row: dict[str, Any]) -> TroopType:
        name = row.get("type")
        if isinstance(name, str) and name in PROFILE_TYPES:
            return troop_type(name)
        self.unknown(key, "type", str(name), PROFILE_TYPES)
        return troop_type("swordsmen")

    def _depth(self, key: str, row: dict[str, Any], kind: TroopType) -> int:
        depths = [kind.depth // _STEP] + ([kind.long_depth // _STEP] if kind.long_depth else [])
        depth = row.get("depth", depths[0])
        if depth in depths:
            return int(str(depth)) * _STEP
        allowed = ", ".join([str(each) for each in depths])
        what = f"the base of {kind.key} is {allowed} steps deep; that of {key} is {depth!r}"
        more: dict[str, str | int] = {"type": kind.key, "allowed": allowed, "value": repr(depth)}
        self.fault(key, "depth", what, "army-depth", "GRB-01-012", more)
        return kind.depth

    def _traits(self, key: str, row: dict[str, Any], kind: TroopType) -> int:
        traits = 0
        words = row.get("traits", [])
        if not isinstance(words, list):
            what = f'the traits of {key} must be a list, such as traits = ["CC", "trained"]'
            self.fault(key, "traits", what, "army-traits-list", "GRB-03-060")
            return 0
        for word in words:
            if not isinstance(word, str) or word not in TRAITS_BY_KEY:
                self.unknown(key, "trait", str(word), tuple(TRAITS_BY_KEY))
                continue
            trait = TRAITS_BY_KEY[word]
            traits |= trait.bit
            if not _may_have(kind, trait.bit):
                what = f"{kind.key} cannot have {word}; {key} has it"
                more: dict[str, str | int] = {"type": kind.key, "trait": word}
                self.fault(key, word, what, "army-trait-type", trait.clauses[0], more)
        if traits & FANATICS and not traits & CLOSE_COMBAT:
            what = f"{key} are fanatics, who must start melees: add CC"
            self.fault(key, "fanatics", what, "army-fanatics", "GRB-06-102")
        return traits

    def _weapon(self, key: str, row: dict[str, Any], kind: TroopType, depth: int) -> Weapon | None:
        if "weapon" not in row:
            if kind.key in _SHOOTERS:
                what = f'{key} are {kind.key} and need a weapon, such as weapon = "sling"'
                self.fault(key, "", what, "army-needs-weapon", kind.clauses[0], {"type": kind.key})
            return None
        name = row["weapon"]
        if not isinstance(name, str) or name not in WEAPONS_BY_KEY:
            self.unknown(key, "weapon", str(name), tuple(WEAPONS_BY_KEY))
            return None
        weapon = WEAPONS_BY_KEY[name]
        more: dict[str, str | int] = {"type": kind.key, "weapon": name}
        if not kind.may_shoot:
            what = f"hand weapons do not count for {kind.key}; {key} has {name}"
            clause = "GRB-13-005" if kind.category == ARTILLERY else "GRB-11-002"
            self.fault(key, "weapon", what, "army-no-weapon", clause, more)
            return None
        if weapon.range_class == LONG_RANGE and depth < LONG_RANGE_DEPTH:
            what = f"{name} needs a base 4 steps deep; that of {key} has 2: take shooters-heavy, or another weapon"
            self.fault(key, "weapon", what, "army-long-range", "GRB-03-007", more)
        if kind.key == "shooters-heavy" and weapon.range_class != LONG_RANGE:
            what = (
                f"{key} are shooters-heavy, but {name} is no heavy bow, heavy crossbow or musket: take shooters-light"
            )
            self.fault(key, "weapon", what, "army-short-range", "GRB-03-002", more)
        return weapon

    def _gun(self, key: str, row: dict[str, Any], kind: TroopType) -> Gun | None:
        name = row.get("gun")
        if name is None and kind.category != ARTILLERY:
            return None
        if not isinstance(name, str) or name not in GUNS_BY_KEY:
            self.unknown(key, "gun", str(name), tuple(GUNS_BY_KEY))
            return None
        gun = GUNS_BY_KEY[name]
        if gun.troop_type != kind.key:
            what = f"{name} belongs to {gun.troop_type}; {key} are {kind.key}"
            more: dict[str, str | int] = {"gun": name, "type": kind.key, "wanted": gun.troop_type}
            self.fault(key, "gun", what, "army-gun-type", gun.clauses[0], more)
        return gun

    # -- two bases -------------------------------------------------------------------------------

    def _double(self, key: str, row: dict[str, Any]) -> Profile | None:
        self._check_keys(key, row, _DOUBLE_KEYS)
        base = self._base(key, row["double"])
        if base is None or not self._is_double_strength(key, base):
            return None
        profile = double(key, base, name=str(row.get("name", "")))
        self._check_price(key, row, profile)
        return profile

    def _mixed(self, key: str, row: dict[str, Any]) -> Profile | None:
        self._check_keys(key, row, _MIXED_KEYS)
        main = self._base(key, row["melee"])
        shooters = self._base(key, row.get("shooters"))
        if main is None or shooters is None or not self._is_double_strength(key, main):
            return None
        if main.kind.category != INFANTRY or main.kind.is_skirmisher or shooters.kind.key not in _SHOOTERS:
            what = f"{key} needs foot for melee and shooters-light or shooters-heavy: {main.key} and {shooters.key}"
            more: dict[str, str | int] = {"main": main.key, "support": shooters.key}
            self.fault(key, "", what, "army-mixed", "GRB-03-019", more)
        profile = mixed(key, main, shooters, name=str(row.get("name", "")))
        self._check_price(key, row, profile)
        return profile

    def _base(self, key: str, name: object) -> Profile | None:
        """A profile on one base that a row names."""
        base = self.known.get(name) if isinstance(name, str) else None
        if base is not None and base.formation == SINGLE:
            return base
        known = tuple([each for each, profile in self.known.items() if profile.formation == SINGLE])
        self.unknown(key, "profile", str(name), known)
        return None

    def _is_double_strength(self, key: str, base: Profile) -> bool:
        if base.figures < MOST_STRENGTH:
            return True
        what = (
            f"{key} would have BS {base.figures + 1}: no unit has more than {MOST_STRENGTH}, so {base.key} stays single"
        )
        more: dict[str, str | int] = {"value": base.figures + 1, "most": MOST_STRENGTH, "base": base.key}
        self.fault(key, "", what, "army-double-strength", "GRB-03-032", more)
        return False

    # -- helpers ---------------------------------------------------------------------------------

    def _check_keys(self, key: str, row: dict[str, Any], known: tuple[str, ...]) -> None:
        for name in row:
            if name not in known:
                self.unknown(key, "in-profile", name, known)

    def _number(self, key: str, row: dict[str, Any], field: str, low: int, high: int, clause: str) -> int:
        value = row.get(field)
        if is_number(value, low, high):
            return int(str(value))
        what = f"{field} of {key} must be a number from {low} to {high}; it is {value!r}"
        more: dict[str, str | int] = {"key": field, "least": low, "most": high, "value": repr(value)}
        self.fault(key, field, what, "army-number-of", clause, more)
        return low

    def _check_price(self, key: str, row: dict[str, Any], profile: Profile) -> None:
        price = row.get("price", profile.price)
        if price != profile.price and not self.reader.faults:
            what = f"the price of {key} is {profile.price}, not {price!r}: mend it, or leave it out"
            more: dict[str, str | int] = {"price": profile.price, "value": repr(price)}
            self.fault(key, "price", what, "army-price", "GRB-01-019", more)

    def fault(
        self,
        key: str,
        token: str,
        text: str,
        reason: str,
        clause: str,
        more: dict[str, str | int] | None = None,
    ) -> None:
        """A fault in the row of a profile."""
        arguments: dict[str, str | int] = {"unit": key, "clause": clause, **(more or {})}
        line = self.reader.locator.line((PROFILES, key), token)
        self.reader.note(line, f"{text} ({clause})", reason, arguments, (PROFILES, key))

    def unknown(self, key: str, what: str, name: str, known: tuple[str, ...]) -> None:
        """A name in the row of a profile that does not exist."""
        self.reader.unknown((PROFILES, key), _WANTED[what], name, known, reason="army-unknown", sought=what)


def _may_have(kind: TroopType, trait: int) -> bool:
    """Whether a type may have a trait: lances and camels are ridden, horse armour is for heavy cavalry (GRB-03-015)."""
    if trait in (COUCHED_LANCE, CAMEL):
        return kind.category == CAVALRY
    if trait == METAL_HORSE_ARMOUR:
        return kind.key == "cavalry-heavy"
    return True


def trait_names(traits: int) -> tuple[str, ...]:
    """The names of traits."""
    return tuple([trait.key for trait in TRAITS if traits & trait.bit])
