"""Who is only measured against and learnt from: leaders who order what chance will have."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.actions import DONE
from ...games.grand_battle.attacks.orders import AttackOrder
from ...games.grand_battle.game import GAME
from ...games.grand_battle.moves.manoeuvre import Manoeuvre
from ...games.grand_battle.orders.sheet import OrderSheet
from ...kernel.action import Action
from ...kernel.chance import Generator
from ...players import player_named
from ...players.grand_battle.straight import StraightAhead
from ...players.player import Player, Sight

#: Their names, and whether they order attacks.
AT_RANDOM: Final = {"manoeuvre": False, "chance": True}
#: So often another order is drawn in place of an attack.
_TRIES: Final = 8


class AtRandom:
    """Orders and legs as chance will have it; but who is asked anything else answers as ``straight`` does.

    So its troops wander about and fight as well as any: they shoot, turn to whom they can and run after the beaten.
    Nobody is ordered to attack, or whoever chance will have.
    """

    def __init__(self, generator: Generator, name: str) -> None:
        self.name = name
        self._attacks: Final = AT_RANDOM[name]
        self._plain: Final = StraightAhead(generator)

    def choose(self, sight: Sight) -> Action:
        """Something drawn where troops are led, the plain answer else."""
        match = sight.imagine(Generator(self._plain.seed))
        chance = sight.generator(self._plain.seed)
        choice = match.choice()
        if isinstance(choice, OrderSheet) and not self._attacks:
            drawn = [sight.sample(chance) for _ in range(_TRIES)]
            return next((each for each in drawn if "attack" not in sight.text(each).split()), DONE)
        if isinstance(choice, (OrderSheet, AttackOrder, Manoeuvre)):
            return sight.sample(chance)
        return self._plain.choose(sight)


def leader(name: str, generator: Generator) -> Player:
    """A player of the program, or one who is only measured against."""
    return AtRandom(generator, name) if name in AT_RANDOM else player_named(GAME.key, name, generator)
