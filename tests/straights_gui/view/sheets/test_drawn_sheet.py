"""A sheet that is a value: another value takes its place, and what the player has chosen stays."""

import pytest
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QImage, QPixmap, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser
from pytestqt.qtbot import QtBot

from engine.straights.sheets.rules import rules
from engine.straights.sheets.seal import key_seal
from engine.straights.sheets.statistics import statistics
from engine.straights.statistics.records import GameRecord, RoundRecord
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.sheets.part_views import PagesView
from straights_gui.view.sheets.plot import PlotView
from straights_gui.view.table.input.screen_reader import ScreenReader
from tests.support.sheets import rows_of
from tests.support.window.blank_window import blank_window

POINTS = "Points per round over time"
RATED = tuple(RoundRecord(number, 50, play="play", price=1.0) for number in range(1, 41))
RECORDS = [GameRecord("a", "expert", (RoundRecord(1, 7),)), GameRecord("b", "highest", RATED)]


def test_another_choice_has_its_own_figures_and_plots(qtbot: QtBot) -> None:
    """The plot in sight stays that of the rating."""
    sheet = DrawnSheet(
        blank_window(qtbot), statistics(RECORDS), choose=lambda level: statistics(RECORDS, level)
    )
    sheet.show()
    assert sheet.choice is sheet.window().focusWidget(), "a plot is below the fold of a small window"

    def show_plot(number: int) -> None:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        sheet.findChildren(PagesView)[0].choice.buttons[number].click()

    def seen() -> tuple[dict[str, tuple[str, str]], list[str], QImage, bool]:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        texts = [label.text() for label in sheet.findChildren(QLabel) if label.isVisible()]
        points = next(each for each in sheet.findChildren(PlotView) if each.accessibleName() == POINTS)
        points.setFixedSize(400, 200)
        rows = rows_of(sheet.value)
        assert {value for value, _note in rows.values()} <= {*texts}
        return rows, texts, points.grab().toImage(), points.isVisible()

    every = seen()
    show_plot(1)
    sheet.choice.setCurrentIndex(sheet.choice.findData("expert"))
    expert = seen()

    assert (True, False) == (every[-1], expert[-1])
    assert all(one != other for one, other in zip(every, expert, strict=True))
    sheet.choice.setCurrentIndex(0)
    show_plot(0)
    assert every == seen()


def test_an_answer_shows_and_announces_what_it_has_found(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr(ScreenReader, "announce", lambda _reader, sentence: announced.append(sentence))
    opened, checked = key_seal("ab" * 32, "0f" * 32), key_seal("ab" * 32, "0f" * 32, holds=True)
    sheet = DrawnSheet(blank_window(qtbot), opened, {"check": lambda _sheet: checked})
    sheet.show()
    sheet.buttons["check"].click()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    said = "✓ The key matches the seal and the cards: they weren’t changed."
    assert said in [label.text() for label in sheet.findChildren(QLabel)]
    assert [said] == announced


def test_what_was_read_of_the_rules_stays_in_sight_in_another_size(qtbot: QtBot) -> None:
    """The pictures grow with the text, and nobody has to look for the line again."""
    window = blank_window(qtbot)
    sheet = DrawnSheet(window, rules())
    sheet.show()
    (browser,) = sheet.findChildren(QTextBrowser)
    bar, document = browser.verticalScrollBar(), browser.document()

    def picture() -> int:
        found = document.resource(QTextDocument.ResourceType.ImageResource, QUrl("picture:legal"))
        assert isinstance(found, QPixmap)
        return found.width()

    bar.setValue(bar.maximum() // 2)
    place, width = bar.value(), picture()
    window.resize(1920, 1080)
    QApplication.processEvents()

    assert (True, place) == (place > 0, bar.value())
    assert picture() > 1.2 * width
    window.resize(700, 600)  # boxes of other sheets are placed anew there
    QApplication.processEvents()
    assert [browser] == sheet.findChildren(QTextBrowser)
