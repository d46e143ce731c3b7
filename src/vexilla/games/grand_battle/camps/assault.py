"""Servants at the obstacle of their camp: which section they man, and whom they support (GRB-12-030, GRB-12-031)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDE_NAMES, SIDES, name_of_side
from ....kernel.step import Step
from ..actions import FIGHT, PASS, SUPPORT
from ..combat.duels import name_duel
from ..combat.footing import section_before
from ..combat.melee import NEXT_MELEE
from ..combat.shooting import NEXT_EXCHANGE
from ..combat.weapons import can_shoot
from ..position import IN_CAMP, ON_TABLE, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..telling import tell
from ..touch import contact_between, renew_contacts
from .assailants import assailants, has_obstacle
from .camp import has_servants
from .posts import post_against
from .spoils import settle_spoils

#: When servants take a post: as the phase of combat begins, and the melee; for the next shot, and the next melee.
BEFORE_FIRE: Final = 0
BEFORE_MELEE: Final = 1
NEXT_SHOT: Final = 2
NEXT_BLOWS: Final = 3


def man(match: Match[GrandBattle], camp: int, unit: int) -> None:
    """Servants stand behind the section that a unit assaults, with the losses and the disorder that they have."""
    position = match.position
    servants = position.roster.servants[camp]
    post = post_against(position, unit, camp)
    assert post is not None
    for number, other in enumerate(post.units):
        position.bases[other] = post.bases[number]
        if match.logging:
            room: dict[str, Argument] = {"unit": position.roster.ids[other], "section": post.section.id}
            tell(match, Event("grb-stands-back", ("GRB-12-030",), room))
    is_new = position.places[servants] != ON_TABLE or position.bases[servants] != post.base
    position.places[servants] = ON_TABLE
    position.bases[servants] = post.base
    position.served[camp] = NONE
    renew_contacts(position)
    if is_new and match.logging:
        about: dict[str, Argument] = {"unit": position.roster.ids[servants], "section": post.section.id}
        tell(match, Event("grb-servants-man", ("GRB-12-030",), about))


class TakePost(Step[GrandBattle]):
    """Servants man the section that is assaulted; of several the active player says which is next (GRB-12-030)."""

    def __init__(self, moment: int) -> None:
        super().__init__()
        self.moment: Final = moment

    def run(self, match: Match[GrandBattle]) -> None:
        """Where nobody needs them they may support a unit of the garrison."""
        position = match.position
        if self.moment == BEFORE_FIRE:
            position.served = [NONE, NONE]
            position.named = []
        for camp in SIDES:
            waiting = self.waiting(position, camp)
            if len(waiting) > 1:
                match.then(ChoosePost(position.active, camp, self.moment))
            elif waiting:
                take_post(match, camp, waiting[0], self.moment)
            elif self.moment == BEFORE_FIRE and supportable(position, camp):
                match.then(SUPPORT_GARRISON[camp])

    def waiting(self, position: GrandBattle, camp: int) -> list[int]:
        """Who still has to fight the servants at this moment."""
        found = assailants(position, camp)
        if self.moment in (BEFORE_FIRE, BEFORE_MELEE):
            return found
        servants = position.roster.servants[camp]
        found = [unit for unit in found if unit not in position.named]
        if self.moment == NEXT_SHOT:
            found = [unit for unit in found if _may_shoot(position, unit, servants)]
        return found

    def label(self) -> str:
        return f"TakePost({self.moment})"


def _may_shoot(position: GrandBattle, unit: int, servants: int) -> bool:
    """Whether a unit has missiles and has not come to blows with the servants (GRB-06-014)."""
    met = contact_between(position, unit, servants)
    return (met is None or met.rounds == 0) and can_shoot(position, unit, servants)


def take_post(match: Match[GrandBattle], camp: int, unit: int, moment: int) -> None:
    """Man a section; later in a stage the combat over it is fought at once."""
    position = match.position
    man(match, camp, unit)
    if moment in (BEFORE_FIRE, BEFORE_MELEE):
        return
    servants = position.roster.servants[camp]
    for each in (servants, unit):
        enemy = position.duels[each]
        if enemy != NONE:
            position.duels[enemy] = NONE
            position.duels[each] = NONE
    if contact_between(position, unit, servants) is not None:
        is_active = position.side_of(unit) == position.active
        name_duel(match, unit if is_active else servants, servants if is_active else unit)
        match.then(NEXT_EXCHANGE if moment == NEXT_SHOT else NEXT_MELEE, POSTS[moment])


class ChoosePost(OpenChoice[GrandBattle]):
    """The active player names the assailant whom the servants of a camp meet next."""

    def __init__(self, side: int, camp: int, moment: int) -> None:
        super().__init__(side)
        self.camp: Final = camp
        self.moment: Final = moment

    def _waiting(self, match: Match[GrandBattle]) -> list[int]:
        return POSTS[self.moment].waiting(match.position, self.camp)

    def forms(self) -> tuple[Form, ...]:
        return (FIGHT,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        return sorted([match.position.roster.ids[unit] for unit in self._waiting(match)])

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        waiting = self._waiting(match)
        return FIGHT.deed(match.position.roster.ids[waiting[generator.below(len(waiting))]])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        unit = match.position.roster.numbers.get(deed.word("unit"), NONE)
        return None if unit in self._waiting(match) else refuse("GRB-12-030", unit=deed.word("unit"))

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return refuse("GRB-12-030", unit="none")

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        take_post(match, self.camp, match.position.roster.numbers[deed.word("unit")], self.moment)

    def question(self) -> str:
        return "grb-ask-post"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"side": SIDE_NAMES[self.camp]}

    def label(self) -> str:
        return f"ChoosePost({name_of_side(self.side)} {name_of_side(self.camp)} {self.moment})"


# -- support ---------------------------------------------------------------------------------------


def supportable(position: GrandBattle, camp: int) -> list[int]:
    """The units of a garrison that defend an assaulted section, whom servants may support (GRB-12-031)."""
    if not has_obstacle(position, camp) or not has_servants(position, camp):
        return []
    found: list[int] = []
    for unit in position.units_of(camp):
        for each in position.contacts_of(unit):
            section = section_before(position, unit, each.opponent(unit))
            if section is not None and section.camp == camp and unit not in found:
                found.append(unit)
    return found


class SupportGarrison(OpenChoice[GrandBattle]):
    """The owner of a camp places its servants as support, or keeps them in the middle (GRB-12-031)."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [PASS]

    def passes(self) -> int:
        return PASS

    def forms(self) -> tuple[Form, ...]:
        return (SUPPORT,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        return sorted([match.position.roster.ids[unit] for unit in supportable(match.position, self.side)])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        unit = match.position.roster.numbers.get(deed.word("unit"), NONE)
        is_one = unit in supportable(match.position, self.side)
        return None if is_one else refuse("GRB-12-031", unit=deed.word("unit"))

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if action == PASS else refuse("GRB-12-031", unit="none")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """They support nobody."""

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        position = match.position
        position.served[self.side] = position.roster.numbers[deed.word("unit")]
        if match.logging:
            tell(match, Event("grb-servants-support", ("GRB-12-031",), {"unit": deed.word("unit")}))

    def question(self) -> str:
        return "grb-ask-servants"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        ids = match.position.roster.ids
        return {"units": [ids[unit] for unit in supportable(match.position, self.side)]}


class StandDown(Step[GrandBattle]):
    """The combats are over: servants whom nobody assaults any more go back to the middle of their camp."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        position.served = [NONE, NONE]
        for camp in SIDES:
            servants = position.roster.servants[camp]
            if not has_obstacle(position, camp):
                continue
            if position.places[servants] == ON_TABLE and not position.contacts_of(servants):
                position.places[servants] = IN_CAMP
        settle_spoils(match)


POSTS: Final = [TakePost(moment) for moment in (BEFORE_FIRE, BEFORE_MELEE, NEXT_SHOT, NEXT_BLOWS)]
SUPPORT_GARRISON: Final = [SupportGarrison(side) for side in SIDES]
STAND_DOWN: Final = StandDown()
