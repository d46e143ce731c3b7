"""Computer players, each behind one small interface: those of a game are in its folder, found by its key."""

from collections.abc import Mapping
from types import ModuleType
from typing import Final, cast

from ..games import GAMES
from ..games.register import layer_of
from ..kernel.chance import Generator
from ..kernel.game import unknown
from ..kernel.refusal import BadSetup
from .player import Factory, JudgingPlayer, Player, ThinkingPlayer
from .random_player import RandomPlayer

#: The levels that people choose among, weakest first. A game has those of them that it has players for; whatever else
#: is in its ``PLAYERS`` is a yardstick, to be had by its name.
LEVELS: Final = ("recruit", "soldier", "veteran", "general", "marshal")
#: The level of whoever names none.
_USUAL: Final = "soldier"

#: For how many seconds a player that thinks has work at a decision, unless someone says otherwise; and at most.
USUAL_SECONDS: Final = 1
MOST_SECONDS: Final = 10

#: Players that can play every game.
_FOR_EVERY_GAME: Final[Mapping[str, Factory]] = {"random": RandomPlayer}


def _folder(game_key: str) -> ModuleType | None:
    game = GAMES.games.get(game_key)
    return None if game is None else layer_of(game, "players")


def _of_game(game_key: str) -> Mapping[str, Factory]:
    """The players of one game, weakest first: ``PLAYERS`` of its folder."""
    folder = _folder(game_key)
    return {} if folder is None else folder.PLAYERS


def balanced_scenarios(game_key: str) -> tuple[str, ...]:
    """Where players of a game are measured: ``BALANCED`` of its folder; its usual scenario where nothing is said."""
    return getattr(_folder(game_key), "BALANCED", None) or GAMES.find(game_key).scenarios[:1]


def player_names(game_key: str) -> tuple[str, ...]:
    """The names of all computer players of a game, yardsticks among them, weakest first."""
    return (*_FOR_EVERY_GAME, *_of_game(game_key))


def levels_of(game_key: str) -> tuple[str, ...]:
    """The levels that a person is offered, weakest first; of a game without levels, all players there are."""
    known = _of_game(game_key)
    return tuple(level for level in LEVELS if level in known) or player_names(game_key)


def usual_level(game_key: str) -> str:
    """Whom people play against when they name nobody: ``soldier``, or whoever is nearest to it."""
    levels = levels_of(game_key)
    ranks = [LEVELS.index(level) - LEVELS.index(_USUAL) for level in levels if level in LEVELS]
    if not ranks:
        return levels[-1]
    return levels[ranks.index(min(ranks, key=abs))]


def player_named(game_key: str, name: str, generator: Generator, seconds: int = USUAL_SECONDS) -> Player:
    """A new computer player; BadSetup names the ones there are. One that thinks has work for so many seconds."""
    factory = _of_game(game_key).get(name) or _FOR_EVERY_GAME.get(name)
    if factory is None:
        what = f"there is no computer player of {game_key} called"
        raise unknown("player", what, name, player_names(game_key), game=game_key)
    player = factory(generator)
    thinker = thinking(player)
    if thinker is not None:
        thinker.seconds = must_be_seconds(seconds)
    return player


def must_be_seconds(seconds: int) -> int:
    """The number, if a player can be given so long; otherwise BadSetup."""
    if not 1 <= seconds <= MOST_SECONDS:
        wrong = f"a computer player thinks for 1 to {MOST_SECONDS} seconds, not {seconds}"
        raise BadSetup(wrong, "thinking-seconds", seconds=seconds, most=MOST_SECONDS)
    return seconds


def thinking(player: Player) -> ThinkingPlayer | None:
    """The player, if its thoughts can be watched and cut short."""
    return cast("ThinkingPlayer", player) if hasattr(player, "begin") else None


def judging(player: Player) -> JudgingPlayer | None:
    """The player, if it says who will win."""
    return cast("JudgingPlayer", player) if hasattr(player, "chance") else None
