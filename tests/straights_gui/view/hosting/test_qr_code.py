"""The QR code on the screen is the link's, dark on light with a quiet zone, whatever the colours."""

import sys

import pytest
import segno
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from straights_gui.model.hosting.hosted_table import qr_matrix
from straights_gui.view.network.waiting_room import DARK, LIGHT, QUIET_ZONE, QrCode

LINK = "http://192.168.1.24:41237/?table=k3f9x2ab"


@pytest.mark.parametrize("window", ["#ffffff", "#101010"])
@pytest.mark.parametrize("side", [300, 411])
def test_each_square_is_painted(qtbot: QtBot, window: str, side: int) -> None:
    """The picture, read square by square, is the code that segno makes of the link, with light around it."""
    expected = [[bool(square) for square in row] for row in segno.make_qr(LINK, error="m").matrix]
    code = QrCode(None, qr_matrix(LINK), "link")
    qtbot.addWidget(code)
    palette = QPalette(QApplication.palette())
    palette.setColor(QPalette.ColorRole.Window, QColor(window))
    code.setPalette(palette)
    code.resize(side, side)

    image, count = code.grab(code.box).toImage(), len(expected) + 2 * QUIET_ZONE
    size, whole = image.width() // count, range(count)
    read = [[image.pixelColor(x * size + size // 2, y * size + size // 2) for x in whole] for y in whole]
    inner = slice(QUIET_ZONE, -QUIET_ZONE)
    assert expected == [[colour == DARK for colour in row[inner]] for row in read[inner]]
    around = [
        *read[:QUIET_ZONE],
        *read[-QUIET_ZONE:],
        *(row[:QUIET_ZONE] + row[-QUIET_ZONE:] for row in read),
    ]
    assert {LIGHT.name()} == {colour.name() for row in around for colour in row}


def test_without_the_library_there_is_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    assert () == qr_matrix(LINK)
