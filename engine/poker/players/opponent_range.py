"""The range of an opponent: the distribution of its final hand, given what it did in the round.

What it did is its act before the draw, the number of cards it drew, and its act after the draw. The tables
give the likelihood of each of these for each hand; they model a mix of players, most of whom fold less than a
pair to a bet, and bet two pair.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from itertools import accumulate, pairwise

from engine.fast_dataclass import dataclass
from engine.poker.hands.hand_types import STRENGTHS
from engine.poker.players.final_hands import final_hand_counts

HELD, BET, CALLED, WAITING = (0, 1, 2, 3)
"""What an opponent did in a phase of betting. WAITING is no information: it has not acted yet."""

UNKNOWN = 5
"""The number of drawn cards of an opponent that has not drawn yet."""

# By kind of starting hand, see `final_hands`: nothing, four to a flush, low, middle and high pairs, two pair,
# three of a kind, pat. A row for each act; in _DRAWN, for each number of drawn cards, 0 to 4, and UNKNOWN.
_FIRST = (
    (0.40, 0.60, 1.00, 1.00, 0.90, 0.50, 0.40, 0.40),
    (0.04, 0.08, 0.05, 0.08, 0.30, 0.95, 1.00, 1.00),
    (0.03, 0.30, 0.50, 0.60, 0.85, 1.00, 1.00, 1.00),
    (0.40, 0.60, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00),
)
_FIRST_CALLS = (0.04, 0.40, 0.45, 0.55, 0.80, 0.95, 1.00, 1.00)
"""The chance to call a pot-sized bet before the draw, by kind of starting hand."""

_DRAWN = (
    (0.03, 0.02, 0.01, 0.01, 0.01, 0.04, 0.03, 0.97),
    (0.05, 0.95, 0.02, 0.02, 0.02, 0.94, 0.10, 0.03),
    (0.15, 0.01, 0.06, 0.06, 0.06, 0.01, 0.85, 0.00),
    (0.55, 0.01, 0.90, 0.90, 0.90, 0.01, 0.01, 0.00),
    (0.22, 0.01, 0.01, 0.01, 0.01, 0.00, 0.01, 0.00),
    (1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00),
)

_LOWEST = (0, 1277, 2817, 3697, 4137, 4533, 4995, 5853)
"""The lowest strength of each class of final hands: no pair; pairs from twos, nines, kings; two pair up to
tens, from jacks; three of a kind; straight or better."""

_SECOND = (
    (1.00, 1.00, 1.00, 0.90, 0.50, 0.35, 0.20, 0.20),
    (0.10, 0.04, 0.06, 0.15, 0.80, 1.00, 1.00, 1.00),
    (0.03, 0.35, 0.50, 0.65, 0.85, 0.95, 1.00, 1.00),
    (1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00),
)
_CALLS = (0.03, 0.40, 0.50, 0.65, 0.85, 0.95, 0.99, 1.00)
"""The chance to call a pot-sized bet after the draw, by class of final hands."""


@dataclass(frozen=True, slots=True)
class OpponentRange:
    """The distribution of the final hand of one opponent.

    Attributes:
        weaker: for each strength, the share of weaker hands plus half of the equal ones.
        bounds: the share of hands below each class of final hands, followed by 1.
    """

    weaker: tuple[float, ...]
    bounds: tuple[float, ...]

    def call_chance(self, pressure: float) -> float:
        """The chance that it calls a bet; pressure 1 is a pot-sized bet, more makes calls rarer."""
        pairs = zip(call_chances(pressure), self.bounds, self.bounds[1:], strict=False)
        return sum([chance * (above - below) for chance, below, above in pairs])

    def weaker_call_chance(self, pressure: float, strength: int) -> float:
        """The chance that it calls the bet with a hand weaker than this strength."""
        own = strength_class(strength)
        bounds, calls = self.bounds, call_chances(pressure)
        below = sum([calls[each] * (bounds[each + 1] - bounds[each]) for each in range(own)])
        return below + calls[own] * (self.weaker[strength] - bounds[own])


@cache
def call_chances(pressure: float) -> tuple[float, ...]:
    """The chance to call after the draw, by class of final hands."""
    return tuple([chance**pressure for chance in _CALLS])


@cache
def first_call_chance(pressure: float) -> float:
    """The chance that an opponent that has held, or not acted, calls a bet before the draw."""
    dealt = [sum(counts) * held for counts, held in zip(final_hand_counts(), _FIRST[HELD], strict=True)]
    calls = [weight * chance**pressure for weight, chance in zip(dealt, _FIRST_CALLS, strict=True)]
    return float(sum(calls) / sum(dealt))


def strength_class(strength: int) -> int:
    """The class of final hands to which a strength belongs."""
    return bisect_right(_LOWEST, strength) - 1


@cache
def opponent_range(first: int, drawn: int, second: int) -> OpponentRange:
    """The range after this act before the draw, this number of drawn cards, and this act after the draw."""
    starts = [before * draws for before, draws in zip(_FIRST[first], _DRAWN[drawn], strict=True)]
    shares = [0.0] * STRENGTHS
    for weight, counts in zip(starts, final_hand_counts(), strict=True):
        shares = [share + weight * count for share, count in zip(shares, counts, strict=True)]
    ends = (*_LOWEST[1:], STRENGTHS)
    for weight, begin, end in zip(_SECOND[second], _LOWEST, ends, strict=True):
        shares[begin:end] = [weight * share for share in shares[begin:end]]
    whole = sum(shares)
    below = [0.0, *accumulate(share / whole for share in shares)]
    weaker = tuple([(low + high) / 2 for low, high in pairwise(below)])
    return OpponentRange(weaker, tuple(below[each] for each in (*_LOWEST, STRENGTHS)))
