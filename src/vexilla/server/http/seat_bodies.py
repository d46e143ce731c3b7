"""What goes over the wire about seats: invitations, codes, what opens a seat."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .bodies import Asked, Name, SideName, Summary, Token

Attempt = Annotated[
    str, Meta(max_length=64, description="Drawn by the client, at random: sent again with it, the answer is the same.")
]


class InvitationBody(Asked):
    """An invitation to be looked at."""

    invitation: Token


class Invited(Struct):
    """What an invitation is for: the side, and the game with its terms."""

    side: SideName
    game: Summary


class ClaimBody(Asked):
    """An invitation, and what one is called, or a code for one's own seat."""

    invitation: Token | None = None
    code: Token | None = None
    name: Name = ""
    attempt: Attempt = ""


class SeatTaken(Struct):
    """A seat, and what opens it from now on."""

    id: str
    side: SideName
    token: str


class InvitationMade(Struct):
    """An invitation to the other seat."""

    invitation: str


class CodeMade(Struct):
    """A code that opens one's seat on another device, once, and for how many seconds."""

    code: str
    seconds: int


class OwnSeat(Struct):
    """One's own seat: on how many devices it is open."""

    side: SideName
    devices: int


class EndOthersBody(Asked):
    """Whatever else opens one's seat shall end."""

    attempt: Attempt = ""


class SeatKept(Struct):
    """What alone opens one's seat from now on, and on how many other devices it was open."""

    token: str
    ended: int
