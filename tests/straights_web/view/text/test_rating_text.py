"""The rating in words is that of the window: the same sentences in each language."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from engine.straights.hosting.answers import rating
from engine.straights.protocol.table_messages import FROM_TABLE
from straights_gui.controller.settings.languages import set_language
from straights_gui.resources import LANGUAGES
from straights_gui.view.review.rating_page import RatingPage
from tests.support.javascript import call_all, needs_node

pytestmark = needs_node

PRICES = ((), (1.0,) * 9, (0.3, 1.7) * 5, (2.5, 8.25, 4.0) * 30)


def window_texts() -> list[str]:
    parent = QWidget()
    page = RatingPage(parent)
    texts = []
    for prices in PRICES:
        page.show_prices(prices)
        texts.append(page.text.text())
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rating_reads_as_in_the_window(qapp: QApplication, language: str) -> None:
    """With too few rounds, and of several levels."""
    assert qapp is not None
    set_language(language)
    try:
        expected = window_texts()
    finally:
        set_language("en")

    ratings = [("ratingText", FROM_TABLE.write(rating(each))) for each in PRICES]
    assert expected == call_all("straights_web/view/review/rating_view.js", ratings, language)
