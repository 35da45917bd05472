"""What can be chosen for a new game, as data."""

from __future__ import annotations

from engine.fast_dataclass import dataclass
from engine.text.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Preset:
    """A kind of game that can be begun.

    Attributes:
        key: stands for it in settings.
        line: what it is, in one line.
        seats: how many may play.
        proposed: how many play unless told.
        lengths: of a game; the first one unless told.
    """

    key: str
    title: Sentence
    line: Sentence
    seats: range
    proposed: int
    lengths: tuple[Sentence, ...]
