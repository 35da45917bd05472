"""Buttons with the key that presses them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QWidget

from straights_gui.view.style.parts.buttons import Kind
from straights_gui.view.style.parts.rich_text import Run, paint_runs, width_of
from straights_gui.view.style.sheet_style import KIND
from straights_gui.view.style.theme import tokens


class EnterButton(QPushButton):
    """A button with the cap of its key after its text, if there is room; Enter presses a primary one."""

    def __init__(self, parent: QWidget, text: str = "", key: str = "") -> None:
        super().__init__(text, parent)
        self.key = key
        self.setProperty(KIND, Kind.SECONDARY.value if key else Kind.PRIMARY.value)
        self.setAutoDefault(True)
        self.setDefault(not key)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self._cap_width(), 0)

    def minimumSizeHint(self) -> QSize:
        """Return the size without the cap."""
        return super().sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.isEnabled() or self.width() < self.sizeHint().width():
            super().paintEvent(event)
            return
        painter, option, colour = QStylePainter(self), QStyleOptionButton(), tokens().sheet_text
        if not self.key:
            colour = tokens().on_active
        self.initStyleOption(option)
        option.text = ""
        painter.setRenderHint(QStylePainter.RenderHint.Antialiasing)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        runs = (Run(self.text()), *self._cap())
        left = (self.width() - width_of(runs, self.font())) / 2
        box = QRectF(left, 0, self.width() - left, self.height())
        paint_runs(painter, box, runs, self.font(), colour)

    def _cap(self) -> tuple[Run, Run]:
        return Run("  "), Run(self.key or self.tr("Enter"), is_key=True)

    def _cap_width(self) -> int:
        has_style = self.font().pixelSize() > 0
        return round(width_of(self._cap(), self.font())) if has_style else 0
