"""The state of a seat's panel, as a value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.player import Player
from engine.straights.record import Move

if TYPE_CHECKING:
    from engine.straights.observation import Observation


@dataclass(frozen=True, slots=True)
class SeatState:
    """The state of a seat's panel.

    Attributes:
        round_points: the points of this round, None while they are hidden until its end.
        mark: stands for the colour and the shape of the seat.
        portrait: the name of the player's portrait.
        last_move: the seat's last move in this round, None before its first.
        score_limit: the score that ends the game, 0 for a game of one round.
        metered_score: what the meter shows while it moves towards the score, else None.
        is_turn: whether it is the seat's turn.
        is_thinking: whether a computer is choosing its move.
        is_viewer: whether its hand is the one on screen.
        is_winner: whether it has won the game.
        is_dealt: whether a game has begun; before, there are neither cards nor points.
        open_hand: its cards if a replay shows them, else None.
    """

    name: str
    player: Player
    cards_left: int
    score: int
    round_points: int | None
    mark: int = 0
    portrait: str = ""
    last_move: Move | None = None
    score_limit: int = 0
    metered_score: float | None = None
    is_turn: bool = False
    is_thinking: bool = False
    is_viewer: bool = False
    is_winner: bool = False
    is_dealt: bool = True
    open_hand: tuple[Card, ...] | None = None

    @staticmethod
    def of(
        observation: Observation,
        seat: int,
        portrait: str = "",
        open_hand: tuple[Card, ...] | None = None,
    ) -> SeatState:
        """Create the state of a seat from an observation; the points of the last round are known to all."""
        view = observation.seats[seat]
        return SeatState(
            name=view.name,
            player=view.player,
            cards_left=view.cards_left,
            score=view.score,
            round_points=observation.results[-1].gained[seat] if observation.winners else view.round_points,
            mark=observation.marks[seat],
            portrait=portrait,
            last_move=None if observation.winners else observation.last_moves[seat],
            score_limit=observation.score_limit,
            is_turn=seat == observation.turn,
            is_viewer=seat == observation.seat,
            is_winner=seat in observation.winners,
            is_dealt=observation.turn is not None or bool(observation.results),
            open_hand=open_hand,
        )
