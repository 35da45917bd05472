"""Reads a game from pasted text: an editor that shows errors at their lines."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QFontDatabase, QTextCursor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from engine.straights.interface.actions import named
from straights_gui.view.sheets.sheet import USUAL, Sheet
from straights_gui.view.style.parts.buttons import label, label_of
from straights_gui.view.style.parts.layouts import add, row_of
from straights_gui.view.text.rendering import shown


class PasteDialog(Sheet):
    """Asks for text until it contains a game; deleted on close.

    Attributes:
        tried: the player wants to play the text.
        editor, seed, problem, play_button: its parts.
    """

    tried = Signal()

    width_wanted = USUAL

    def __init__(self, parent: QWidget, text: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(shown(named("&Paste game…")))
        explanation = self.tr(
            "Paste a saved game, a number, or the input or output of the console program. The "
            "first line can give the number, as in “straights 5”."
        )
        self.editor = QPlainTextEdit(text, self)
        self.editor.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.editor.setAccessibleName(self.tr("Game text"))
        self.editor.setTabChangesFocus(True)
        metrics = self.fontMetrics()
        self.editor.setMinimumSize(metrics.averageCharWidth() * 60, metrics.lineSpacing() * 12)
        self.seed, self.problem = QLineEdit(self), label(self, "", wraps=True)
        number = label_of(self.seed, QCoreApplication.translate("NewGameDialog", "&Number"))
        told = label(self, explanation, wraps=True)
        add(self.body, told, (self.editor, 1), row_of(number, (self.seed, 1)), self.problem)
        self.play_button = self.add_answer(self.tr("&Play"), self.tried.emit)

    def show_problem(self, text: str, line: int | None = None) -> None:
        """Show an error message and select its line; without a line, focus the field for the seed."""
        self.problem.setText(text)
        if line is None:
            self.seed.setFocus()
            return
        cursor = QTextCursor(self.editor.document().findBlockByLineNumber(line - 1))
        cursor.select(QTextCursor.SelectionType.LineUnderCursor)
        self.editor.setTextCursor(cursor)
        self.editor.setFocus()
