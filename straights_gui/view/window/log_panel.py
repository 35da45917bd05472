"""The side panel with the game log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.straights.interface.actions import named
from straights_gui.view.panels.lazy_side_panel import LazySidePanel
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPlainTextEdit

_LETTERS = 24


class LogPanel(LazySidePanel["QPlainTextEdit"]):
    """The game log; the lines are stored as plain text until the panel is opened."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._lines: list[str] = []
        self.setObjectName("log")
        self.visibility_changed.connect(self._on_visibility_changed)

    def make_panel(self) -> QPlainTextEdit:
        """Create the text widget, wide enough for a line of the log."""
        from PySide6.QtWidgets import QFrame, QPlainTextEdit  # see LazySidePanel

        text = QPlainTextEdit(self)
        text.setReadOnly(True)
        text.setFrameShape(QFrame.Shape.NoFrame)
        text.setAccessibleName(shown(named("Game &log")))
        text.setMinimumWidth(text.fontMetrics().averageCharWidth() * _LETTERS)
        text.setPlainText("\n".join(self._lines).strip("\n"))
        return text

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setWindowTitle(shown(named("Game &log")))
        if self.has_panel:
            self.panel.setAccessibleName(shown(named("Game &log")))

    def show_lines(self, lines: Iterable[str]) -> None:
        """Replace the log by these lines."""
        self._lines = list(lines)
        if self.has_panel:
            self.panel.setPlainText("\n".join(self._lines).strip("\n"))
            self._scroll_to_end()

    def add_lines(self, lines: Iterable[str]) -> None:
        """Append lines to the log."""
        for line in lines:
            self._lines.append(line)
            if self.has_panel:
                self.panel.appendPlainText(line)
        if self.has_panel:
            self._scroll_to_end()

    def _on_visibility_changed(self, is_seen: bool) -> None:
        if is_seen:
            self._scroll_to_end()

    def _scroll_to_end(self) -> None:
        from PySide6.QtGui import QTextCursor  # see LazySidePanel

        self.panel.moveCursor(QTextCursor.MoveOperation.End)
        self.panel.ensureCursorVisible()
        bar = self.panel.verticalScrollBar()
        bar.setValue(bar.maximum())
