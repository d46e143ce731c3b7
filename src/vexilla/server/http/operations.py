"""The table of all calls: routes, checks and the OpenAPI document are made from it."""

from __future__ import annotations

from typing import Any, Final

from ...briefings.briefing import Briefing
from ...games import GAMES
from ...games.register import layer_of
from ...lessons.told import LessonTold
from ...reference.told import Reference
from . import (
    briefings,
    coaching,
    games,
    lessons,
    library_calls,
    operator,
    pushes,
    reading,
    records,
    reports,
    seats,
    status,
)
from .bodies import (
    Analysis,
    AnalysisBody,
    CheckBody,
    Checked,
    FoundClauses,
    GameMade,
    GameNamed,
    Healthy,
    ImportBody,
    Library,
    Mine,
    MineBody,
    NewGameBody,
    PushKey,
    Reachable,
    Ready,
    RecordBody,
    ReplayBody,
    Replayed,
    Rules,
    Studied,
    StudyBody,
    SubscriptionBody,
    Summary,
    Verified,
    Words,
)
from .calls import Operation
from .coach_bodies import Hinted, ReviewBody, Reviewed
from .lesson_bodies import AnsweredQuestion, AskBody, Lessons, Tried, TryBody
from .operator_bodies import BlockBody, ChatBody, CloseBody, LineBody, NameBody, Overview, ReportBody
from .seat_bodies import (
    ClaimBody,
    CodeMade,
    EndOthersBody,
    InvitationBody,
    InvitationMade,
    Invited,
    OwnSeat,
    SeatKept,
    SeatTaken,
)

_OTHER_SEAT: Final = (("X-Other-Seat", "The token of the other seat, where two people share the game."),)

_SHARED: Final[tuple[Operation[Any], ...]] = (
    Operation(
        "GET", "/api/library", "library", "All rulesets with their battles.", library_calls.get_library,
        gives=Library, is_kept=True,
    ),
    Operation(
        "POST", "/api/games", "newGame", "Begin a game.", games.new_game,
        body=NewGameBody, gives=GameMade, status=201, limit="create", long=True, refusals=(404, 503),
    ),
    Operation(
        "POST", "/api/setups/check", "checkSetup", "Whether a set-up that a player brings can be played.",
        games.check_setup, body=CheckBody, gives=Checked, limit="analyse", long=True, refusals=(503,),
    ),
    Operation(
        "GET", "/api/games/{id}", "game", "How a game stands.", games.get_game,
        gives=Summary, seat=True, refusals=(403, 404),
    ),
    Operation(
        "POST", "/api/mine", "mine", "How the games stand that one plays in.", games.mine,
        body=MineBody, gives=Mine,
    ),
    Operation(
        "POST", "/api/games/{id}/rematch", "rematch", "The same people once more, sides swapped.", games.rematch,
        gives=GameNamed, limit="create", seat=True, refusals=(403, 404, 409),
    ),
    Operation(
        "POST", "/api/games/{id}/invitation", "invitation", "What an invitation is for.", seats.look_at_invitation,
        body=InvitationBody, gives=Invited, limit="claim", refusals=(404, 409),
    ),
    Operation(
        "POST", "/api/games/{id}/claim", "claim", "Take the seat that an invitation or a code is for.", seats.claim,
        body=ClaimBody, gives=SeatTaken, limit="claim", refusals=(404, 409),
    ),
    Operation(
        "POST", "/api/games/{id}/invite", "invite", "Another invitation to the other seat; the last one ends.",
        seats.invite, gives=InvitationMade, limit="claim", seat=True, refusals=(403, 404, 409),
    ),
    Operation(
        "GET", "/api/games/{id}/seat", "seat", "On how many devices one's own seat is open.", seats.own_seat,
        gives=OwnSeat, seat=True, refusals=(403, 404),
    ),
    Operation(
        "POST", "/api/games/{id}/code", "code", "A code that opens one's own seat on another device.", seats.make_code,
        gives=CodeMade, limit="claim", seat=True, refusals=(403, 404, 409),
    ),
    Operation(
        "POST", "/api/games/{id}/end-others", "endOthers", "End whatever else opens one's own seat.",
        seats.end_others, body=EndOthersBody, gives=SeatKept, limit="claim", seat=True, refusals=(403, 404),
    ),
    Operation(
        "GET", "/api/games/{id}/record", "record", "The record of a game that is over.", records.get_record,
        gives=str, media="text/plain", seat=True, headers=_OTHER_SEAT, refusals=(403, 404),
    ),
    Operation(
        "POST", "/api/records", "importRecord", "A game from a record.", records.import_record,
        body=ImportBody, gives=GameMade, status=201, limit="create", long=True, refusals=(503,),
    ),
    Operation(
        "POST", "/api/records/verify", "verify", "Whether a record holds.", records.verify,
        body=RecordBody, gives=Verified, limit="analyse", long=True, refusals=(503,),
    ),
    Operation(
        "POST", "/api/replay", "replay", "Every step of a game with what one's eyes see.", records.replay,
        body=ReplayBody, gives=Replayed, limit="analyse", long=True, seat=True, refusals=(404, 503),
    ),
    Operation(
        "POST", "/api/study", "study", "A question about the table after a step of a game.", records.study,
        body=StudyBody, gives=Studied, limit="study", long=True, seat=True, refusals=(404, 503),
    ),
    Operation(
        "POST", "/api/analysis", "analysis", "How lucky both sides were, and who was winning.", records.analyse,
        body=AnalysisBody, gives=Analysis, limit="analyse", long=True, seat=True, refusals=(404, 503),
    ),
    Operation(
        "POST", "/api/games/{id}/hint", "hint", "What a strong player would do in one's own decision.", coaching.hint,
        gives=Hinted, limit="coach", long=True, seat=True, refusals=(403, 404, 409, 503),
    ),
    Operation(
        "POST", "/api/review", "review", "What decisions of a game that is over have cost.", coaching.review,
        body=ReviewBody, gives=Reviewed, limit="coach", long=True, seat=True, refusals=(403, 404, 503),
    ),
    Operation(
        "GET", "/api/rules/{game}", "rules", "The rulebook of a ruleset, clause by clause.", library_calls.get_rules,
        gives=Rules, is_kept=True, refusals=(404,),
    ),
    Operation(
        "GET", "/api/rules/{game}/search", "searchRules", "The clauses that some words lead to, best first.",
        reading.search_rules, gives=FoundClauses, queries=(("q", "The words, in any form."),), refusals=(404,),
    ),
    Operation(
        "GET", "/api/reference/{game}", "reference", "What there is in a ruleset: units, cards, ground.",
        reading.get_reference, gives=Reference, is_kept=True, refusals=(404,),
    ),
    Operation(
        "GET", "/api/briefings/{game}/{scenario}", "briefing", "What players are told before a battle of the library.",
        briefings.get_briefing, gives=Briefing, is_kept=True, refusals=(404,),
    ),
    Operation(
        "GET", "/api/games/{id}/briefing", "briefingOfGame", "What the players of a game were told before its battle.",
        briefings.get_briefing_of_game, gives=Briefing, seat=True, refusals=(403, 404),
    ),
    Operation(
        "GET", "/api/lessons", "lessons", "All lessons.", lessons.get_lessons, gives=Lessons, is_kept=True,
    ),
    Operation(
        "GET", "/api/lessons/{game}/{lesson}", "lesson", "A lesson, step by step.", lessons.get_lesson,
        gives=LessonTold, is_kept=True, refusals=(404,),
    ),
    Operation(
        "POST", "/api/lessons/{game}/{lesson}/try", "tryInLesson", "Try something at a step of a lesson.",
        lessons.try_actions, body=TryBody, gives=Tried, refusals=(404,),
    ),
    Operation(
        "POST", "/api/lessons/{game}/{lesson}/ask", "askInLesson", "Ask what can be asked at a table, in a lesson.",
        lessons.ask, body=AskBody, gives=AnsweredQuestion, refusals=(404,),
    ),
    Operation(
        "GET", "/api/words/{game}", "words", "All that a table of a ruleset says, as Fluent text.",
        library_calls.get_words, gives=Words, is_kept=True, refusals=(404,),
    ),
    Operation(
        "GET", "/api/push/key", "pushKey", "The public key for web push.", pushes.get_key,
        gives=PushKey, refusals=(404,),
    ),
    Operation(
        "PUT", "/api/games/{id}/push", "subscribe", "Have a browser told when it is the seat's turn.",
        pushes.subscribe, body=SubscriptionBody, status=204, seat=True, refusals=(404,),
    ),
    Operation(
        "DELETE", "/api/games/{id}/push", "unsubscribe", "Tell that browser no more.", pushes.unsubscribe,
        body=SubscriptionBody, status=204, seat=True, refusals=(404,),
    ),
    Operation(
        "POST", "/api/games/{id}/report", "report", "Report what the other player wrote, or his name.",
        reports.report, body=ReportBody, status=204, limit="report", seat=True, refusals=(404,),
    ),
    Operation(
        "GET", "/api/operator", "overview", "Open reports, load and trouble, for whoever runs the server.",
        operator.overview, gives=Overview, seat=True, refusals=(403, 404),
    ),
    Operation(
        "POST", "/api/operator/line", "removeLine", "Remove a line of chat.", operator.remove_line,
        body=LineBody, status=204, seat=True, refusals=(404,),
    ),
    Operation(
        "POST", "/api/operator/name", "removeName", "Change a person's name into “…”.", operator.remove_name,
        body=NameBody, status=204, seat=True, refusals=(404,),
    ),
    Operation(
        "POST", "/api/operator/chat", "closeChat", "Let nothing more be said at a table.", operator.close_chat,
        body=ChatBody, status=204, seat=True, refusals=(404,),
    ),
    Operation(
        "POST", "/api/operator/block", "block", "Keep an address out for some hours; for 0 let it in again.",
        operator.block, body=BlockBody, status=204, seat=True, refusals=(404,),
    ),
    Operation(
        "POST", "/api/operator/report", "closeReport", "Close a report that was dealt with.", operator.close_report,
        body=CloseBody, status=204, seat=True, refusals=(404,),
    ),
    Operation(
        "GET", "/api/reach", "reach", "Who can reach the server, as told to the computer that it runs on.",
        status.reach, gives=Reachable,
    ),
    Operation(
        "GET", "/healthz", "health", "Whether the server and its database are well.", status.health,
        gives=Healthy, refusals=(503,),
    ),
    Operation(
        "GET", "/readyz", "ready", "Whether people can be sent to the server.", status.ready,
        gives=Ready, refusals=(503,),
    ),
)  # fmt: skip


def _of_games() -> tuple[Operation[Any], ...]:
    """What games have beside the calls of all: ``OPERATIONS`` of their folders here."""
    folders = [layer_of(game, "server.http") for game in GAMES.games.values()]
    return tuple(operation for folder in folders if folder is not None for operation in folder.OPERATIONS)


OPERATIONS: Final[tuple[Operation[Any], ...]] = (*_SHARED, *_of_games())
