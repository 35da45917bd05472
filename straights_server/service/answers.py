"""The server's own responses, besides the messages of the tables."""

from __future__ import annotations

from engine.errors import EngineError
from engine.straights.hosting.answers import refusal, strategies
from engine.straights.protocol.server_messages import SeatedMessage, ServerHello
from engine.straights.protocol.server_requests import MAX_TURN_LIMIT, MIN_TURN_LIMIT
from engine.straights.protocol.table_state import VERSION, Refused
from engine.straights.setup import MAX_NAME_LENGTH, MAX_TABLE_SCORE_LIMIT, SCORE_LIMIT
from engine.straights.text import refusals
from engine.straights.text.network import PHRASES
from engine.version import VERSION as PROGRAM_VERSION
from straights_server.table import Table
from straights_server.tokens import invitation


def hello() -> ServerHello:
    """The greeting: protocol version, limits, and available strategies and phrases."""
    return ServerHello(
        v=VERSION,
        program=f"Straights {PROGRAM_VERSION}",
        strategies=strategies(),
        phrases=tuple(PHRASES),
        score_limit=SCORE_LIMIT,
        highest_score_limit=MAX_TABLE_SCORE_LIMIT,
        turn_range=(MIN_TURN_LIMIT, MAX_TURN_LIMIT),
        longest_name=MAX_NAME_LENGTH,
        phrase_texts=tuple(PHRASES.values()),
    )


def seated(table: Table, seat: int, token: str | None) -> SeatedMessage:
    """The seat of the connection; the token is sent only once, to a client that has just joined."""
    place = table.state.seats[seat]
    return SeatedMessage(table.state.name, seat, place.last_n, invitation(place.token_hash), token)


def refused(error: EngineError, table: Table | None) -> Refused:
    """The reason why a request changed nothing."""
    on_turn = ""
    if table is not None and table.state.session is not None and table.state.session.turn is not None:
        on_turn = table.state.seats[table.state.session.turn].name
    return refusal(error, refusals.refusal(error, on_turn))
