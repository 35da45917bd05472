"""Parses events and observations from JSON values, for remote clients of a table; `wire` parses commands.

A value that violates docs/protocol.md raises BadMessage: clients do not trust servers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from engine.cards.card import CARDS, Card, Rank, Suit
from engine.straights import events
from engine.straights.errors import BadMessage
from engine.straights.observation import Observation, SeatView
from engine.straights.record import Move, RoundResult
from engine.straights.setup import MAX_NAME_LENGTH, SEATS
from engine.straights.storage import wire
from engine.straights.table import Table

_MAX_ROUNDS = 100_000
_Value = TypeVar("_Value")


def event_from(value: object) -> events.Event:
    """Parse an event; raises BadMessage."""
    fields = object_from(value)
    match fields.get("type"):
        case "round_started":
            hands = four_from(fields.get("hands"), lambda hand: None if hand is None else cards_from(hand))
            return events.RoundStarted(
                _count(fields.get("number")), wire.seat_from(fields.get("leader")), hands
            )
        case "card_played":
            return events.CardPlayed(wire.seat_from(fields.get("seat")), wire.card_from(fields.get("card")))
        case "card_discarded":
            discard = _move(fields)
            return events.CardDiscarded(discard.seat, discard.card)
        case "seat_changed":
            before, now = wire.player_from(fields.get("before")), wire.player_from(fields.get("now"))
            return events.SeatChanged(wire.seat_from(fields.get("seat")), before, now)
        case "round_ended":
            return events.RoundEnded(_count(fields.get("number")), _result(fields.get("result")))
        case "game_ended":
            winners = list_from(fields.get("winners"), wire.seat_from, SEATS)
            return events.GameEnded(winners, four_from(fields.get("scores"), _count))
        case _:
            raise BadMessage("there is no such event")


def observation_from(value: object) -> Observation:
    """Parse an observation; raises BadMessage. Messages omit the moves of finished rounds."""
    fields = object_from(value)
    turn, seat = fields.get("turn"), fields.get("seat")
    return Observation(
        seat=None if seat is None else wire.seat_from(seat),
        number=_count(fields.get("round")),
        variant=wire.variant_from(fields, wire.ALWAYS_SENT),
        turn=None if turn is None else wire.seat_from(turn),
        hand=cards_from(fields.get("hand")),
        discards=cards_from(fields.get("discards")),
        legal_plays=cards_from(fields.get("legal_plays")),
        table=_table(fields.get("table")),
        seats=four_from(fields.get("seats"), _seat_view),
        moves=list_from(fields.get("moves"), _move, len(CARDS)),
        results=list_from(fields.get("results"), _result, _MAX_ROUNDS),
        winners=list_from(fields.get("winners"), wire.seat_from, SEATS),
    )


def cards_from(value: object) -> tuple[Card, ...]:
    """Parse cards from their two letters; raises BadMessage."""
    return list_from(value, wire.card_from, len(CARDS))


def _result(value: object) -> RoundResult:
    fields = object_from(value)
    return RoundResult(
        four_from(fields.get("discards"), cards_from),
        four_from(fields.get("gained"), _count),
        four_from(fields.get("scores"), _count),
    )


def _seat_view(value: object) -> SeatView:
    fields = object_from(value)
    points = fields.get("round_points")
    return SeatView(
        name=wire.text_from(fields.get("name"), "a name", MAX_NAME_LENGTH),
        player=wire.player_from(fields.get("strategy")),
        cards_left=_count(fields.get("cards_left")),
        discard_count=_count(fields.get("discard_count")),
        round_points=None if points is None else _count(points),
        score=_count(fields.get("score")),
    )


def _move(value: object) -> Move:
    fields = object_from(value)
    card = fields.get("card")
    return Move(wire.seat_from(fields.get("seat")), None if card is None else wire.card_from(card))


def _table(value: object) -> Table:
    """The table with the cards of four rows; each row contains its seven and has no gap."""
    table = Table()
    rows = four_from(value, cards_from)
    for suit, row in zip(Suit, rows, strict=True):
        seven = Rank.SEVEN.index
        ordered = sorted(row, key=lambda card: abs(card.rank.index - seven))
        for card in ordered:
            if card.suit is not suit or not (table.fits(card) or card.rank is Rank.SEVEN):
                raise BadMessage("a row of the table is no row")
            table = table.with_card(card)
    return table


def object_from(value: object) -> Mapping[object, object]:
    """The fields of an object; raises BadMessage if the value is not an object."""
    if not isinstance(value, dict):
        raise BadMessage("an object is needed")
    return value


def list_from(value: object, read: Callable[[object], _Value], longest: int) -> tuple[_Value, ...]:
    """The values of a list, each parsed by `read`; raises BadMessage if there are more than `longest`."""
    if not isinstance(value, list) or len(value) > longest:
        raise BadMessage(f"a list of at most {longest} is needed")
    return tuple(map(read, value))


def four_from(value: object, read: Callable[[object], _Value]) -> tuple[_Value, ...]:
    """A value for each seat; raises BadMessage if there are more or fewer."""
    read_values = list_from(value, read, SEATS)
    if len(read_values) != SEATS:
        raise BadMessage(f"there are {SEATS} seats")
    return read_values


def _count(value: object) -> int:
    return wire.number_from(value, 0, wire.MAX_NUMBER, "a number")
