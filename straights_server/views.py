"""The messages for each viewer of a table, redacted for its seat.

A viewer is a seat or a spectator: LIVE for one with an invitation, who sees public events at once, or
DELAYED for one who sees each round after its end. The messages are those of docs/protocol.md.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from enum import StrEnum

from engine.fast_dataclass import dataclass
from engine.games.changes import Moved
from engine.games.game import Game
from engine.games.table import Offer
from engine.games.views import GameViews
from engine.games.views import Views as ActionViews
from engine.protocol.records import NUMBER, Json, numbered
from engine.straights import game
from engine.straights.commands import Action
from engine.straights.events import Event, RoundEnded, RoundStarted
from engine.straights.observation import Observation
from engine.straights.player import Human
from engine.straights.projection import redact, task_of
from engine.straights.protocol.sent_events import SENT_EVENTS, SeatCounts, SentEvent
from engine.straights.protocol.server_messages import (
    OWN_TURN,
    SERVER_MESSAGE,
    TABLE_SERVER_MESSAGE,
    MovedMessage,
    OwnTurn,
    Place,
    PlaceKind,
    RoomMessage,
    SaidMessage,
    SeatedMessage,
    Stage,
)
from engine.straights.protocol.table_state import VERSION, GameTitles, Reason, TableMessage, outcome_of
from engine.straights.protocol.table_state import TableState as SentState
from engine.straights.protocol.tables import (
    CODECS,
    MOVED,
    TABLE_VERSION,
    GameFields,
    ShownGame,
    TableMoves,
    TableTitles,
    WholeTable,
)
from engine.straights.session import Session
from engine.straights.setup import SEATS, Setup
from engine.straights.state import GameState
from engine.straights.storage.seal import seal_of
from engine.straights.text.network import kick_vote
from engine.straights.text.variants import game_end, game_length
from engine.text.sentence import Sentence
from straights_server.entries import ActionTaken, Entry
from straights_server.state import TableState
from straights_server.tokens import invitation


class Spectator(StrEnum):
    """The kinds of spectators."""

    LIVE = "guest"
    DELAYED = "watcher"


Audience = int | Spectator
"""A seat, or a kind of spectator."""

text_of = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False).encode

_NOTHING_OWN = OwnTurn()

_STRAIGHTS: Game[Setup, GameState, Action, Event, Observation] = game
_TURN = tuple((field.name, field.codec) for field in MOVED.fields if field.name in ("offers", "message"))

EVERYBODY: tuple[Audience, ...] = (*range(SEATS), *Spectator)


@dataclass(frozen=True, slots=True)
class Message:
    """A message for some viewers.

    Attributes:
        shared: the fields shared with other messages, the same object in each; never empty.
        own: the remaining fields.
        past: what stands in the empty list `history` or `log` of a table, as JSON; "" for nothing.
        version: of the messages about a game; None for what is the same in all.
    """

    to: tuple[Audience, ...]
    shared: Json
    own: Json | None = None
    past: str = ""
    version: int | None = None

    @property
    def value(self) -> Json:
        """The complete message."""
        return {**json.loads(self.text), **(self.own or {})}

    @property
    def text(self) -> str:
        """The shared fields and the past as JSON."""
        text = text_of(self.shared)
        if not self.past:
            return text
        name = "history" if self.version == VERSION else "log"
        return text.replace(f'"{name}":[]', f'"{name}":[{self.past}]', 1)


@dataclass(frozen=True, slots=True)
class Answer:
    """The seat whose request is answered, and the number of the request."""

    seat: int
    n: int


class Views:
    """Builds the messages of a table; delays events for DELAYED spectators until the round is over."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._counts = SeatCounts()
        self._latest: tuple[SentEvent, ...] = ()  # of the last action
        self._public: tuple[SentEvent, ...] = ()  # what everybody may know of them
        self._untold: list[SentEvent] = []
        self._round: tuple[SentEvent, ...] = ()
        self._past = self._log = ""
        self._past_events = 0
        self._versions: Collection[int] = (VERSION,)
        self._has_delayed = True
        self._game: GameViews[Setup, GameState, Action, Event, Observation] | None = None
        self._changes: ActionViews | None = None

    def speak(self, versions: Collection[int], *, has_delayed: bool) -> None:
        """Make messages of these versions from now on; whether also for who is told of whole rounds."""
        self._versions, self._has_delayed = versions, has_delayed
        if TABLE_VERSION not in versions:
            self._game = None
        elif self._game is None and self._state.session is not None:
            untold = [each.event for each in self._untold]
            self._game = GameViews(_STRAIGHTS, self._session.state, untold)

    def begin(self) -> None:
        """Start another game."""
        self._counts = SeatCounts()
        for event in self._session.history:
            self._counts.counted(event)
        self._untold, self._round = [], ()
        self._game = None
        self.speak(self._versions, has_delayed=self._has_delayed)
        self._past, self._log, self._past_events = "", "", 0

    def note(self, events: tuple[Event, ...]) -> None:
        """Record the events of an action, which has just been carried out."""
        self._latest = tuple(map(self._counts.counted, events))
        self._public = _known(self._latest, None)
        self._untold += self._public
        self._changes = None if self._game is None else self._game.after(self._session.state, events)
        if RoundEnded in map(type, events):
            self._untold, self._round = [], tuple(self._untold)

    def skip_round(self) -> None:
        """Discard the finished round: it was sent before a restart."""
        self._round = ()

    def room(self, now: float, answer: Answer | None = None) -> tuple[Message, ...]:
        """The state of the seats, for all viewers."""
        return _for_everybody(self._room(now), answer)

    def seats(self) -> tuple[Message, ...]:
        """The new seat of each person, for whoever has it."""
        people = (seat for seat in range(SEATS) if self._state.seats[seat].is_person)
        return tuple(Message((seat,), SERVER_MESSAGE.write(seated(self._state, seat))) for seat in people)

    def tables(self, reason: Reason) -> tuple[Message, ...]:
        """The complete game, for all viewers."""
        return tuple(
            self._table_message(viewer, reason, version) for version in self._versions for viewer in EVERYBODY
        )

    def events(self, entry: Entry, note: Sentence | None = None) -> tuple[Message, ...]:
        """The events of the last action for each viewer; that of the requesting seat contains its number."""
        messages = () if self._changes is None else tuple(self._moves(self._changes, entry, note))
        if VERSION in self._versions:
            messages += self._first_events(entry, note)
        self._round = ()
        return messages

    def _moves(self, changes: ActionViews, entry: Entry, note: Sentence | None) -> Iterator[Message]:
        """Version 2 of what has happened: what most viewers have in common is turned into JSON once."""
        own: dict[Audience, Json] = {}
        if changes.turn is not None:
            seat, *told = changes.turn
            own[seat] = {name: codec.write(value) for (name, codec), value in zip(_TURN, told, strict=True)}
        if isinstance(entry, ActionTaken) and entry.n is not None:
            own.setdefault(entry.action.seat, {})[NUMBER] = entry.n
        public, others = self._moves_value(changes.public, note), []
        for viewer in (*range(SEATS), Spectator.LIVE):
            moves = changes.own.get(viewer) if isinstance(viewer, int) else None
            if moves is None and viewer not in own:
                others.append(viewer)
                continue
            value = public if moves is None else self._moves_value(moves, note)
            yield Message((viewer,), value, own.get(viewer), version=TABLE_VERSION)
        yield Message(tuple(others), public, version=TABLE_VERSION)
        if changes.round is not None and self._has_delayed:
            yield Message((Spectator.DELAYED,), self._moves_value(changes.round, None), version=TABLE_VERSION)

    def _moves_value(self, moves: Moved, note: Sentence | None) -> Json:
        session = self._session
        end = (session.setup.key, outcome_of(session, None).match) if session.is_over else (None, None)
        return TABLE_SERVER_MESSAGE.write(TableMoves(self._state.revision, moves, end[0], note, end[1]))

    def _first_events(self, entry: Entry, note: Sentence | None) -> tuple[Message, ...]:
        """Version 1 of the same."""
        public = self._moved_value(self._public, note)
        own = self._own_fields(entry)
        # Spectators see least: what is not hidden from them is not hidden from any seat.
        hides_nothing = self._public == self._latest
        messages: list[Message] = []
        others: list[Audience] = []
        for viewer in (*range(SEATS), Spectator.LIVE):
            seen = self._public if hides_nothing else _known(self._latest, _seat_of(viewer))
            value = public if seen == self._public else self._moved_value(seen, note)
            if value is public and viewer not in own:
                others.append(viewer)
            else:
                messages.append(Message((viewer,), value, own.get(viewer), version=VERSION))
        if others:
            messages.append(Message(tuple(others), public, version=VERSION))
        if self._round:
            value, outcome = self._moved_value(self._round), own.get(Spectator.DELAYED)
            messages.append(Message((Spectator.DELAYED,), value, outcome, version=VERSION))
        return tuple(messages)

    def asked(self, seat: int) -> tuple[tuple[Offer, ...], tuple[Sentence, ...]]:
        """What a seat may do now; who is on turn has been told of it."""
        if self._state.session is None:
            return (), ()
        turn = None if self._changes is None else self._changes.turn
        return game.asked(self._session.observe(seat)) if turn is None or turn[0] != seat else turn[1:]

    def phrase(self, phrase: str, answer: Answer) -> tuple[Message, ...]:
        """A player's phrase, for all viewers."""
        return _for_everybody(SaidMessage(answer.seat, phrase), answer)

    def snapshot(self, viewer: Audience, now: float, version: int) -> tuple[Message, ...]:
        """Everything that a viewer may know."""
        room = Message((viewer,), SERVER_MESSAGE.write(self._room(now)))
        if self._state.session is None or self._hides_round(viewer):
            return (room,)
        return (room, self._table_message(viewer, "resumed", version))

    def _hides_round(self, viewer: Audience) -> bool:
        """Whether a viewer sees nothing of the current round until its end."""
        return viewer is Spectator.DELAYED and bool(self._untold) and self._state.is_playing

    def _room(self, now: float) -> RoomMessage:
        table, settings = self._state, self._state.settings
        return RoomMessage(
            table=table.name,
            stage=Stage(table.stage),
            host=table.host,
            places=tuple(self._place(seat, now) for seat in range(SEATS)),
            variant=settings.variant,
            turn_limit=settings.turn_limit,
            turn_seconds=table.turn_seconds(now),
            is_private=settings.is_private,
            length=game_length(settings.variant),
            time_bank=settings.time_bank or None,
        )

    def _place(self, seat: int, now: float) -> Place:
        place = self._state.seats[seat]
        votes, needed = self._state.kick_votes(seat) if place.kick_votes else (0, 0)
        return Place(
            name=place.name,
            kind=PlaceKind(place.kind),
            strategy=place.strategy or None,
            is_here=place.is_here,
            is_ready=place.is_ready,
            has_left=place.has_left,
            away_seconds=self._state.away_seconds(seat, now),
            bank_seconds=self._state.bank_seconds(seat, now),
            kick_vote=kick_vote(place.name, votes, needed) if votes else None,
        )

    @property
    def _session(self) -> Session:
        assert self._state.session is not None
        return self._state.session

    def _table_message(self, viewer: Audience, reason: Reason, version: int) -> Message:
        history, seat = self._session.history, _seat_of(viewer)
        events = history[self._start_of_round(history) :]
        is_open = RoundEnded in map(type, events)
        titles = GameTitles.of(self._session.setup.variant)
        if version == TABLE_VERSION:
            happenings = tuple(game.happening(each if is_open else redact(each, seat)) for each in events)
            shown = ShownGame(game.table_of(self._session.observe(seat)), self._game_fields(seat))
            named = TableTitles.of(self._session.setup.variant)
            whole = WholeTable(self._state.revision, reason, shown, (), happenings, named)
            return Message((viewer,), TABLE_SERVER_MESSAGE.write(whole), past=self._log, version=version)
        counted = _counted(events)
        message = TableMessage(self._state.revision, reason, (), self._game_state(seat), titles)
        text = f"{self._past}{_texts(counted if is_open else _known(counted, seat))}"
        return Message((viewer,), SERVER_MESSAGE.write(message), past=text, version=version)

    def _start_of_round(self, history: tuple[Event, ...]) -> int:
        """Where the last round begins; all before it is hidden from nobody, and turned into JSON once."""
        start = next(at for at in reversed(range(len(history))) if isinstance(history[at], RoundStarted))
        earlier = _counted(history[self._past_events : start])
        self._past += f"{_texts(earlier)}," if earlier else ""
        told = [CODECS.told.write(said) for sent in earlier for said in game.told(sent.event)]
        self._log += f"{',' if self._log and told else ''}{text_of(told)[1:-1]}"
        self._past_events = start
        return start

    def _own_fields(self, entry: Entry) -> dict[Audience, Json]:
        """The fields for one viewer only: legal plays, the outcome of a round, the number of a request."""
        session = self._session
        own: dict[Audience, Json] = {}
        if self._round:
            for viewer in EVERYBODY:
                own[viewer] = OWN_TURN.write(OwnTurn(outcome=outcome_of(session, _seat_of(viewer))))
        if session.turn is not None:
            legal_plays = session.legal_plays()
            task = task_of(session.state, legal_plays)
            turn = OWN_TURN.write(OwnTurn(legal_plays, must_discard=not legal_plays, task=task))
            own.setdefault(session.turn, {}).update(turn)
        if isinstance(entry, ActionTaken) and entry.n is not None:
            own.setdefault(entry.action.seat, {})[NUMBER] = entry.n
        return own

    def _moved_value(self, events: tuple[SentEvent, ...], note: Sentence | None = None) -> Json:
        """The redacted events and the seat on turn: small, since each move is sent to all viewers."""
        session = self._session
        key = session.setup.key if session.is_over else None
        return SERVER_MESSAGE.write(
            MovedMessage(self._state.revision, events, session.turn, _NOTHING_OWN, key, note)
        )

    def _game_fields(self, seat: int | None) -> GameFields:
        session = self._session
        setup = session.setup
        return GameFields(
            variant=setup.variant,
            can_undo=False,
            can_redo=False,
            is_practice=False,
            viewer=seat,
            humans=tuple(each for each in range(SEATS) if isinstance(session.player_of(each), Human)),
            players=tuple(each.player for each in setup.seats),
            seal=seal_of(setup),
            seed=None,
            salt="",
            key=setup.key if session.is_over else "",
            game_end=game_end(setup.variant),
            match=outcome_of(session, seat).match,
        )

    def _game_state(self, seat: int | None) -> SentState:
        session = self._session
        setup = session.setup
        return SentState(
            observation=session.observe(seat),
            can_undo=False,
            can_redo=False,
            is_practice=False,
            viewer=seat,
            humans=tuple(each for each in range(SEATS) if isinstance(session.player_of(each), Human)),
            players=tuple(each.player for each in setup.seats),
            seal=seal_of(setup),
            seed=None,
            salt="",
            key=setup.key if session.is_over else "",
            game_end=game_end(setup.variant),
            outcome=outcome_of(session, seat),
        )


def seated(state: TableState, seat: int, token: str | None = None) -> SeatedMessage:
    """The seat of a person; the token is sent only once, to a client that has just joined."""
    place = state.seats[seat]
    return SeatedMessage(state.name, seat, place.last_n, invitation(place.token_hash), token)


def _seat_of(viewer: Audience) -> int | None:
    return viewer if isinstance(viewer, int) else None


def _for_everybody(message: RoomMessage | SaidMessage, answer: Answer | None) -> tuple[Message, ...]:
    value = SERVER_MESSAGE.write(message)
    if answer is None:
        return (Message(EVERYBODY, value),)
    others = tuple(viewer for viewer in EVERYBODY if viewer != answer.seat)
    return Message((answer.seat,), value, numbered({}, answer.n)), Message(others, value)


def _texts(events: tuple[SentEvent, ...]) -> str:
    """The events as JSON, with commas between them."""
    return text_of(list(map(SENT_EVENTS.write, events)))[1:-1]


def _known(events: tuple[SentEvent, ...], seat: int | None) -> tuple[SentEvent, ...]:
    return tuple([sent.redacted(seat) for sent in events])


def _counted(events: tuple[Event, ...]) -> tuple[SentEvent, ...]:
    """Events with their numbers; the first one is a deal."""
    return tuple(map(SeatCounts().counted, events))
