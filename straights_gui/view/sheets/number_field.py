"""The field for the number from which the cards follow."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from engine.straights.setup import MAX_SEED, MIN_SEED, read_seed
from straights_gui.view.style.parts.buttons import Kind, button
from straights_gui.view.text.fill import fill


class NumberField(QWidget):
    """Asks for a number; offers a fresh one and that of the running game.

    Attributes:
        field: the field. running: offers the number of the running game, if it is known.
    """

    def __init__(self, parent: QWidget, numbers: tuple[Callable[[], int], int | None]) -> None:
        """`numbers` are what draws a fresh one, and that of the running game."""
        super().__init__(parent)
        draw, running = numbers
        self.field = QLineEdit(str(draw()), self)
        self.field.setToolTip(self.tr("The same number always deals the same cards."))
        self.field.setAccessibleName(self.tr("Number of the cards"))
        new = button(self, self.tr("New number"), Kind.QUIET, lambda: self.field.setText(str(draw())))
        self.running = button(
            self, self.tr("This game’s number"), Kind.QUIET, lambda: self.field.setText(str(running))
        )
        self.running.setEnabled(running is not None)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.field, new, self.running):
            row.addWidget(widget)

    def value(self) -> int:
        """The number, if there is no problem with it."""
        return int(self.field.text())

    def problem(self) -> str:
        """Why no cards can be dealt by it; "" if they can."""
        if read_seed(self.field.text()) is not None:
            return ""
        problem = self.tr("The number must be a whole number from {lowest} to {highest}.")
        return fill(problem, lowest=str(MIN_SEED), highest=str(MAX_SEED))
