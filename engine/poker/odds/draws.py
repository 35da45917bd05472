"""Exact odds of a draw: the chance to win after each way to exchange cards, and the best way.

A hand is judged by its worth: the chance to beat one other hand that was dealt at random from a full deck, a
tie counting half. New cards come from the 47 that the player does not see, each with equal chance.

The sum over all draws is made without dealing any. The hands that keep a set of cards and have none of the
dropped ones are those that contain the set, less those that contain one dropped card too, and so on
(inclusion and exclusion; for the 32 sets of five cards at once, a Moebius transform). So 32 totals of
`draw_totals` and 80 subtractions give all draws of a hand, in whole numbers, hence without any rounding.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from engine.cards.card import Card
from engine.lean import TYPE_CHECKING, dataclass
from engine.poker.hands.rank_sums import SUMMANDS
from engine.poker.hands.ranking import code_of, codes_of
from engine.poker.odds.draw_totals import HANDS, scores, totals

if TYPE_CHECKING:
    from engine.poker.hands.numpy_arrays import NDArray, np

MOST_DRAWN = 4
UNSEEN = 47

WEIGHTS = tuple(comb(UNSEEN, MOST_DRAWN) // comb(UNSEEN, 5 - kept.bit_count()) for kept in range(32))
"""For each set that is kept: by how much its sum of scores makes up for the lower number of draws."""

_KEPT = tuple(sorted(range(1, 32), key=lambda kept: (-kept.bit_count(), -kept)))
"""What can be kept of five cards, a bit a card: where chances are equal, the first is preferred."""

CERTAIN = 2 * HANDS * comb(UNSEEN, MOST_DRAWN)
"""What a weighted sum of scores is divided by to become a chance."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A way to exchange cards.

    Attributes:
        dropped: the cards to drop, none to four, in the order of an unshuffled deck.
        chance: to beat one random hand with what is held then, 0 to 1.
    """

    dropped: tuple[Card, ...]
    chance: float


def worth(strength: int) -> float:
    """The chance of a hand of this strength to beat one random hand of a full deck; a tie counts half.

    >>> round(worth(0), 7), round(worth(7461), 7)
    (0.0001962, 0.9999992)
    """
    return scores()[strength] / (2 * HANDS)


def best_draw(cards: Sequence[Card]) -> Draw:
    """The draw with the highest chance to win. There is one for each hand: no two best ones are equal.

    >>> from engine.poker.hands.card_names import cards_named
    >>> best_draw(cards_named("AC KC QC JC 9D")).dropped
    (Card.parse('9D'),)

    Raises NotAHand unless it is five different cards.
    """
    ordered = _ordered(cards)
    chances = _weighted(ordered)
    best = max(_KEPT, key=chances.__getitem__)
    return _draw(ordered, best, chances[best])


def draws_of(cards: Sequence[Card]) -> tuple[Draw, ...]:
    """All 31 ways to drop none to four cards, the best first; of equal ones that which drops fewer cards.

    Raises NotAHand unless it is five different cards.
    """
    ordered = _ordered(cards)
    chances = _weighted(ordered)
    kept = sorted(_KEPT, key=chances.__getitem__, reverse=True)
    return tuple(_draw(ordered, each, chances[each]) for each in kept)


def hand_number(cards: Sequence[Card]) -> int:
    """Where the hand stands among all, 0 to 2,598,959, as `best_draws` numbers them.

    That is the colexicographic order of the cards' places in an unshuffled deck: hands are sorted by their
    last card of that deck, then by the last but one, and so on.

    >>> from engine.cards.card import CARDS
    >>> hand_number(CARDS[:5]), hand_number(CARDS[-5:])
    (0, 2598959)

    Raises NotAHand unless it is five different cards.
    """
    return sum(comb(place, number) for number, place in enumerate(sorted(codes_of(cards)), 1))


def best_draws() -> tuple[NDArray[np.uint8], NDArray[np.float64]]:
    """For every hand, at its `hand_number`: which cards the best draw drops, and its chance to win.

    Bit 0 stands for the hand's first card in the order of an unshuffled deck, bit 4 for its last.
    Raises NumpyMissing, which says what to install, where NumPy is not there.
    """
    from engine.poker.odds.draw_arrays import best_draws  # noqa: PLC0415  # NumPy is there for who asks

    return best_draws()


def _ordered(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=code_of)


def _weighted(cards: Sequence[Card]) -> list[int]:
    """For each set of cards that may be kept, a bit a card: its chance to win, as a share of CERTAIN."""
    of, sums, counts = totals().of, [0], [0]
    for code in codes_of(cards):
        summand = SUMMANDS[code]
        sums += [each + summand for each in sums]
        counts += [each + 1 for each in counts]
    found = [of(count, each) for count, each in zip(counts, sums, strict=True)]
    for bit in (1, 2, 4, 8, 16):
        for kept in range(32):
            if not kept & bit:
                found[kept] -= found[kept | bit]
    return [weight * each for weight, each in zip(WEIGHTS, found, strict=True)]


def _draw(cards: Sequence[Card], kept: int, weighted: int) -> Draw:
    dropped = tuple(card for number, card in enumerate(cards) if not kept >> number & 1)
    return Draw(dropped, weighted / CERTAIN)
