"""The dialog of a hosted table: its address with a QR code, and the players who have joined."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.straights.setup import SEATS
from straights_gui.view.dialogs.dialog_parts import complete, wrapped_label
from straights_gui.view.hosting.qr_code import QrCode
from straights_gui.view.text.fill import fill
from straights_gui.view.window.icons import icon

Matrix = tuple[tuple[bool, ...], ...]
_LETTERS = 40


@dataclass(frozen=True, slots=True)
class SeatStatus:
    """The status of a seat.

    Attributes:
        name: the name of the player, "" for an empty seat.
        is_computer: whether a computer plays it.
        is_here: whether the player is connected.
        is_ready: whether the player is ready to start.
    """

    name: str
    is_computer: bool = False
    is_here: bool = True
    is_ready: bool = False


class HostedTableDialog(QDialog):
    """Stays open beside the table; the controller updates it.

    Attributes:
        ready_requested: the host is ready to start, or no longer ready.
        link: the label with the address.
        code: the QR code of the address, None without the library for it.
        introduction, copy_button, ready_button, address_field, status: its parts.
        seats, states: the labels of each seat for the player and the status.
    """

    ready_requested = Signal(bool)

    def __init__(
        self,
        parent: QWidget | None,
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
        layout = QVBoxLayout(self)
        layout.addLayout(self._columns)
        layout.addWidget(self._buttons())
        self._show_link(0)
        complete(self)

    def _text_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        text = self.tr("Scan the code with a phone, or send the link. Both work on your network.")
        if not self._is_visible:
            text = self.tr("Only windows and browsers on this computer can open the link.")
        self.introduction = wrapped_label(self, text)
        self.introduction.setMinimumWidth(self.fontMetrics().averageCharWidth() * _LETTERS)
        column.addWidget(self.introduction)
        column.addLayout(self._address_rows())
        column.addSpacing(self.fontMetrics().lineSpacing())
        column.addLayout(self._seat_rows())
        column.addSpacing(self.fontMetrics().lineSpacing() // 2)
        self.status = wrapped_label(self)
        column.addWidget(self.status)
        column.addStretch()
        return column

    def show_seats(self, seats: tuple[SeatStatus, ...], own: int) -> None:
        """Show the players; `own` is the seat of the host."""
        for number, (seat, label) in enumerate(zip(seats, self.seats, strict=True)):
            label.setText(self._name_text(seat, is_own=number == own))
            self.states[number].setText(self._state_text(seat))
        missing = sum(not seat.name for seat in seats)
        self.ready_button.setChecked(seats[own].is_ready)
        self.ready_button.setEnabled(True)
        if missing:
            self.show_status(self.tr("%n more player(s) can join.", "", missing))
        elif all(seat.is_computer or seat.is_ready for seat in seats):
            self.show_status("")
        else:
            self.show_status(self.tr("The game starts when everyone is ready."))

    def show_note(self, text: str) -> None:
        """Show a note about the link in place of the instructions."""
        self.introduction.setText(text)

    def show_status(self, text: str) -> None:
        """Show the status of the table."""
        self.status.setText(text)

    def _address_rows(self) -> QVBoxLayout:
        rows, row = QVBoxLayout(), QHBoxLayout()
        self.link = QLabel(self)
        self.link.setTextFormat(Qt.TextFormat.PlainText)
        self.link.setAccessibleName(self.tr("Link to your table"))
        self.link.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        font = self.link.font()
        font.setBold(True)
        self.link.setFont(font)
        self.copy_button = QPushButton(icon("copy"), "", self)
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self._on_copy)
        self.address_field = QComboBox(self)
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

    def _seat_rows(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.fontMetrics().lineSpacing())
        self.seats = tuple(QLabel("\N{HORIZONTAL ELLIPSIS}", self) for _ in range(SEATS))
        self.states = tuple(QLabel(self) for _ in range(SEATS))
        for number, (seat, state) in enumerate(zip(self.seats, self.states, strict=True)):
            seat.setTextFormat(Qt.TextFormat.PlainText)
            title = fill(self.tr("Seat {number}"), number=number + 1)
            for column, widget in enumerate((QLabel(title, self), seat, state)):
                grid.addWidget(widget, number, column)
        grid.setColumnStretch(2, 1)
        return grid

    def _name_text(self, seat: SeatStatus, *, is_own: bool) -> str:
        if not seat.name:
            return "\N{EN DASH}"
        return fill(self.tr("{name} (you)"), name=seat.name) if is_own else seat.name

    def _state_text(self, seat: SeatStatus) -> str:
        if not seat.name:
            return self.tr("free")
        if seat.is_computer:
            return self.tr("computer")
        if not seat.is_here:
            return self.tr("away")
        return self.tr("ready") if seat.is_ready else self.tr("not ready yet")

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.ready_button = QPushButton(icon("accept"), self.tr("&Ready"), self)
        self.ready_button.setCheckable(True)
        self.ready_button.setEnabled(False)
        self.ready_button.setToolTip(self.tr("The game starts when everyone is ready."))
        buttons.addButton(self.ready_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.ready_button.clicked.connect(self.ready_requested)
        buttons.rejected.connect(self.hide)
        return buttons

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
