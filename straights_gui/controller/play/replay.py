"""Replay: the table shows any position of the game, which is suspended meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from engine.straights.events import Event, GameEnded, RoundEnded, RoundStarted
from engine.straights.observation import Step
from engine.straights.observation_after import steps
from engine.straights.projection import redact
from engine.straights.session import Session
from engine.straights.text.table import seat_turn
from engine.straights.text.variants import game_progress
from straights_gui.controller.play.game_controller import GameController
from straights_gui.controller.play.shown_table import OpenHands, jump, table_of, timeline_of
from straights_gui.model.game import Game
from straights_gui.view.style.motion import REPLAY_PAUSE, Motion
from straights_gui.view.text.rendering import shown
from straights_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from straights_gui.view.window.replay_bar import ReplayBar


class Replay(QObject):
    """Shows the positions of the running or finished game.

    Attributes:
        opening: emitted before the table shows a replay.
        taken: emitted with a separate game that starts at the shown position.
        is_open: whether the table shows a replay.
    """

    opening = Signal()
    taken = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        model: Game,
        session: Callable[[], Session],
        game: GameController,
        motion: Motion,
    ) -> None:
        """`session` returns the game to replay each time that the replay is opened."""
        super().__init__()
        self._window, self._model, self._game, self._motion = window, model, game, motion
        self._session = session
        self._whole = self._now = session()
        self._viewer: int | None = None
        self._shows_all = self._has_marked = False
        self._is_running = self.is_open = False
        self._bar: ReplayBar | None = None
        window.act.bind(replay=self._on_triggered)
        window.table.cancelled.connect(self.close)
        window.retranslated.connect(self._on_retranslated)
        window.table.let_escape(lambda: game.is_suspended)

    @property
    def bar(self) -> ReplayBar:
        """The bar, created with the first replay."""
        if self._bar is None:
            from straights_gui.view.window.replay_bar import ReplayBar

            self._bar = ReplayBar(self._window)
            self._window.addToolBar(Qt.ToolBarArea.BottomToolBarArea, self._bar)
            self._bar.hide()
            self._window.table.theme_applied.connect(self._bar.apply_theme)
            self._bar.position_changed.connect(self.go_to)
            self._bar.play_toggled.connect(self._on_played)
            self._bar.all_hands_toggled.connect(self._on_opened)
            self._bar.continued.connect(self._on_continued)
            self._bar.closed.connect(self.close)
        return self._bar

    def open(self) -> None:
        """Suspend the game and show its first position."""
        self.opening.emit()
        self._whole = self._session()
        self._now = self._whole.rewound(0)
        self._viewer = self._model.viewer
        self._shows_all = self._has_marked = False
        self.is_open = True
        self._game.suspend()
        self._window.act.replay.setChecked(True)
        self.bar.hands.setChecked(False)
        self.bar.show()
        self.bar.slider.setFocus()
        self._draw()

    def close(self) -> None:
        """Return to the game."""
        if self.leave():
            self._window.table.setFocus()
            self._game.resume()

    def leave(self) -> bool:
        """Close the replay before the table shows something else; returns whether it was open."""
        if not self.is_open:
            return False
        self.is_open = False
        self._stop()
        self.bar.hide()
        self._window.act.replay.setChecked(False)
        return True

    def go_to(self, number: int) -> None:
        """Show the position after this many actions; a single step forward is animated as in the game."""
        count = len(self._now.actions)
        was_moving = self._motion.is_running()
        if number == count + 1:
            if was_moving or self._window.table.has_result:
                self._draw()
            self._step()
        elif number != count:
            before, self._now = self._now, self._whole.rewound(number)
            self._draw(before)
            self._continue_after(REPLAY_PAUSE)

    def _step(self) -> None:
        """Animate the next action; the end of a round stays on the table until the next step."""
        number, told = len(self._now.actions), len(self._now.history)
        before = self._now.observe(self._viewer)
        hands = self._now.open_hands() if self._shows_all else None  # until the next drawing
        self._now = self._whole.rewound(number + 1)
        events = self._seen(self._now.history[told:])
        taken = steps(before, events, self._now.observe(self._viewer))
        shown = [step for step in taken if not isinstance(step.event, RoundStarted | GameEnded)]
        self._show_place()
        self._show_steps(shown, hands, ends_round=any(isinstance(step.event, RoundEnded) for step in shown))

    def _show_steps(self, left: list[Step], hands: OpenHands | None, *, ends_round: bool) -> None:
        if left:
            timeline = timeline_of(self._window.table, left[0], hands)
            self._motion.run(timeline, lambda: self._show_steps(left[1:], hands, ends_round=ends_round))
            return
        if not ends_round:
            self._draw()
        self._continue_after(REPLAY_PAUSE * 6 if ends_round else REPLAY_PAUSE)

    def _continue_after(self, length: int) -> None:
        """While the replay is running, take the next step after a pause."""
        if self._is_running:
            self._motion.pause(length, self._on_next)

    def _on_next(self) -> None:
        if self._is_running and self.is_open:
            if self._window.table.has_result:
                self._draw()
            if len(self._now.actions) < len(self._whole.actions):
                self._step()
            else:
                self._stop()

    def _draw(self, before: Session | None = None) -> None:
        table = self._window.table
        observation = self._now.observe(self._viewer)
        hands = self._now.open_hands() if self._shows_all else None
        if before is None:
            table.draw(table_of(observation, hands))
        else:
            histories = self._seen(before.history), self._seen(self._now.history)
            jump(table, *histories, observation, hands)
        table.hide_overlays()
        table.show_text(shown(*seat_turn(observation)))
        self._show_place()

    def _seen(self, events: tuple[Event, ...]) -> list[Event]:
        return [redact(event, self._viewer) for event in events]

    def _show_place(self) -> None:
        count = len(self._now.actions)
        number = self._now.observe(None).number
        self.bar.show_moment(count, len(self._whole.actions), number)
        progress = shown(game_progress(number, self._now.setup.variant))
        self._window.show_progress(progress, self._window.seed)
        if self._shows_all and number == self._model.observation().number:
            self._mark_practice()
        if count == len(self._whole.actions):
            self._stop()

    def _on_retranslated(self) -> None:
        if self._bar is not None:
            self._bar.retranslate()
        if self.is_open:
            self._motion.cancel()
            self._draw()
            self._continue_after(REPLAY_PAUSE)

    def _stop(self) -> None:
        self._is_running = False
        if self._bar is not None:
            self._bar.stop()

    def _on_triggered(self) -> None:
        if self.is_open:
            self.close()
        else:
            self.open()

    def _on_played(self, is_playing: bool) -> None:
        if is_playing and not self._is_running:
            self._is_running = True
            self._on_next()
        elif not is_playing:
            self._is_running = False

    def _on_opened(self, shows_all: bool) -> None:
        """Show or hide all hands."""
        self._shows_all = shows_all
        self._motion.cancel()
        if self.is_open:
            self._draw()
            self._continue_after(REPLAY_PAUSE)

    def _mark_practice(self) -> None:
        """Mark the running round as practice: all its hands are shown."""
        if self._model.turn is not None and not self._has_marked:
            self._has_marked = True
            self._model.mark_practice()

    def _on_continued(self) -> None:
        session = Session(self._now.setup, self._now.actions)
        self._model.mark_practice()
        self.close()
        self.taken.emit(session)
