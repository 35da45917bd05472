"""The tour: five steps over the table, each of which highlights the part that it explains."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.fast_dataclass import dataclass
from engine.straights.setup import Variant
from engine.straights.text.variants import game_end
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.theme import button_style, theme
from straights_gui.view.table.layout import BOTTOM, RIGHT
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.fill import fill
from straights_gui.view.text.rendering import shown

_SHADE = 0.62

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the tour.

    Attributes:
        lights: the highlighted part of the table: board, hand, pile, seat, or all.
    """

    title: str
    text: str
    lights: str


class Tour(QWidget):
    """Dims the table, except for the part that the step explains.

    Attributes:
        ended: the tour is over, or was skipped.
        number: of the step that is shown, from 0.
        card: what stands on the table, with the text and the buttons.
    """

    ended = Signal()

    def __init__(self, table: TableView, variant: Variant) -> None:
        super().__init__(table.viewport())
        self._table = table
        self._steps = tour_steps(variant)
        self.number = 0
        self.card = QFrame(self)
        self._title, self._text, self._count = QLabel(self.card), QLabel(self.card), QLabel(self.card)
        self._text.setWordWrap(True)
        self.skip_button = QPushButton(self.tr("Skip"), self.card)
        self.back_button = QPushButton(self.tr("Back"), self.card)
        self.next_button = QPushButton(self.card)
        self._buttons = (self.skip_button, self.back_button, self.next_button)
        self.skip_button.clicked.connect(self.end)
        self.back_button.clicked.connect(lambda: self.show_step(self.number - 1))
        self.next_button.clicked.connect(self._on_next)
        self._lay_out()
        table.laid_out.connect(self._on_laid_out)
        self.show_step(0)
        self.show()
        self.raise_()

    @property
    def light(self) -> QRectF:
        """The part of the table that it highlights; empty where it is none."""
        geometry = self._table.table_layout
        margin = geometry.margin
        boxes = {
            "board": geometry.board,
            "hand": geometry.hand.adjusted(margin, 0, -margin, -margin),
            "pile": geometry.piles[BOTTOM].adjusted(-margin, -margin, margin, margin / 2),
            "seat": geometry.panels[RIGHT].united(geometry.piles[RIGHT]),
        }
        lights = self._steps[self.number].lights
        if lights not in boxes:
            return QRectF()
        return boxes[lights].adjusted(-margin / 2, -margin / 2, margin / 2, margin / 2)

    def show_step(self, number: int) -> None:
        """Show a step."""
        self.number = number
        step, line = self._steps[number], self._table.table_layout.line
        is_last = number == len(self._steps) - 1
        self._title.setText(step.title)
        self._title.setFont(text_font(line, bold=True, factor=1.2))
        self._text.setText(step.text)
        self._text.setFont(text_font(line))
        count = fill(self.tr("{number} of {count}"), number=number + 1, count=len(self._steps))
        self._count.setText(count)
        self._count.setFont(text_font(line, factor=0.9))
        self.next_button.setText(self.tr("Start playing") if is_last else self.tr("Next"))
        for button in self._buttons:
            button.setFont(text_font(line, bold=button is self.next_button))
            button.setMinimumHeight(max(round(line * 1.9), 32))
        self.back_button.setVisible(number > 0)
        self.skip_button.setVisible(not is_last)
        self.card.setAccessibleName(step.title)
        self.card.setAccessibleDescription(step.text)
        self._place()
        self.next_button.setFocus()
        self.update()

    def end(self) -> None:
        """End the tour and delete it."""
        self._table.laid_out.disconnect(self._on_laid_out)
        self._table.setFocus()  # before hiding: Qt would focus the first card and lift it
        self.hide()
        self.ended.emit()
        self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip on Escape; click the focused button on Enter; pass no key on to the table."""
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        event.accept()

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Move the focus between the buttons only, never to the cards below."""
        shown = [button for button in self._buttons if button.isVisible()]
        if not shown:  # Qt calls this while the tour is hidden, too
            return super().focusNextPrevChild(is_next)
        focused = self.focusWidget()
        place = next((number for number, button in enumerate(shown) if button is focused), 0)
        shown[(place + (1 if is_next else -1)) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the event: a click beside a button must not play a card."""
        event.accept()

    mouseReleaseEvent = mouseDoubleClickEvent = mousePressEvent

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the shade around the highlighted part."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shade = QColor("#000000")
        shade.setAlphaF(_SHADE)
        path = QPainterPath()
        path.addRect(QRectF(self.rect()))
        light = QPainterPath()
        corner = self._table.table_layout.line * 0.6
        if not self.light.isEmpty():
            light.addRoundedRect(self.light, corner, corner)
        painter.fillPath(path.subtracted(light), shade)
        painter.strokePath(light, QPen(QColor(theme().active), 3.0))

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self.card)
        self._column.setContentsMargins(20, 16, 20, 16)
        self._column.setSpacing(10)
        self._column.addWidget(self._title)
        self._column.addWidget(self._text)
        self._column.addStretch()
        row = self._row = QHBoxLayout()
        row.addWidget(self._count)
        row.addStretch()
        for button in self._buttons:
            row.addWidget(button)
        self._column.addLayout(row)
        self.card.setObjectName("card")
        self.card.setStyleSheet(
            f"QFrame#card {{ background: {theme().sheet}; border: 2px solid {theme().active};"
            f" border-radius: 12px; }} QLabel {{ color: {theme().text}; }}" + button_style()
        )

    def _place(self) -> None:
        self.setGeometry(self._table.viewport().rect())
        geometry = self._table.table_layout
        self._column.activate()  # or the sizes would be those of the former step
        width = max(round(geometry.line * 30), self._row.sizeHint().width() + 40)
        width = min(width, self.width() - 40)
        self.card.setFixedSize(width, self._height_for(width))
        light = self.light.toRect()
        middle = geometry.board.center().toPoint()
        corner = QPoint(middle.x() - width // 2, middle.y() - self.card.height() // 2)
        if not light.isEmpty() and self._steps[self.number].lights != "board":
            corner = self._beside(light, corner)
        self.card.move(corner)

    def _height_for(self, width: int) -> int:
        """The height of the longest step, so that the buttons do not move between steps."""
        shown = self._text.text()
        heights = []
        for step in self._steps:
            self._text.setText(step.text)
            heights.append(self._column.totalHeightForWidth(width))
        self._text.setText(shown)
        return max(heights)

    def _beside(self, light: QRect, corner: QPoint) -> QPoint:
        """The corner of the card, moved off the light where there is room."""
        card = QRect(corner, self.card.size())
        if not card.intersects(light):
            return corner
        gap = 12
        for top in (light.bottom() + gap, light.top() - gap - card.height()):
            if 0 <= top <= self.height() - card.height():
                return QPoint(corner.x(), top)
        left = light.left() - gap - card.width()
        return QPoint(max(gap, left), min(corner.y(), self.height() - card.height() - gap))

    def _on_laid_out(self) -> None:
        self.show_step(self.number)

    def _on_next(self) -> None:
        if self.number == len(self._steps) - 1:
            self.end()
        else:
            self.show_step(self.number + 1)


def tour_steps(variant: Variant) -> tuple[Step, ...]:
    """The five steps, in the player's language, for a game with these rule switches."""
    return (_aim(), _hand(), _pile(), _others(variant), _safety())


def _aim() -> Step:
    return Step(
        translate("Tour", "Goal of the game"),
        translate(
            "Tour",
            "Four rows grow here, one for each suit, from the seven down to the ace and up to the "
            "king. Play your cards onto them; the cards you can't play cost points.",
        ),
        "board",
    )


def _hand() -> Step:
    return Step(
        translate("AccessibleCards", "Your hand"),
        translate(
            "Tour",
            "On your turn, the cards you can play are raised and the others are dimmed. Click one to "
            "play it, or choose it with the arrow keys and press Enter. Keep the button down to see "
            "what a card opens.",
        ),
        "hand",
    )


def _pile() -> Step:
    return Step(
        translate("Tour", "Your discard pile"),
        translate(
            "Tour",
            "If nothing fits, put one card face down here. Its rank counts against you: an ace 1, a "
            "king 13. Low cards cost the least.",
        ),
        "pile",
    )


def _others(variant: Variant) -> Step:
    return Step(
        translate("Tour", "Your opponents"),
        fill(
            translate(
                "Tour",
                "Here you see each opponent's score and number of cards. {end} The lowest score "
                "wins. Right-click a seat to change who plays it.",
            ),
            end=shown(game_end(variant)),
        ),
        "seat",
    )


def _safety() -> Step:
    return Step(
        translate("Tour", "Your game is always saved"),
        translate(
            "Tour",
            "Every move is saved at once. Press Ctrl+Z to undo, H for a hint, and F1 for the rules. "
            "You can reopen this tour from the Help menu.",
        ),
        "all",
    )
