"""What decided a round or a game, as the values of the boxes beside its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.straights.sheets.scale import deal_marks
from engine.straights.text import reviews as text
from engine.straights.text.today import deal_verdict
from straights_gui.view.table.results.result_boxes import DearestChoice, ResultReview
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from engine.straights.duplicate.deal_result import DealResult
    from engine.straights.review.game_review import RoundReview


def result_review(
    rounds: tuple[RoundReview, ...], mended: set[int], deal: DealResult | None = None
) -> ResultReview:
    """What decided these rounds, and the deal for everybody if they are one.

    `mended` are the actions that the player has made better since.
    """
    moments, found = text.moments(rounds), None
    left = [each for each in moments if each.action not in mended]
    if left:
        dearest = left[0]
        cards = dearest.played.card, dearest.best.card
        found = DearestChoice(*cards, shown(text.about_cost(dearest)), shown(*text.what_it_did(dearest)))
    return ResultReview(
        shown(text.headline(rounds)),
        found,
        rounds,
        "" if deal is None else shown(deal_verdict(deal)),
        () if deal is None else deal_marks(deal),
        shown(text.mended(len(moments) - len(left), len(moments))) if len(left) < len(moments) else "",
    )
