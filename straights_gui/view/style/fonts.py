"""Text on the table: the program's font at the size of the table's lines."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter

from straights_gui.view.style.theme import theme

_SMALLEST = 0.75


def text_font(line: float, *, bold: bool = False, factor: float = 1.0) -> QFont:
    """The program's font for text on the table whose lines are so high."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(9, round(line * 0.82 * factor)))
    font.setBold(bold)
    return font


def fitting_line(line: float, text: str, width: float, *, bold: bool = False) -> float:
    """The height of a line in which a text is not wider than this; not below three quarters of `line`."""
    fitting = line
    while fitting > _SMALLEST * line:
        if QFontMetricsF(text_font(fitting, bold=bold)).horizontalAdvance(text) <= width:
            break
        fitting -= 0.05 * line
    return fitting


def draw_text(
    painter: QPainter,
    box: QRectF,
    line: float,
    text: str,
    *,
    bold: bool = False,
    colour: str = "",
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line of text, elided where the box is too narrow; in the colour of the text, or another."""
    font = text_font(line, bold=bold)
    painter.setFont(font)
    painter.setPen(QColor(colour or theme().text))
    elided = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, int(align | Qt.AlignmentFlag.AlignVCenter), elided)
