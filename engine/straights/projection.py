"""Observations of a state and redacted events: the only way to see a game without its hidden cards."""

from __future__ import annotations

from engine.fast_dataclass import replace
from engine.straights.events import CardDiscarded, DeckShown, Event, RoundStarted
from engine.straights.observation import Observation, SeatView
from engine.straights.rules import legal_plays, points
from engine.straights.state import GameState, Seat


def observe(state: GameState, seat: int | None) -> Observation:
    """The state as the seat may see it, or a spectator (None)."""
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
        marks=state.setup.marks,
    )


def redact(event: Event, viewer: int | None) -> Event:
    """The event without what is hidden from a seat, or from a spectator (None)."""
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
    """The public state of a seat, with the points of its discards for the seat itself."""
    round_points = points(seat.discards) if is_own else None
    return SeatView(seat.name, seat.player, len(seat.hand), len(seat.discards), round_points, seat.score)
