"""Results and strengths as marks on a line, from worse to better."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.protocol.sheet import ScaleMark
from engine.straights.text.levels import level
from engine.straights.text.today import deal_results, you

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.straights.duplicate.deal_result import DealResult
    from engine.straights.statistics.rating import Rating

_ROOM = 0.08  # at each end of a line of results, which is as long as they need


def deal_marks(result: DealResult) -> tuple[ScaleMark, ...]:
    """The results of a deal, of which equal ones share a mark; a single one stands in the middle."""
    named = deal_results(result)
    places = sorted({ahead for ahead, _name in named})
    lowest, length = places[0], max(places[-1] - places[0], 1)
    return tuple(
        ScaleMark(
            0.5 if len(places) == 1 else _ROOM + (1 - 2 * _ROOM) * (place - lowest) / length,
            tuple(name for ahead, name in named if ahead == place),
            is_own=place == result.ahead,
        )
        for place in places
    )


def strength_marks(rating: Rating) -> Iterator[ScaleMark]:
    """The player between the computers, of which the weakest stands at the start."""
    for band in reversed(rating.bands):
        yield ScaleMark(rating.share_of(band.price), (level(band.strategy),))
    own, least, most = (rating.share_of(each) for each in (rating.price, rating.high, rating.low))
    yield ScaleMark(own, (you(),), is_own=True, span=(least, most))
