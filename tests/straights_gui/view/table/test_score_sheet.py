"""The table of scores in the result of a round."""

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from straights_gui.view.table.score_sheet import SeatHeader

NAMES = ["You", "Clara", "Bartholomew", "Hugo"]


@pytest.mark.parametrize("room", [0.5, 1.0, 2.0])
def test_all_names_have_their_marks_or_none(qtbot: QtBot, room: float) -> None:
    """Where the longest has no room for one, the others have none either."""
    table = QTableWidget(1, len(NAMES))
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels(NAMES)
    header = SeatHeader(table)
    table.setHorizontalHeader(header)
    longest = QFontMetricsF(header.font()).horizontalAdvance("Bartholomew")
    for seat in range(len(NAMES)):
        header.resizeSection(seat, round(room * longest))

    assert (room > 1.0) == header.has_marks()
