"""What is told of an action: what happened, and what of the table a client cannot conclude from that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Annotated

from engine.fast_dataclass import dataclass, replace
from engine.games.movements import piles_after
from engine.games.table import SEAT, Happening, Offer, Result, SeatData, Table
from engine.protocol.codecs import AnyObject, MapOf
from engine.protocol.records import Json, Record
from engine.protocol.sentences import Said, SaidParts


@dataclass(frozen=True, slots=True)
class Moved:
    """What happened, and what is new on the table after it: `seats` by number, as far as they have changed.

    Offers and message hold from now on; round, title and result are None if they are as before, since each
    stays until another comes.
    """

    turn: int | None
    happenings: tuple[Happening, ...]
    offers: tuple[Offer, ...]
    message: SaidParts
    seats: Annotated[dict[str, Json], MapOf(AnyObject())]
    round: int | None = None
    title: Said | None = None
    result: Result | None = None


MOVED = Record(Moved)


@dataclass(frozen=True, slots=True)
class Step:
    """A happening, and the table after it."""

    happening: Happening
    table: Table


def moved(before: Table, after: Table, happenings: tuple[Happening, ...]) -> Moved:
    """What to tell the viewer of two tables, the second with a result if it is new; they need no piles."""
    pairs = enumerate(zip(_seats_after(before.seats, happenings), after.seats, strict=True))
    return Moved(
        after.turn,
        happenings,
        after.offers,
        after.message,
        {str(seat): _change(*pair) for seat, pair in pairs if pair[0] != pair[1]},
        None if after.round == before.round else after.round,
        None if after.title == before.title else after.title,
        after.result,
    )


def table_after(before: Table, told: Moved) -> Table:
    """The table of a client that had another before."""
    seats = [*_seats_after(before.seats, told.happenings)]
    for seat, change in told.seats.items():
        seats[int(seat)] = SEAT.read({**SEAT.write(seats[int(seat)]), **change})
    movements = chain.from_iterable(each.movements for each in told.happenings)
    return replace(
        before,
        round=before.round if told.round is None else told.round,
        turn=told.turn,
        seats=tuple(seats),
        piles=piles_after(before.piles, movements),
        offers=told.offers,
        message=told.message,
        title=before.title if told.title is None else told.title,
        result=told.result or before.result,
    )


def steps(before: Table, told: Moved) -> tuple[Step, ...]:
    """What is drawn; between two events of one action nobody is on turn, and nothing is offered."""
    found, now = [], before
    for happening in told.happenings[:-1]:
        result = told.result if happening.shows_result else None
        now = table_after(now, Moved(None, (happening,), (), (), {}, result=result))
        found.append(Step(happening, now))
    return (*found, *(Step(each, table_after(before, told)) for each in told.happenings[-1:]))


def _seats_after(seats: Sequence[SeatData], happenings: Iterable[Happening]) -> tuple[SeatData, ...]:
    """As far as it follows from what happened: the card that a seat has laid is the last of what it did."""
    found = [*seats]
    for happening in happenings:
        if happening.is_deal or happening.shows_result:
            found = [replace(seat, last=None) for seat in found]
        elif happening.seat is not None:
            cards = [card for way in happening.movements for card in way.cards if card]
            seat = found[happening.seat]
            found[happening.seat] = replace(seat, last=cards[-1] if cards else seat.last)
    return tuple(found)


def _change(before: SeatData, after: SeatData) -> Json:
    known, new = SEAT.write(before), SEAT.write(after)
    return {name: new.get(name) for name in {**known, **new} if new.get(name) != known.get(name)}
