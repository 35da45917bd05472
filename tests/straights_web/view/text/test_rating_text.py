"""The rating in words is that of the window: the same sentences in each language."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from engine.straights.hosting.answers import rating
from straights_gui.controller.settings.languages import set_language
from straights_gui.resources import LANGUAGES
from straights_gui.view.review.rating_page import RatingPage
from tests.support.javascript import evaluate, needs_node
from web.texts import write_texts

pytestmark = needs_node

PRICES = ((), (1.0,) * 9, (0.3, 1.7) * 5, (2.5, 8.25, 4.0) * 30)
SCRIPT = """
import { ratingText } from "./view/review/rating_view.js";
import { useLanguage } from "./view/text/translate.js";
globalThis.fetch = async (url) => ({ ok: true, json: async () => texts });
await useLanguage(language);
answer(messages.map(ratingText));
"""


def window_texts() -> list[str]:
    """What the window says."""
    parent = QWidget()
    page = RatingPage(parent)
    texts = []
    for prices in PRICES:
        page.show_prices(prices)
        texts.append(page.text.text())
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rating_reads_as_in_the_window(qapp: QApplication, tmp_path: Path, language: str) -> None:
    """With too few rounds, and of several levels."""
    assert qapp is not None
    write_texts(tmp_path)
    texts = (tmp_path / f"{language}.json").read_text(encoding="utf-8")
    messages = json.dumps([rating(each) for each in PRICES])
    given = f"const [texts, language, messages] = [{texts}, {language!r}, {messages}];"
    set_language(language)
    try:
        expected = window_texts()
    finally:
        set_language("en")

    assert expected == evaluate(given + SCRIPT)
