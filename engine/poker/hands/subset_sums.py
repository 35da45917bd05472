"""Subsets of the deck in colexicographic order, and sums over them: how the hands of all cards are numbered.

The subsets of one size are sorted by their highest card, then by the second highest and so on. So those whose
cards are all below some card are the first of all, in one piece, and the subsets of the next size with this
card on top are made of them by one addition, without a look at single cards. NumPy is needed here.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import TypeVar

from engine.poker.hands.numpy_arrays import NDArray, np

Number = TypeVar("Number", np.int64, np.uint32)


def tops(size: int) -> Iterator[tuple[int, int, int]]:
    """The subsets of a size by their highest card: that card's place, where they begin, how many there are.

    >>> list(tops(2))[:3]
    [(1, 0, 1), (2, 1, 2), (3, 3, 3)]
    """
    for top in range(size - 1, 52):
        yield top, comb(top, size), comb(top, size - 1)


def subset_sums(values: NDArray[Number], size: int) -> NDArray[Number]:
    """The sums of the 52 values over each subset of a size.

    >>> subset_sums(np.arange(52), 2)[:6]
    array([1, 2, 3, 3, 4, 5])
    """
    sums = np.zeros(1, values.dtype)
    for number in range(1, size + 1):
        smaller, sums = sums, np.empty(comb(52, number), values.dtype)
        for top, begin, count in tops(number):
            np.add(smaller[:count], values[top], out=sums[begin : begin + count])
    return sums


def subset_places(size: int) -> NDArray[np.intp]:
    """The cards of each subset of a size, a column each, the lowest place first.

    >>> subset_places(2)[:, :6]
    array([[0, 0, 1, 0, 1, 2],
           [1, 2, 2, 3, 3, 3]])
    """
    places = np.empty((0, 1), np.intp)
    for number in range(1, size + 1):
        smaller, places = places, np.empty((number, comb(52, number)), np.intp)
        for top, begin, count in tops(number):
            places[:-1, begin : begin + count] = smaller[:, :count]
            places[-1, begin : begin + count] = top
    return places
