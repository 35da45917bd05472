"""Who stays holds more than a random hand: the final hands of an opponent, from all that was public of it.

An opponent is described by what it did before the draw, how many cards it drew, and what it did after. How
likely each of that is with which hand stands in the tables here: a mixed crowd, of which most fold below
a pair when that costs something, and bet two pair.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from itertools import accumulate, pairwise

from engine.lean import dataclass
from engine.poker.hands.hand_types import STRENGTHS
from engine.poker.players.final_hands import finals

HELD, BET, CALLED, WAITING = (0, 1, 2, 3)
"""What an opponent did in a phase of betting; one who waits has not been asked, and can hold anything."""

UNKNOWN = 5
"""So many cards an opponent drew who has not drawn yet."""

# By kinds of start, see `finals`: nothing, four to a flush, pairs low, middle, high, two pair, three, pat.
_FIRST = (
    (0.40, 0.60, 1.00, 1.00, 0.90, 0.50, 0.40, 0.40),
    (0.04, 0.08, 0.05, 0.08, 0.30, 0.95, 1.00, 1.00),
    (0.03, 0.30, 0.50, 0.60, 0.85, 1.00, 1.00, 1.00),
    (0.40, 0.60, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00),
)
_FIRST_CALLS = (0.04, 0.40, 0.45, 0.55, 0.80, 0.95, 1.00, 1.00)
"""The chance that an opponent calls a bet of the pot before the draw, by what it was dealt."""

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
tens, from jacks; three of a kind; straights and all above."""

_SECOND = (
    (1.00, 1.00, 1.00, 0.90, 0.50, 0.35, 0.20, 0.20),
    (0.10, 0.04, 0.06, 0.15, 0.80, 1.00, 1.00, 1.00),
    (0.03, 0.35, 0.50, 0.65, 0.85, 0.95, 1.00, 1.00),
    (1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00),
)
_CALLS = (0.03, 0.40, 0.50, 0.65, 0.85, 0.95, 0.99, 1.00)
"""The chance that an opponent calls a bet of the pot after the draw, by what it holds."""


@dataclass(frozen=True, slots=True)
class Stayer:
    """The final hands of one opponent.

    Attributes:
        weaker: for each strength, the share of them that is weaker, and half of what is equal.
        bounds: the share that is below each class of final hands, and 1.
    """

    weaker: tuple[float, ...]
    bounds: tuple[float, ...]

    def calls(self, pressure: float) -> float:
        """The chance that it calls a bet; a pressure of 1 is a bet of the pot, more makes calls rarer."""
        pairs = zip(chances_to_call(pressure), self.bounds, self.bounds[1:], strict=False)
        return sum([chance * (above - below) for chance, below, above in pairs])

    def calls_weaker(self, pressure: float, strength: int) -> float:
        """The chance that it calls the bet and holds less than a hand of this strength."""
        own = class_of(strength)
        bounds, calls = self.bounds, chances_to_call(pressure)
        below = sum([calls[each] * (bounds[each + 1] - bounds[each]) for each in range(own)])
        return below + calls[own] * (self.weaker[strength] - bounds[own])


@cache
def chances_to_call(pressure: float) -> tuple[float, ...]:
    """The chances to call after the draw by class of final hands."""
    return tuple([chance**pressure for chance in _CALLS])


@cache
def first_calls(pressure: float) -> float:
    """The chance that somebody who has held, or waits, calls a bet before the draw."""
    dealt = [sum(counts) * held for counts, held in zip(finals(), _FIRST[HELD], strict=True)]
    calls = [weight * chance**pressure for weight, chance in zip(dealt, _FIRST_CALLS, strict=True)]
    return float(sum(calls) / sum(dealt))


def class_of(strength: int) -> int:
    """The class of final hands that a strength belongs to."""
    return bisect_right(_LOWEST, strength) - 1


@cache
def stayer(first: int, drawn: int, second: int) -> Stayer:
    """An opponent who did this before the draw, drew so many cards, and did that after it."""
    starts = [before * draws for before, draws in zip(_FIRST[first], _DRAWN[drawn], strict=True)]
    shares = [0.0] * STRENGTHS
    for weight, counts in zip(starts, finals(), strict=True):
        shares = [share + weight * count for share, count in zip(shares, counts, strict=True)]
    ends = (*_LOWEST[1:], STRENGTHS)
    for weight, begin, end in zip(_SECOND[second], _LOWEST, ends, strict=True):
        shares[begin:end] = [weight * share for share in shares[begin:end]]
    whole = sum(shares)
    below = [0.0, *accumulate(share / whole for share in shares)]
    weaker = tuple([(low + high) / 2 for low, high in pairwise(below)])
    return Stayer(weaker, tuple(below[each] for each in (*_LOWEST, STRENGTHS)))
