"""The screen between two players at one computer: names the player on turn and hides all hands."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetrics, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.parts.focus_ring import FocusRing
from straights_gui.view.style.parts.layouts import column_of
from straights_gui.view.style.plain_text import plain_label
from straights_gui.view.style.sheet_style import sheet_style
from straights_gui.view.style.theme import theme
from straights_gui.view.table.fitted_panel import FittedPanel
from straights_gui.view.table.layout import TableLayout
from straights_gui.view.text.rendering import fill

_FOLDS = 14
_AROUND_LINES = 8.0


class HandoverScreen(FittedPanel):
    """Covers the whole table until the player on turn asks to see the hand by its `button`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._line, self._name = 16.0, ""
        self._title = plain_label(self)
        self._hint = QLabel(self)
        self.button = QPushButton(self)
        self._plaque = QFrame(self)
        parts = ((each, 0, Qt.AlignmentFlag.AlignHCenter) for each in (self._title, self._hint, self.button))
        self._inside = column_of(*parts, spacing=18, parent=self._plaque)
        column_of(None, (self._plaque, 0, Qt.AlignmentFlag.AlignHCenter), None, parent=self)
        for label in (self._title, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button.clicked.connect(self.hide)
        self.button.setAutoDefault(True)
        FocusRing(self)
        self.hide()

    def show_for(self, name: str, layout: TableLayout) -> None:
        """Cover the table and show whose turn it is."""
        self._name = name
        self.fit(layout)
        self.show()
        self.raise_()
        self.button.setFocus()

    def fit(self, layout: TableLayout) -> None:
        """Resize the screen to the table, set the text size, and the colours of the theme."""
        self._layout, self._line = layout, layout.line
        self.setStyleSheet(f"QLabel {{ color: {theme().text}; }}")
        border, side = max(2, round(0.1 * self._line)), round(0.5 * self._line)
        self._inside.setContentsMargins(6 * side, 4 * side, 6 * side, 4 * side)
        self._plaque.setStyleSheet(
            f".QFrame {{ background: {theme().bubble}; border: {border}px solid {theme().active};"
            f" border-radius: {side}px; }}"
        )
        self._title.setFont(text_font(self._line, bold=True, factor=1.7))
        self._hint.setFont(text_font(self._line))
        self.button.setStyleSheet(sheet_style(theme(), text_font(self._line).pixelSize()))
        self.button.setMinimumSize(round(self._line * 10), round(self._line * 2.4))
        self.setGeometry(self._table.rect())
        self.retranslate()
        self.update()  # also where only the colours are others

    def retranslate(self) -> None:
        sentence = self.tr("{name}, it’s your turn.")
        metrics = QFontMetrics(self._title.font())
        room = self._table.width() - _AROUND_LINES * self._line
        room -= metrics.horizontalAdvance(fill(sentence, name=""))
        name = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, round(room))
        self._title.setText(fill(sentence, name=name))
        self._hint.setText(self.tr("Everyone else, look away!"))
        self.button.setText(self.tr("Show my cards"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        shade = QLinearGradient(0.0, 0.0, self.width() / _FOLDS, 0.0)
        shade.setSpread(QLinearGradient.Spread.RepeatSpread)
        shade.setColorAt(0.0, QColor(theme().felt_dark))
        shade.setColorAt(0.5, QColor(theme().sheet))
        shade.setColorAt(1.0, QColor(theme().bubble))
        QPainter(self).fillRect(self.rect(), shade)
