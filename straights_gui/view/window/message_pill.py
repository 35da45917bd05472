"""The message of the window: a pill at the place of the table's own message, over it for a while."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel

from straights_gui.view.style.theme import theme
from straights_gui.view.style.tokens import Radius
from straights_gui.view.table.table_view import TableView

_ACROSS, _ABOVE = 18, 8
_WIDEST = 0.9
"""The largest width, relative to the table's; a longer message has several lines."""


class MessagePill(QLabel):
    """Shows a message below the board; a click goes through to the table."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(_ACROSS, _ABOVE, _ACROSS, _ABOVE)
        self.hide()

    def show_text(self, text: str) -> None:
        """Show a message; "" hides the pill."""
        self.setText(text)
        self.setVisible(bool(text))
        self.place()

    def place(self) -> None:
        """Move the pill over the table's own message; one line has the same height."""
        if self.isHidden():
            return
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, QColor(theme().text))
        self.setPalette(palette)
        room = self._table.message_place
        line = self.fontMetrics().size(0, self.text()).width() + 2 * _ACROSS + 2
        width = min(line, int(_WIDEST * self._table.width()))
        height = max(self.heightForWidth(width), round(room.height()))
        left = min(max(0, round(room.center().x()) - width // 2), self._table.width() - width)
        top = min(round(room.center().y()) - height // 2, self._table.height() - height)
        self.setGeometry(left, max(0, top), width, height)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text on a round background."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme().bubble))
        corner = min(self.height() / 2, 2.0 * Radius.PLATE)
        painter.drawRoundedRect(QRectF(self.rect()), corner, corner)
        painter.end()
        super().paintEvent(event)
