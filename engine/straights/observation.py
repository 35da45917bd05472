"""What one seat may know: its own cards and all that is public. Strategies and windows see nothing else."""

from __future__ import annotations

from enum import Enum

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.commands import Choice, Discard, Play
from engine.straights.player import Player
from engine.straights.record import Move, RoundResult
from engine.straights.setup import BY_SEAT, Variant
from engine.straights.table import Table


class Task(Enum):
    """What a seat that is to move has to do."""

    START = "start"
    PLAY = "play"
    DISCARD = "discard"


def task_with(legal_plays: tuple[Card, ...], table: Table) -> Task:
    """The task of the seat that is to move, by what it may play."""
    if not legal_plays:
        return Task.DISCARD
    return Task.START if table.is_empty else Task.PLAY


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public state of a seat.

    Attributes:
        cards_left: the number of cards in its hand.
        discard_count: the number of its discards in this round.
        round_points: the points of these discards; None where they are hidden until the round ends.
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
    """A game as one seat may see it; as a spectator may, if `seat` is None.

    Attributes:
        seat: the observing seat.
        variant: the rule switches of the game.
        hand: its cards in dealt order; empty for a spectator.
        discards: its discards of this round, in order.
        legal_plays: the cards of the hand that it may play now, in dealt order; empty when not on turn.
        turn: the seat that is to move; None once the game is over.
        seats: the public state of all four.
        moves: the public moves of this round; a discard shows that the seat could not play.
        results: of the finished rounds, with their discards face up.
        winners: the seats that won; empty before the game is over.
        marks: the mark of each seat, as in `setup.marks_of`.
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
    marks: tuple[int, ...] = BY_SEAT

    @property
    def score_limit(self) -> int:
        """The score that ends the game."""
        return self.variant.score_limit

    @property
    def is_my_turn(self) -> bool:
        """Whether the observing seat is to move."""
        return self.seat is not None and self.seat == self.turn

    @property
    def task(self) -> Task | None:
        """What the observing seat has to do; None when not on turn."""
        return task_with(self.legal_plays, self.table) if self.is_my_turn else None

    @property
    def must_discard(self) -> bool:
        """Whether the observing seat is to move and can play no card."""
        return self.is_my_turn and not self.legal_plays

    @property
    def last_moves(self) -> tuple[Move | None, ...]:
        """The last move of each seat in this round; None before its first move."""
        last: list[Move | None] = [None] * len(self.seats)
        for move in self.moves:
            last[move.seat] = move
        return tuple(last)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the observing seat may do: play a card that fits, else discard any; nothing out of turn."""
        if self.seat is None or not self.is_my_turn:
            return ()
        if self.legal_plays:
            return tuple(Play(self.seat, card) for card in self.legal_plays)
        return tuple(Discard(self.seat, card) for card in self.hand)

    @property
    def forced(self) -> Choice | None:
        """The only choice of the observing seat; None where it has several, or is not on turn."""
        choices = self.choices
        return choices[0] if len(choices) == 1 else None
