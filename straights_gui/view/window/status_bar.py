"""The status bar of the main window."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStatusBar, QWidget

_LEFT, _RIGHT, _ABOVE = 6, 24, 3
"""The margins of a message in pixels; at the right there is room for the size grip."""

_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
_TALL = 1 << 16


class StatusBar(QStatusBar):
    """Shows a message that does not fit beside the labels in their place, on as many lines as it needs."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._labels: list[QWidget] = []
        self._is_long = False
        self._one_line = 0
        self.messageChanged.connect(self._fit)

    def addPermanentWidget(self, widget: QWidget, stretch: int | None = 0) -> None:
        """Add a widget at the right, where only a long message hides it."""
        self._labels.append(widget)
        super().addPermanentWidget(widget, stretch or 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the message to the new width."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a long message on several lines."""
        if not self._is_long:
            super().paintEvent(event)
            return
        from PySide6.QtWidgets import QStyle, QStyleOption  # a large class, not needed before the first paint

        painter, option = QPainter(self), QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelStatusBar, option, painter, self)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self._room(self.height()), _WRAPPED, self.currentMessage())

    def _room(self, height: int) -> QRect:
        return QRect(_LEFT, 0, self.width() - _LEFT - _RIGHT, height)

    def _fit(self) -> None:
        """Hide the labels and grow for a long message; do the reverse for any other."""
        metrics, text = self.fontMetrics(), self.currentMessage()
        if not self._is_long:
            self._one_line = self.sizeHint().height()
        taken = sum(label.sizeHint().width() + 2 * _LEFT for label in self._labels)
        self._is_long = metrics.horizontalAdvance(text) > self._room(0).width() - taken
        for label in self._labels:
            label.setVisible(not self._is_long)
        needed = metrics.boundingRect(self._room(_TALL), _WRAPPED, text).height() + 2 * _ABOVE
        self.setMinimumHeight(max(needed, self._one_line) if self._is_long else 0)
