"""Changes who plays a seat: a computer, a human, or another strategy."""

from __future__ import annotations

from engine.errors import Refusal
from engine.straights.commands import Command, RageQuit, SetStrategy, TakeSeat
from straights_gui.controller.play.card_input import CardInput
from straights_gui.model.game_model import GameModel
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.error_text import refusal_text


class SeatController:
    """Submits the commands that change who plays a seat."""

    def __init__(self, model: GameModel, view: TableView, card_input: CardInput) -> None:
        self._model, self._view, self._card_input = model, view, card_input

    def rage_quit(self, seat: int) -> None:
        """Let a computer play the seat from now on; a premove is dropped."""
        self._card_input.clear_premove()
        self._submit(RageQuit(seat))

    def take(self, seat: int) -> None:
        """Let a human play the seat from now on."""
        self._submit(TakeSeat(seat))

    def set_strategy(self, seat: int, strategy: str) -> None:
        """Let another strategy play the seat from now on."""
        self._submit(SetStrategy(seat, strategy))

    def _submit(self, command: Command) -> None:
        try:
            self._model.submit(command)
        except Refusal as refusal:
            self._view.warn(refusal_text(refusal, command, ""))
