"""The types of a hand, from nothing to a royal flush."""

from __future__ import annotations

from enum import IntEnum


class HandType(IntEnum):
    """What five cards are; a higher number beats a lower one."""

    UNKNOWN = 0
    HIGH_CARD = 1
    ONE_PAIR = 2
    TWO_PAIR = 3
    THREE_KIND = 4
    STRAIGHT = 5
    FLUSH = 6
    FULL_HOUSE = 7
    FOUR_KIND = 8
    STRAIGHT_FLUSH = 9
    ROYAL_FLUSH = 10
