"""The frames between processes, about the clients of one at the tables of the other.

A client is identified by a number that its own process chooses and never reuses.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from engine.errors import BadMessage, EngineError
from engine.fast_dataclass import dataclass
from engine.json_text import write_json
from engine.protocol.records import Tagged


class UnknownFrame(EngineError):
    """A frame from another version of this program."""


@dataclass(frozen=True, slots=True)
class ClientMessage:
    """To the table's process: a message from a client.

    Attributes:
        address: of a client that wants to enter a table; else None, and for one of this machine itself.
    """

    client: int
    text: str
    address: str | None = None


@dataclass(frozen=True, slots=True)
class ClientDisconnected:
    """To the table's process: a client has disconnected."""

    client: int


@dataclass(frozen=True, slots=True)
class ServerMessage:
    """To the clients' process: a message for them."""

    clients: tuple[int, ...]
    text: str


@dataclass(frozen=True, slots=True)
class ConnectionClosed:
    """To the client's process: close the connection with this code and reason."""

    client: int
    code: int
    reason: str


@dataclass(frozen=True, slots=True)
class ClientReleased:
    """To the client's process: the client has left its table here.

    Attributes:
        text: a message to handle as if it had just arrived; None for none.
    """

    client: int
    text: str | None


Frame = ClientMessage | ClientDisconnected | ServerMessage | ConnectionClosed | ClientReleased
_FRAME = Tagged[Frame](
    Frame,
    {
        "said": ClientMessage,
        "gone": ClientDisconnected,
        "told": ServerMessage,
        "ended": ConnectionClosed,
        "released": ClientReleased,
    },
)


Envelope = tuple[str, tuple[Frame, ...]]
"""The sender and frames from it to another process, in order."""


def envelope_text(sender: str, frames: Sequence[Frame]) -> str:
    """Serialize frames."""
    return write_json([sender, [*map(_FRAME.write, frames)]])


def envelope_from(text: str) -> Envelope:
    """Parse the text of `envelope_text`; raises UnknownFrame."""
    try:
        sender, frames = json.loads(text)
        return str(sender), tuple(map(_FRAME.read, frames))
    except (BadMessage, TypeError, ValueError) as error:
        raise UnknownFrame(f"what another process says cannot be read: {error}") from error
