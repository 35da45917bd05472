"""The curtain between two humans at one machine: names who is to look, and shows nothing of any hand."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from straights_gui.view.seat_panel import text_font
from straights_gui.view.theme import TABLE

_FOLDS = 14


class Curtain(QWidget):
    """Covers the whole table until the named player asks to see the hand.

    Attributes:
        opened: the player wants to look.
    """

    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        """A curtain over the parent, drawn back."""
        super().__init__(parent)
        self._title = QLabel(self)
        self._hint = QLabel(self.tr("Everybody else looks away."), self)
        self.button = QPushButton(self)
        layout = QVBoxLayout(self)
        layout.setSpacing(18)
        layout.addStretch()
        for widget in (self._title, self._hint, self.button):
            layout.addWidget(widget, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch()
        for label in (self._title, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setStyleSheet("color: " + TABLE.text)
        self.button.clicked.connect(self._open)
        self.button.setAutoDefault(True)
        self.hide()

    def ask(self, name: str, line: float) -> None:
        """Cover the table and name who is to look."""
        self._title.setText(self.tr("{name}, it is your turn.").replace("{name}", name))
        self._title.setFont(text_font(line, bold=True, factor=1.7))
        self._hint.setFont(text_font(line))
        self.button.setText(self.tr("Show my cards"))
        self.button.setFont(text_font(line, bold=True))
        self.button.setMinimumSize(round(line * 10), round(line * 2.4))
        self.setGeometry(self.parentWidget().rect())
        self.show()
        self.raise_()
        self.button.setFocus()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Heavy folds of cloth: nothing shines through."""
        painter = QPainter(self)
        width = self.width() / _FOLDS
        for fold in range(_FOLDS):
            box = QRectF(fold * width, 0, width + 1, self.height())
            shade = QLinearGradient(box.topLeft(), box.topRight())
            shade.setColorAt(0.0, QColor(TABLE.felt_dark))
            shade.setColorAt(0.5, QColor(TABLE.sheet))
            shade.setColorAt(1.0, QColor(TABLE.bubble))
            painter.fillRect(box, shade)

    def _open(self) -> None:
        """Draw the curtain back."""
        self.hide()
        self.opened.emit()
