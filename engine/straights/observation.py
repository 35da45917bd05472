"""What one seat may know: its own cards and all that is public. Strategies and windows get nothing else."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.commands import Choice, Discard, Play
from engine.straights.player import Player
from engine.straights.record import Move, RoundResult
from engine.straights.setup import Variant
from engine.straights.table import Table


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody sees of a seat.

    Attributes:
        cards_left: how many cards the seat holds.
        discard_count: how many it has put face down in this round.
        round_points: what these cost; None for whom they are hidden until the round ends.
        score: the points of the finished rounds.
    """

    name: str
    player: Player
    cards_left: int
    discard_count: int
    round_points: int | None
    score: int


@dataclass(frozen=True, slots=True)
class Observation:
    """A game as one seat may know it; as a spectator may, where `seat` is None.

    Attributes:
        seat: who looks.
        variant: the rule switches of the game.
        hand: its cards in dealt order; none for a spectator.
        discards: what it has put down in this round, in that order.
        legal_plays: the cards of the hand that it may play now, in that order; none when not on turn.
        turn: the seat that is to move, None once the game is over.
        seats: what is public of all four.
        moves: of this round, as everybody saw them: who put a card down had nothing to play then.
        results: of the finished rounds, their discards turned over.
        winners: the seats that won, none before the game is over.
    """

    seat: int | None
    number: int
    variant: Variant
    turn: int | None
    hand: tuple[Card, ...]
    discards: tuple[Card, ...]
    legal_plays: tuple[Card, ...]
    table: Table
    seats: tuple[SeatView, ...]
    moves: tuple[Move, ...]
    results: tuple[RoundResult, ...]
    winners: tuple[int, ...]

    @property
    def score_limit(self) -> int:
        """The score that ends the game."""
        return self.variant.score_limit

    @property
    def is_my_turn(self) -> bool:
        """Whether the seat that looks is to move."""
        return self.seat is not None and self.seat == self.turn

    @property
    def must_discard(self) -> bool:
        """Whether the seat that looks is to move and has nothing to play."""
        return self.is_my_turn and not self.legal_plays

    @property
    def last_moves(self) -> tuple[Move | None, ...]:
        """What each seat did last in this round; None before its first move."""
        last: list[Move | None] = [None] * len(self.seats)
        for move in self.moves:
            last[move.seat] = move
        return tuple(last)

    @property
    def forced(self) -> Choice | None:
        """The only thing that the seat that looks may do now; None where it has a choice, or no turn."""
        if self.seat is None or not self.is_my_turn:
            return None
        if len(self.legal_plays) == 1:
            return Play(self.seat, self.legal_plays[0])
        if not self.legal_plays and len(self.hand) == 1:
            return Discard(self.seat, self.hand[0])
        return None
