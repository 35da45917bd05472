"""Transparent labels over rows and seats, for screen readers, which know nothing of the items of a scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsView, QLabel

from engine.cards.card import Card, Rank, Suit
from engine.straights.setup import SEATS
from engine.straights.text.table import row, seat, seat_turn
from straights_gui.view.text.rendering import spoken

if TYPE_CHECKING:
    from engine.straights.observation import Observation
    from straights_gui.view.table.scene import TableScene


class AccessibleTable:
    """Names the four rows and the four seats, each where it is."""

    def __init__(self, view: QGraphicsView) -> None:
        self._view = view
        self._rows = {suit: self._label() for suit in Suit}
        self._seats = [self._label() for _ in range(SEATS)]

    def follow(self, scene: TableScene, observation: Observation) -> None:
        """Say what the observation shows; a row is as wide as the board."""
        board = scene.geometry.board
        for suit, label in self._rows.items():
            middle = scene.geometry.place(Card(Rank.SEVEN, suit)).y()
            high = board.height() / len(Suit)
            box = QRectF(board.left(), middle - high / 2, board.width(), high)
            self._show(label, spoken(row(observation, suit)), box)
        for number, label in enumerate(self._seats):
            turn = seat_turn(observation) if number == observation.turn else ()
            self._show(label, spoken(*turn, *seat(observation, number)), scene.panels[number].rect)

    def _label(self) -> QLabel:
        label = QLabel(self._view.viewport())
        label.setUpdatesEnabled(False)  # there is nothing to paint
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.show()
        return label

    def _show(self, label: QLabel, name: str, box: QRectF) -> None:
        if label.accessibleName() != name:
            label.setAccessibleName(name)
        label.setGeometry(self._view.mapFromScene(box).boundingRect())
