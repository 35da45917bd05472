"""Text on the table, in the application font at the table's line height."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter

from straights_gui.view.style.theme import theme

_SMALLEST = 0.75


def text_font(line: float, *, bold: bool = False, factor: float = 1.0) -> QFont:
    """Return the application font for text on the table at a line height."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(9, round(line * 0.82 * factor)))
    font.setBold(bold)
    return font


def fitting_line(line: float, text: str, width: float, *, bold: bool = False) -> float:
    """The largest line height at which a text fits into a width, at least three quarters of `line`."""
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
    """Draw one line of text in the theme's text colour or another one.

    If the box is too narrow, a number is smaller, and any other text elided.
    """
    is_number = text.lstrip("+").isdigit()
    font = text_font(fitting_line(line, text, box.width(), bold=bold) if is_number else line, bold=bold)
    painter.setFont(font)
    painter.setPen(QColor(colour or theme().text))
    elided = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    flags = int(align | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextDontClip)
    painter.drawText(box, flags, text if is_number else elided)
