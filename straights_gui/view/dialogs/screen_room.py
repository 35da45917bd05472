"""Dialogs on small screens: no larger than the screen, and with scroll bars where the contents are."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

_FRAME = QSize(8, 40)
"""What a desktop puts around a window, about."""


def within_screen(widget: QWidget, size: QSize) -> QSize:
    """The size, or what the widget's screen has room for."""
    return size.boundedTo(widget.screen().availableSize() - _FRAME)


class ScrollingBody(QScrollArea):
    """Contents that are scrolled only where the dialog cannot be as high as they are."""

    def __init__(self, parent: QWidget, contents: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self._contents = contents
        self.setWidget(contents)
        self.setMinimumWidth(contents.sizeHint().width())

    def sizeHint(self) -> QSize:
        """As large as the contents, with room for a scroll bar beside them."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self._contents.sizeHint() + QSize(bar, 0)
