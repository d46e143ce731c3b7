"""Profiles: what a unit of an army is, on one base or two (chapters 1.5 and 3)."""

from __future__ import annotations

from typing import Final

from ..tables.artillery import Gun
from ..tables.camps import DOUBLE_STEADFASTNESS
from ..tables.eras import KNIGHTS_FROM, KNIGHTS_TO
from ..tables.traits import BIG_SHIELDS, CLOSE_COMBAT, FANATICS, TRAINED
from ..tables.troops import CAVALRY, TroopType, troop_type
from ..tables.weapons import Weapon
from .prices import price_of

#: How a unit stands: on one base, on two of the same troops, or on one of melee troops and one of shooters.
SINGLE: Final = 0
DOUBLE: Final = 1
MIXED: Final = 2
FORMATION_KEYS: Final[tuple[str, ...]] = ("single", "double", "mixed")

#: The class of range of who does not shoot.
NO_RANGE: Final = -1
#: Riders armoured heavier than this are clumsy on foot (GRB-05-058).
_LIGHT_ON_FOOT: Final = 3
#: MV of foot swordsmen by their armour (GRB-05-057), from 0.
_MOVE_ON_FOOT: Final[tuple[int, ...]] = (12_000, 12_000, 10_000, 10_000, 8_000, 8_000, 8_000)
#: What riders keep of their traits when they dismount.
_KEPT_ON_FOOT: Final = CLOSE_COMBAT | TRAINED | FANATICS | BIG_SHIELDS
#: The strength of a staff (GRB-04-023).
_STAFF: Final = 2


class Profile:
    """What a unit is. Strength is in figures, moves and depths are in thousandths of a step."""

    def __init__(
        self,
        key: str,
        kind: TroopType,
        depth: int,
        figures: int,
        melee: int,
        armour: int,
        move: int,
        weapon: Weapon | None,
        gun: Gun | None,
        traits: int,
        price: int,
        *,
        formation: int = SINGLE,
        main: Profile | None = None,
        support: Profile | None = None,
        parent: Profile | None = None,
        name: str = "",
    ) -> None:
        self.key: Final = key
        #: Of two bases that of the melee troops, as are melee, armour and traits (GRB-03-027, GRB-06-137).
        self.kind: Final = kind
        #: Of all its bases (GRB-01-012).
        self.depth: Final = depth
        #: Figures on the main base (GRB-01-024).
        self.figures: Final = figures
        #: P, AR and MV.
        self.melee: Final = melee
        self.armour: Final = armour
        self.move: Final = move
        #: What it shoots with; of a mixed unit what its shooters have (GRB-03-033).
        self.weapon: Final = weapon
        self.gun: Final = gun
        self.shooting: Final = weapon.shooting if weapon is not None else 0
        self.penetration: Final = weapon.penetration if weapon is not None else 0
        self.range_class: Final = weapon.range_class if weapon is not None else NO_RANGE
        self.traits: Final = traits
        self.price: Final = price
        self.formation: Final = formation
        #: The bases of a double unit as profiles of their own; of a single one None.
        self.main: Final = main
        self.support: Final = support
        #: Whose staff it is, or who dismounted; None of other profiles.
        self.parent: Final = parent
        #: The name in a player's file; empty for profiles of ours, whose names are among the messages.
        self.name: Final = name
        #: The profile that a list gives its riders on foot (GRB-05-056).
        self.dismounted: Profile | None = None
        #: Whether they are mounted or on foot as they need it, without orders (GRB-05-055).
        self.dismounts_at_will = False
        self.is_double: Final = formation != SINGLE
        #: Initial strength: a second base adds one (GRB-03-028, GRB-03-035).
        self.strength: Final = figures + (1 if formation != SINGLE else 0)
        #: In halves (GRB-09-002 to GRB-09-004).
        self.steadfastness: Final = kind.steadfastness * (DOUBLE_STEADFASTNESS if formation != SINGLE else 1)

    def has(self, trait: int) -> bool:
        """Whether it has a trait."""
        return self.traits & trait != 0

    def is_met_mounted(self) -> bool:
        """Whether it is mounted for what counts against the mounted: not who is on foot at will (GRB-05-055)."""
        return self.kind.is_mounted and not self.dismounts_at_will

    @property
    def shooters(self) -> Profile:
        """Who shoots, and takes the fire that is answered (GRB-03-033, GRB-03-034)."""
        return self.support if self.formation == MIXED and self.support is not None else self


def single(
    key: str,
    kind: TroopType,
    depth: int,
    figures: int,
    melee: int,
    armour: int,
    move: int,
    weapon: Weapon | None,
    gun: Gun | None,
    traits: int,
    *,
    parent: Profile | None = None,
    name: str = "",
) -> Profile:
    """A profile on one base, at the price of the formula."""
    price = price_of(kind, figures, melee, armour, move, weapon, gun, traits)
    return Profile(key, kind, depth, figures, melee, armour, move, weapon, gun, traits, price, parent=parent, name=name)


def double(key: str, of: Profile, *, parent: Profile | None = None, name: str = "") -> Profile:
    """Two bases of the same troops: one more strength for the price of both (GRB-03-028, GRB-03-032)."""
    return Profile(
        key,
        of.kind,
        2 * of.depth,
        of.figures,
        of.melee,
        of.armour,
        of.move,
        of.weapon,
        of.gun,
        of.traits,
        2 * of.price,
        formation=DOUBLE,
        main=of,
        support=of,
        parent=parent,
        name=name,
    )


def mixed(key: str, main: Profile, shooters: Profile, *, name: str = "") -> Profile:
    """Melee troops and shooters: the slower sets the pace (GRB-05-002), trained only if both are (GRB-03-064)."""
    traits = main.traits if shooters.has(TRAINED) else main.traits & ~TRAINED
    return Profile(
        key,
        main.kind,
        main.depth + shooters.depth,
        main.figures,
        main.melee,
        main.armour,
        min(main.move, shooters.move),
        shooters.weapon,
        None,
        traits,
        main.price + shooters.price,
        formation=MIXED,
        main=main,
        support=shooters,
        name=name,
    )


def on_foot(profile: Profile, year: int) -> Profile | None:
    """Riders who have dismounted: as their list says, or as swordsmen of the same armour; None of who cannot.

    The base stays as it is (GRB-05-052). Skirmishers stay skirmishers; the heavily armoured are clumsy (GRB-05-058)
    and between 1100 and 1600 knights, whom rough ground disorders (GRB-10-012).
    """
    if profile.kind.category != CAVALRY:
        return None
    if profile.dismounted is not None:
        return profile.dismounted
    if profile.main is not None:
        main = on_foot(profile.main, year)
        return double(f"{profile.key}-on-foot", main, parent=profile) if main is not None else None
    is_heavy = profile.armour > _LIGHT_ON_FOOT
    if profile.kind.is_skirmisher:
        kind = troop_type("skirmishers-foot")
    elif is_heavy and KNIGHTS_FROM <= year <= KNIGHTS_TO:
        kind = troop_type("dismounted-knights")
    else:
        kind = troop_type("swordsmen")
    return single(
        f"{profile.key}-on-foot",
        kind,
        profile.depth,
        profile.figures,
        max(0, profile.melee - 1) if is_heavy else profile.melee,
        profile.armour,
        _MOVE_ON_FOOT[profile.armour],
        profile.weapon,
        None,
        profile.traits & _KEPT_ON_FOOT,
        parent=profile,
    )


def staff_of(profile: Profile) -> Profile:
    """Staff and bodyguard from a mounted unit: its melee and armour, but strength 2 and skirmishers (GRB-04-023)."""
    kind = troop_type("skirmishers-mounted")
    return single(
        f"{profile.key}-staff",
        kind,
        kind.depth,
        _STAFF,
        profile.melee,
        profile.armour,
        profile.move,
        profile.weapon,
        None,
        profile.traits,
        parent=profile,
    )
