"""Subsets of the deck in colexicographic order, and sums over them. Needs NumPy.

Subsets of one size are sorted by their highest card, then by the second highest and so on. The subsets whose
cards are all below a given card therefore come first, in one block, and one vector addition turns them into
the subsets of the next size with that card as the highest.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import TypeVar

from engine.poker.hands.numpy_arrays import NDArray, np

Number = TypeVar("Number", np.int64, np.uint32)


def tops(size: int) -> Iterator[tuple[int, int, int]]:
    """For each highest card of the subsets of a size: its place, the index of the first subset, their number.

    >>> list(tops(2))[:3]
    [(1, 0, 1), (2, 1, 2), (3, 3, 3)]
    """
    for top in range(size - 1, 52):
        yield top, comb(top, size), comb(top, size - 1)


def subset_sums(values: NDArray[Number], size: int) -> NDArray[Number]:
    """The sum of the 52 values over each subset of a size.

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
    """The places of the cards of each subset of a size, a column each, in ascending order.

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
