"""Transparent labels over rows and seats, for screen readers, which know nothing of the items of a scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsView, QLabel

from engine.cards.card import Suit
from engine.games.table import Form
from straights_gui.view.text.table_text import row_text, seat_text

if TYPE_CHECKING:
    from engine.games.table import Table
    from straights_gui.view.table.scene import TableScene


class AccessibleTable:
    """Names the rows and the seats, each where it is."""

    def __init__(self, view: QGraphicsView) -> None:
        self._view = view
        self._rows = [self._label() for _ in Suit]
        self._seats: list[QLabel] = []

    def follow(self, scene: TableScene, table: Table) -> None:
        """Say what the table shows; a row is as wide as the board."""
        board = scene.geometry.board
        rows = [pile for pile in table.piles if pile.form is Form.ROW]
        for label in self._rows[len(rows) :]:
            label.hide()
        for label, row in zip(self._rows, rows, strict=False):
            middle = next(scene.geometry.place(card).y() for card in row.slots if card)
            high = board.height() / len(rows)
            box = QRectF(board.left(), middle - high / 2, board.width(), high)
            self._show(label, row_text(row), box)
        while len(self._seats) < len(table.seats):
            self._seats.append(self._label())
        for label in self._seats[len(table.seats) :]:
            label.hide()
        for number, label in enumerate(self._seats[: len(table.seats)]):
            self._show(label, seat_text(table, number), scene.panels[number].rect)

    def _label(self) -> QLabel:
        label = QLabel(self._view.viewport())
        label.setUpdatesEnabled(False)  # there is nothing to paint
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.show()
        return label

    def _show(self, label: QLabel, name: str, box: QRectF) -> None:
        if label.accessibleName() != name:
            label.setAccessibleName(name)
        label.show()
        label.setGeometry(self._view.mapFromScene(box).boundingRect())
