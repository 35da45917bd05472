"""How difficult a puzzle is; a day has one puzzle of each grade."""

from __future__ import annotations

from enum import IntEnum


class Grade(IntEnum):
    """The difficulty of a puzzle."""

    EASY = 1
    MEDIUM = 2
    HARD = 3


A_DAY = len(Grade)
"""The number of puzzles per day that are the same for everybody."""

PACK_SIZE = 300
"""The number of puzzles in the pack."""

_TYPICAL_GAP, _PER_POINT, _FOR_ERROR = 4.0, 40.0, 300.0
_LEAST_RATING, _MOST_RATING = 900.0, 1900.0


def rating_for(grade: Grade, gap: float) -> int:
    """The rating of a puzzle on the scale of the players, by its proof.

    The smaller the gap, the harder it is to see, and a puzzle in which the blocker errs is hard in itself.
    The scale is a convention.
    """
    error = _FOR_ERROR if grade is Grade.HARD else 0.0
    rating = 1500 + error - _PER_POINT * (gap - _TYPICAL_GAP)
    return round(min(max(rating, _LEAST_RATING), _MOST_RATING))
