"""What each choice is worth: the cents that holding, betting and calling gain on average, from now on.

The chance to win against several who stay is no power of a chance. One's own final hand is the same against
all of them: for each that it can become, the shares of the opponents' hands that are weaker are multiplied,
and the mean is taken afterwards. Those hands are of opponents who stayed (`stayers`), not of random ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod

from engine.cards.card import Card
from engine.lean import dataclass
from engine.poker.hands.hand import Hand
from engine.poker.odds.hand_potential import Outlook
from engine.poker.players.opponent_range import CALLED, UNKNOWN, WAITING, first_calls, stayer
from engine.poker.players.opponent_stats import Habits
from engine.poker.players.round_tracker import Opponent, Sight

_CALLERS = 0.4
"""Whom a bet weighs less than this is a caller: three calls and no fold have been seen, or more."""


@lru_cache(maxsize=256)
def outlook_against(acts: tuple[int, ...]) -> Outlook:
    """The chance to win against opponents who did this before the draw, over all draws of a hand."""
    weaker = [stayer(act, UNKNOWN, WAITING).weaker for act in acts]
    return Outlook([prod(shares) for shares in zip(*weaker, strict=True)])


@dataclass(frozen=True, slots=True)
class Stake:
    """What a call or a bet costs, and what it plays for.

    Attributes:
        pot: the cents that can be won, without the own stake and those that others may add.
        cost: the own stake, and that of each who calls it.
        pressure: how heavy the bet weighs on others: 1 is a bet of the pot.
    """

    pot: int
    cost: int
    pressure: float


class Judgement:
    """The judgement of one hand at one moment of the round."""

    def __init__(self, sight: Sight, habits: Habits, hand: Hand, player_count: int) -> None:
        """Of this hand; who has seen nothing of the round takes the others for any, and the pot for antes."""
        self._cards: Sequence[Card] = hand.cards
        self._strength = hand.strength
        self._phase, self._habits = sight.phase, habits
        others = list(sight.others.values())
        if len(others) != player_count - 1:
            others = [Opponent(-1, left=1) for _ in range(player_count - 1)]
        self._others = others

    @property
    def all_call(self) -> bool:
        """Whether all others are known to call nearly every bet."""
        known = [self._habits.reluctance(other.seat, self._phase) for other in self._others]
        return max(known) < _CALLERS

    def hold(self, pot: int) -> float:
        """What is gained by holding, if nobody bets."""
        return pot * self._win([other.acts for other in self._others])

    def call(self, stake: Stake) -> float:
        """What is gained by matching the bet."""
        staying = [other for other in self._others if other.has_answered or not other.left]
        return self._gain(stake, staying or self._others[:1])  # somebody has bet, even if it was not seen

    def bet(self, stake: Stake) -> float:
        """What is gained by betting."""
        return self._gain(stake, [other for other in self._others if not other.left])

    def is_called_by_less(self, stake: Stake) -> bool:
        """Whether a bet gains where it is called: what callers add is won often enough for its own price."""
        folded, *called = self._wins(stake, [])
        back = sum([win * stake.cost * (1 + callers) for callers, win in enumerate(called, 1)])
        return back > (1 - folded) * stake.cost

    def best_discard(self) -> tuple[Card, ...]:
        """What to drop for the best chance to win against those who are still there."""
        acts = tuple(sorted(other.acts[0] for other in self._others))
        return outlook_against(acts).best(self._cards)[1]

    def _win(self, acts: Sequence[Sequence[int]]) -> float:
        """The chance to win against opponents who did this, if all of them stay."""
        if not self._phase:
            return self._outlook(tuple(sorted(first for first, _ in acts)))
        shares = zip(self._others, acts, strict=True)
        return prod(
            stayer(first, other.drawn, second).weaker[self._strength] for other, (first, second) in shares
        )

    def _outlook(self, acts: tuple[int, ...]) -> float:
        return outlook_against(acts).best(self._cards)[0] if acts else 1.0

    def _gain(self, stake: Stake, staying: Sequence[Opponent]) -> float:
        """The mean over all ways in which the others, those aside who stay for certain, call or fold."""
        wins = enumerate(self._wins(stake, staying))
        return sum([win * (stake.pot + stake.cost * (1 + callers)) for callers, win in wins]) - stake.cost

    def _wins(self, stake: Stake, staying: Sequence[Opponent]) -> list[float]:
        """For each number of callers, the chance that there are so many and all who stay have less."""
        asked = [other for other in self._others if other not in staying]
        return (self._last_wins if self._phase else self._first_wins)(stake, staying, asked)

    def _pressure(self, stake: Stake, other: Opponent) -> float:
        # rounded, so that the powers of it can be kept
        return round(stake.pressure * self._habits.reluctance(other.seat, self._phase), 1)

    def _last_wins(self, stake: Stake, staying: Sequence[Opponent], asked: Sequence[Opponent]) -> list[float]:
        """The same after the draw."""
        hands = [stayer(other.acts[0], other.drawn, other.acts[1]) for other in staying]
        wins = [prod(hand.weaker[self._strength] for hand in hands)]
        for other in asked:
            hand, pressure = stayer(other.acts[0], other.drawn, other.acts[1]), self._pressure(stake, other)
            folds, weaker = 1 - hand.calls(pressure), hand.calls_weaker(pressure, self._strength)
            wins = _one_more(wins, folds, weaker)
        return wins

    def _first_wins(
        self, stake: Stake, staying: Sequence[Opponent], asked: Sequence[Opponent]
    ) -> list[float]:
        """The same before the draw, where all who call are taken to hold as much."""
        chances = [1.0]
        for other in asked:
            calls = first_calls(self._pressure(stake, other))
            chances = _one_more(chances, 1 - calls, calls)
        acts = [other.acts[0] for other in staying]
        return [
            chance * self._outlook(tuple(sorted(acts + [CALLED] * callers)))
            for callers, chance in enumerate(chances)
        ]


def _one_more(chances: Sequence[float], folds: float, calls: float) -> list[float]:
    """Chances by the number of callers, with one more opponent asked."""
    return [
        folds * before + calls * fewer for before, fewer in zip((*chances, 0.0), (0.0, *chances), strict=True)
    ]
