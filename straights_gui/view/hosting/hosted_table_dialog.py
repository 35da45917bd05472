"""The invitation to a hosted table: its link, also as a QR code."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from straights_gui.view.dialogs.dialog_parts import SELECTABLE, wrapped_label
from straights_gui.view.hosting.qr_code import QrCode
from straights_gui.view.sheets.sheet import USUAL, Sheet
from straights_gui.view.style.parts.buttons import Kind, button
from straights_gui.view.style.parts.choices import ListField

Matrix = tuple[tuple[bool, ...], ...]


class HostedTableDialog(Sheet):
    """Stays open beside the table, where the waiting room shows who has come.

    Attributes:
        link: the label with the address.
        code: the QR code of the address, None without the library for it.
        introduction, copy_button, address_field: its parts.
    """

    width_wanted = USUAL

    def __init__(
        self,
        parent: QWidget,
        links: tuple[str, ...],
        matrix_of: Callable[[str], Matrix],
        *,
        is_visible: bool,
    ) -> None:
        """`links`: one per address of this machine; `matrix_of` returns the modules of a QR code."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Your table"))
        self._links, self._matrix_of, self._is_visible = links, matrix_of, is_visible
        self.code: QrCode | None = None
        self._columns = QHBoxLayout()
        self._columns.setSpacing(self.fontMetrics().lineSpacing())
        self._columns.addLayout(self._text_column(), 1)
        layout = self.body
        layout.addLayout(self._columns)
        self._show_link(0)

    def _text_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        text = self.tr("Scan the code with a phone, or send the link. Both work on your network.")
        if not self._is_visible:
            text = self.tr("Only windows and browsers on this computer can open the link.")
        self.introduction = wrapped_label(self, text)
        column.addWidget(self.introduction)
        column.addLayout(self._address_rows())
        column.addStretch()
        return column

    def show_note(self, text: str) -> None:
        """Show a note about the link in place of the instructions."""
        self.introduction.setText(text)

    def _address_rows(self) -> QVBoxLayout:
        rows, row = QVBoxLayout(), QHBoxLayout()
        self.link = QLabel(self)
        self.link.setTextFormat(Qt.TextFormat.PlainText)
        self.link.setWordWrap(True)
        self.link.setAccessibleName(self.tr("Link to your table"))
        self.link.setTextInteractionFlags(SELECTABLE)
        font = self.link.font()
        font.setBold(True)
        self.link.setFont(font)
        self.copy_button = button(self, "", Kind.SECONDARY)
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self._on_copy)
        self.address_field = ListField(self)
        self.address_field.setAccessibleName(self.tr("Address of this computer"))
        self.address_field.setToolTip(
            self.tr("This computer is in several networks: choose that of the others.")
        )
        self.address_field.addItems([link.partition("//")[2].rpartition(":")[0] for link in self._links])
        self.address_field.setVisible(len(self._links) > 1)
        self.address_field.currentIndexChanged.connect(self._show_link)
        row.addWidget(self.copy_button)
        row.addWidget(self.address_field)
        row.addStretch()
        rows.addWidget(self.link)
        rows.addLayout(row)
        return rows

    def _show_link(self, number: int) -> None:
        link = self._links[number]
        self.link.setText(link)
        self.copy_button.setText(self.tr("&Copy link"))
        if self.code is not None:
            self._columns.removeWidget(self.code)
            self.code.deleteLater()
            self.code = None
        matrix = self._matrix_of(link) if self._is_visible else ()
        if matrix:
            self.code = QrCode(self, matrix, self.tr("QR code of the link"))
            self._columns.insertWidget(0, self.code, 0, Qt.AlignmentFlag.AlignTop)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.link.text())
        self.copy_button.setText(self.tr("Copied"))
