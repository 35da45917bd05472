"""The schema of what a server sends, for tests that check every message."""

import json
from typing import Any

from tests.support.hosting import validator_of

Message = dict[str, Any]
_KINDS = {
    "hello": "ServerHello",
    "tables": "TablesMessage",
    "seated": "SeatedMessage",
    "watching": "WatchingMessage",
    "room": "RoomMessage",
    "table": "TableMessage",
    "moved": "MovedMessage",
    "said": "SaidMessage",
    "refused": "Refused",
}


def validated(text: str) -> Message:
    """The message in a text from a server, after the schema has allowed it."""
    message: Message = json.loads(text)
    validator_of(_KINDS[message["type"]]).validate(message)
    return message


def sendable(message: Message) -> str:
    """The text of a message to a server, after the schema has allowed it."""
    validator_of("ToServer").validate(message)
    return json.dumps(message)
