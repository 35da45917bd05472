"""A table as its log makes it: applies entries, and collects what is to be stored and sent."""

from __future__ import annotations

from collections.abc import Iterable

from engine.fast_dataclass import dataclass
from engine.games.registry import AnySession
from engine.text.sentence import Sentence
from straights_server.entries import ActionTaken, Entry, GameStarted, PlayerJoined, SeatAssigned, SeatsTurned
from straights_server.errors import NotNow
from straights_server.seats import Place, filled_place
from straights_server.state import TableState
from straights_server.views import Answer, Audience, Message, Views


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of an operation: log entries to persist, then messages to send.

    Attributes:
        tells_room: whether more may have changed than a game that goes on.
    """

    entries: tuple[Entry, ...] = ()
    messages: tuple[Message, ...] = ()
    tells_room: bool = False


class LoggedTable:
    """The state of a table, and the entries and messages of the operation that is under way."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self._game = state.settings.game
        self._views = Views(state)
        self._entries: list[Entry] = []
        self._messages: list[Message] = []
        self._tells_room = False

    def restore(self, entries: Iterable[Entry], now: float) -> None:
        """Rebuild the table from its log; raises an EngineError if an entry violates the rules.

        Nobody is connected yet: each person has the usual grace period to come back.
        """
        told = 0
        for entry in entries:
            events = self._apply(entry)
            ends = any(self._game.happening(event).shows_result for event in events)
            if ends or isinstance(entry, GameStarted):
                told = len(self._required().history)
        self._views.begin(told)
        self.state.restart_clocks(now)

    @property
    def has_untold(self) -> bool:
        """Whether entries are pending that no outcome has returned, which happens only after an error."""
        return bool(self._entries)

    def snapshot(self, viewer: Audience, now: float) -> tuple[Message, ...]:
        """Everything that a viewer may know: the seats, and the game if there is one."""
        return self._views.snapshot(viewer, now)

    def _required(self) -> AnySession:
        if self.state.session is None:
            raise NotNow("no game has begun")
        return self.state.session

    def _act(
        self,
        action: object,
        note: Sentence | None = None,
        bank: float | None = None,
        answer: Answer | None = None,
    ) -> None:
        """Take an action in the game, which leaves so much of a time bank; a Refusal changes nothing."""
        is_move, n = self._game.new_player(action) is None, None if answer is None else answer.n
        entry = ActionTaken(self._game.write(action), n, bank, is_move)
        events = self._take(action, entry)
        self._entries.append(entry)
        self._messages += self._views.moves(events, answer, note)

    def _add(self, entry: Entry) -> None:
        """Apply any other entry and queue it for the log and the clients."""
        self._apply(entry)
        self._entries.append(entry)
        if isinstance(entry, SeatsTurned):
            self._messages += self._views.seats()
        elif isinstance(entry, GameStarted):
            self._views.begin(len(self._required().history))
            self._messages += self._views.tables("new")

    def _apply(self, entry: Entry) -> tuple[object, ...]:
        """The events of an action."""
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
                setup = self.state.settings.played.setup(self.state.people, entry.key, entry.seed)
                self.state.session = self._game.session(setup)
                for place in self.state.seats:
                    place.begin_game(self.state.settings.time_bank)
            case ActionTaken():
                return self._take(self._game.read(entry.action), entry)
        self.state.revision += 1
        return ()

    def _take(self, action: object, entry: ActionTaken) -> tuple[object, ...]:
        events, seat = self._required().submit(action), self._game.seat_of(action)
        if seat is not None and entry.n is not None:
            self.state.seats[seat].last_n = max(self.state.seats[seat].last_n, entry.n)
        if seat is not None and entry.bank is not None:
            self.state.seats[seat].bank = entry.bank
        self.state.revision += 1
        return events

    def _begin_turn(self, now: float) -> None:
        if any(map(self._begins_turn, self._entries)):
            self.state.turn_began = now

    def _begins_turn(self, entry: Entry) -> bool:
        """A new player begins it again, but the time until the next deal goes on."""
        if isinstance(entry, ActionTaken):
            return entry.is_move or self._required().turn is not None
        return isinstance(entry, GameStarted)

    def _tell_room(self, now: float, answer: Answer | None = None) -> None:
        """Queue the room message; the time of a new turn starts now."""
        self._begin_turn(now)
        self._messages += self._views.room(now, answer)
        self._tells_room = True

    def _outcome(self, now: float | None = None) -> Outcome:
        """Return and clear the pending entries and messages; the time of a new turn starts now."""
        if now is not None:
            self._begin_turn(now)
        outcome = Outcome(tuple(self._entries), tuple(self._messages), self._tells_room)
        self._entries, self._messages, self._tells_room = [], [], False
        return outcome
