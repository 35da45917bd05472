"""The row of a setting: its text beside its field, or above it where a line is too short for both."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from straights_gui.view.style.parts.buttons import label

_GAP, _HIGH = 16, 40
_ROUNDED = 2  # a label may break a text that has exactly its width
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class SettingRow(QWidget):
    """Shows the text of a setting, and its field."""

    def __init__(self, parent: QWidget, text: str, field: QWidget, *, is_wide: bool) -> None:
        """A field that `is_wide` takes what the text leaves of the row."""
        super().__init__(parent)
        self._label, self._field = label(self, text, wraps=True), field
        self._layout = QBoxLayout(_BESIDE, self)
        self._layout.setContentsMargins(0, 4, 0, 4)
        self._layout.setSpacing(_GAP)
        self._layout.addWidget(self._label, 1)
        side = Qt.AlignmentFlag(0) if is_wide else Qt.AlignmentFlag.AlignRight
        self._layout.addWidget(field, int(is_wide), side)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return the size of one line."""
        return QSize(self._line_width(), max(self._field.sizeHint().height() + 8, _HIGH))

    def minimumSizeHint(self) -> QSize:
        """Return the width of the wider one of text and field."""
        width = max(self._label.minimumSizeHint().width(), self._field.minimumSizeHint().width())
        return QSize(width, _HIGH)

    def heightForWidth(self, width: int) -> int:
        """Return the height of one line, or of the text above the field."""
        one_line = self.sizeHint().height()
        return one_line if width >= self._line_width() else one_line + self._label.heightForWidth(width) + 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the field beside the text, or below it."""
        is_beside = self.width() >= self._line_width()
        self._layout.setDirection(_BESIDE if is_beside else _BELOW)
        self._layout.setSpacing(_GAP if is_beside else 4)
        self.setFixedHeight(self.heightForWidth(self.width()))  # Qt asks the layout, as it stands before this
        super().resizeEvent(event)

    def _line_width(self) -> int:
        text = self._label.fontMetrics().horizontalAdvance(self._label.text()) + _ROUNDED
        return text + _GAP + self._field.sizeHint().width()
