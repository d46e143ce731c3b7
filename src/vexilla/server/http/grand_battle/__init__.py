"""What only Grand Battle has over HTTP: its armies."""

from typing import Any, Final

from ..calls import Operation
from . import armies
from .bodies import Armies, ArmyChecked, ArmyFileBody, ArmyListTold, DraftBody, MeetBody, Met

OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation(
        "GET", "/api/armies", "armies", "All army lists.", armies.get_armies,
        gives=Armies, is_kept=True,
    ),
    Operation(
        "GET", "/api/armies/{army}", "armyList", "An army list, with all that may be chosen from it.",
        armies.get_list, gives=ArmyListTold, is_kept=True, refusals=(404,),
    ),
    Operation(
        "POST", "/api/armies/check", "checkArmy", "An army while it is built: its file, its price, its faults.",
        armies.check_draft, body=DraftBody, gives=ArmyChecked,
    ),
    Operation(
        "POST", "/api/armies/read", "readArmy", "An army file: what it amounts to, its faults with their lines.",
        armies.read_file, body=ArmyFileBody, gives=ArmyChecked, limit="analyse", long=True, refusals=(503,),
    ),
    Operation(
        "POST", "/api/armies/meet", "meet", "The pick-up battle of two armies, ready to be begun.",
        armies.meet, body=MeetBody, gives=Met, limit="analyse", long=True, refusals=(503,),
    ),
)  # fmt: skip
#: The long work of these calls, done in processes beside the server.
JOBS: Final = (armies.army_file, armies.army_meeting)
