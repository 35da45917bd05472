"""What a face shows, as values: where it looks, its eyes, its brows and its mouth."""

from __future__ import annotations

from enum import Enum

from engine.fast_dataclass import dataclass


class Look(Enum):
    """Where a face looks, as who sees the picture says it."""

    AHEAD = (0, 0)
    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class Eyes(Enum):
    """How far the eyes are open."""

    OPEN = "open"
    HALF = "half"
    CLOSED = "closed"
    HAPPY = "happy"


class Brows(Enum):
    """How the brows stand."""

    LEVEL = "level"
    RAISED = "raised"
    WORRIED = "worried"


class Mouth(Enum):
    """What the mouth does."""

    NEUTRAL = "neutral"
    SMILE = "smile"
    GRIN = "grin"
    DISMAY = "dismay"


@dataclass(frozen=True, slots=True)
class Expression:
    """What a face shows; a friendly look straight ahead unless told otherwise."""

    look: Look = Look.AHEAD
    eyes: Eyes = Eyes.OPEN
    brows: Brows = Brows.LEVEL
    mouth: Mouth = Mouth.NEUTRAL
