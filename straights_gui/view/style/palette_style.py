"""A style that follows the palette, for widgets in other colours than the system's."""

from __future__ import annotations

from PySide6.QtCore import QChildEvent, QEvent, QObject
from PySide6.QtWidgets import QApplication, QStyleFactory, QWidget

_FOLLOWS_PALETTE = "fusion"


def follow_palette(widget: QWidget) -> None:
    """Let a widget, and all that is ever in it, be painted in the colours of its palette.

    WORKAROUND: on Windows and macOS, Qt's styles paint buttons and lists in the system's colours, whatever
    the palette says. A style sheet would pass a style on to children, but neither palettes nor fonts.
    """
    if QApplication.style().name() != _FOLLOWS_PALETTE:
        _StyleOfAll(widget).apply(widget)


class _StyleOfAll(QObject):
    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._style = QStyleFactory.create(_FOLLOWS_PALETTE)
        self._style.setParent(self)

    def apply(self, widget: QWidget) -> None:
        """Give a widget and its children the style, now and when they come."""
        widget.setStyle(self._style)
        widget.installEventFilter(self)
        for child in widget.children():
            if isinstance(child, QWidget):
                self.apply(child)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Give a new child the style, which it has once it is polished."""
        if event.type() is QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            child = event.child()
            if isinstance(child, QWidget):
                self.apply(child)
        return False
