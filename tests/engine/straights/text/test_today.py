"""What the page of the day says of a result, and of the game on the table."""

import pytest

from engine.straights.duplicate.deal_result import DealResult
from engine.straights.text.rendering import render
from engine.straights.text.today import deal_marks, deal_verdict, verdict_of_yesterday


@pytest.mark.parametrize(
    "ahead, verdict",
    [
        (-12, "level with “expert”, 3 points better than “very hard”"),
        (-13, "1 point worse than “expert”, 2 points better than “very hard”"),
        (-15, "3 points worse than “expert”, level with “very hard”"),
    ],
)
def test_a_result_is_told_beside_both_computers(ahead: int, verdict: str) -> None:
    result = DealResult(ahead, -4, (-15, -12), "")

    assert f"You were {verdict}." == render(deal_verdict(result))
    assert f"Yesterday: {verdict}" == render(verdict_of_yesterday(result))


def test_equal_results_share_a_mark() -> None:
    marks = deal_marks(DealResult(-12, -4, (-15, -12), ""))

    assert [(-15, False), (-12, True), (-4, False)] == [(each.ahead, each.is_own) for each in marks]
    assert [["very hard"], ["you", "expert"], ["expected"]] == [
        [render(name) for name in each.names] for each in marks
    ]
