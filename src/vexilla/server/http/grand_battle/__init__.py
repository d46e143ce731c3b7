"""What only Grand Battle has over HTTP: its armies."""

from typing import Any, Final

from ..calls import Operation
from ..seat_bodies import InvitationBody, SeatTaken
from . import armies, challenges
from .bodies import (
    AcceptBody,
    Armies,
    ArmyChecked,
    ArmyFileBody,
    ArmyListTold,
    ChallengeBody,
    ChallengeMade,
    ChallengeState,
    ChallengeTold,
    DraftBody,
    MeetBody,
    Met,
)

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
    Operation(
        "POST", "/api/challenges", "challenge", "A game to which the other player brings an army of his own.",
        challenges.challenge, body=ChallengeBody, gives=ChallengeMade, status=201, limit="create", long=True,
        refusals=(503,),
    ),
    Operation(
        "GET", "/api/challenges/{id}", "challengeState", "Whether somebody has accepted one's own challenge.",
        challenges.look, gives=ChallengeState, seat=True, refusals=(404,),
    ),
    Operation(
        "POST", "/api/challenges/{id}/invitation", "challengeInvitation", "What one is challenged to.",
        challenges.look_at_invitation, body=InvitationBody, gives=ChallengeTold, limit="claim", refusals=(404, 409),
    ),
    Operation(
        "POST", "/api/challenges/{id}/accept", "acceptChallenge", "Bring one's army: the game begins.",
        challenges.accept, body=AcceptBody, gives=SeatTaken, limit="create", long=True, refusals=(404, 409, 503),
    ),
    Operation(
        "POST", "/api/challenges/{id}/withdraw", "withdrawChallenge", "Forget one's own challenge.",
        challenges.withdraw, status=204, seat=True, limit="claim", refusals=(404,),
    ),
)  # fmt: skip
#: The long work of these calls, done in processes beside the server.
JOBS: Final = (armies.army_file, armies.army_meeting, challenges.sealed_army, challenges.sealed_meeting)
