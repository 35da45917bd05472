"""The rating in the statistics of the window."""

from pytestqt.qtbot import QtBot

from engine.fast_dataclass import replace
from engine.straights.statistics.figures import RatedRound
from engine.straights.statistics.rating import rating_of
from engine.straights.strategies.registry import STRATEGIES
from straights_gui.view.review.rating_page import RatingPage
from tests.support.window.blank_window import blank_window

ROUND = RatedRound(2.0, 3, is_known=True)


def test_the_rating_is_told_in_figures_and_by_a_computer(qtbot: QtBot) -> None:
    """Of the last rounds, with the range in which it lies; who plays better is compared with a better one."""
    parent = blank_window(qtbot)
    page, said = RatingPage(parent), []
    for price in (0.1, 3.0, 30.0):
        rounds = tuple(replace(ROUND, price=part * price) for part in (0.5, 1.5) * 20)
        page.show_rounds(rounds)
        said.append(page.text.text())
        rating = rating_of(rounds)
        assert rating is not None
        level = STRATEGIES[rating.strongest.strategy].level
        range_ = f"{rating.low:.1f} to {rating.high:.1f}, last {rating.rounds} rounds"
        begin = f"You give away {price:.1f} points a round ({range_})"
        assert f"{begin}, about as many as the computer “{level}”." == said[-1]
    page.show_rounds((ROUND,) * 19)
    said.append(page.text.text())

    assert 4 == len(set(said))
