"""The values of the game in messages: cards, seats, commands, events and observations."""

from __future__ import annotations

from typing import Annotated, TypeVar, cast

from engine.cards.card import CARDS, Card, Rank, Suit
from engine.errors import BadMessage
from engine.fast_dataclass import replace
from engine.names import is_printable
from engine.protocol.codecs import (
    FLAG,
    Codec,
    Converted,
    Integer,
    Length,
    ListOf,
    Number,
    OneOf,
    OptionalValue,
    Text,
    member_of,
)
from engine.protocol.records import Field, Record, Tagged
from engine.protocol.values import CARD, CARD_LIST, COUNT
from engine.straights.commands import Action, Choice, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import (
    CardDiscarded,
    CardPlayed,
    Event,
    GameEnded,
    RoundEnded,
    RoundStarted,
    SeatChanged,
)
from engine.straights.observation import Observation, SeatView, Task
from engine.straights.player import Computer, Human, Player
from engine.straights.record import Move, RoundResult
from engine.straights.setup import (
    BY_SEAT,
    FIRST_LEGAL,
    MAX_DUPLICATE_DEALS,
    MAX_NAME_LENGTH,
    MAX_SCORE_LIMIT,
    MAX_SEED,
    MAX_TABLE_SCORE_LIMIT,
    MIN_SEED,
    SCORE_LIMIT,
    SEATS,
    Variant,
    is_name,
)
from engine.straights.table import Table

Value = TypeVar("Value")
NOBODY = SEATS
"""The seat of a command in a message, where the connection says whose it is."""

_MAX_ROUNDS = 100_000
_MAX_POINTS = 1_000_000  # far above those of any round
_LONGEST_STRATEGY = 200


_FULL_ROWS = [[str(Card(rank, suit)) for rank in Rank] for suit in Suit]
_SEAT = Integer(0, SEATS - 1, "Seat")
_POSITIVE = Integer(1)
_STRATEGY = Text(1, _LONGEST_STRATEGY)
PRICE = Number(0, _MAX_POINTS, "Price")
_PLAYER = Converted(
    OptionalValue(_STRATEGY),
    lambda strategy: Human() if strategy is None else Computer(str(strategy)),
    lambda player: player.strategy if isinstance(player, Computer) else None,
    "Strategy",
)
"""Null for a human, otherwise the name of a strategy, known or not."""

_COUNTS = ListOf(COUNT, SEATS, SEATS)
_WINNERS = ListOf(_SEAT, 0, SEATS)
_MARKS = ListOf(_SEAT, SEATS, SEATS)
ROWS = ListOf(CARD_LIST, SEATS, SEATS)


def _same(**codecs: Codec) -> tuple[Field, ...]:
    """Fields with the same names in JSON and in Python."""
    return tuple(Field(name, codec) for name, codec in codecs.items())


def _table_of(rows: object) -> Table:
    """The table with the cards of four rows; each contains its seven and has no gap."""
    assert isinstance(rows, tuple)
    table = Table()
    for suit, row in zip(Suit, rows, strict=True):
        for card in sorted(row, key=lambda card: abs(card.rank.index - Rank.SEVEN.index)):
            if card.suit is not suit or not table.fits(card):
                raise BadMessage("a row of the table is needed: a seven, and what is next to it")
            table = table.with_card(card)
    return table


def _marks_of(marks: object) -> object:
    if sorted(cast("tuple[int, ...]", marks)) != list(BY_SEAT):
        raise BadMessage("a mark for each seat is needed")
    return marks


def _rows(table: object) -> list[list[str]]:
    assert isinstance(table, Table)
    return [names[first:end] for names, (first, end) in zip(_FULL_ROWS, table.runs, strict=True)]


def _is_label(text: str) -> bool:
    """Whether it is a name, or "" as at an empty place."""
    return not text or is_printable(text)


_SCORE_LIMIT = Integer(0, MAX_SCORE_LIMIT)
_DUPLICATE_DEALS = Field("duplicate_deals", Integer(0, MAX_DUPLICATE_DEALS), default=0, is_omitted=True)
VARIANT = Record(
    Variant,
    (
        Field("score_limit", _SCORE_LIMIT),
        Field("reseed_each_round", FLAG, default=False),
        _DUPLICATE_DEALS,
    ),
    is_open=True,
)
"""The rule switches in a message to a client: those that every server has sent are needed."""

CHOSEN_VARIANT = Record(
    Variant,
    (
        Field("score_limit", _SCORE_LIMIT, SCORE_LIMIT),
        Field("reseed_each_round", FLAG, default=False),
    ),
    name="ChosenVariant",
)
"""The rule switches in a request, which may omit the usual ones."""

TABLE_VARIANT = Record(
    Variant,
    (
        Field("score_limit", Integer(0, MAX_TABLE_SCORE_LIMIT), SCORE_LIMIT),
        # The deals of a table come from a key, so no round can repeat another.
        Field("reseed_each_round", OneOf(False), default=False),
        _DUPLICATE_DEALS,
    ),
    name="TableVariant",
)
"""The rule switches in a request to a server."""

CHOICE = Tagged[Choice](
    {
        "play": Record(Play, _same(card=CARD), (NOBODY,)),
        "discard": Record(Discard, _same(card=CARD), (NOBODY,)),
    },
    name="Choice",
)
SentChoice = Annotated[Choice, CHOICE]
COMMAND = Tagged[Action](
    {
        **CHOICE.records,
        "rage_quit": Record(RageQuit, (Field("strategy", _STRATEGY, FIRST_LEGAL),), (NOBODY,)),
        "take_seat": Record(TakeSeat, _same(seat=_SEAT)),
        "set_strategy": Record(SetStrategy, _same(seat=_SEAT, strategy=_STRATEGY)),
    },
    name="Command",
)
_RESULT = Record(RoundResult, _same(discards=ROWS, gained=_COUNTS, scores=_COUNTS), is_open=True)
EVENT = Tagged[Event](
    {
        "round_started": Record(
            RoundStarted,
            _same(number=COUNT, leader=_SEAT, hands=ListOf(OptionalValue(CARD_LIST), SEATS, SEATS)),
            is_open=True,
        ),
        "card_played": Record(CardPlayed, _same(seat=_SEAT, card=CARD), is_open=True),
        "card_discarded": Record(CardDiscarded, _same(seat=_SEAT, card=OptionalValue(CARD)), is_open=True),
        "seat_changed": Record(SeatChanged, _same(seat=_SEAT, before=_PLAYER, now=_PLAYER), is_open=True),
        "round_ended": Record(RoundEnded, _same(number=COUNT, result=_RESULT), is_open=True),
        "game_ended": Record(GameEnded, _same(winners=_WINNERS, scores=_COUNTS), is_open=True),
    },
    name="GameEvent",
)
_SEAT_VIEW = Record(
    SeatView,
    (
        *_same(name=Text(1, MAX_NAME_LENGTH, "Name")),
        Field("strategy", _PLAYER, attribute="player"),
        *_same(cards_left=COUNT, discard_count=COUNT, round_points=OptionalValue(COUNT), score=COUNT),
    ),
    is_open=True,
)
_MOVE = Record(Move, _same(seat=_SEAT, card=OptionalValue(CARD)), is_open=True)
OBSERVATION = Record(
    Observation,
    (
        *_same(seat=OptionalValue(_SEAT)),
        Field("round", _POSITIVE, attribute="number"),
        Field("variant", VARIANT, is_flat=True),
        *_same(turn=OptionalValue(_SEAT), hand=CARD_LIST, discards=CARD_LIST, legal_plays=CARD_LIST),
        Field("must_discard", FLAG, is_computed=True),
        Field("task", OptionalValue(member_of(Task)), None, is_omitted=True, is_computed=True),
        *_same(
            table=Converted(ROWS, _table_of, _rows),
            seats=ListOf(_SEAT_VIEW, SEATS, SEATS),
            moves=ListOf(_MOVE, 0, len(CARDS)),
            results=ListOf(_RESULT, 0, _MAX_ROUNDS),
            winners=_WINNERS,
        ),
        Field("marks", Converted(_MARKS, _marks_of, _MARKS.write), BY_SEAT, is_omitted=True),
    ),
    is_open=True,
)
"""Messages omit the moves of finished rounds."""


Four = Annotated[tuple[Value, ...], Length(SEATS, SEATS)]
"""A value for each seat."""

Seat = Annotated[int, _SEAT]
Positive = Annotated[int, _POSITIVE]
Seed = Annotated[int, Integer(MIN_SEED, MAX_SEED, "Seed")]
Name = Annotated[str, Text(1, MAX_NAME_LENGTH, "Name")]
PersonName = Annotated[str, Text(1, MAX_NAME_LENGTH, "PersonName", allows=is_name)]
PlaceName = Annotated[str, Text(0, MAX_NAME_LENGTH, "PlaceName", allows=_is_label)]
Strategy = Annotated[str, _STRATEGY]
Hexadecimal = Annotated[str, Text(0, 64, "Key", pattern="[0-9a-f]*")]
Hands = Annotated[tuple[tuple[Card, ...], ...], ROWS]
SeatPlayer = Annotated[Player, _PLAYER]
Seen = Annotated[Observation, OBSERVATION]
Command = Annotated[Action, COMMAND]


def of_seat(command: Action, seat: int) -> Action:
    """The command of a message for the seat that its sender has."""
    return command if isinstance(command, TakeSeat | SetStrategy) else replace(command, seat=seat)
