"""A game for the console program: command line, input and expected output, to copy or save."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QFormLayout,
    QGridLayout,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from engine.fast_dataclass import dataclass
from straights_gui.view.dialogs.dialog_parts import label_of
from straights_gui.view.sheets.sheet import WIDE, Sheet
from straights_gui.view.style.parts.buttons import Kind, button
from straights_gui.view.style.parts.choices import ListField
from straights_gui.view.text.fill import fill


@dataclass(frozen=True, slots=True)
class ConsoleText:
    """The shown texts: the command line, standard input and the expected standard output."""

    command: str
    input: str
    output: str


class ConsoleDialog(Sheet):
    """Shows a game for the console program; deleted on close.

    Attributes:
        save_requested: the player wants to save the texts to files.
        part: the choice of how much of the game to include.
        shown: the shown texts.
    """

    save_requested = Signal()

    width_wanted = WIDE

    def __init__(self, parent: QWidget, rounds: int, load: Callable[[int | None], ConsoleText]) -> None:
        """Show a game of this many rounds; `load` returns it whole (None) or up to the end of a round."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Export for console"))
        self._load = load
        self._texts: list[QPlainTextEdit] = []
        layout = self.body
        self.part = ListField(self)
        self.part.addItem(self.tr("Whole game so far"), None)
        for number in range(1, rounds):
            text = self.tr("Up to the end of round {number}")
            self.part.addItem(fill(text, number=self.locale().toString(number)), number)
        self.command = QLineEdit(self)
        self.command.setReadOnly(True)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("&Part"), self.part)
        form.addRow(self.tr("C&ommand"), self.command)
        layout.addLayout(form)
        layout.addLayout(self._columns())
        self.footer.addStretch()
        self.add_button(self.tr("&Save…"), on_click=self.save_requested.emit)
        self.part.currentIndexChanged.connect(self._refresh)
        self._refresh()

    def _columns(self) -> QGridLayout:
        grid = QGridLayout()
        metrics = self.fontMetrics()
        for column, (title, copy) in enumerate(
            (
                (self.tr("&Input"), self.tr("Copy input")),
                (self.tr("Expected out&put"), self.tr("Copy output")),
            )
        ):
            text = QPlainTextEdit(self)
            text.setReadOnly(True)
            text.setTabChangesFocus(True)
            text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
            text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
            text.setMinimumSize(metrics.averageCharWidth() * (20 + 30 * column), metrics.lineSpacing() * 14)
            label = label_of(text, title)
            made = button(self, copy, Kind.SECONDARY)
            made.clicked.connect(
                lambda _on, text=text: QGuiApplication.clipboard().setText(text.toPlainText())
            )
            grid.addWidget(label, 0, column)
            grid.addWidget(text, 1, column)
            grid.addWidget(made, 2, column)
            grid.setColumnStretch(column, 1 + column)
            self._texts.append(text)
        return grid

    def _refresh(self) -> None:
        self.console_text = self._load(self.part.currentData())
        self.command.setText(self.console_text.command)
        for field, text in zip(self._texts, (self.console_text.input, self.console_text.output), strict=True):
            field.setPlainText(text)
