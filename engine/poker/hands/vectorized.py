"""Ranks many hands at once, as NumPy arrays. Importing this module does not import NumPy.

All functions raise NumpyMissing, which says what to install, if NumPy is not installed. From about a hundred
hands on they are faster than `ranking`; `benchmarks/poker_hands.py` measures from how many.
"""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING
from engine.poker.hands.hand_types import HandType

if TYPE_CHECKING:
    from engine.poker.hands.numpy_arrays import Integers, NDArray, np


def codes(places: Integers) -> NDArray[np.uint32]:
    """The array codes that `strengths` takes, from places in an unshuffled deck, 0 to 51; in the same shape.

    The places are the codes of `engine.poker.hands.ranking`.

    >>> import numpy as np
    >>> codes(np.array([[1, 2], [14, 40]])).tolist()
    [[0, 64], [1, 7]]
    """
    from engine.poker.hands.hand_arrays import codes  # noqa: PLC0415  # needs NumPy

    return codes(places)


def strengths(columns: Integers) -> NDArray[np.uint16]:
    """The strengths of n hands, 0 to 7461 each, from an array of 5 x n codes, a column for each hand.

    Each hand has to be five different cards; that is not checked. An array of any other type than that of
    `codes` is copied first.

    >>> import numpy as np
    >>> strengths(codes(np.array([[0], [12], [11], [10], [9]])))
    array([7461], dtype=uint16)

    Raises NotAHand if the array has another shape.
    """
    from engine.poker.hands.hand_arrays import strengths  # noqa: PLC0415  # needs NumPy

    return strengths(columns)


def count_types() -> dict[HandType, int]:
    """The number of hands of each type, from ranking all 2,598,960 of them.

    >>> count_types()[HandType.STRAIGHT_FLUSH]
    36
    """
    from engine.poker.hands.hand_arrays import count_types  # noqa: PLC0415  # needs NumPy

    return count_types()
