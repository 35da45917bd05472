"""What is told of an action: what happened, and what of the table a client cannot conclude from that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.fast_dataclass import dataclass, replace
from engine.games.movements import piles_after
from engine.games.table import Happening, Offer, Result, SeatData, Table
from engine.protocol.sentences import Said, SaidParts

SeatChange = Mapping[str, object]
"""Fields of a seat and what they are now."""

_SEAT_FIELDS = tuple(SeatData.__annotations__)


@dataclass(frozen=True, slots=True)
class Moved:
    """What happened, and what is new on the table after it: `seats` by number, the fields that have changed.

    Offers and message hold from now on; round, title and result are None if they are as before, since each
    stays until another comes. The result has only the last of the rounds.
    """

    turn: int | None
    happenings: tuple[Happening, ...]
    offers: tuple[Offer, ...] = ()
    message: SaidParts = ()
    seats: Mapping[str, SeatChange] | None = None
    round: int | None = None
    title: Said | None = None
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A happening, and the table after it."""

    happening: Happening
    table: Table


def moved(before: Table, after: Table, happenings: tuple[Happening, ...]) -> Moved:
    """What to tell the viewer of two tables, the second with a result if it is new; they need no piles."""
    pairs = enumerate(zip(seats_after(before.seats, happenings), after.seats, strict=True))
    seats = {str(seat): changed(known, now) for seat, (known, now) in pairs if known != now} or None
    number = None if after.round == before.round else after.round
    title = None if after.title == before.title else after.title
    result = last_round(after.result)
    return Moved(after.turn, happenings, after.offers, after.message, seats, number, title, result)


def last_round(result: Result | None) -> Result | None:
    """As it is told."""
    return result and replace(result, rounds=result.rounds[-1:])


def changed(known: SeatData | None, now: SeatData) -> SeatChange:
    """What is new of a seat; all of it where nothing is known."""
    pairs = ((name, getattr(now, name)) for name in _SEAT_FIELDS)
    return {name: new for name, new in pairs if known is None or new != getattr(known, name)}


def table_after(before: Table, told: Moved) -> Table:
    """The table of a client that had another before."""
    known = enumerate(seats_after(before.seats, _with_seats(before, told.happenings)))
    piles, changes = before.piles, told.seats or {}
    for happening in told.happenings:
        piles = piles_after(piles, happening.movements)
        if happening.clears:
            piles = tuple(replace(pile, cards=()) for pile in piles)
    return replace(
        before,
        round=before.round if told.round is None else told.round,
        turn=told.turn,
        seats=tuple(_seat_after(data, changes.get(str(seat), {})) for seat, data in known),
        piles=piles,
        offers=told.offers,
        message=told.message,
        title=before.title if told.title is None else told.title,
        result=_result_after(before.result, told.result),
    )


def _result_after(before: Result | None, told: Result | None) -> Result | None:
    if before is None or told is None:
        return told or before
    return replace(told, rounds=(*before.rounds, *told.rounds))


def steps(before: Table, told: Moved) -> tuple[Step, ...]:
    """What is drawn; between two events of one action nobody is on turn, and nothing is offered."""
    found, now = [], before
    for happening in told.happenings[:-1]:
        result = told.result if happening.shows_result else None
        now = table_after(now, Moved(None, (happening,), result=result))
        found.append(Step(happening, now))
    return (*found, *(Step(each, table_after(before, told)) for each in told.happenings[-1:]))


def _seat_after(known: SeatData, change: SeatChange) -> SeatData:
    return replace(known, **change)  # type: ignore[arg-type]  # fields by name


def _with_seats(table: Table, happenings: Iterable[Happening]) -> tuple[Happening, ...]:
    """With the seat that acts in a move: that of the pile where the first movement begins.

    Cards of a seat that are shown before it, or leave the table, are no move of it.
    """
    owners = {pile.place: pile.seat for pile in table.piles}

    def attributed(told: Happening) -> Happening:
        if not told.movements or told.is_deal or told.shows_result:
            return told
        is_move = told.last is not None or owners.get(told.movements[0].end, 0) is None
        return replace(told, seat=owners.get(told.movements[0].begin)) if is_move else told

    return tuple(map(attributed, happenings))


def seats_after(seats: Sequence[SeatData], happenings: Iterable[Happening]) -> tuple[SeatData, ...]:
    """As far as it follows from what happened: a seat did last what its words say, or has laid a card."""
    found = [*seats]
    for happening in happenings:
        if happening.is_deal or happening.shows_result:
            found = [replace(seat, last=None) for seat in found]
        elif happening.seat is not None:
            cards = [card for way in happening.movements for card in way.cards if card]
            seat = found[happening.seat]
            last = happening.last or (cards[-1] if cards else seat.last)
            found[happening.seat] = replace(seat, last=last)
    return tuple(found)
