"""What a server answers besides what the tables tell, as JSON values of docs/protocol.md."""

from __future__ import annotations

from engine.straights.hosting.answers import strategy_values
from engine.straights.setup import MAX_NAME_LENGTH, MAX_SCORE_LIMIT, SCORE_LIMIT
from engine.version import VERSION
from straights_server.entries import Json
from straights_server.lobby_requests import MAX_TURN_LIMIT, MIN_TURN_LIMIT
from straights_server.lobby_requests import VERSION as PROTOCOL_VERSION
from straights_server.requests import PHRASES
from straights_server.table import Table
from straights_server.tokens import invitation


def hello() -> Json:
    """That the server is there, and what a client can choose from."""
    return {
        "type": "hello",
        "v": PROTOCOL_VERSION,
        "program": f"Straights {VERSION}",
        "strategies": strategy_values(),
        "phrases": list(PHRASES),
        "score_limit": SCORE_LIMIT,
        "highest_score_limit": MAX_SCORE_LIMIT,
        "turn_range": [MIN_TURN_LIMIT, MAX_TURN_LIMIT],
        "longest_name": MAX_NAME_LENGTH,
    }


def seated(table: Table, seat: int, token: str | None) -> Json:
    """Which seat the connection has; the token is told once, to who has just sat down."""
    place = table.state.seats[seat]
    value: Json = {
        "type": "seated",
        "table": table.state.name,
        "seat": seat,
        "last_n": place.last_n,
        "invitation": invitation(place.token_hash),
    }
    return value if token is None else {**value, "token": token}
