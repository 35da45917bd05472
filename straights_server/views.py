"""What each viewer of a table is told: nothing that its seat may not know.

A viewer is a seat; a LIVE, who was invited to watch and sees what is public at once; or a DELAYED, who
sees it when a round is over. The messages are those of docs/protocol.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.straights.events import Event, GameEnded, RoundEnded, RoundStarted
from engine.straights.player import Human, strategy_of
from engine.straights.projection import redact
from engine.straights.setup import SEATS
from engine.straights.storage.seal import seal_of
from engine.straights.storage.wire import card_names, event_value, observation_value
from straights_server.entries import ActionTaken, Entry, Json
from straights_server.state import TableState


class Spectator(Enum):
    """Who looks on from no seat."""

    LIVE = "guest"
    DELAYED = "watcher"


Audience = int | Spectator
"""A seat, or those who look on."""

EVERYBODY: tuple[Audience, ...] = (*range(SEATS), *Spectator)


@dataclass(frozen=True, slots=True)
class Message:
    """A message for a viewer.

    Attributes:
        shared: what it has in common with those of others, the same object in each; never empty.
        own: its other fields, which follow.
    """

    to: Audience
    shared: Json
    own: Json | None = None

    @property
    def value(self) -> Json:
        """The whole message."""
        return self.shared if self.own is None else {**self.shared, **self.own}


class Views:
    """Makes the messages of a table; what WATCHERS are not told yet is kept until the round is over."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._untold: list[Event] = []
        self._round: tuple[Event, ...] = ()

    def begin(self) -> None:
        """Another game begins."""
        self._untold, self._round = [], ()

    def note(self, events: tuple[Event, ...]) -> None:
        """Keep what has happened until the round is over."""
        self._untold += events
        if any(isinstance(event, RoundEnded | GameEnded) for event in events):
            self._untold, self._round = [], tuple(self._untold)

    def skip_round(self) -> None:
        """The round that has just ended was told before a restart."""
        self._round = ()

    def room(self, now: float) -> tuple[Message, ...]:
        """Who sits where, for everybody."""
        value = self._room_value(now)
        return tuple(Message(viewer, value) for viewer in EVERYBODY)

    def tables(self, reason: str) -> tuple[Message, ...]:
        """The whole game, for everybody."""
        return tuple(Message(viewer, self._table_value(viewer, reason)) for viewer in EVERYBODY)

    def events(self, events: tuple[Event, ...], entry: Entry) -> tuple[Message, ...]:
        """What has happened, for each as far as it may know; who asked for it finds its number."""
        session = self._state.session
        assert session is not None
        known = _known(events, None)
        public = self._moved_value(known)
        messages = [Message(Spectator.LIVE, public)]
        own = self._own_fields(entry)
        for seat in range(SEATS):
            # Who looks on is told least: what nothing is hidden of there, everybody is told.
            seen = known if known == events else _known(events, seat)
            value = public if seen == known else self._moved_value(seen)
            messages.append(Message(seat, value, own.get(seat)))
        if self._round:
            value = self._moved_value(_known(self._round, None))
            messages.append(Message(Spectator.DELAYED, value))
            self._round = ()
        return tuple(messages)

    def phrase(self, seat: int, phrase: str) -> tuple[Message, ...]:
        """What somebody says, for everybody."""
        value: Json = {"type": "said", "seat": seat, "phrase": phrase}
        return tuple(Message(viewer, value) for viewer in EVERYBODY)

    def snapshot(self, viewer: Audience, now: float) -> tuple[Message, ...]:
        """All that a viewer may know."""
        room = Message(viewer, self._room_value(now))
        if self._state.session is None or self._hides_round(viewer):
            return (room,)
        return (room, Message(viewer, self._table_value(viewer, "resumed")))

    def _hides_round(self, viewer: Audience) -> bool:
        """Whether a viewer waits for the end of the round before it sees anything of it."""
        return viewer is Spectator.DELAYED and bool(self._untold) and self._state.is_playing

    def _room_value(self, now: float) -> Json:
        table = self._state
        settings = table.settings
        return {
            "type": "room",
            "table": table.name,
            "stage": table.stage,
            "host": table.host,
            "places": [self._place_value(seat, now) for seat in range(SEATS)],
            **settings.variant.values(),
            "turn_limit": settings.turn_limit,
            "turn_seconds": self._turn_seconds(now),
            "is_private": settings.is_private,
        }

    def _place_value(self, seat: int, now: float) -> Json:
        place, settings = self._state.seats[seat], self._state.settings
        seconds = None
        if place.away_since is not None and place.is_person:
            seconds = round(max(place.away_since + settings.grace - now, 0.0), 1)
        return {
            "name": place.name,
            "kind": place.kind,
            "strategy": place.strategy or None,
            "is_here": place.is_here,
            "is_ready": place.is_ready,
            "has_left": place.has_left,
            "away_seconds": seconds,
        }

    def _turn_seconds(self, now: float) -> float | None:
        table = self._state
        if table.settings.turn_limit is None or not table.is_playing:
            return None
        return round(max(table.turn_began + table.settings.turn_limit - now, 0.0), 1)

    def _table_value(self, viewer: Audience, reason: str) -> Json:
        session = self._state.session
        assert session is not None
        seat = viewer if isinstance(viewer, int) else None
        history = session.history
        if reason == "new":
            history = history[:1]
        over = {event.number for event in history if isinstance(event, RoundEnded)}
        current = 1
        values = []
        for event in history:
            current = event.number if isinstance(event, RoundStarted) else current
            values.append(event_value(event if current in over else redact(event, seat)))
        value: Json = {"type": "table", "seq": self._state.revision, "reason": reason, "history": values}
        return {**value, **self._state_value(seat)}

    def _own_fields(self, entry: Entry) -> dict[int, Json]:
        """What one seat alone is told: what it may do now, and the number of what it has asked for."""
        session = self._state.session
        assert session is not None
        own: dict[int, Json] = {}
        if session.turn is not None:
            legal_plays = card_names(session.legal_plays())
            own[session.turn] = {"legal_plays": legal_plays, "must_discard": not legal_plays}
        if isinstance(entry, ActionTaken) and entry.n is not None:
            own.setdefault(entry.action.seat, {})["n"] = entry.n
        return own

    def _moved_value(self, events: tuple[Event, ...]) -> Json:
        """What has happened, redacted, and who is to move: small, since each move sends it to all."""
        session = self._state.session
        assert session is not None
        value: Json = {
            "type": "moved",
            "seq": self._state.revision,
            "events": [event_value(event) for event in events],
            "turn": session.turn,
        }
        if session.is_over:
            value["key"] = session.setup.key
        return value

    def _state_value(self, seat: int | None) -> Json:
        """The game as it is now, as the seat may know it."""
        session = self._state.session
        assert session is not None
        setup = session.setup
        humans = [each for each in range(SEATS) if isinstance(session.player_of(each), Human)]
        return {
            "observation": observation_value(session.observe(seat)),
            "can_undo": False,
            "can_redo": False,
            "is_practice": False,
            "viewer": seat,
            "humans": humans,
            "players": [strategy_of(each.player) for each in setup.seats],
            "seal": seal_of(setup),
            "seed": None,
            "salt": "",
            "key": setup.key if session.is_over else "",
        }


def _known(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """What a seat may be told of events."""
    return tuple([redact(event, seat) for event in events])
