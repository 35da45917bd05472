"""The ranking of many hands, as arrays: what `batches` hands on. NumPy is needed here.

Four additions find a hand's place in a table, as `rank_sums` has it. Hands of mixed suits and those of one
suit stand behind one another; the lower part of a sum says where to begin. Long arrays are taken in pieces
that stay in the processor's cache.
"""

from __future__ import annotations

from engine.errors import NotAHand
from engine.poker.hands.hand_types import STRENGTHS, HandType
from engine.poker.hands.numpy_arrays import Integers, NDArray, np
from engine.poker.hands.rank_sums import HIGHEST_KEY, LOWER_PART, SHIFT, SUIT_BITS, SUMMANDS, classes_by_sum
from engine.poker.hands.subset_sums import subset_sums, tops

PIECE = 32_768


def by_key(table: dict[int, int]) -> NDArray[np.int64]:
    """A table that is found by the sum of rank keys, as an array; 0 where no sum is."""
    array = np.zeros(HIGHEST_KEY + 1, np.int64)
    array[list(table)] = list(table.values())
    return array


CODES = np.array(SUMMANDS, np.uint32)
"""The code of each card for arrays, in the order of an unshuffled deck."""

_CLASSES = classes_by_sum()
_STRENGTHS = np.concatenate((by_key(_CLASSES.mixed), by_key(_CLASSES.of_one_suit))).astype(np.uint16)
_BEGINS = np.zeros(LOWER_PART + 1, np.intp)
_BEGINS[[5 * bits for bits in SUIT_BITS]] = HIGHEST_KEY + 1


def codes(places: Integers) -> NDArray[np.uint32]:
    """The codes of cards by their places, in the same shape."""
    return CODES[np.asarray(places, np.intp)]


def strengths(columns: Integers) -> NDArray[np.uint16]:
    """The strengths of n hands from an array of 5 x n codes."""
    columns = np.asarray(columns, np.uint32)
    if columns.ndim != 2 or len(columns) != 5:
        raise NotAHand(f"an array of 5 x n codes is n hands, not one of {columns.shape}")
    ranked = np.empty(columns.shape[1], np.uint16)
    for begin in range(0, len(ranked), PIECE):
        piece = slice(begin, begin + PIECE)
        first, second, *others = columns[:, piece]
        sums = first + second
        for other in others:
            sums += other
        ranked[piece] = strengths_of_sums(sums)
    return ranked


def strengths_of_sums(sums: NDArray[np.uint32]) -> NDArray[np.uint16]:
    """The strengths of hands, each by the sum of its codes."""
    numbers = (sums >> SHIFT).astype(np.intp)
    numbers += _BEGINS.take(sums & LOWER_PART)
    return _STRENGTHS.take(numbers)


def count_types() -> dict[HandType, int]:
    """How many of all hands are of each type."""
    lower = subset_sums(CODES, 4)
    counts = np.zeros(STRENGTHS, np.intp)
    for top, _, count in tops(5):
        for begin in range(0, count, PIECE):
            sums = lower[begin : min(begin + PIECE, count)] + CODES[top]
            counts += np.bincount(strengths_of_sums(sums), minlength=STRENGTHS)
    by_type = np.bincount(_CLASSES.types, counts)
    return {hand_type: int(by_type[hand_type]) for hand_type in HandType if by_type[hand_type]}
