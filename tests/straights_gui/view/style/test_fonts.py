"""Text on the table: numbers are whole wherever they stand."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from straights_gui.view.style.fonts import draw_text


@pytest.mark.parametrize("text, expected", [("13", "13"), ("+152", "+152"), ("Yasmin", "")])
def test_a_number_is_never_elided(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, text: str, expected: str
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(QPainter, "drawText", lambda _painter, _box, _flags, text: drawn.append(text))
    picture = QPixmap(40, 40)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    draw_text(painter, QRectF(0, 0, 9, 16), 16, text)
    painter.end()

    assert [expected] == drawn
