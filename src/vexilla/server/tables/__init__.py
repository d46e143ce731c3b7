"""Tables: games in memory, who sits around them, and what is said there over WebSockets."""

from .new_games import Made, NewGame, SeatPlan
from .tables import Push, Tables

__all__ = ["Made", "NewGame", "Push", "SeatPlan", "Tables"]
