"""The frames between processes, about the clients of one at the tables of the other.

A client is identified by a number that its own process chooses and never reuses.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from engine.errors import EngineError
from engine.json_text import write_json


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


@dataclass(frozen=True, slots=True)
class Envelope:
    """Frames from one process to another, in order."""

    sender: str
    frames: tuple[Frame, ...]


def envelope_text(sender: str, frames: Sequence[Frame]) -> str:
    """Serialize frames."""
    return write_json([sender, [_value(frame) for frame in frames]])


def envelope_from(text: str) -> Envelope:
    """Parse the text of `envelope_text`; raises UnknownFrame."""
    try:
        sender, frames = json.loads(text)
        return Envelope(str(sender), tuple(_frame(*frame) for frame in frames))
    except (KeyError, TypeError, ValueError) as error:
        raise UnknownFrame(f"what another process says cannot be read: {error}") from error


def _value(frame: Frame) -> tuple[object, ...]:
    match frame:
        case ClientMessage():
            return "said", frame.client, frame.text, *filter(None, (frame.address,))
        case ClientDisconnected():
            return "gone", frame.client
        case ServerMessage():
            return "told", frame.clients, frame.text
        case ConnectionClosed():
            return "ended", frame.client, frame.code, frame.reason
        case ClientReleased():
            return "released", frame.client, frame.text


def _frame(kind: str, *fields: object) -> Frame:
    match kind, *fields:
        case "told", list(clients), str(text):
            return ServerMessage(tuple(int(client) for client in clients), text)
        case "said", int(client), str(text):
            return ClientMessage(client, text)
        case "said", int(client), str(text), str(address):
            return ClientMessage(client, text, address)
        case "gone", int(client):
            return ClientDisconnected(client)
        case "ended", int(client), int(code), str(reason):
            return ConnectionClosed(client, code, reason)
        case "released", int(client), (str() | None) as text:
            return ClientReleased(client, text)
        case _:
            raise ValueError(kind)
