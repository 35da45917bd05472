"""The computers' turns: asks a strategy, waits a moment so that people can follow, plays what it chose."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.errors import Refusal
from engine.straights.commands import Choice, SetStrategy
from engine.straights.player import Computer
from engine.straights.setup import FIRST_LEGAL
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.model.game_model import GameModel
from straights_gui.model.strategy_runner import StrategyRunner
from straights_gui.streams.standard_streams import say
from straights_gui.view.style.motion import THINKING_PAUSE, Motion

_NOTHING_ASKED = -1


class ComputerTurns(QObject):
    """Lets strategies play their seats, one question at a time.

    Attributes:
        replaced: a strategy chose what the rules refuse; `first-legal` plays its seat from now on.
        are_paused: whether they wait.
    """

    replaced = Signal(int)

    def __init__(
        self, model: GameModel, player: EventPlayer, thinking: StrategyRunner, motion: Motion
    ) -> None:
        """Computers that have not been asked yet."""
        super().__init__()
        self._model, self._player, self._motion = model, player, motion
        self._thinking = thinking
        self._asked_revision = _NOTHING_ASKED
        self.are_paused = False
        self._is_stepping = False
        thinking.answered.connect(self._on_answered)

    def act(self, seat: int) -> None:
        """Ask the seat's strategy, unless that has been done or computers wait."""
        player = self._model.session.player_of(seat)
        waits = self.are_paused and not self._is_stepping
        if not isinstance(player, Computer) or waits or self._asked_revision == self._model.revision:
            return
        self._asked_revision = self._model.revision
        self._thinking.ask(player.strategy, self._model.observation_of(seat), self._model.revision)

    def step(self, seat: int) -> None:
        """Let a computer make one move although computers wait."""
        if isinstance(self._model.session.player_of(seat), Computer):
            self._is_stepping = True
            self.act(seat)

    def forget(self) -> None:
        """Whatever was asked may be asked again: the game has gone another way."""
        self._asked_revision = _NOTHING_ASKED
        self._is_stepping = False

    def _on_answered(self, choice: Choice, revision: int) -> None:
        """A strategy has chosen: people get a moment to follow. What was forgotten meanwhile is dropped."""
        if revision != self._asked_revision:
            return
        self._motion.pause(THINKING_PAUSE, lambda: self._play(choice, revision))

    def _play(self, choice: Choice, revision: int) -> None:
        """Play what was chosen; an answer to an earlier moment, or to an earlier question, is dropped."""
        if revision != self._asked_revision:
            return  # something else was asked meanwhile: its answer is on the way
        waits = self.are_paused and not self._is_stepping
        self._is_stepping = False
        if revision != self._model.revision or waits or not self._player.is_idle:
            self.forget()
            return
        try:
            self._model.submit(choice)
        except Refusal as refusal:
            say(f"straights-gui: the strategy of seat {choice.seat + 1}: {refusal}\n", is_wrong=True)
            self._model.submit(SetStrategy(choice.seat, FIRST_LEGAL))
            self.replaced.emit(choice.seat)
