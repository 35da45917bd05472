"""The panel of the log: its last line is in sight, and nothing is lost before somebody looks."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.panels import LogPanel
from straights_gui.view.window.side_panels import SidePanels

ROUND = ["", "A new round begins.", *(f"Player{number % 4 + 1} plays 7♠." for number in range(60))]


@pytest.fixture
def log(qapp: QApplication) -> Iterator[LogPanel]:
    table = TableView(Motion(0.0))
    log = LogPanel(table)
    SidePanels(table).add(log)
    log.retranslate()
    table.resize(1200, 500)
    table.show()
    yield log
    table.close()
    table.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def is_at_end(log: LogPanel) -> bool:
    """Whether the last line is in sight, of more than there is room for."""
    QApplication.processEvents()
    bar = log.panel.verticalScrollBar()
    return 0 < bar.maximum() == bar.value()


def test_the_last_line_stays_in_sight(log: LogPanel) -> None:
    log.open()
    found = []
    log.show_lines(ROUND)
    found.append(is_at_end(log))
    log.panel.verticalScrollBar().setValue(0)
    log.add_lines(["one more", "and another"])
    found.append(is_at_end(log))
    log.panel.verticalScrollBar().setValue(0)
    log.show_lines(ROUND * 2)
    found.append(is_at_end(log))
    log.close()
    log.panel.verticalScrollBar().setValue(0)
    log.open()
    found.append(is_at_end(log))

    assert [True] * 4 == found
