"""The tour: five steps over the real table, each with a light on what it speaks of."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.theme import button_style, theme
from straights_gui.view.table.layout import BOTTOM, RIGHT, TableLayout
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.plurals import number_text
from straights_gui.view.tour.steps import steps

_SHADE = 0.62


class Tour(QWidget):
    """Covers the table with shade, but for what the step speaks of.

    Attributes:
        ended: the tour is over, or was skipped.
        number: of the step that is shown, from 0.
    """

    ended = Signal()

    def __init__(self, table: TableView, score_limit: int) -> None:
        """A tour over the table, at its first step."""
        super().__init__(table.viewport())
        self._table = table
        self._steps = steps(score_limit)
        self.number = 0
        self._card = QFrame(self)
        self._title, self._text, self._count = QLabel(self._card), QLabel(self._card), QLabel(self._card)
        self._text.setWordWrap(True)
        self.skip_button = QPushButton(self.tr("Skip the tour"), self._card)
        self.back_button = QPushButton(self.tr("Back"), self._card)
        self.next_button = QPushButton(self._card)
        self.skip_button.clicked.connect(self.end)
        self.back_button.clicked.connect(lambda: self.show_step(self.number - 1))
        self.next_button.clicked.connect(self._on_next)
        self._lay_out()
        table.viewport().installEventFilter(self)
        self.show_step(0)
        self.show()
        self.raise_()

    def show_step(self, number: int) -> None:
        """Show a step."""
        self.number = number
        step, line = self._steps[number], self._table.scene_.geometry.line
        is_last = number == len(self._steps) - 1
        self._title.setText(step.title)
        self._title.setFont(text_font(line, bold=True, factor=1.2))
        self._text.setText(step.text)
        self._text.setFont(text_font(line))
        count = self.tr("{number} of {count}").replace("{number}", number_text(number + 1))
        self._count.setText(count.replace("{count}", number_text(len(self._steps))))
        self._count.setFont(text_font(line, factor=0.9))
        self.next_button.setText(self.tr("Play") if is_last else self.tr("Next"))
        for button in (self.skip_button, self.back_button, self.next_button):
            button.setFont(text_font(line, bold=button is self.next_button))
            button.setMinimumHeight(max(round(line * 1.9), 32))
        self.back_button.setEnabled(number > 0)
        self.skip_button.setVisible(not is_last)
        self._card.setAccessibleName(step.title)
        self._card.setAccessibleDescription(step.text)
        self._place()
        self.next_button.setFocus()
        self.update()

    def end(self) -> None:
        """Leave the tour; it is gone."""
        self._table.viewport().removeEventFilter(self)
        self.hide()
        self._table.setFocus()
        self.ended.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fill the table when it has another size."""
        if event.type() is QEvent.Type.Resize:
            self.show_step(self.number)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape skips."""
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        else:
            event.accept()  # the table below is not played on

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Shade, and the light in it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shade = QColor("#000000")
        shade.setAlphaF(_SHADE)
        path = QPainterPath()
        path.addRect(QRectF(self.rect()))
        light = QPainterPath()
        corner = self._table.scene_.geometry.line * 0.6
        light.addRoundedRect(self._light(), corner, corner)
        painter.fillPath(path.subtracted(light), shade)
        painter.strokePath(light, QPen(QColor(theme().active), 3.0))

    def _light(self) -> QRectF:
        """What the step speaks of."""
        geometry: TableLayout = self._table.scene_.geometry
        margin = geometry.margin
        boxes = {
            "board": geometry.board,
            "hand": geometry.hand.adjusted(margin, 0, -margin, -margin),
            "pile": geometry.piles[BOTTOM].adjusted(-margin, -margin, margin, margin / 2),
            "seat": geometry.panels[RIGHT].united(geometry.piles[RIGHT]),
        }
        return boxes.get(self._steps[self.number].lights, QRectF()).adjusted(
            -margin / 2, -margin / 2, margin / 2, margin / 2
        )

    def _lay_out(self) -> None:
        """The card with the words."""
        layout = QVBoxLayout(self._card)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        row = QHBoxLayout()
        row.addWidget(self._count)
        row.addStretch()
        for button in (self.skip_button, self.back_button, self.next_button):
            row.addWidget(button)
        layout.addLayout(row)
        self._card.setObjectName("card")
        self._card.setStyleSheet(
            f"QFrame#card {{ background: {theme().sheet}; border: 2px solid {theme().active};"
            f" border-radius: 12px; }} QLabel {{ color: {theme().text}; }}" + button_style()
        )

    def _place(self) -> None:
        """Stand where the light is not."""
        self.setGeometry(self._table.viewport().rect())
        geometry = self._table.scene_.geometry
        width = min(round(geometry.line * 30), self.width() - 40)
        self._card.setFixedWidth(width)
        self._card.adjustSize()
        light = self._light().toRect()
        middle = self.rect().center()
        corner = QPoint(middle.x() - width // 2, middle.y() - self._card.height() // 2)
        if not light.isEmpty():
            corner = self._beside(light, corner)
        self._card.move(corner)

    def _beside(self, light: QRect, corner: QPoint) -> QPoint:
        """The corner of the card, moved off the light where there is room."""
        card = QRect(corner, self._card.size())
        if not card.intersects(light):
            return corner
        gap = 12
        for top in (light.bottom() + gap, light.top() - gap - card.height()):
            if 0 <= top <= self.height() - card.height():
                return QPoint(corner.x(), top)
        left = light.left() - gap - card.width()
        return QPoint(max(gap, left), min(corner.y(), self.height() - card.height() - gap))

    def _on_next(self) -> None:
        """The next step, or the end."""
        if self.number == len(self._steps) - 1:
            self.end()
        else:
            self.show_step(self.number + 1)
