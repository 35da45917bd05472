"""Messages of a server in few words, for tests of what receives them."""

from engine.cards.card import Card
from engine.straights.events import Event
from engine.straights.observation import Observation
from engine.straights.player import Player
from engine.straights.protocol.sent_events import SentEvent
from engine.straights.protocol.server_messages import MovedMessage, OwnTurn, Place, PlaceKind
from engine.straights.protocol.table_state import TableMessage, TableState


def place(
    name: str,
    kind: PlaceKind,
    strategy: str | None = None,
    *,
    is_here: bool = False,
    is_ready: bool = False,
) -> Place:
    return Place(name, kind, strategy, is_here, is_ready, has_left=False, away_seconds=None)


def table_message(
    seq: int,
    is_new: bool,  # noqa: FBT001  # the reason in short
    history: tuple[Event, ...],
    observation: Observation,
    players: tuple[Player, ...],
    seal: str = "",
    key: str = "",
) -> TableMessage:
    state = TableState(
        observation,
        can_undo=False,
        can_redo=False,
        is_practice=False,
        viewer=observation.seat,
        humans=(),
        players=players,
        seal=seal or None,
        seed=None,
        salt="",
        key=key,
    )
    return TableMessage(seq, "new" if is_new else "resumed", tuple(map(SentEvent, history)), state)


def moved_message(
    seq: int,
    n: int | None,
    events: tuple[Event, ...],
    turn: int | None,
    legal_plays: tuple[Card, ...] = (),
    key: str = "",
) -> MovedMessage:
    return MovedMessage(
        seq, tuple(map(SentEvent, events)), turn, OwnTurn(legal_plays, not legal_plays, n=n), key or None
    )
