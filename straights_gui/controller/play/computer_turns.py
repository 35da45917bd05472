"""What the computers choose, with pauses so that people can follow, and what is played for a person."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from engine.errors import Refusal
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.model.game import Game
from straights_gui.model.strategy_runner import StrategyRunner
from straights_gui.streams.standard_streams import write
from straights_gui.view.style.motion import THINKING_PAUSE, Motion

THINKING_SHOWN_AFTER: Final = 300
"""How long a strategy runs before the table shows that it is thinking, in milliseconds."""

_NO_REVISION = -1


class ComputerTurns(QObject):
    """Lets strategies play their seats, one request at a time.

    Attributes:
        replaced: emitted with a seat and the reason when its strategy has made an illegal choice;
            the simplest one plays the seat from now on.
        thinking: emitted with a seat and True when its strategy takes long, and with False at the end.
        are_paused: whether the computers are paused.
        thinking_timer: runs from a request until `thinking` is emitted.
    """

    replaced = Signal(int, str)
    thinking = Signal(int, bool)

    def __init__(
        self, model: Game, event_player: EventPlayer, strategy_runner: StrategyRunner, motion: Motion
    ) -> None:
        super().__init__()
        self._model, self._event_player, self._motion = model, event_player, motion
        self._strategy_runner = strategy_runner
        self._asked_revision = _NO_REVISION
        self.are_paused = False
        self._is_stepping = False
        self._asked_seat = 0
        self._thinks_visibly = False
        self._clock = QElapsedTimer()
        self._thought: dict[int, int] = {}
        self._hasty: tuple[object, int]
        self._hasty_timer = QTimer(self, singleShot=True)
        self._hasty_timer.timeout.connect(self._on_haste_over)
        self.thinking_timer = QTimer(self, singleShot=True, interval=THINKING_SHOWN_AFTER)
        self.thinking_timer.timeout.connect(self._show_thinking)
        strategy_runner.answered.connect(self._on_answered)

    def act(self, seat: int) -> None:
        """Run the seat's strategy, unless it is running already or computers are paused."""
        strategy = self._model.strategy_to_ask(seat)
        waits = self.are_paused and not self._is_stepping
        if strategy is None or waits or self._asked_revision == self._model.revision:
            return
        self._asked_revision, self._asked_seat = self._model.revision, seat
        self.thinking_timer.start()
        self._clock.start()
        self._strategy_runner.ask(
            strategy, self._model.chooser(seat), self._model.revision, instead=self._model.simplest
        )

    def step(self, seat: int) -> None:
        """Let a computer make one move although computers are paused."""
        if self._model.strategy_to_ask(seat) is not None:
            self._is_stepping = True
            self.act(seat)

    def cancel(self) -> None:
        """Ignore the pending choice; `act` may request another one."""
        self._asked_revision = _NO_REVISION
        self._is_stepping = False
        self._hasty_timer.stop()
        self._hide_thinking()

    def _show_thinking(self) -> None:
        self._thinks_visibly = True
        self.thinking.emit(self._asked_seat, True)

    def _hide_thinking(self) -> None:
        self.thinking_timer.stop()
        if self._thinks_visibly:
            self._thinks_visibly = False
            self.thinking.emit(self._asked_seat, False)

    def _on_answered(self, choice: object, revision: int) -> None:
        if revision != self._asked_revision:
            return
        haste = self._haste(self._asked_seat)
        if haste:
            self._hasty = choice, revision
            self._hasty_timer.start(haste)
        else:
            self._take_answer(choice, revision)

    def _on_haste_over(self) -> None:
        choice, revision = self._hasty
        if revision == self._asked_revision:
            self._take_answer(choice, revision)

    def _haste(self, seat: int) -> int:
        """How many milliseconds faster a forced move was chosen than the seat's last free choice.

        Without this delay people could see that a computer had no choice, and so which cards it does not
        hold.
        """
        took = self._clock.elapsed()
        if not self._model.is_forced(seat):
            self._thought[seat] = took
        return max(self._thought.get(seat, took) - took, 0) if self._motion.pause_factor else 0

    def _take_answer(self, choice: object, revision: int) -> None:
        """Play the choice after a pause in which people can follow."""
        self._hide_thinking()
        table = self._model.table()  # with buttons a forced first move tells what its player holds
        is_lead = not table.buttons and all(seat.last is None for seat in table.seats)
        is_no_choice = is_lead and self._model.is_forced(self._asked_seat)  # as all people know
        self._motion.pause(0 if is_no_choice else THINKING_PAUSE, lambda: self._play(choice, revision))

    def _play(self, choice: object, revision: int) -> None:
        if revision != self._asked_revision:
            return  # another request is pending
        waits = self.are_paused and not self._is_stepping
        self._is_stepping = False
        if revision != self._model.revision or waits or not self._event_player.is_idle:
            self.cancel()
            return
        try:
            self._model.act(choice)
        except Refusal as refusal:
            seat = self._asked_seat
            write(f"straights-gui: the strategy of seat {seat + 1}: {refusal}\n", is_error=True)
            self._model.exchange(seat, self._model.simplest)
            self.replaced.emit(seat, str(refusal))


_DEMONSTRATOR = "blocker"  # good, and fast


class Autopilot(QObject):
    """Plays for the human on turn. After an undo the next move is the player's: `leave_to_player`.

    Attributes:
        plays_forced: whether the only legal card is played automatically.
        plays_all: whether the demo is on; it plays only for a single human.
    """

    def __init__(self, model: Game, event_player: EventPlayer, motion: Motion) -> None:
        super().__init__()
        self._model, self._event_player, self._motion = model, event_player, motion
        self._left_at_revision = -1
        self._asked_revision = -1
        self.plays_forced = False
        self.plays_all = False
        model.happened.connect(self._on_happened)

    def act(self) -> None:
        """Move after a pause, if the autopilot has a move for the player on turn."""
        choice = self._choice()
        revision = self._model.revision
        if choice is None or self._asked_revision == revision:
            return
        self._asked_revision = revision
        self._motion.pause(THINKING_PAUSE, lambda: self._play(choice, revision))

    def leave_to_player(self) -> None:
        """Play no forced move until the game continues, since the player has just undone one."""
        self._left_at_revision = self._model.revision
        self.cancel()

    def cancel(self) -> None:
        """Drop the pending move; `act` may choose again."""
        self._asked_revision = -1

    def _choice(self) -> object | None:
        viewer = self._model.viewer
        if self.plays_all and len(self._model.humans) == 1 and viewer is not None:
            return self._model.chooser(viewer)(_DEMONSTRATOR) if viewer == self._model.turn else None
        if self.plays_forced and self._left_at_revision != self._model.revision:
            return self._model.forced()
        return None

    def _play(self, choice: object, revision: int) -> None:
        """Play, unless the game or the choice has changed in the meantime."""
        self.cancel()
        if revision != self._model.revision or choice != self._choice() or not self._event_player.is_idle:
            return
        if self.plays_all:
            self._model.mark_practice()
        try:
            self._model.act(choice)
        except Refusal as refusal:
            raise AssertionError(choice) from refusal  # the choice is legal by the same rules

    def _on_happened(self, _events: object) -> None:
        self._left_at_revision = -1
