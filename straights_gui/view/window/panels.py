"""The side panels: log, settings, card tracker and review; their contents are made when they open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.straights.interface.actions import named
from straights_gui.view.panels.side_panel import SidePanel
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPlainTextEdit

    from engine.protocol.sheet import CardGrid
    from straights_gui.view.card_tracker.panel import CardTrackerPanel
    from straights_gui.view.review.panel import ReviewPanel
    from straights_gui.view.settings.panel import SettingsPanel


_LETTERS = 24


class LogPanel(SidePanel["QPlainTextEdit"]):
    """The game log; the lines are stored as plain text until the panel is opened."""

    name, title = "log", named("Game &log")

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._lines: list[str] = []
        self.visibility_changed.connect(self._write)

    def make_panel(self) -> QPlainTextEdit:
        """Create the text widget, wide enough for a line of the log."""
        from PySide6.QtWidgets import QFrame, QPlainTextEdit  # not before it is opened

        text = QPlainTextEdit(self)
        text.setReadOnly(True)
        text.setFrameShape(QFrame.Shape.NoFrame)
        text.setMinimumWidth(text.fontMetrics().averageCharWidth() * _LETTERS)
        text.setPlainText(self._text)
        return text

    def show_lines(self, lines: Iterable[str]) -> None:
        """Replace the log by these lines."""
        self._lines = list(lines)
        self._write()

    def add_lines(self, lines: Iterable[str]) -> None:
        """Append lines to the log."""
        self._lines += lines
        self._write()

    def _write(self) -> None:
        """Write the lines, and show the last one."""
        if self.has_panel:
            self.panel.setAccessibleName(self.windowTitle())
            self.panel.setPlainText(self._text)
            self.panel.moveCursor(self.panel.textCursor().MoveOperation.End)
            bar = self.panel.verticalScrollBar()
            bar.setValue(bar.maximum())

    @property
    def _text(self) -> str:
        return "\n".join(self._lines).strip("\n")


class SettingsSidePanel(SidePanel["SettingsPanel"]):
    """The settings; controllers fill them in when the panel is opened."""

    name, title = "settings", named("&Settings")
    closes_from_table = True

    def make_panel(self) -> SettingsPanel:
        from straights_gui.view.settings.panel import SettingsPanel  # not before it is opened

        return SettingsPanel(self)


class CardTrackerSidePanel(SidePanel["CardTrackerPanel"]):
    """What the viewer can infer about the cards; empty while nothing may be shown."""

    name, title = "card-tracker", named("&Card tracker")

    def make_panel(self) -> CardTrackerPanel:
        from straights_gui.view.card_tracker.panel import CardTrackerPanel  # not before it is opened

        return CardTrackerPanel(self)

    def retranslate(self) -> None:
        super().retranslate()
        if self.has_panel:
            self.panel.retranslate()

    def show_state(self, state: CardGrid | None) -> None:
        """Show a state; None while there is nothing that the viewer may see."""
        if state is not None or self.has_panel:
            self.panel.show_state(state)


class ReviewSidePanel(SidePanel["ReviewPanel"]):
    """The review of the finished rounds, or a puzzle.

    Attributes:
        is_puzzle: whether it shows a puzzle.
    """

    name, title = "review", named("Re&view")
    closes_from_table = True
    is_puzzle = False

    def make_panel(self) -> ReviewPanel:
        from straights_gui.view.review.panel import ReviewPanel  # not before it is opened

        return ReviewPanel(self)

    def show_title(self, *, is_puzzle: bool) -> None:
        """Say in the title what the panel shows."""
        self.is_puzzle = is_puzzle
        self.setWindowTitle(self.tr("Puzzle") if is_puzzle else shown(self.title))

    def retranslate(self) -> None:
        self.show_title(is_puzzle=self.is_puzzle)
        if self.has_panel:
            self.panel.retranslate()
