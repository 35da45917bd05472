"""The log beside the table: what has happened, line by line."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDockWidget, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPlainTextEdit

_LETTERS = 24


class LogDock(QDockWidget):
    """A dock with the lines of the game."""

    def __init__(self, parent: QWidget) -> None:
        """An empty log."""
        super().__init__(parent)
        self.setObjectName("log")

    def retranslate(self) -> None:
        """Give it its words, in the language that is spoken now."""
        self.setWindowTitle(self.tr("Game log"))
        if "text" in self.__dict__:
            self.text.setAccessibleName(self.tr("Game log"))

    @cached_property
    def text(self) -> QPlainTextEdit:
        """The widget with the lines; made with the first of them, so that the window opens sooner."""
        from PySide6.QtGui import QFontDatabase  # as above
        from PySide6.QtWidgets import QPlainTextEdit  # as above

        text = QPlainTextEdit(self)
        text.setReadOnly(True)
        text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        text.setAccessibleName(self.tr("Game log"))
        text.setMinimumWidth(text.fontMetrics().averageCharWidth() * _LETTERS)
        self.setWidget(text)
        return text

    def show_lines(self, lines: Iterable[str]) -> None:
        """Show these lines and no others."""
        self.text.setPlainText("\n".join(lines).strip("\n"))
        self._to_end()

    def add_lines(self, lines: Iterable[str]) -> None:
        """Show further lines."""
        for line in lines:
            self.text.appendPlainText(line)
        self._to_end()

    def _to_end(self) -> None:
        """Keep the last line in sight."""
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.maximum())
