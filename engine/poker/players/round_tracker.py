"""Tracks the round of a player from its events: the pot, and what each opponent did. Money is in cents."""

from __future__ import annotations

import enum

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


class Act(enum.Enum):
    """What an opponent did last in a phase of betting."""

    WAITING = enum.auto()
    HELD = enum.auto()
    MATCHED = enum.auto()
    BET = enum.auto()


class Opponent:
    """An opponent who is still in the round.

    Attributes:
        act: what it did last in this phase.
        left: the cents that it has left.
    """

    __slots__ = ("act", "left")

    def __init__(self) -> None:
        self.act, self.left = Act.WAITING, 0

    @property
    def has_answered(self) -> bool:
        """Whether it has matched, or made, the bet of this phase."""
        return self.act in {Act.MATCHED, Act.BET}


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
                    self.others[event.seat].act = Act.HELD
            case BetPlaced():
                self.bet = event.cents
                self._pay(event.seat, event.cents, event.left, Act.BET)
            case BetMatched():
                self._pay(event.seat, event.cents, event.left, Act.MATCHED)
            case Folded():
                self.others.pop(event.seat, None)
            case AntePaid():
                self.pot += event.cents
                self.others[event.seat].left = event.left  # the hands, which identify the seat, come later
            case CardsDrawn():
                self._begin_last_phase()
            case RoundStarted():
                self.pot = self.bet = self.phase = 0
                self.others = {seat: Opponent() for seat in event.order}
            case HandsDealt():
                seen = [seat for seat, hand in enumerate(event.hands) if hand]
                self.seat = seen[0] if seen else None
                self.others = {each: other for each, other in self.others.items() if each != self.seat}
            case _:
                pass

    def _pay(self, seat: int, cents: int, left: int, act: Act) -> None:
        self.pot += cents
        other = self.others.get(seat)
        if other is not None:
            other.act, other.left = act, left

    def _begin_last_phase(self) -> None:
        if not self.phase:  # the first draw ends the first phase of betting
            self.phase, self.bet = 1, 0
            for other in self.others.values():
                other.act = Act.WAITING
