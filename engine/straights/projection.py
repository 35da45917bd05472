"""The only door out of a state: what a seat may know of it, and of an event."""

from __future__ import annotations

from engine.fast_dataclass import replace
from engine.straights.events import CardDiscarded, DeckShown, Event, RoundStarted
from engine.straights.observation import Observation, SeatView
from engine.straights.rules import legal_plays, points
from engine.straights.state import GameState, Seat


def observe(state: GameState, seat: int | None) -> Observation:
    """The state as the seat may know it; as a spectator may, for None."""
    own = None if seat is None else state.seats[seat]
    hand = own.hand if own else ()
    return Observation(
        seat=seat,
        number=state.number,
        variant=state.setup.variant,
        turn=state.turn,
        hand=hand,
        discards=own.discards if own else (),
        legal_plays=legal_plays(hand, state.table) if own and seat == state.turn else (),
        table=state.table,
        seats=tuple(_view(each, is_own=number == seat) for number, each in enumerate(state.seats)),
        moves=state.moves,
        results=state.results,
        winners=state.winners,
    )


def redact(event: Event, viewer: int | None) -> Event:
    """The event as a seat, or a spectator (None), may be told of it."""
    match event:
        case RoundStarted():
            hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(event.hands))
            return replace(event, hands=hands)
        case CardDiscarded() if event.seat != viewer:
            return replace(event, card=None)
        case DeckShown() if event.seat != viewer:
            return replace(event, order=None)
        case _:
            return event


def _view(seat: Seat, *, is_own: bool) -> SeatView:
    """What a seat shows to itself, or to the others."""
    round_points = points(seat.discards) if is_own else None
    return SeatView(seat.name, seat.player, len(seat.hand), len(seat.discards), round_points, seat.score)
