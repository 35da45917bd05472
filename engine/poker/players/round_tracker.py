"""Tracks the round of a player from its events: the pot, and what each opponent did. Money is in cents."""

from __future__ import annotations

from engine.poker.game.events import (
    AntePaid,
    BetMatched,
    BetPlaced,
    CardsDrawn,
    Event,
    Folded,
    HandsDealt,
    Held,
    RoundStarted,
)
from engine.poker.players.opponent_range import BET, CALLED, HELD, UNKNOWN, WAITING


class Opponent:
    """An opponent who is still in the round.

    Attributes:
        acts: what it did before and after the draw.
        has_answered: whether it has matched, or made, the bet of this phase.
        drawn: how many cards it drew.
        left: the cents that it has left.
    """

    __slots__ = ("acts", "drawn", "has_answered", "left", "seat")

    def __init__(self, seat: int, left: int = 0) -> None:
        self.seat, self.left = seat, left
        self.acts = [WAITING, WAITING]
        self.drawn = UNKNOWN
        self.has_answered = False


class RoundTracker:
    """The round so far, as one player has seen it.

    Attributes:
        seat: the player's own seat; None before the first deal.
        pot: what all seats have staked.
        bet: the bet of this phase; 0 before a bet.
        phase: 0 before the draw, 1 after it.
        others: the opponents still in the round, by seat.
    """

    def __init__(self) -> None:
        self.seat: int | None = None
        self.pot = self.bet = self.phase = 0
        self.others: dict[int, Opponent] = {}

    def watch(self, event: Event) -> None:
        """Take an event into account."""
        match event:
            case Held():
                if event.seat in self.others:
                    self.others[event.seat].acts[self.phase] = HELD
            case BetPlaced():
                self.bet = event.cents
                self._pay(event.seat, event.cents, event.left, BET)
            case BetMatched():
                self._pay(event.seat, event.cents, event.left, CALLED)
            case Folded():
                self.others.pop(event.seat, None)
            case AntePaid():
                self.pot += event.cents
                self.others[event.seat].left = event.left  # the hands, which identify the seat, come later
            case CardsDrawn():
                self._draw(event)
            case RoundStarted():
                self.pot = self.bet = self.phase = 0
                self.others = {seat: Opponent(seat) for seat in event.order}
            case HandsDealt():
                seen = [seat for seat, hand in enumerate(event.hands) if hand]
                self.seat = seen[0] if seen else None
                self.others = {each: other for each, other in self.others.items() if each != self.seat}
            case _:
                pass

    def _pay(self, seat: int, cents: int, left: int, act: int) -> None:
        self.pot += cents
        other = self.others.get(seat)
        if other is not None:
            other.acts[self.phase], other.left, other.has_answered = act, left, True

    def _draw(self, event: CardsDrawn) -> None:
        if not self.phase:  # the first draw ends the first phase of betting
            self.phase, self.bet = 1, 0
            for other in self.others.values():
                other.has_answered = False
        if event.seat in self.others:
            self.others[event.seat].drawn = event.count
