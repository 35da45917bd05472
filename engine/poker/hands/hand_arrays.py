"""The ranking of many hands, as arrays: the implementation of `vectorized`. Needs NumPy.

Four additions give the index of a hand in a look-up table, see `rank_sums`. The table has a part for hands of
mixed suits and one for flushes; the lower bits of a sum say which. Long arrays are processed in chunks that
fit into the processor's cache.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.poker.errors import NotAHand
from engine.poker.hands.hand_types import STRENGTHS, HandType
from engine.poker.hands.numpy_arrays import Integers, NDArray, np
from engine.poker.hands.rank_sums import LOWER_PART, MAX_KEY, SHIFT, SUIT_BITS, SUMMANDS, classes_by_sum
from engine.poker.hands.subset_sums import subset_sums, tops

CHUNK = 32_768


def by_key(table: Mapping[int, float]) -> NDArray[np.int64]:
    """A table of whole numbers by sums of rank keys, as an array; 0 for other indices."""
    array = np.zeros(MAX_KEY + 1, np.int64)
    array[list(table)] = list(table.values())
    return array


CODES = np.array(SUMMANDS, np.uint32)
"""The array code of each card, in the order of an unshuffled deck."""

_CLASSES = classes_by_sum()
_STRENGTHS = np.concatenate((by_key(_CLASSES.mixed), by_key(_CLASSES.of_one_suit))).astype(np.uint16)
_BEGINS = np.zeros(LOWER_PART + 1, np.intp)
_BEGINS[[5 * bits for bits in SUIT_BITS]] = MAX_KEY + 1


def codes(places: Integers) -> NDArray[np.uint32]:
    """The array codes of cards by their places in an unshuffled deck, in the same shape."""
    return CODES[np.asarray(places, np.intp)]


def strengths(columns: Integers) -> NDArray[np.uint16]:
    """The strengths of n hands from an array of 5 x n codes."""
    columns = np.asarray(columns, np.uint32)
    if columns.ndim != 2 or len(columns) != 5:
        raise NotAHand(f"an array of 5 x n codes is n hands, not one of {columns.shape}")
    ranked = np.empty(columns.shape[1], np.uint16)
    for begin in range(0, len(ranked), CHUNK):
        chunk = slice(begin, begin + CHUNK)
        first, second, *others = columns[:, chunk]
        sums = first + second
        for other in others:
            sums += other
        ranked[chunk] = strengths_of_sums(sums)
    return ranked


def strengths_of_sums(sums: NDArray[np.uint32]) -> NDArray[np.uint16]:
    """The strengths of hands, from the sums of their codes."""
    numbers = (sums >> SHIFT).astype(np.intp)
    numbers += _BEGINS.take(sums & LOWER_PART)
    return _STRENGTHS.take(numbers)


def count_types() -> dict[HandType, int]:
    """The number of hands of each type, counted one by one."""
    lower = subset_sums(CODES, 4)
    counts = np.zeros(STRENGTHS, np.intp)
    for top, _, count in tops(5):
        for begin in range(0, count, CHUNK):
            sums = lower[begin : min(begin + CHUNK, count)] + CODES[top]
            counts += np.bincount(strengths_of_sums(sums), minlength=STRENGTHS)
    by_type = np.bincount(_CLASSES.types, counts)
    return {hand_type: int(by_type[hand_type]) for hand_type in HandType if by_type[hand_type]}
