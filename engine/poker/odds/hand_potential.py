"""The expected value of a hand before the draw, for any value of final hands, exact over all draws.

`draws` does this for the chance to beat one random hand; here the value is chosen by the caller, for instance
the chance to beat three opponents who called.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from operator import truediv

from engine.cards.card import Card
from engine.poker.hands.ranking import code_of
from engine.poker.odds.draw_totals import KEPT, UNSEEN, totals_of

_DRAWS = tuple(comb(UNSEEN, 5 - kept.bit_count()) for kept in range(32))
"""The number of draws for each set of kept cards."""


class HandPotential:
    """Expected values over the draws of any five cards."""

    def __init__(self, values: Sequence[float]) -> None:
        """For final hands of these values, one for each of the 7,462 strengths."""
        self._totals = totals_of(values, truediv)

    def best_draw(self, cards: Sequence[Card]) -> tuple[float, tuple[Card, ...]]:
        """The highest expected value, and the cards to drop for it; of equal draws, the smallest."""
        means = self._means(cards)
        kept = max(KEPT, key=means.__getitem__)
        return means[kept], tuple(card for number, card in enumerate(cards) if not kept >> number & 1)

    def mean(self, cards: Sequence[Card], dropped: Sequence[Card]) -> float:
        """The expected value after dropping these cards."""
        return self._means(cards)[
            sum(1 << number for number, card in enumerate(cards) if card not in dropped)
        ]

    def _means(self, cards: Sequence[Card]) -> list[float]:
        """The expected value for each set of kept cards, a bit for each card."""
        totals = self._totals.by_kept([code_of(card) for card in cards])
        return [total / draws for total, draws in zip(totals, _DRAWS, strict=True)]
