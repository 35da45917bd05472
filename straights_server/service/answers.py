"""The server's own responses, besides the messages of the tables, as JSON values of docs/protocol.md."""

from __future__ import annotations

from engine.errors import EngineError
from engine.straights.hosting.answers import refusal, strategy_values
from engine.straights.setup import MAX_NAME_LENGTH, MAX_TABLE_SCORE_LIMIT, SCORE_LIMIT
from engine.straights.text import refusals
from engine.straights.text.json_form import json_forms
from engine.straights.text.network import PHRASES
from engine.version import VERSION
from straights_server.entries import Json
from straights_server.lobby_requests import MAX_TURN_LIMIT, MIN_TURN_LIMIT
from straights_server.lobby_requests import VERSION as PROTOCOL_VERSION
from straights_server.table import Table
from straights_server.tokens import invitation


def hello() -> Json:
    """The greeting: protocol version, limits, and available strategies and phrases."""
    return {
        "type": "hello",
        "v": PROTOCOL_VERSION,
        "program": f"Straights {VERSION}",
        "strategies": strategy_values(),
        "phrases": list(PHRASES),
        "phrase_texts": json_forms(PHRASES.values()),
        "score_limit": SCORE_LIMIT,
        "highest_score_limit": MAX_TABLE_SCORE_LIMIT,
        "turn_range": [MIN_TURN_LIMIT, MAX_TURN_LIMIT],
        "longest_name": MAX_NAME_LENGTH,
    }


def seated(table: Table, seat: int, token: str | None) -> Json:
    """The seat of the connection; the token is sent only once, to a client that has just joined."""
    place = table.state.seats[seat]
    value: Json = {
        "type": "seated",
        "table": table.state.name,
        "seat": seat,
        "last_n": place.last_n,
        "invitation": invitation(place.token_hash),
    }
    return value if token is None else {**value, "token": token}


def refused(error: EngineError, table: Table | None) -> Json:
    """The reason why a request changed nothing."""
    on_turn = ""
    if table is not None and table.state.session is not None and table.state.session.turn is not None:
        on_turn = table.state.seats[table.state.session.turn].name
    return refusal(error, refusals.refusal(error, on_turn))
