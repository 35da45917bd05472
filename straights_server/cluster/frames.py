"""What processes say to each other about the clients of one at the tables of the other.

A client is named by a number that the process which holds its connection chooses, and never again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from engine.errors import EngineError

_text_of = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


class StrangeFrame(EngineError):
    """A frame of another version of this program."""


@dataclass(frozen=True, slots=True)
class Said:
    """To the process of the table: a client has sent a text."""

    client: int
    text: str


@dataclass(frozen=True, slots=True)
class Gone:
    """To the process of the table: a client has closed its connection."""

    client: int


@dataclass(frozen=True, slots=True)
class Told:
    """To the process of the clients: a text for them."""

    clients: tuple[int, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Ended:
    """To the process of the client: its connection is to be closed, with a code and a reason."""

    client: int
    code: int
    reason: str


@dataclass(frozen=True, slots=True)
class Released:
    """To the process of the client: it belongs to no table here any more.

    Attributes:
        text: what it has said since, to be taken as if it had just come; None for nothing.
    """

    client: int
    text: str | None


Frame = Said | Gone | Told | Ended | Released


@dataclass(frozen=True, slots=True)
class Parcel:
    """Frames of one process to another, in their order."""

    sender: str
    frames: tuple[Frame, ...]


def parcel_text(sender: str, frames: Sequence[Frame]) -> str:
    """The frames as a text."""
    return _text_of([sender, [_value(frame) for frame in frames]])


def parcel_from(text: str) -> Parcel:
    """The frames of such a text; raises StrangeFrame."""
    try:
        sender, frames = json.loads(text)
        return Parcel(str(sender), tuple(_frame(*frame) for frame in frames))
    except (KeyError, TypeError, ValueError) as error:
        raise StrangeFrame(f"what another process says cannot be read: {error}") from error


def _value(frame: Frame) -> tuple[object, ...]:
    match frame:
        case Said():
            return "said", frame.client, frame.text
        case Gone():
            return "gone", frame.client
        case Told():
            return "told", frame.clients, frame.text
        case Ended():
            return "ended", frame.client, frame.code, frame.reason
        case Released():
            return "released", frame.client, frame.text


def _frame(kind: str, *fields: object) -> Frame:
    match kind, *fields:
        case "told", list(clients), str(text):
            return Told(tuple(int(client) for client in clients), text)
        case "said", int(client), str(text):
            return Said(client, text)
        case "gone", int(client):
            return Gone(client)
        case "ended", int(client), int(code), str(reason):
            return Ended(client, code, reason)
        case "released", int(client), (str() | None) as text:
            return Released(client, text)
        case _:
            raise ValueError(kind)
