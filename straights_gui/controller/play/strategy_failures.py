"""Messages about strategies that fail while they choose."""

from __future__ import annotations

from PySide6.QtCore import QObject

from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game import Game
from straights_gui.view.text.fill import fill


class StrategyFailures(QObject):
    """Reports that a strategy failed, and that a simpler one has chosen in its place."""

    def __init__(self, parts: WindowParts[Game]) -> None:
        super().__init__()
        self._window, self._log = parts.window, parts.log
        parts.runner.failed.connect(self._on_failed)
        parts.game.computers.replaced.connect(self._on_computer_replaced)

    def _on_failed(self, strategy: str, reason: str) -> None:
        self._log.warning(f"The strategy {strategy} failed: {reason}")
        text = self.tr("The computer “{strategy}” failed. A simpler one takes over.")
        self._window.say(fill(text, strategy=strategy))

    def _on_computer_replaced(self, seat: int, reason: str) -> None:
        self._log.warning(f"The strategy of seat {seat + 1} was refused: {reason}")
