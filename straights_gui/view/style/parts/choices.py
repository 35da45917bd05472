"""The parts with which a player chooses: segments, a switch, and a field with a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QComboBox, QFrame, QHBoxLayout, QPushButton, QWidget

from straights_gui.view.cards.shape import round_pen, smooth_painter
from straights_gui.view.style.sheet_style import KIND
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.style.tokens import DISABLED_OPACITY

_SWITCH, _KNOB, _GAP, _SWITCH_HIT = QSize(40, 24), 16, 4, 32


class _Segment(QPushButton):
    """A choice with room for its bold text, so that nothing moves when it is chosen."""

    def sizeHint(self) -> QSize:
        bold = self.font()
        bold.setWeight(QFont.Weight.DemiBold)
        more = QFontMetrics(bold).horizontalAdvance(self.text())
        more -= self.fontMetrics().horizontalAdvance(self.text())
        return super().sizeHint() + QSize(max(more, 0), 0)


class Segments(QFrame):
    """A row of a few choices, one of which is chosen.

    Attributes:
        chosen: another one was chosen by the player; its number from 0.
        buttons: the choices.
    """

    chosen = Signal(int)

    def __init__(
        self, parent: QWidget, name: str, texts: Sequence[str], index: int = 0, *, is_wide: bool = False
    ) -> None:
        """Wide segments share the width of what they are in."""
        super().__init__(parent)
        self.setProperty(KIND, "segments")
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(2)
        for number, text in enumerate(texts):
            each = _Segment(text, self)
            each.setCheckable(True)
            each.setAutoExclusive(True)  # screen readers call it one of several, not a check box
            each.setAutoDefault(False)
            each.setAccessibleDescription(name)
            if is_wide:
                each.setProperty(KIND, "tab")
            self._group.addButton(each, number)
            row.addWidget(each, each.sizeHint().width() if is_wide else 0)  # in proportion to their texts
        self.buttons: tuple[QPushButton, ...] = tuple(self.findChildren(QPushButton))
        if texts:
            self.set_index(index)
        self._group.idClicked.connect(self.chosen)

    @property
    def index(self) -> int:
        """The number of the chosen one."""
        return self._group.checkedId()

    def set_index(self, index: int) -> None:
        """Choose one without telling anybody."""
        self._group.button(index).setChecked(True)


class Switch(QCheckBox):
    """A choice between yes and no; its text is said by the label beside it, and to screen readers."""

    def __init__(self, parent: QWidget, name: str, *, is_on: bool = False) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setChecked(is_on)

    def sizeHint(self) -> QSize:
        """Return the size of a target that is easy to hit."""
        return QSize(_SWITCH.width() + _GAP, _SWITCH_HIT)

    def hitButton(self, _point: QPoint) -> bool:
        """Return True: all of it can be clicked."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.setOpacity(1.0 if self.isEnabled() else DISABLED_OPACITY)
        now, active, is_on = tokens(), theme().active, self.isChecked()
        outline = QRectF(self.width() - _SWITCH.width() - 1, (self.height() - 24) / 2, 40, 24)
        outline.adjust(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(active if is_on else now.edge), 1.0))
        painter.setBrush(QColor(active if is_on else now.sheet_field))
        painter.drawRoundedRect(outline, 12, 12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(now.on_active if is_on else now.sheet_quiet))
        left = outline.right() - _GAP - _KNOB if is_on else outline.left() + _GAP
        painter.drawEllipse(QRectF(left, outline.center().y() - _KNOB / 2, _KNOB, _KNOB))


class ListField(QComboBox):
    """A field with a list of choices, and an arrow in the colour of the sheet's text."""

    def sizeHint(self) -> QSize:
        """The size for the longest choice, for which a style sheet leaves some pixels too few."""
        return super().sizeHint() + QSize(_GAP, 0)

    def minimumSizeHint(self) -> QSize:
        """The same, since a choice is not shortened."""
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        """Keep the letters that choose by the beginning of a text from what they do in the window."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_letter = event.text().isprintable() and event.text() != ""
            event.setAccepted(is_letter and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier)
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the sheet: who scrolls it chooses nothing."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field, and the arrow that its style sheet takes away."""
        super().paintEvent(event)
        painter = smooth_painter(self)
        painter.setOpacity(1.0 if self.isEnabled() else DISABLED_OPACITY)
        painter.setPen(round_pen(tokens().sheet_text, 1.5))
        left, middle = self.width() - 24, self.height() // 2 - 2
        painter.drawPolyline([QPoint(left, middle), QPoint(left + 5, middle + 5), QPoint(left + 10, middle)])
