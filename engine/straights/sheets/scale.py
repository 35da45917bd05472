"""Results as marks on a line, from worse to better."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.protocol.sheet import ScaleMark
from engine.straights.text.today import deal_results

if TYPE_CHECKING:
    from engine.straights.duplicate.deal_result import DealResult

_ROOM = 0.08  # at each end of a line of results, which is as long as they need


def deal_marks(result: DealResult) -> tuple[ScaleMark, ...]:
    """The results of a deal, of which equal ones share a mark; a single one stands in the middle."""
    named = deal_results(result)
    places = sorted({ahead for ahead, _name in named})
    lowest, length = places[0], max(places[-1] - places[0], 1)
    marks = []
    for place in places:
        at = 0.5 if len(places) == 1 else _ROOM + (1 - 2 * _ROOM) * (place - lowest) / length
        names = tuple(name for ahead, name in named if ahead == place)
        marks.append(ScaleMark(at, names, is_own=place == result.ahead))
    return tuple(marks)
