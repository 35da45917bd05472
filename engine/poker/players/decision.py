"""The expected value of each choice: holding, betting and calling, in cents from now on.

The chance to win against several opponents is not a power of the chance against one, because one's own final
hand is the same against all of them: for each final hand, the shares of weaker hands of the opponents are
multiplied, and the mean is taken last. The opponents' hands are those of their ranges, not random ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.poker.hands.hand import Hand
from engine.poker.odds.hand_potential import HandPotential
from engine.poker.players.opponent_range import CALLED, UNKNOWN, WAITING, first_call_chance, opponent_range
from engine.poker.players.opponent_stats import OpponentStats
from engine.poker.players.round_tracker import Opponent, RoundTracker

_CALLER_TIGHTNESS = 0.4
"""Opponents less tight than this call nearly every bet: at least three calls and no fold have been seen."""


@lru_cache(maxsize=256)
def hand_potential_against(acts: tuple[int, ...]) -> HandPotential:
    """The chance to win against opponents who did this before the draw, for all draws of a hand."""
    weaker = [opponent_range(act, UNKNOWN, WAITING).weaker for act in acts]
    return HandPotential([prod(shares) for shares in zip(*weaker, strict=True)])


@dataclass(frozen=True, slots=True)
class Stake:
    """The pot odds of a call or a bet.

    Attributes:
        pot: the cents that can be won, without this stake and those that callers may add.
        cost: the cents of the call or bet, and of each caller.
        pressure: how much the bet discourages calls; 1 for a pot-sized bet.
    """

    pot: int
    cost: int
    pressure: float


class Decision:
    """The expected values of the choices with one hand at one moment of the round, and its best draw."""

    def __init__(self, tracker: RoundTracker, stats: OpponentStats, hand: Hand, player_count: int) -> None:
        """About this hand; opponents that the tracker has not seen are taken to have any hand."""
        self._cards: Sequence[Card] = hand.cards
        self._strength = hand.strength
        self._phase, self._stats = tracker.phase, stats
        others = list(tracker.others.values())
        if len(others) != player_count - 1:
            others = [Opponent(-1, left=1) for _ in range(player_count - 1)]
        self._others = others

    @property
    def all_call(self) -> bool:
        """Whether all opponents are known to call nearly every bet."""
        known = [self._stats.tightness(other.seat, self._phase) for other in self._others]
        return max(known) < _CALLER_TIGHTNESS

    def hold_ev(self, pot: int) -> float:
        """The expected value of holding, if nobody bets: that of a bet of nothing, with which all stay."""
        return self._gain(Stake(pot, cost=0, pressure=0), self._others)

    def call_ev(self, stake: Stake) -> float:
        """The expected value of matching the bet."""
        staying = [other for other in self._others if other.has_answered or not other.left]
        return self._gain(stake, staying or self._others[:1])  # somebody has bet, even if unseen

    def bet_ev(self, stake: Stake) -> float:
        """The expected value of betting."""
        return self._gain(stake, [other for other in self._others if not other.left])

    def is_value_bet(self, stake: Stake) -> bool:
        """Whether the bet gains when it is called: callers hold weaker hands often enough to pay for it."""
        folded, *called = self._wins(stake, [])
        returned = sum([win * stake.cost * (1 + callers) for callers, win in enumerate(called, 1)])
        return returned > (1 - folded) * stake.cost

    def best_discard(self) -> tuple[Card, ...]:
        """The cards to drop for the best chance to win against the opponents in the round."""
        acts = tuple(sorted(other.acts[0] for other in self._others))
        return hand_potential_against(acts).best_draw(self._cards)[1]

    def _potential(self, acts: tuple[int, ...]) -> float:
        return hand_potential_against(acts).best_draw(self._cards)[0] if acts else 1.0

    def _gain(self, stake: Stake, staying: Sequence[Opponent]) -> float:
        """The expected value over all numbers of callers; the opponents in `staying` do not fold."""
        wins = enumerate(self._wins(stake, staying))
        return sum([win * (stake.pot + stake.cost * (1 + callers)) for callers, win in wins]) - stake.cost

    def _wins(self, stake: Stake, staying: Sequence[Opponent]) -> list[float]:
        """For each number of callers, the chance of this number, and that all who stay have weaker hands."""
        asked = [other for other in self._others if other not in staying]
        return (self._last_wins if self._phase else self._first_wins)(stake, staying, asked)

    def _pressure(self, stake: Stake, other: Opponent) -> float:
        # rounded, because the chances to call are cached by pressure
        return round(stake.pressure * self._stats.tightness(other.seat, self._phase), 1)

    def _last_wins(self, stake: Stake, staying: Sequence[Opponent], asked: Sequence[Opponent]) -> list[float]:
        hands = [opponent_range(other.acts[0], other.drawn, other.acts[1]) for other in staying]
        wins = [prod(hand.weaker[self._strength] for hand in hands)]
        for other in asked:
            hand = opponent_range(other.acts[0], other.drawn, other.acts[1])
            pressure = self._pressure(stake, other)
            folds, weaker = 1 - hand.call_chance(pressure), hand.weaker_call_chance(pressure, self._strength)
            wins = _one_more(wins, folds, weaker)
        return wins

    def _first_wins(
        self, stake: Stake, staying: Sequence[Opponent], asked: Sequence[Opponent]
    ) -> list[float]:
        """`_wins` before the draw, where all callers are taken to have the same range."""
        chances = [1.0]
        for other in asked:
            calls = first_call_chance(self._pressure(stake, other))
            chances = _one_more(chances, 1 - calls, calls)
        acts = [other.acts[0] for other in staying]
        return [
            chance * self._potential(tuple(sorted(acts + [CALLED] * callers)))
            for callers, chance in enumerate(chances)
        ]


def _one_more(chances: Sequence[float], folds: float, calls: float) -> list[float]:
    """The chances by number of callers after one more opponent has called or folded."""
    return [
        folds * before + calls * fewer for before, fewer in zip((*chances, 0.0), (0.0, *chances), strict=True)
    ]
