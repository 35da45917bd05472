"""The curtain between two humans at one machine: names who is to look, and shows nothing of any hand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.theme import button_style, theme

_FOLDS = 14


class HandoverScreen(QWidget):
    """Covers the whole table until the named player asks to see the hand.

    Attributes:
        opened: the player wants to look.
    """

    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        """A curtain over the parent, drawn back."""
        super().__init__(parent)
        self._table = parent
        self._line, self._name = 16.0, ""
        self._title = QLabel(self)
        self._hint = QLabel(self)
        self.button = QPushButton(self)
        layout = QVBoxLayout(self)
        layout.setSpacing(18)
        layout.addStretch()
        for widget in (self._title, self._hint, self.button):
            layout.addWidget(widget, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch()
        for label in (self._title, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button.clicked.connect(self._open)
        self.button.setAutoDefault(True)
        self.apply_theme()
        self.hide()

    def apply_theme(self) -> None:
        """Take the colours of the theme in use."""
        for label in (self._title, self._hint):
            label.setStyleSheet("color: " + theme().text)
        self.button.setStyleSheet(button_style())
        self.update()

    def ask(self, name: str, line: float) -> None:
        """Cover the table and name who is to look."""
        self._line, self._name = line, name
        self._title.setText(self.tr("{name}, it's your turn.").replace("{name}", name))
        self._title.setFont(text_font(line, bold=True, factor=1.7))
        self._hint.setText(self.tr("Everyone else, look away!"))
        self._hint.setFont(text_font(line))
        self.button.setText(self.tr("Show my cards"))
        self.button.setFont(text_font(line, bold=True))
        self.button.setMinimumSize(round(line * 10), round(line * 2.4))
        self.setGeometry(self._table.rect())
        self.show()
        self.raise_()
        self.button.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language at once."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self.isVisible():
            self.ask(self._name, self._line)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Heavy folds of cloth: nothing shines through."""
        painter = QPainter(self)
        width = self.width() / _FOLDS
        for fold in range(_FOLDS):
            box = QRectF(fold * width, 0, width + 1, self.height())
            shade = QLinearGradient(box.topLeft(), box.topRight())
            shade.setColorAt(0.0, QColor(theme().felt_dark))
            shade.setColorAt(0.5, QColor(theme().sheet))
            shade.setColorAt(1.0, QColor(theme().bubble))
            painter.fillRect(box, shade)
        self._paint_plaque(painter)

    def _paint_plaque(self, painter: QPainter) -> None:
        """A quiet ground behind the words."""
        box = QRectF(self._title.geometry().united(self._hint.geometry()).united(self.button.geometry()))
        side = 0.5 * self._line
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(theme().bubble))
        painter.setPen(QPen(QColor(theme().active), max(2.0, 0.1 * self._line)))
        painter.drawRoundedRect(box.adjusted(-6 * side, -4 * side, 6 * side, 4 * side), side, side)

    def _open(self) -> None:
        """Draw the curtain back."""
        self.hide()
        self.opened.emit()
