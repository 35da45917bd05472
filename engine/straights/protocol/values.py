"""The values of the game in messages: cards, seats, commands, events and observations."""

from __future__ import annotations

from typing import Annotated, TypeVar

from engine.fast_dataclass import replace
from engine.names import MAX_NAME_LENGTH, is_name, is_printable
from engine.protocol.codecs import FLAG, Codec, Converted, Integer, Length, Number, OneOf, OptionalValue, Text
from engine.protocol.records import Field, Record, Tagged
from engine.protocol.values import CARD
from engine.straights.commands import Action, Choice, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.player import Computer, Human, Player
from engine.straights.setup import (
    FIRST_LEGAL,
    MAX_DUPLICATE_DEALS,
    MAX_SCORE_LIMIT,
    MAX_SEED,
    MAX_TABLE_SCORE_LIMIT,
    MIN_SEED,
    SCORE_LIMIT,
    SEATS,
    Variant,
)

Value = TypeVar("Value")
NOBODY = SEATS
"""The seat of a command in a message, where the connection says whose it is."""

_MAX_POINTS = 1_000_000  # far above those of any round
_LONGEST_STRATEGY = 200


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


def _same(**codecs: Codec) -> tuple[Field, ...]:
    """Fields with the same names in JSON and in Python."""
    return tuple(Field(name, codec) for name, codec in codecs.items())


def _is_label(text: str) -> bool:
    """Whether it is a name, or "" as at an empty place."""
    return not text or is_printable(text)


_SCORE_LIMIT = Integer(0, MAX_SCORE_LIMIT)
_DUPLICATE_DEALS = Field("duplicate_deals", Integer(0, MAX_DUPLICATE_DEALS), default=0, is_omitted=True)
_RESEED = Field("reseed_each_round", FLAG, default=False)
VARIANT = Record(Variant, (Field("score_limit", _SCORE_LIMIT), _RESEED, _DUPLICATE_DEALS), is_open=True)
"""The rule switches in a message to a client: those that every server has sent are needed."""

CHOSEN_VARIANT = Record(
    Variant, (Field("score_limit", _SCORE_LIMIT, SCORE_LIMIT), _RESEED), name="ChosenVariant"
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

_PLAY = Record(Play, _same(card=CARD), (NOBODY,))
_DISCARD = Record(Discard, _same(card=CARD), (NOBODY,))
CHOICE = Tagged[Choice](Choice, {"play": _PLAY, "discard": _DISCARD}, name="Choice")
COMMAND = Tagged[Action](
    Action,
    {
        **CHOICE.records,
        "rage_quit": Record(RageQuit, (Field("strategy", _STRATEGY, FIRST_LEGAL),), (NOBODY,)),
        "take_seat": Record(TakeSeat, _same(seat=_SEAT)),
        "set_strategy": Record(SetStrategy, _same(seat=_SEAT, strategy=_STRATEGY)),
    },
    name="Command",
)

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
SeatPlayer = Annotated[Player, _PLAYER]
Command = Annotated[Action, COMMAND]


def of_seat(command: Action, seat: int) -> Action:
    """The command of a message for the seat that its sender has."""
    return command if isinstance(command, TakeSeat | SetStrategy) else replace(command, seat=seat)
