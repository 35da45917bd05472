"""The expressions of a face as values: gaze, eyes, brows and mouth."""

from __future__ import annotations

from enum import Enum

from engine.fast_dataclass import dataclass


class Look(Enum):
    """The direction of the gaze, as seen by the viewer of the picture."""

    AHEAD = (0, 0)
    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class Eyes(Enum):
    """The shape of the eyes."""

    OPEN = "open"
    HALF = "half"
    CLOSED = "closed"
    HAPPY = "happy"


class Brows(Enum):
    """The shape of the brows."""

    LEVEL = "level"
    RAISED = "raised"
    WORRIED = "worried"


class Mouth(Enum):
    """The shape of the mouth."""

    NEUTRAL = "neutral"
    SMILE = "smile"
    GRIN = "grin"
    DISMAY = "dismay"


@dataclass(frozen=True, slots=True)
class Expression:
    """The expression of a face; by default a friendly look straight ahead."""

    look: Look = Look.AHEAD
    eyes: Eyes = Eyes.OPEN
    brows: Brows = Brows.LEVEL
    mouth: Mouth = Mouth.NEUTRAL
