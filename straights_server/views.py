"""The messages for each viewer of a table, redacted for its seat.

A viewer is a seat or a spectator: LIVE for one with an invitation, who sees public events at once, or
DELAYED for one who sees each round after its end. The messages are those of docs/protocol.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import StrEnum

from engine.fast_dataclass import dataclass, replace
from engine.games.changes import Moved
from engine.games.game import table_of
from engine.games.registry import AnySession
from engine.games.table import Offer
from engine.games.views import GameViews
from engine.json_text import write_json
from engine.protocol.records import NUMBER, Json, numbered
from engine.straights.local_table.whole_table import game_fields, whole_table
from engine.straights.protocol.server_messages import (
    SERVER_MESSAGE,
    Place,
    PlaceKind,
    RoomMessage,
    SaidMessage,
    SeatedMessage,
    Stage,
)
from engine.straights.protocol.tables import CODECS, MOVED, Reason, ShownGame, TableMoves
from engine.text.network import kick_vote
from engine.text.sentence import Sentence
from straights_server.state import TableState
from straights_server.tokens import invitation


class Spectator(StrEnum):
    """The kinds of spectators."""

    LIVE = "guest"
    DELAYED = "watcher"


Audience = int | Spectator
"""A seat, or a kind of spectator."""

_TURN = tuple((field.name, field.codec) for field in MOVED.fields if field.name in ("offers", "message"))


def viewers_of(seats: int) -> tuple[Audience, ...]:
    """Everybody at a table with so many seats."""
    return (*range(seats), *Spectator)


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
        text = write_json(self.shared)
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
        self._played = state.settings.played
        self._game = state.settings.game
        self._everybody = viewers_of(len(state.seats))
        self._log, self._logged = "", 0
        self._following: GameViews[object, object, object, object, object] | None = None
        self._asked: tuple[int, tuple[Offer, ...], tuple[Sentence, ...]] | None = None

    def begin(self, told: int) -> None:
        """Follow the game that has just begun, or has been loaded at any moment.

        Of so many events all viewers have been told: of the finished rounds, and the deal after these.
        """
        self._log, self._logged, self._asked, self._following = "", 0, None, None
        session = self._state.session
        if session is not None:
            untold = (self._game.redact(event, None) for event in session.history[told:])
            self._following = GameViews(self._game, session.state, untold)

    def room(self, now: float, answer: Answer | None = None) -> tuple[Message, ...]:
        """The state of the seats, for all viewers."""
        return self._for_everybody(self._room(now), answer)

    def seats(self) -> tuple[Message, ...]:
        """The new seat of each person, for whoever has it."""
        people = (seat for seat, place in enumerate(self._state.seats) if place.is_person)
        return tuple(Message((seat,), SERVER_MESSAGE.write(seated(self._state, seat))) for seat in people)

    def tables(self, reason: Reason) -> tuple[Message, ...]:
        """The complete game, for all viewers."""
        return tuple(self._table_message(viewer, reason) for viewer in self._everybody)

    def moves(
        self, events: tuple[object, ...], answer: Answer | None, note: Sentence | None
    ) -> Iterator[Message]:
        """What has just happened, for each viewer; that of the requesting seat contains its number.

        What most of them have in common is turned into JSON once.
        """
        assert self._following is not None
        changes = self._following.after(self._session.state, events)
        self._asked, own = changes.turn, dict[int, Json]()
        if changes.turn is not None:
            seat, *told = changes.turn
            parts = zip(_TURN, told, strict=True)
            own[seat] = {name: codec.write(value) for (name, codec), value in parts}
        if answer is not None:
            own.setdefault(answer.seat, {})[NUMBER] = answer.n
        public = self._moves_value(changes.public, note)
        for seat in sorted({*own, *changes.own}):
            moves = changes.own.get(seat)
            yield Message((seat,), public if moves is None else self._moves_value(moves, note), own.get(seat))
        others = [each for each in self._everybody[:-1] if each not in own and each not in changes.own]
        yield Message(tuple(others), public)
        if changes.round is not None:
            yield Message((Spectator.DELAYED,), self._moves_value(changes.round, None))

    def _moves_value(self, moves: Moved, note: Sentence | None) -> Json:
        session = self._session
        key = match = None
        if moves.turn is None and session.is_over:
            fields = game_fields(session, self._game.name, None)
            key, match = fields.key, fields.match
        return SERVER_MESSAGE.write(TableMoves(self._state.revision, moves, key, note, match))

    def asked(self, seat: int) -> tuple[tuple[Offer, ...], tuple[Sentence, ...]]:
        """What a seat may do now; who is on turn has been told of it."""
        if self._state.session is None:
            return (), ()
        if self._asked is not None and self._asked[0] == seat:
            return self._asked[1:]
        return self._game.asked(self._session.state, seat)

    def phrase(self, phrase: str, answer: Answer) -> tuple[Message, ...]:
        """A player's phrase, for all viewers."""
        return self._for_everybody(SaidMessage(answer.seat, phrase), answer)

    def snapshot(self, viewer: Audience, now: float) -> tuple[Message, ...]:
        """Everything that a viewer may know."""
        room = Message((viewer,), SERVER_MESSAGE.write(self._room(now)))
        is_hidden = viewer is Spectator.DELAYED and self._is_in_round
        if self._state.session is None or is_hidden:
            return (room,)
        return (room, self._table_message(viewer, "resumed"))

    @property
    def _is_in_round(self) -> bool:
        """Whether something has happened that who is told of whole rounds does not know yet."""
        return self._state.is_playing and self._following is not None and self._following.has_untold

    def _room(self, now: float) -> RoomMessage:
        table, settings = self._state, self._state.settings
        return RoomMessage(
            table=table.name,
            stage=Stage(table.stage),
            host=table.host,
            places=tuple(self._place(seat, now) for seat in range(len(table.seats))),
            variant=settings.variant,
            turn_limit=settings.turn_limit,
            turn_seconds=table.turn_seconds(now),
            is_private=settings.is_private,
            length=self._played.length,
            time_bank=settings.time_bank or None,
            game=self._played.room,
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
            is_waiting=place.is_waiting,
        )

    @property
    def _session(self) -> AnySession:
        assert self._state.session is not None
        return self._state.session

    def _table_message(self, viewer: Audience, reason: Reason) -> Message:
        session, seat, game = self._session, viewer if isinstance(viewer, int) else None, self._game
        history = session.history
        start = next(at for at in reversed(range(len(history))) if game.happening(history[at]).is_deal)
        since = [game.happening(game.redact(event, seat)) for event in history[start:]]
        fields = replace(game_fields(session, game.name, seat), seed=None)  # tests may deal from one
        shown = ShownGame(table_of(game, session.state, seat), fields)
        whole = whole_table(game, session.setup, self._state.revision, reason, shown, (), since)
        return Message((viewer,), SERVER_MESSAGE.write(whole), log=self._log_of(history[:start]))

    def _log_of(self, history: tuple[object, ...]) -> str:
        """What was said in finished rounds, for everybody, and turned into JSON once."""
        said = history[self._logged :]
        known = said if self._played.opens_rounds else [self._game.redact(event, None) for event in said]
        happened = map(self._game.happening, known)
        told = [CODECS.told.write(said) for each in happened for said in each.told]
        self._log += f"{',' if self._log and told else ''}{write_json(told)[1:-1]}"
        self._logged = len(history)
        return self._log

    def _for_everybody(
        self, message: RoomMessage | SaidMessage, answer: Answer | None
    ) -> tuple[Message, ...]:
        value = SERVER_MESSAGE.write(message)
        if answer is None:
            return (Message(self._everybody, value),)
        others = tuple(viewer for viewer in self._everybody if viewer != answer.seat)
        return Message((answer.seat,), value, numbered({}, answer.n)), Message(others, value)


def seated(state: TableState, seat: int, token: str | None = None) -> SeatedMessage:
    """The seat of a person; the token is sent only once, to a client that has just joined."""
    place = state.seats[seat]
    return SeatedMessage(state.name, seat, place.last_n, invitation(place.token_hash), token)
