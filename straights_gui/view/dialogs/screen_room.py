"""Dialogs on small screens: limited to the size of the screen, with scrollable contents."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

_FRAME = QSize(8, 40)
"""The approximate size of a window frame."""


def within_screen(widget: QWidget, size: QSize) -> QSize:
    """Limit a size to the available size of the widget's screen."""
    return size.boundedTo(widget.screen().availableSize() - _FRAME)


class ScrollingBody(QScrollArea):
    """A scroll area as high as its contents, unless the dialog cannot be that high."""

    def __init__(self, parent: QWidget, contents: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self._contents = contents
        self.setWidget(contents)
        self.setMinimumWidth(contents.sizeHint().width())

    def sizeHint(self) -> QSize:
        """Return the size of the contents plus a vertical scroll bar."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self._contents.sizeHint() + QSize(bar, 0)
