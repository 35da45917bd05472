"""The log beside the table: what has happened, line by line."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDockWidget, QPlainTextEdit, QWidget


class LogDock(QDockWidget):
    """A dock with the lines of the game.

    Attributes:
        text: the widget with the lines.
    """

    def __init__(self, parent: QWidget) -> None:
        """An empty log."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Game log"))
        self.setObjectName("log")
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(self.tr("Game log"))
        self.setWidget(self.text)

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
