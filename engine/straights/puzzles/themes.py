"""What a puzzle is about: what its best card does that another one does not."""

from __future__ import annotations

from enum import Enum, auto

from engine.straights.advice.hints import hint_about
from engine.straights.commands import Choice, Discard
from engine.straights.observation import Observation

_LAST, _MANY = 3, 2


class Theme(Enum):
    """An idea of the game."""

    CLOSED_ROWS = auto()
    EARLY_DISCARD = auto()
    CHEAP_CARDS = auto()
    OWN_ROW = auto()
    LAST_THREE = auto()


def theme_of(best: Choice, observation: Observation) -> Theme | None:
    """The idea behind the best choice of a turn; None if it is none of these."""
    own = hint_about(best, observation)
    others = [hint_about(each, observation) for each in observation.choices if each != best]
    if len(observation.hand) <= _LAST:
        return Theme.LAST_THREE
    if isinstance(best, Discard):
        return Theme.EARLY_DISCARD if own.cheaper else None
    brought = len(own.behind) - max(len(each.behind) for each in others)
    opened = [len(each.opened) for each in others]
    if brought >= _MANY:
        return Theme.OWN_ROW
    if len(own.opened) <= min(opened) and len(own.opened) < max(opened):
        return Theme.CLOSED_ROWS
    if own.points > min(each.points for each in others):
        return Theme.CHEAP_CARDS
    return Theme.OWN_ROW if brought > 0 else None
