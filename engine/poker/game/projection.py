"""The only door out of a state: what a seat may know of it, and of an event."""

from __future__ import annotations

from engine.lean import replace
from engine.poker.game import rules
from engine.poker.game.events import CardsDrawn, Event, HandsDealt
from engine.poker.game.observation import Observation, Question, SeatView
from engine.poker.game.state import GameState, Phase

_DRAWING = Phase.DRAWING  # asked for at each turn, and slower to look up in its class than to compare


def observe(state: GameState, seat: int | None) -> Observation:
    """The state as the seat may know it; as a spectator may, for None."""
    own = None if seat is None else state.seats[seat]
    is_between = state.phase is Phase.BEFORE_ROUND
    return Observation(
        seat=seat,
        hand=own.hand if own else (),
        dropped=own.dropped if own else (),
        number=state.number,
        phase=state.phase,
        turn=state.turn,
        order=state.live,
        ante=rules.ante_of(state.setup, state.number + is_between),
        bet=state.bet,
        pot=sum(each.staked for each in state.seats),
        stock=len(state.cards.stock),
        seats=tuple(_view(state, number) for number in range(len(state.seats))),
        winners=state.winners,
        is_stopped=state.is_stopped,
    )


def question(state: GameState) -> Question | None:
    """What the seat on turn is asked; None between rounds and once the game is over.

    Less than an observation, and so made in no time: a player of the assignment is told no more.
    """
    if not state.queue:
        return None
    seat = state.queue[0]
    own = state.seats[seat]
    is_draw = state.phase is _DRAWING
    return seat, is_draw, own.hand, len(state.live), own.balance, state.bet


def redact(event: Event, viewer: int | None) -> Event:
    """The event as a seat, or a spectator (None), may be told of it."""
    match event:
        case HandsDealt():
            hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(event.hands))
            return HandsDealt(hands)
        case CardsDrawn() if event.seat != viewer:
            return replace(event, dropped=None, drawn=None)
        case _:
            return event


def _view(state: GameState, number: int) -> SeatView:
    """What a seat shows to everybody."""
    seat, name = state.seats[number], state.setup.names[number]
    is_ejected = number not in state.players
    return SeatView(name, seat.balance, seat.staked, len(seat.dropped), bool(seat.hand), is_ejected)
