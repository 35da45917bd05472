"""What goes out of the service: changes to be kept, and texts to be sent once they are."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from straights_server.entries import Json
from straights_server.service.clients import Client, Clients
from straights_server.store import Change, EntriesAppended
from straights_server.table import Outcome
from straights_server.views import Message

_text_of = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A text for some clients."""

    to: tuple[Client, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Batch:
    """Changes to be kept, and then letters to be sent.

    Batches are kept and sent in their order: so nothing that was told is lost, and nobody is told anything
    out of order.

    Attributes:
        then: what is to be done after that.
    """

    changes: tuple[Change, ...] = ()
    outgoing: tuple[OutgoingMessage, ...] = ()
    then: Callable[[], None] | None = None


def outgoing_message(client: Client, value: Json, n: int | None = None) -> OutgoingMessage:
    """A message for one client, with the number of the message that it answers."""
    return OutgoingMessage((client,), _text_of(value if n is None else {**value, "n": n}))


def batch_of(table: str, revision: int, outcome: Outcome, clients: Clients) -> Batch:
    """What follows from something at a table whose log now has this many entries."""
    first = revision - len(outcome.entries) + 1
    changes = (EntriesAppended(table, first, outcome.entries),) if outcome.entries else ()
    return Batch(changes, tuple(_letters(table, outcome.messages, clients)))


def _letters(table: str, messages: Iterable[Message], clients: Clients) -> list[OutgoingMessage]:
    """The messages as letters, in their order for each client; what several are told becomes a text once."""
    outgoing: list[OutgoingMessage] = []
    places: dict[int, int] = {}
    texts: dict[int, str] = {}
    for message in messages:
        to = clients.at(table, message.to)
        if not to:
            continue
        shared = id(message.shared)
        text = texts.get(shared)
        if text is None:
            text = texts[shared] = _text_of(message.shared)
        if message.own is not None:
            outgoing.append(OutgoingMessage(to, f"{text[:-1]},{_text_of(message.own)[1:]}"))
        elif shared in places:
            place = places[shared]
            outgoing[place] = OutgoingMessage(outgoing[place].to + to, text)
        else:
            places[shared] = len(outgoing)
            outgoing.append(OutgoingMessage(to, text))
    return outgoing
