"""The best draw of every hand, as arrays: the implementation of `draws.best_draws`. Needs NumPy.

The method is that of `draws`, for many hands at once. In colexicographic order, the hands with a given
highest card are the sets of four lower cards, one after the other. So the sets of four are processed in
chunks, each with every possible highest card: what depends on the four alone is computed only once.
"""

from __future__ import annotations

from math import comb

from engine.poker.hands.hand_arrays import CODES, by_key, strengths_of_sums
from engine.poker.hands.numpy_arrays import NDArray, np
from engine.poker.hands.rank_sums import LOWER_PART, SHIFT
from engine.poker.hands.subset_sums import subset_places, subset_sums
from engine.poker.odds.draw_totals import CERTAIN, SAME_SUIT, WEIGHTS, scores, totals

CHUNK = 8192

_SETS_OF_FOUR = comb(52, 4)
_SUBSETS = range(16)
_BINOMIALS = np.array([[comb(place, number) for place in range(52)] for number in range(5)])

# A chance and, in the bits below it, the kept cards: a single maximum finds both.
_SHIFT = 5
_WEIGHTS = np.array(WEIGHTS)[:, np.newaxis] << _SHIFT
_KEPT = np.arange(32)[:, np.newaxis]


def best_draws() -> tuple[NDArray[np.uint8], NDArray[np.float64]]:
    """For every hand in colexicographic order: the cards that the best draw drops, and its chance to win."""
    dropped, chances = np.empty(comb(52, 5), np.uint8), np.empty(comb(52, 5))
    places, sums, score = subset_places(4), subset_sums(CODES, 4), np.array(scores())
    of_size = [_totals_of_sets(size) for size in range(5)]
    room = np.empty(32 * CHUNK, np.int64)
    for begin in range(0, _SETS_OF_FOUR, CHUNK):
        chunk = slice(begin, begin + CHUNK)
        numbers = _numbers_of_subsets(places[:, chunk])
        below = np.array([of_size[kept.bit_count()][numbers[kept]] for kept in _SUBSETS])
        _leave_exactly(below)
        for top in range(places[3, begin] + 1, 52):
            count = min(comb(top, 4) - begin, below.shape[1])
            table = room[: 32 * count].reshape(32, count)
            above = table[16:]
            for kept in _SUBSETS[:-1]:
                size = kept.bit_count() + 1
                of_size[size][comb(top, size) :].take(numbers[kept, :count], out=above[kept], mode="clip")
            above[-1] = score[strengths_of_sums(sums[chunk][:count] + CODES[top])]
            _leave_exactly(above)
            np.subtract(below[:, :count], above, out=table[:16])
            best = _best(table)
            hands = slice(comb(top, 5) + begin, comb(top, 5) + begin + count)
            dropped[hands] = ~best & 31
            chances[hands] = (best >> _SHIFT) / CERTAIN
    return dropped, chances


def _totals_of_sets(size: int) -> NDArray[np.int64]:
    """The total for each set of this many cards, in colexicographic order."""
    by_ranks, more = by_key(totals().by_ranks[size]), by_key(totals().more_in_suit[size])
    is_same_suit = np.zeros(LOWER_PART + 1, np.int64)
    is_same_suit[list(SAME_SUIT[size])] = 1
    sums = subset_sums(CODES, size)
    keys = sums >> SHIFT
    found: NDArray[np.int64] = by_ranks[keys] + more[keys] * is_same_suit[sums & LOWER_PART]
    return found


def _numbers_of_subsets(places: NDArray[np.intp]) -> NDArray[np.intp]:
    """For sets of four cards, a column each: the index of each of their subsets among those of its size."""
    numbers = np.zeros((len(_SUBSETS), places.shape[1]), np.intp)
    for kept in _SUBSETS:
        cards = [card for card in range(4) if kept >> card & 1]
        for number, card in enumerate(cards, 1):
            numbers[kept] += _BINOMIALS[number][places[card]]
    return numbers


def _leave_exactly(table: NDArray[np.int64]) -> None:
    """Turn totals of hands that contain a subset of four cards into those that contain only that subset."""
    for bit in range(4):
        pairs = table.reshape(-1, 2, 1 << bit, table.shape[1])
        pairs[:, 0] -= pairs[:, 1]


def _best(table: NDArray[np.int64]) -> NDArray[np.int64]:
    """The best row of each column, in one number with its chance; overwrites the table."""
    table *= _WEIGHTS
    table += _KEPT
    best: NDArray[np.int64] = table[1:].max(axis=0)
    return best
