"""The messages for each viewer of a table, redacted for its seat.

A viewer is a seat or a spectator: LIVE for one with an invitation, who sees public events at once, or
DELAYED for one who sees each round after its end. The messages are those of docs/protocol.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import StrEnum

from engine.fast_dataclass import dataclass
from engine.games.changes import Moved
from engine.games.game import Game
from engine.games.table import Offer
from engine.games.views import GameViews
from engine.protocol.records import NUMBER, Json, numbered
from engine.straights import game
from engine.straights.commands import Action
from engine.straights.events import Event, RoundEnded, RoundStarted
from engine.straights.observation import Observation
from engine.straights.player import Human
from engine.straights.projection import redact
from engine.straights.protocol.server_messages import (
    SERVER_MESSAGE,
    Place,
    PlaceKind,
    RoomMessage,
    SaidMessage,
    SeatedMessage,
    Stage,
)
from engine.straights.protocol.table_state import Reason
from engine.straights.protocol.tables import (
    CODECS,
    MOVED,
    GameFields,
    ShownGame,
    TableMoves,
    TableTitles,
    WholeTable,
    match_of,
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

_STRAIGHTS: Game[Setup, GameState, Action, Event, Observation] = game
_TURN = tuple((field.name, field.codec) for field in MOVED.fields if field.name in ("offers", "message"))

_AT_ONCE: tuple[Audience, ...] = (*range(SEATS), Spectator.LIVE)
EVERYBODY = (*_AT_ONCE, Spectator.DELAYED)


@dataclass(frozen=True, slots=True)
class Message:
    """A message for some viewers.

    Attributes:
        shared: the fields shared with other messages, the same object in each; never empty.
        own: the remaining fields.
        log: what stands in the empty list `log` of a table, as JSON; "" for nothing.
    """

    to: tuple[Audience, ...]
    shared: Json
    own: Json | None = None
    log: str = ""

    @property
    def value(self) -> Json:
        """The whole message."""
        value: Json = json.loads(self.text) if self.log else self.shared
        return value if self.own is None else value | self.own

    @property
    def text(self) -> str:
        """The shared fields as JSON."""
        text = text_of(self.shared)
        return text.replace('"log":[]', f'"log":[{self.log}]', 1) if self.log else text


@dataclass(frozen=True, slots=True)
class Answer:
    """The seat whose request is answered, and the number of the request."""

    seat: int
    n: int


class Views:
    """Builds the messages of a table; delays events for DELAYED spectators until the round is over."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._log, self._logged = "", 0
        self._game: GameViews[Setup, GameState, Action, Event, Observation] | None = None
        self._asked: tuple[int, tuple[Offer, ...], tuple[Sentence, ...]] | None = None

    def begin(self) -> None:
        """Follow the game that has just begun, or has been loaded at any moment."""
        self._log, self._logged, self._asked = "", 0, None
        session = self._state.session
        self._game = None
        if session is not None:
            untold = session.history[_start_of_round(session.history) + 1 :] if self._is_in_round else ()
            self._game = GameViews(_STRAIGHTS, session.state, (redact(event, None) for event in untold))

    def room(self, now: float, answer: Answer | None = None) -> tuple[Message, ...]:
        """The state of the seats, for all viewers."""
        return _for_everybody(self._room(now), answer)

    def seats(self) -> tuple[Message, ...]:
        """The new seat of each person, for whoever has it."""
        people = (seat for seat in range(SEATS) if self._state.seats[seat].is_person)
        return tuple(Message((seat,), SERVER_MESSAGE.write(seated(self._state, seat))) for seat in people)

    def tables(self, reason: Reason) -> tuple[Message, ...]:
        """The complete game, for all viewers."""
        return tuple(self._table_message(viewer, reason) for viewer in EVERYBODY)

    def moves(self, entry: Entry, events: tuple[Event, ...], note: Sentence | None) -> Iterator[Message]:
        """What has just happened, for each viewer; that of the requesting seat contains its number.

        What most of them have in common is turned into JSON once.
        """
        assert self._game is not None
        changes = self._game.after(self._session.state, events)
        self._asked, own = changes.turn, dict[int, Json]()
        if changes.turn is not None:
            seat, *told = changes.turn
            own[seat] = {name: codec.write(value) for (name, codec), value in zip(_TURN, told, strict=True)}
        if isinstance(entry, ActionTaken) and entry.n is not None:
            own.setdefault(entry.action.seat, {})[NUMBER] = entry.n
        public = self._moves_value(changes.public, note)
        for seat in sorted({*own, *changes.own}):
            moves = changes.own.get(seat)
            yield Message((seat,), public if moves is None else self._moves_value(moves, note), own.get(seat))
        others = [each for each in _AT_ONCE if each not in own and each not in changes.own]
        yield Message(tuple(others), public)
        if changes.round is not None:
            yield Message((Spectator.DELAYED,), self._moves_value(changes.round, None))

    def _moves_value(self, moves: Moved, note: Sentence | None) -> Json:
        session = self._session
        end = (session.setup.key, note, match_of(session)) if session.is_over else (None, note)
        return SERVER_MESSAGE.write(TableMoves(self._state.revision, moves, *end))

    def asked(self, seat: int) -> tuple[tuple[Offer, ...], tuple[Sentence, ...]]:
        """What a seat may do now; who is on turn has been told of it."""
        if self._state.session is None:
            return (), ()
        asked = self._asked
        return asked[1:] if asked is not None and asked[0] == seat else game.asked(self._session.state, seat)

    def phrase(self, phrase: str, answer: Answer) -> tuple[Message, ...]:
        """A player's phrase, for all viewers."""
        return _for_everybody(SaidMessage(answer.seat, phrase), answer)

    def snapshot(self, viewer: Audience, now: float) -> tuple[Message, ...]:
        """Everything that a viewer may know."""
        room = Message((viewer,), SERVER_MESSAGE.write(self._room(now)))
        is_hidden = viewer is Spectator.DELAYED and self._is_in_round
        if self._state.session is None or is_hidden:
            return (room,)
        return (room, self._table_message(viewer, "resumed"))

    @property
    def _is_in_round(self) -> bool:
        """Whether something has happened since the deal: who is told of whole rounds does not know it yet."""
        return self._state.is_playing and not isinstance(self._session.history[-1], RoundStarted)

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

    def _table_message(self, viewer: Audience, reason: Reason) -> Message:
        history, seat = self._session.history, _seat_of(viewer)
        start = _start_of_round(history)
        events = history[start:]
        is_open = RoundEnded in map(type, events)
        happenings = tuple(game.happening(each if is_open else redact(each, seat)) for each in events)
        shown = ShownGame(game.table_of(self._session.observe(seat)), self._game_fields(seat))
        titles = TableTitles.of(self._session.setup.variant)
        whole = WholeTable(self._state.revision, reason, shown, (), happenings, titles)
        return Message((viewer,), SERVER_MESSAGE.write(whole), log=self._log_of(history[:start]))

    def _log_of(self, history: tuple[Event, ...]) -> str:
        """What was said in finished rounds, which is hidden from nobody, and turned into JSON once."""
        told = [CODECS.told.write(said) for event in history[self._logged :] for said in game.told(event)]
        self._log += f"{',' if self._log and told else ''}{text_of(told)[1:-1]}"
        self._logged = len(history)
        return self._log

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
            match=match_of(session),
        )


def seated(state: TableState, seat: int, token: str | None = None) -> SeatedMessage:
    """The seat of a person; the token is sent only once, to a client that has just joined."""
    place = state.seats[seat]
    return SeatedMessage(state.name, seat, place.last_n, invitation(place.token_hash), token)


def _start_of_round(history: tuple[Event, ...]) -> int:
    return next(at for at in reversed(range(len(history))) if isinstance(history[at], RoundStarted))


def _seat_of(viewer: Audience) -> int | None:
    return viewer if isinstance(viewer, int) else None


def _for_everybody(message: RoomMessage | SaidMessage, answer: Answer | None) -> tuple[Message, ...]:
    value = SERVER_MESSAGE.write(message)
    if answer is None:
        return (Message(EVERYBODY, value),)
    others = tuple(viewer for viewer in EVERYBODY if viewer != answer.seat)
    return Message((answer.seat,), value, numbered({}, answer.n)), Message(others, value)
