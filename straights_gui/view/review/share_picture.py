"""The picture of a result that is shared: the deal, what became of it, and a bar for each choice."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.theme import theme

_SIZE = QSize(1200, 630)
_PLACES = ((100, 96), (250, 64), (340, 64), (460, 104))
"""The top and the height of each line, in pixels."""
_PARTS = re.compile(r": |\. | (?=[\N{LOWER ONE QUARTER BLOCK}-\N{LOWER SEVEN EIGHTHS BLOCK}])")


def share_picture(text: str) -> QImage:
    """The first line of the text that is shared, which names no card, as a picture."""
    picture = QImage(_SIZE, QImage.Format.Format_RGB32)
    picture.fill(QColor(theme().felt_dark))
    painter = QPainter(picture)
    painter.setPen(QColor(theme().text))
    *said, bars = _PARTS.split(text.partition("\n")[0])
    for (top, line), part in zip(_PLACES, (*said, "\N{THIN SPACE}".join(bars)), strict=False):
        painter.setFont(text_font(line, bold=top == _PLACES[0][0]))
        painter.drawText(QRectF(0.0, top, _SIZE.width(), 1.5 * line), Qt.AlignmentFlag.AlignHCenter, part)
    painter.end()
    return picture
