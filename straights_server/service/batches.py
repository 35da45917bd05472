"""The service's output: changes to persist, then messages to send."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.fast_dataclass import dataclass
from engine.json_text import write_json
from engine.protocol.records import numbered
from engine.straights.protocol.server_messages import SERVER_MESSAGE, ServerMessage
from straights_server.service.clients import Client, Clients
from straights_server.state import TableState
from straights_server.store import Change, EntriesAppended
from straights_server.table_log import Outcome
from straights_server.views import Message


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A text for one or more clients."""

    to: tuple[Client, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Batch:
    """Changes to persist, then messages to send.

    Batches are persisted and sent in order, so that nothing that was sent can be lost, and clients receive
    everything in order.

    Attributes:
        then: called after that.
    """

    changes: tuple[Change, ...] = ()
    outgoing: tuple[OutgoingMessage, ...] = ()
    then: Callable[[], None] | None = None


def outgoing_message(to: tuple[Client, ...], message: ServerMessage, n: int | None = None) -> OutgoingMessage:
    """A message for some clients, with the number of the request to which it responds."""
    return OutgoingMessage(to, write_json(numbered(SERVER_MESSAGE.write(message), n)))


def batch_of(state: TableState, outcome: Outcome, clients: Clients) -> Batch:
    """The batch for an outcome of a table that is in this state now."""
    changes: tuple[Change, ...] = ()
    if outcome.entries:
        first = state.revision - len(outcome.entries) + 1
        is_over = outcome.tells_room and state.stage == "over"
        changes = (EntriesAppended(state.name, first, outcome.entries, is_over),)
    return Batch(changes, tuple(_outgoing(state.name, outcome.messages, clients)))


def _outgoing(table: str, messages: Iterable[Message], clients: Clients) -> list[OutgoingMessage]:
    """Serialize the messages, in order for each client; what several of them share is serialized once."""
    outgoing: list[OutgoingMessage] = []
    texts: dict[int, str] = {}
    for message in messages:
        to = clients.at(table, message.to)
        if not to:
            continue
        shared = id(message.shared)
        text = texts.get(shared)
        if text is None:
            text = texts[shared] = message.text
        if message.own is not None:
            text = f"{text[:-1]},{write_json(message.own)[1:]}"
        outgoing.append(OutgoingMessage(to, text))
    return outgoing
