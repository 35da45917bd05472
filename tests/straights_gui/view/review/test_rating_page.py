"""The rating in the statistics of the window."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from straights_gui.view.review.rating_page import RatingPage


@pytest.mark.parametrize("rounds", [0, 9, 10, 60])
def test_the_plot_is_there_when_there_is_a_rating(qtbot: QtBot, rounds: int) -> None:
    """The bands of the computers alone would say nothing of the player."""
    parent = QWidget()
    qtbot.addWidget(parent)
    page = RatingPage(parent)
    page.show_prices((2.0,) * rounds)

    assert (rounds >= 10) == page.plot.isVisibleTo(page)
