"""The statistics in their window: figures in words, the plot, reset after a question, export."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from engine.straights.setup import FIRST_LEGAL
from engine.straights.statistics.figures import RatedRound
from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord
from straights_gui.view.dialogs.statistics_dialog import StatisticsDialog, StatisticsTable
from tests.support.window.blank_window import blank_window
from tests.support.window.player import Seating, game


def test_another_level_has_its_own_figures_plot_and_rating(qtbot: QtBot) -> None:
    rounds = (RatedRound(1.0, 3, is_known=True),) * 40
    tables = {
        "": StatisticsTable((("Won", "3", ""),), (("Rounds", "2"),), (), (5, 9, 50), rounds),
        "expert": StatisticsTable((("Won", "1", ""),), (("Rounds", "0"),), (), (7,), ()),
    }
    levels = (("", "all"), ("expert", "the expert"))
    dialog = StatisticsDialog(blank_window(qtbot), levels, tables.__getitem__)
    dialog.plot.setFixedSize(400, 200)
    dialog.show()

    def seen() -> tuple[tuple[str, ...], QImage, list[str]]:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        figures = tuple(each.text() for each in dialog.findChildren(QLabel) if each.text().isdigit())
        rating = [label.text() for label in dialog.rating.findChildren(QLabel)]
        return figures, dialog.plot.grab().toImage(), rating

    every = seen()
    assert (True, False) == (dialog.plot.isVisible(), dialog.rating.isVisible())
    dialog.shown.buttons[1].click()
    assert (False, True) == (dialog.plot.isVisible(), dialog.rating.isVisible())
    dialog.level.setCurrentIndex(1)
    expert = seen()
    assert dialog.rating.isVisible()
    assert (("3", "2"), ("1", "0")) == (every[0], expert[0])
    assert every[1] != expert[1]
    assert every[2] != expert[2]
    dialog.level.setCurrentIndex(0)
    dialog.shown.buttons[0].click()

    assert every == seen()


@pytest.mark.parametrize("code, mean, worst", [("en", "402.3", "1,200"), ("de", "402,3", "1.200")])
def test_numbers_are_written_as_the_language_writes_them(
    seating: Seating, code: str, mean: str, worst: str
) -> None:
    player = seating(game())
    player.preferences.language = code
    rounds = tuple(RoundRecord(number, gained) for number, gained in enumerate((1200, 0, 7), 1))
    records = (GameRecord("a", FIRST_LEGAL, rounds, GameEnd(1207, 4, tied=False)),)
    figures = player.program.statistics.figures(records, "")
    texts = [text for _name, text, *_note in (*figures.boxes, *figures.rows)]

    assert {mean, worst} <= set(texts)
