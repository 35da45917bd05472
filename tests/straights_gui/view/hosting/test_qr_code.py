"""The QR code on the screen is the link's, dark on light with a quiet zone, whatever the colours."""

import sys

import pytest
import segno
from PySide6.QtCore import QPoint, QRect
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

    image = code.grab().toImage()

    count = range(len(expected))
    assert expected == [
        [image.pixelColor(code.square(row, column).center()) == DARK for column in count] for row in count
    ]
    size = code.square(0, 0).width()
    corner = code.square(0, 0).topLeft() - QPoint(size * QUIET_ZONE, size * QUIET_ZONE)
    quiet = QRect(corner.x(), corner.y(), size * (len(expected) + 2 * QUIET_ZONE), size * QUIET_ZONE)
    colours = {
        image.pixelColor(x, y).name()
        for x in range(quiet.left(), quiet.right())
        for y in (quiet.top(), quiet.bottom())
    }
    assert {LIGHT.name()} == colours


def test_without_the_library_there_is_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    assert () == qr_matrix(LINK)
