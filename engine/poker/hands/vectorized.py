"""Many hands at once as NumPy arrays: the door to them. Only who calls it needs NumPy.

Everything here raises NumpyMissing, which says what to install, where NumPy is not there. From about a
hundred hands on they are faster than `ranking`; `benchmarks/poker_hands.py` finds the number.
"""

from __future__ import annotations

from engine.lean import TYPE_CHECKING
from engine.poker.hands.hand_types import HandType

if TYPE_CHECKING:
    from engine.poker.hands.numpy_arrays import Integers, NDArray, np


def codes(places: Integers) -> NDArray[np.uint32]:
    """What `strengths` takes for cards, by their places in an unshuffled deck, 0 to 51; in the same shape.

    Those places are the codes of `engine.poker.hands.ranking`; arrays are ranked by sums of other numbers.

    >>> import numpy as np
    >>> codes(np.array([[1, 2], [14, 40]])).tolist()
    [[0, 64], [1, 7]]
    """
    from engine.poker.hands.hand_arrays import codes  # noqa: PLC0415  # NumPy is there for who asks

    return codes(places)


def strengths(columns: Integers) -> NDArray[np.uint16]:
    """The strengths of n hands, 0 to 7461 each, from an array of 5 x n codes: a row for a card of each hand.

    That each hand is five different cards, is what the caller sees to. An array of `codes` is read as it is,
    any other is copied first.

    >>> import numpy as np
    >>> strengths(codes(np.array([[0], [12], [11], [10], [9]])))
    array([7461], dtype=uint16)

    Raises NotAHand if the array has another shape.
    """
    from engine.poker.hands.hand_arrays import strengths  # noqa: PLC0415  # NumPy is there for who asks

    return strengths(columns)


def count_types() -> dict[HandType, int]:
    """How many of the 2,598,960 hands are of each type; each of them is made and ranked.

    >>> count_types()[HandType.STRAIGHT_FLUSH]
    36
    """
    from engine.poker.hands.hand_arrays import count_types  # noqa: PLC0415  # NumPy is there for who asks

    return count_types()
