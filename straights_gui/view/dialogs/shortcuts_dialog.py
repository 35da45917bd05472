"""The list of keyboard shortcuts, read from the actions themselves."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from straights_gui.view.sheets.sheet import USUAL, Sheet


def shortcuts(actions: Iterable[QAction]) -> tuple[tuple[str, str], ...]:
    """Return keys and their meanings: those of the actions, then those of the table."""
    native = QKeySequence.SequenceFormat.NativeText
    rows = [
        (", ".join(key.toString(native) for key in action.shortcuts()), _plain(action))
        for action in actions
        if action.shortcuts() and action.isVisible()
    ]
    return (*rows, *_table_keys())


def _plain(action: QAction) -> str:
    return action.text().replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("\u00a0…")


def _table_keys() -> tuple[tuple[str, str], ...]:
    translate = QCoreApplication.translate
    return (
        (translate("Shortcuts", "Left, Right, Home, End"), translate("Shortcuts", "Choose a card")),
        (translate("Shortcuts", "Enter, Space"), translate("Shortcuts", "Play or discard the chosen card")),
        (translate("Shortcuts", "Space"), translate("Shortcuts", "Skip animations")),
        (translate("Shortcuts", "Esc"), translate("Shortcuts", "Cancel; leave replay or full screen")),
        (
            translate("Shortcuts", "7 S, K H, T D, 1 0 D"),
            translate("Shortcuts", "Choose a card by rank (A, 2 to 9, T, J, Q, K) and suit (C, D, H, S)"),
        ),
        (
            translate("Shortcuts", "F6"),
            translate("Shortcuts", "Move between the table and the open panels"),
        ),
        (translate("Shortcuts", "F10"), translate("Shortcuts", "Open the menu")),
        (
            translate("Shortcuts", "Tab"),
            translate("Shortcuts", "Move between the hand and the buttons"),
        ),
    )


class ShortcutsDialog(Sheet):
    """Shows the keyboard shortcuts; deleted on close.

    Attributes:
        table: the list.
    """

    width_wanted, height_wanted = USUAL, 640

    def __init__(self, parent: QWidget, rows: tuple[tuple[str, str], ...]) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.table = QTableWidget(len(rows), 2, self)
        self.table.setAccessibleName(self.windowTitle())
        self.table.setTabKeyNavigation(False)
        self.table.setHorizontalHeaderLabels([self.tr("Keys"), self.tr("Action")])
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                self.table.setItem(row, column, QTableWidgetItem(text))
        header = self.table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        layout = self.body
        layout.addWidget(self.table)
