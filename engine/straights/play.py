"""What a session needs of Straights: `engine.games.session.Rules`."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING
from engine.straights import projection, transitions
from engine.straights.commands import Exchange, TakeSeat
from engine.straights.player import strategy_of
from engine.straights.setup import BY_SEAT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.cards.card import Card
    from engine.games.table import Place
    from engine.straights.commands import Action
    from engine.straights.state import GameState

start, apply = transitions.start, transitions.apply
observe, redact = projection.observe, projection.redact

HANDS = tuple(f"hand.{seat}" for seat in BY_SEAT)


def turn(state: GameState) -> int | None:
    return state.turn


def players(state: GameState) -> tuple[str, ...]:
    return tuple([strategy_of(seat.player) or "" for seat in state.seats])


def next_deal(_state: object) -> None:
    """Nothing: the last card of a round deals the next one."""


def seat_of(action: Action) -> int:
    return action.seat


def new_player(action: object) -> str | None:
    if not isinstance(action, Exchange):
        return None
    return "" if isinstance(action, TakeSeat) else action.strategy


def hands(state: GameState) -> Mapping[Place, tuple[Card, ...]]:
    return {place: seat.hand for place, seat in zip(HANDS, state.seats, strict=True)}
