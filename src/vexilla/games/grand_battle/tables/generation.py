"""How terrain is rolled for, and the distances of deployment (chapters 2.1 and 2.2)."""

from __future__ import annotations

from typing import Final

#: The sides of a table (GRB-02-001), and how it is cut into segments (GRB-02-002).
LEAST_SIDE: Final = 120_000
MOST_SIDE: Final = 150_000
USUAL_WIDTH: Final = 150_000
USUAL_DEPTH: Final = 120_000
SEGMENT_COLUMNS: Final = 3
SEGMENT_ROWS: Final = 2

#: By a die of six, from 1: pieces of terrain (GRB-02-004), and what a piece is (GRB-02-008).
PIECES: Final[tuple[int, ...]] = (1, 2, 3, 4, 0, 0)
PIECE_KINDS: Final[tuple[str, ...]] = ("broken", "hill", "forest", "river", "ravine", "impassable")
#: And what becomes of a slope, a river, a ravine (GRB-02-009, GRB-02-010, GRB-02-012).
SLOPES: Final[tuple[str, ...]] = ("hill-gentle",) * 4 + ("hill-steep",) * 2
RIVERS: Final[tuple[str, ...]] = ("stream",) * 4 + ("deep-river",) * 2
RAVINES: Final[tuple[str, ...]] = ("ditch",) * 4 + ("ravine",) * 2
#: Among these whoever rolled chooses (GRB-02-008).
IMPASSABLE_KINDS: Final[tuple[str, ...]] = ("lake", "swamp", "thicket")
#: A hill has a slope a quarter of the circle (GRB-02-009).
SLOPES_OF_A_HILL: Final = 4
#: These touch an edge of the table (GRB-02-007).
AT_AN_EDGE: Final[tuple[str, ...]] = ("forest", "lake", "swamp")
#: Two that do not lie in one segment: what is there, and what is rolled for (GRB-02-014).
ABSURD: Final[tuple[tuple[str, str], ...]] = (
    ("lake", "hill"),
    ("lake", "ravine"),
    ("lake", "ditch"),
    ("deep-river", "hill"),
    ("stream", "stream"),
    ("stream", "deep-river"),
    ("deep-river", "deep-river"),
)
#: The usual size of an area (GRB-02-006).
PIECE_WIDTH: Final = 30_000
PIECE_DEPTH: Final = 20_000

#: To the enemy and to every edge (GRB-02-017, GRB-02-020), less on small tables (GRB-02-025); camps (GRB-02-023).
ENEMY_GAP: Final = 20_000
EDGE_GAP: Final = 20_000
SMALL_TABLE_GAP: Final = 10_000
CAMP_EDGE_GAP: Final = 20_000
#: How far before the camp the foremost unit may stand (GRB-02-026).
CAMP_TO_FRONT: Final = 40_000
#: How near an ambush is seen, in the open and in forest (GRB-02-032, GRB-02-033).
AMBUSH_SIGHT: Final = 20_000
AMBUSH_SIGHT_IN_FOREST: Final = 10_000
#: No unit bridges the gap to the enemy in its first turn (GRB-02-019).
MOST_MOVE: Final = 19_000

#: The last turn, unless a battle says another (GRB-02-060).
LAST_TURN: Final = 12
LEAST_LAST_TURN: Final = 6
MOST_LAST_TURN: Final = 30
