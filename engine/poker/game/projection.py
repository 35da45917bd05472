"""Projects states and events to what one seat may know; nothing else may show a state to a player."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.poker.game.events import CardsDrawn, Event, Folded, HandsDealt
from engine.poker.game.state import GameState, Phase

Prompt = tuple[int, bool, tuple[Card, ...], int, int, int]
"""The decision of the seat on turn, and its player's inputs; money is in cents.

The seat; whether it is to draw, otherwise to bet or to match; its hand; the number of seats in the round,
itself included; its balance; the bet to match, 0 before a bet. A plain tuple, because creating a
dataclass at each turn took a twentieth of the time of a game.
"""

_DRAWING = Phase.DRAWING  # an attribute of an Enum class is slow to look up, and this is needed at each turn


def prompt(state: GameState) -> Prompt | None:
    """The prompt for the seat on turn; None between rounds and after the end of the game."""
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
            hands = tuple(
                hand if seat == viewer or not hand else None for seat, hand in enumerate(event.hands)
            )
            return HandsDealt(hands)
        case Folded() if event.seat != viewer:
            return Folded(event.seat, None)
        case CardsDrawn() if event.seat != viewer:
            return replace(event, dropped=None, drawn=None)
        case _:
            return event
