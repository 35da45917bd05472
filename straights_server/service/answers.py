"""What a server answers besides what the tables tell, as JSON values of docs/protocol.md."""

from __future__ import annotations

from engine.straights.hosting.answers import strategy_values
from engine.straights.setup import HIGHEST_SCORE_LIMIT, LONGEST_NAME, SCORE_LIMIT
from engine.version import VERSION
from straights_server.entries import Json
from straights_server.greetings import LONGEST_TURN, SHORTEST_TURN
from straights_server.greetings import VERSION as PROTOCOL_VERSION
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
        "highest_score_limit": HIGHEST_SCORE_LIMIT,
        "turn_range": [SHORTEST_TURN, LONGEST_TURN],
        "longest_name": LONGEST_NAME,
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
