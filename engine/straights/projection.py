"""Observations of a state and redacted events: the only way to see a game without its hidden cards."""

from __future__ import annotations

from engine.fast_dataclass import replace
from engine.straights.events import CardDiscarded, CardPlayed, DeckShown, Event, RoundStarted
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


def own_view_after(state: GameState, event: Event) -> SeatView | None:
    """What the seat of a move may know of itself after it, or the leader after a deal; None for other events.

    Args:
        state: after the action that the event belongs to, which may have ended the round and dealt the next.
        event: one of the action.
    """
    match event:
        case RoundStarted():
            return _view(state.seats[event.leader], is_own=True)
        case CardPlayed() | CardDiscarded():
            view = _view(state.seats[event.seat], is_own=True)
            if state.moves:
                return view
            result = state.results[-1]
            discards, points_of_round = result.discards[event.seat], result.gained[event.seat]
            return replace(view, cards_left=0, discard_count=len(discards), round_points=points_of_round)
        case _:
            return None


def _view(seat: Seat, *, is_own: bool) -> SeatView:
    """The public state of a seat, with the points of its discards for the seat itself."""
    round_points = points(seat.discards) if is_own else None
    return SeatView(seat.name, seat.player, len(seat.hand), len(seat.discards), round_points, seat.score)
