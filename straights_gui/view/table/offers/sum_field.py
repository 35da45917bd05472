"""The field of the strip for a sum."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSpinBox, QWidget

_MOST = 999_999


class SumField(QSpinBox):
    """A field for any sum; the game says why one is not possible.

    Attributes:
        entered: Enter was pressed in it.
    """

    entered = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMaximum(_MOST)
        self.setGroupSeparatorShown(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter from the buttons of the strip."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            self.entered.emit()
