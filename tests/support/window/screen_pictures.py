"""Pictures of what the X server shows, which `QWidget.grab` would paint anew."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QBitmap, QGuiApplication, QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

EQUAL_PICTURES = 3
"""How many pictures in a row have to be equal before nothing is thought to change any more."""

_BLACK = 0xFF000000


def screen_picture() -> QImage:
    """What the X server shows of the program's windows."""
    area = QRect()
    for window in QGuiApplication.topLevelWindows():
        if window.isVisible():
            area |= window.frameGeometry()
    area &= QGuiApplication.primaryScreen().geometry()
    whole = area.x(), area.y(), area.width(), area.height()
    return QGuiApplication.primaryScreen().grabWindow(0, *whole).toImage()


def settled_picture(qtbot: QtBot) -> QImage:
    pictures: list[QImage] = []

    def is_still() -> bool:
        latest = screen_picture()
        if pictures and latest != pictures[-1]:
            pictures.clear()
        pictures.append(latest)
        return len(pictures) >= EQUAL_PICTURES

    qtbot.waitUntil(is_still)
    return pictures[-1]


def outdated_area(qtbot: QtBot) -> QRect:
    """The part of the screen that a full repaint changes; empty if the screen shows what it should."""
    shown = settled_picture(qtbot)
    for widget in QApplication.allWidgets():
        widget.update()
    return _difference(shown, settled_picture(qtbot))


def _difference(first: QImage, second: QImage) -> QRect:
    """The smallest rectangle around all pixels that differ by more than Qt's rounding of rotated cards.

    Parts of such a card that are repainted alone differ by up to 7 of 255. Four bits a colour leave out 15.
    """
    difference = QImage(first)
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, second)
    painter.end()
    coarse = difference.convertToFormat(QImage.Format.Format_RGB444)
    return QRegion(QBitmap.fromImage(coarse.createMaskFromColor(_BLACK))).boundingRect()
