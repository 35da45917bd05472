"""The requests of clients to a server: of connections without a seat, and at a table.

A request at a table never contains the client's own seat: the token of the connection determines it.
"""

from __future__ import annotations

import json
from typing import Annotated

from engine.errors import BadMessage
from engine.fast_dataclass import dataclass
from engine.games.new_game import ChosenGame
from engine.protocol.codecs import Integer, Text
from engine.protocol.records import FLAT, NUMBER, Json, Record, Tagged, required_number
from engine.protocol.values import MessageNumber
from engine.straights.protocol.other_games import AskGames, SeatNumber
from engine.straights.protocol.table_requests import (
    AskRecord,
    Describe,
    GiveAnswer,
    Replay,
    Track,
    object_in,
)
from engine.straights.protocol.values import TABLE_VARIANT, PersonName, Strategy
from engine.straights.setup import Variant
from engine.text.network import PHRASES

MAX_NOTICE_LENGTH = 300
MAX_MESSAGE_LENGTH = 16_384
"""In characters; the longest valid message has some 9,000: a table of eight to describe."""

MIN_TURN_LIMIT, MAX_TURN_LIMIT = 5, 3600
"""The range of a table's time limit for a move, in seconds."""

MAX_TIME_BANK = 3600
"""The longest time bank of a player for a game, in seconds."""

PUBLIC_TURN_LIMIT, PUBLIC_TIME_BANK = 30, 120
"""What is offered first for a public table, so that no silent player blocks it."""

ANSWER_MS = 3_000
"""A connection has failed that has not answered a move for so long."""

EAGER_PAUSE_MS, EAGER_MS = 750, 60_000
"""The longest pause between attempts to reopen a lost connection, and how long after the loss it counts."""

ELSEWHERE = 3
"""Each third attempt names no table, since a proxy may route those that do to a server that hangs."""

TurnLimit = Annotated[int, Integer(MIN_TURN_LIMIT, MAX_TURN_LIMIT)]
TimeBank = Annotated[int, Integer(0, MAX_TIME_BANK)]
TableName = Annotated[str, Text(1, 20, "TableName")]
Token = Annotated[str, Text(1, 64, "Token", pattern="[ -~]+")]
"""What proves that a seat, or an invitation, is the client's."""

TableVariant = Annotated[Variant, TABLE_VARIANT, FLAT]


@dataclass(frozen=True, slots=True)
class Hello:
    """Greet the server with a version of the protocol."""

    v: int


@dataclass(frozen=True, slots=True)
class ListTables:
    """List the public tables."""


@dataclass(frozen=True, slots=True)
class Host:
    """Open a table and take a seat at it.

    Attributes:
        turn_limit: seconds for a move, None for no limit.
        time_bank: seconds of each player for the moves of a game that take longer; None for none.
        game: None for Straights.
    """

    name: PersonName
    variant: TableVariant
    turn_limit: TurnLimit | None
    is_private: bool
    time_bank: TimeBank | None = None
    game: ChosenGame | None = None


@dataclass(frozen=True, slots=True)
class Join:
    """Take a seat at a table; None for the first empty one."""

    table: TableName
    name: PersonName
    seat: SeatNumber | None


@dataclass(frozen=True, slots=True)
class Resume:
    """Return to the seat of a token; the client has received everything up to `seq`."""

    table: TableName
    token: Token
    seq: MessageNumber | None


@dataclass(frozen=True, slots=True)
class Watch:
    """Watch a table: live with an invitation, otherwise each round after its end."""

    table: TableName
    invitation: Token | None


@dataclass(frozen=True, slots=True)
class SetReady:
    """Set whether this seat is ready for the game, or the next one, to start."""

    is_ready: bool


@dataclass(frozen=True, slots=True)
class Fill:
    """Assign an empty seat to a computer, or empty a seat; for the host only."""

    seat: SeatNumber
    strategy: Strategy | None


@dataclass(frozen=True, slots=True)
class Kick:
    """Remove another person for good: the host does so between games, a majority of the others in a game."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Say:
    """Send a phrase to everybody at the table."""

    phrase: Annotated[str, Text(1, 64, "Phrase", allows=PHRASES.__contains__)]


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the seat: before a game it becomes empty, in a game a computer plays it at once."""


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Take one's own seat back from the computer that plays it."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Let the next round that the server deals wait, or end the waiting."""

    is_waiting: bool


LobbyQuestion = Hello | Replay | Describe | Track | AskGames | AskRecord
LobbyRequest = LobbyQuestion | ListTables | Host | Join | Resume | Watch
SeatRequest = GiveAnswer | SetReady | Fill | Kick | Say | Leave | ComeBack | Wait
ServerRequest = LobbyRequest | SeatRequest

SERVER_REQUEST = Tagged[ServerRequest](
    ServerRequest,
    {
        "hello": Record(Hello, is_open=True),  # other versions may have more fields
        "list": ListTables,
        "answer": GiveAnswer,
        "ready_to_play": SetReady,
    },
    name="ServerRequest",
)


@dataclass(frozen=True, slots=True)
class NumberedRequest:
    """A request at a table with its number; the numbers of a client increase, and each counts once."""

    n: int
    request: SeatRequest


def read_object(text: str) -> Json:
    """Parse a JSON object of at most MAX_MESSAGE_LENGTH characters; raises BadMessage."""
    document = object_in(text, MAX_MESSAGE_LENGTH)
    try:
        if "\\u" in text:
            json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:  # half a surrogate pair, which no answer could repeat
        raise BadMessage("a text of the message is no Unicode") from error
    return document


def request_from(document: Json) -> LobbyRequest | NumberedRequest:
    """Parse a request from a JSON object; raises BadMessage."""
    fields = {**document}
    fields.pop(NUMBER, None)
    request = SERVER_REQUEST.read(fields)
    if NUMBER not in document and isinstance(request, Hello):
        return request
    n = required_number(document)
    return NumberedRequest(n, request) if isinstance(request, SeatRequest) else request
