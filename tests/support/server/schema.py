"""The schema of what a server sends, for tests that check every message."""

import json
from typing import Any

from engine.straights.protocol.server_messages import SERVER_MESSAGE
from tests.support.local_table import validator_of

Message = dict[str, Any]


def validated(text: str) -> Message:
    """The message in a text from a server, after the schema has allowed it."""
    message: Message = json.loads(text)
    validator_of(SERVER_MESSAGE.records[message["type"]].name).validate(message)
    return message


def sendable(message: Message) -> str:
    """The text of a message to a server, after the schema has allowed it."""
    validator_of("ToServer").validate(message)
    return json.dumps(message)
