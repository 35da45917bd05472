"""A slider."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider, QWidget


class Slider(QSlider):
    """A horizontal slider that goes to where it is pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the left button for the middle one, which most styles let go there."""
        button = event.button()
        if button is Qt.MouseButton.LeftButton:
            button = Qt.MouseButton.MiddleButton
        at, on_screen = event.position(), event.globalPosition()
        super().mousePressEvent(QMouseEvent(event.type(), at, on_screen, button, button, event.modifiers()))
