"""The box of a table in the list: its texts have room in each size of the font."""

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QListWidget, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from straights_gui.view.network.table_row import SEPARATOR, TableRow


class RecordingPainter(QPainter):
    """Notes each text with its place and the metrics of its font."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.texts: list[tuple[QRectF, str, QFontMetrics]] = []

    def drawText(self, place: QRectF, _flags: int, text: str) -> None:  # type: ignore[override]  # noqa: N802 - Qt's name
        self.texts.append((place, text, QFontMetrics(self.font())))


@pytest.mark.parametrize("pixels", [13, 20, 28])
def test_the_texts_of_a_table_have_room(qtbot: QtBot, pixels: int) -> None:
    """Two lines of the font lie in the box, and a long name is shortened as it is painted: in bold."""
    tables = QListWidget()
    qtbot.addWidget(tables)
    tables.addItem(SEPARATOR.join(("Wilhelmina’s table" * 9, "on your network" * 9)))
    row, option, index = TableRow(tables), QStyleOptionViewItem(), tables.model().index(0, 0)
    option.font.setPixelSize(pixels)
    option.fontMetrics = QFontMetrics(option.font)
    texts = []
    for width in range(300, 320):
        option.rect = QRect(0, 0, width, row.sizeHint(option, index).height())
        image = QImage(option.rect.size(), QImage.Format.Format_ARGB32)
        painter = RecordingPainter(image)
        row.paint(painter, option, index)
        painter.end()
        texts += painter.texts

    assert 40 == len(texts)
    assert all(metrics.height() <= place.height() for place, _text, metrics in texts)
    assert all(metrics.horizontalAdvance(text) <= place.width() for place, text, metrics in texts)
