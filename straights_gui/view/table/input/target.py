"""Where a card can be dropped."""

from __future__ import annotations

from enum import Enum


class Target(Enum):
    """The target of a dropped card."""

    BOARD = "board"
    DISCARDS = "discards"
    NOWHERE = "nowhere"
