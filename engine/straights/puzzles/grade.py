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
