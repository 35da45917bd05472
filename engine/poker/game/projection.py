"""Projects states and events to what one seat may know; nothing else may show a state to a player."""

from __future__ import annotations

from engine.fast_dataclass import replace
from engine.poker.game import rules
from engine.poker.game.events import CardsDrawn, Event, HandsDealt
from engine.poker.game.observation import Observation, Prompt, SeatView
from engine.poker.game.state import GameState, Phase

_DRAWING = Phase.DRAWING  # an attribute of an Enum class is slow to look up, and this is needed at each turn


def observe(state: GameState, seat: int | None) -> Observation:
    """The state as a seat, or a spectator (None), may know it."""
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


def prompt(state: GameState) -> Prompt | None:
    """The prompt for the seat on turn; None between rounds and after the end of the game.

    It is smaller than an observation and much faster to make.
    """
    if not state.queue:
        return None
    seat = state.queue[0]
    own = state.seats[seat]
    is_draw = state.phase is _DRAWING
    return seat, is_draw, own.hand, len(state.live), own.balance, state.bet


def redact(event: Event, viewer: int | None) -> Event:
    """The event as a seat, or a spectator (None), may know it."""
    match event:
        case HandsDealt():
            hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(event.hands))
            return HandsDealt(hands)
        case CardsDrawn() if event.seat != viewer:
            return replace(event, dropped=None, drawn=None)
        case _:
            return event


def _view(state: GameState, number: int) -> SeatView:
    seat, name = state.seats[number], state.setup.names[number]
    is_ejected = number not in state.players
    return SeatView(name, seat.balance, seat.staked, len(seat.dropped), bool(seat.hand), is_ejected)
