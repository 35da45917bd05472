"""The message of the window: a pill at the place of the table's own message, for a while instead of it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel

from straights_gui.view.cards.shape import smooth_painter
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.motion import Fade
from straights_gui.view.style.theme import theme
from straights_gui.view.style.tokens import Duration, Radius
from straights_gui.view.table.table_view import TableView

_ACROSS, _ABOVE = 18, 8
_WIDEST = 0.9
"""The largest width, relative to what is seen of the table; a longer message has several lines."""


class MessagePill(QLabel):
    """Shows a message below the board until a hint or a warning takes its place; clicks go through it.

    Attributes:
        said: emitted with each message, and with "" at its end.
    """

    said = Signal(str)

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._fade = Fade(self, table.motion, self.update)
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(lambda: self.show_text(""))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setWordWrap(True)
        self.setContentsMargins(_ACROSS, _ABOVE, _ACROSS, _ABOVE)
        self.hide()
        table.advised.connect(self.hide)
        table.warned.connect(self.hide)
        table.laid_out.connect(self.place)
        table.message_moved.connect(self.place)

    def show_text(self, text: str, milliseconds: int = 0) -> None:
        """Show a message, for a while or until another one; "" hides the pill."""
        self._clock.stop()
        if milliseconds:
            self._clock.start(milliseconds)
        if text != self.text() and self._table.isVisible():
            self._fade.start(Duration.MESSAGE)
        self.setText(text)
        self.setVisible(bool(text))
        self._table.message.setOpacity(0.0 if text else 1.0)
        self.place()
        self.said.emit(text)

    def place(self) -> None:
        """Move the pill over the table's own message; one line has the same height."""
        if self.isHidden():
            return
        layout = self._table.table_layout
        self.setFont(text_font(layout.line))
        room = self._table.mapFromScene(self._table.message_room).boundingRect()
        line = self.fontMetrics().size(0, self.text()).width() + 2 * _ACROSS + 2
        seen = int(layout.uncovered.width()) or self._table.width()
        width = min(line, int(_WIDEST * seen), room.width())
        height = max(self.heightForWidth(width), room.height())
        left = min(max(0, room.center().x() - width // 2), seen - width)
        top = min(room.center().y() - height // 2, self._table.height() - height)
        self.setGeometry(self._off_buttons(QRect(left, max(0, top), width, height)))
        self.raise_()

    def _off_buttons(self, wanted: QRect) -> QRect:
        """The nearest place below or above, if there is one, where nothing is covered that can be pressed."""
        buttons = (*self._table.findChildren(QAbstractButton), *self._table.findChildren(QComboBox))
        seen = (each for each in buttons if each.isVisible())
        boxes = [QRect(each.mapTo(self._table, QPoint()), each.size()) for each in seen]
        tops = {wanted.top()}.union(*({box.bottom() + 1, box.top() - wanted.height()} for box in boxes))
        places = (wanted.translated(0, top - wanted.top()) for top in tops)
        inside = (place for place in places if self._table.rect().contains(place))
        free = (place for place in inside if not any(place.intersects(box) for box in boxes))
        return min(free, key=lambda place: abs(place.top() - wanted.top()), default=wanted)

    def hideEvent(self, event: QHideEvent) -> None:
        """Show the table's own message again."""
        super().hideEvent(event)
        self._fade.end()
        self._table.message.setOpacity(1.0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.setOpacity(self._fade.share)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme().bubble))
        corner = min(self.height() / 2, 2.0 * Radius.PLATE)
        painter.drawRoundedRect(QRectF(self.rect()), corner, corner)
        painter.setPen(QColor(theme().text))
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(self.contentsRect(), flags, self.text())
        painter.end()
