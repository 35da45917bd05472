"""A table as its log makes it: applies entries, and collects what is to be stored and sent."""

from __future__ import annotations

from collections.abc import Iterable

from engine.fast_dataclass import dataclass
from engine.straights.commands import Action
from engine.straights.events import Event
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.text.sentence import Sentence
from straights_server.entries import (
    ActionTaken,
    Entry,
    GameStarted,
    PlayerJoined,
    SeatAssigned,
    SeatsTurned,
)
from straights_server.errors import NotNow
from straights_server.seats import Place, filled_place
from straights_server.state import TableState
from straights_server.views import Answer, Audience, Message, Views

_TURNS = {ActionTaken, GameStarted}
"""The entries that begin a turn."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of an operation: log entries to persist, then messages to send."""

    entries: tuple[Entry, ...] = ()
    messages: tuple[Message, ...] = ()


class LoggedTable:
    """The state of a table, and the entries and messages of the operation that is under way."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self._views = Views(state)
        self._entries: list[Entry] = []
        self._messages: list[Message] = []

    def restore(self, entries: Iterable[Entry], now: float) -> None:
        """Rebuild the table from its log; raises an EngineError if an entry violates the rules.

        Nobody is connected yet: each person has the usual grace period to come back.
        """
        for entry in entries:
            self._apply(entry)
        self._views.begin()
        self.state.restart_clocks(now)

    @property
    def has_untold(self) -> bool:
        """Whether entries are pending that no outcome has returned, which happens only after an error."""
        return bool(self._entries)

    def snapshot(self, viewer: Audience, now: float) -> tuple[Message, ...]:
        """Everything that a viewer may know: the seats, and the game if there is one."""
        return self._views.snapshot(viewer, now)

    def _required(self) -> Session:
        if self.state.session is None:
            raise NotNow("no game has begun")
        return self.state.session

    def _act(self, action: Action, note: Sentence | None = None) -> None:
        self._add(ActionTaken(action, None), note)

    def _add(self, entry: Entry, note: Sentence | None = None) -> None:
        """Apply an entry and queue it for the log and the clients; a Refusal changes nothing."""
        events = self._apply(entry)
        self._entries.append(entry)
        if events:
            self._messages += self._views.moves(entry, events, note)
        elif isinstance(entry, SeatsTurned):
            self._messages += self._views.seats()
        elif isinstance(entry, GameStarted):
            self._views.begin()
            self._messages += self._views.tables("new")

    def _apply(self, entry: Entry) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        match entry:
            case PlayerJoined():
                self.state.founder = self.state.founder or entry.token_hash
                self.state.seats[entry.seat] = Place(entry.name, entry.token_hash)
            case SeatAssigned():
                if entry.kicked is not None and not self.state.is_founder(entry.seat):
                    self.state.kicked |= {self.state.seats[entry.seat].token_hash, entry.kicked} - {""}
                self.state.seats[entry.seat] = filled_place(entry)
            case SeatsTurned():
                self.state.seats = [self.state.seats[seat] for seat in entry.order]
            case GameStarted():
                setup = Setup(entry.seed, self.state.setup_seats, entry.variant, key=entry.key)
                self.state.session = Session(setup)
                for place in self.state.seats:
                    place.begin_game(self.state.settings.time_bank)
            case ActionTaken():
                events = self._required().submit(entry.action)
                self._note_place(entry)
        self.state.revision += 1
        return events

    def _note_place(self, entry: ActionTaken) -> None:
        place = self.state.seats[entry.action.seat]
        if entry.n is not None:
            place.last_n = max(place.last_n, entry.n)
        if entry.bank is not None:
            place.bank = entry.bank

    def _begin_turn(self, now: float) -> None:
        if not _TURNS.isdisjoint(map(type, self._entries)):
            self.state.turn_began = now

    def _tell_room(self, now: float, answer: Answer | None = None) -> None:
        """Queue the room message; the time of a new turn starts now."""
        self._begin_turn(now)
        self._messages += self._views.room(now, answer)

    def _outcome(self, now: float | None = None) -> Outcome:
        """Return and clear the pending entries and messages; the time of a new turn starts now."""
        if now is not None:
            self._begin_turn(now)
        outcome = Outcome(tuple(self._entries), tuple(self._messages))
        self._entries, self._messages = [], []
        return outcome
