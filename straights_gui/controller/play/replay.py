"""Replay: the table shows any position of the game, which is suspended meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from straights_gui.controller.play.shown_table import OpenHands, jump, shown_table, timeline_of
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game import Game, Step
from straights_gui.view.style.motion import REPLAY_PAUSE
from straights_gui.view.text.rendering import shown
from straights_gui.view.text.table_text import turn

if TYPE_CHECKING:
    from engine.games.table import Table
    from engine.text.sentence import Sentence
    from straights_gui.model.game_model import GameModel
    from straights_gui.model.local_game import TableGame
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

    def __init__(self, parts: WindowParts[Game], whole: Callable[[], GameModel | TableGame]) -> None:
        """`whole` returns the game to replay each time that the replay is opened."""
        super().__init__()
        self._window, self._model, self._game = parts.window, parts.model, parts.game
        self._motion = parts.motion
        self._given = whole
        self._whole = self._now = whole()
        self._shows_all = self._has_marked = False
        self._is_running = self.is_open = False
        self._bar: ReplayBar | None = None
        parts.window.act.bind(replay=self._on_triggered)
        parts.table.cancelled.connect(self.close)
        parts.window.retranslated.connect(self._on_retranslated)
        parts.table.let_escape(lambda: parts.game.is_suspended)

    @property
    def bar(self) -> ReplayBar:
        """The bar, created with the first replay."""
        if self._bar is None:
            from straights_gui.view.window.replay_bar import ReplayBar

            self._bar = ReplayBar(self._window)
            self._window.addToolBar(Qt.ToolBarArea.BottomToolBarArea, self._bar)
            self._bar.hide()
            self._window.table.theme_applied.connect(self._bar.apply_theme)
            self._bar.slider.valueChanged.connect(self.go_to)
            self._bar.play.toggled.connect(self._on_played)
            self._bar.hands.toggled.connect(self._on_opened)
            self._bar.go_on.clicked.connect(self._on_continued)
            self._bar.closed.connect(self.close)
        return self._bar

    def open(self) -> None:
        """Suspend the game and show its first position."""
        self.opening.emit()
        self._whole = self._given()
        self._now = self._whole.at(0, self._model.viewer)
        self._shows_all = self._has_marked = False
        self.is_open = True
        self._game.suspend()
        self._window.table.offers.is_on = False
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
        self._window.table.offers.is_on = True
        self.bar.hide()
        self._window.act.replay.setChecked(False)
        return True

    def go_to(self, number: int) -> None:
        """Show the position after this many actions; a single step forward is animated as in the game."""
        count = self._now.count
        was_moving = self._motion.is_running()
        if number == count + 1:
            if was_moving or self._window.table.has_result:
                self._draw()
            self._step()
        elif number != count:
            before, self._now = self._now, self._whole.at(number, self._now.viewer)
            self._draw(before)
            self._continue_after(REPLAY_PAUSE)

    def _step(self) -> None:
        """Animate the next action; the end of a round stays on the table until the next step."""
        before = self._now
        hands = before.session.open_hands() if self._shows_all else None  # until the next drawing
        self._now = self._whole.at(before.count + 1, before.viewer)
        shown = [step for step in self._now.last_steps() if _is_replayed(step)]
        self._show_place()
        self._show_steps(shown, hands, ends_round=any(step.shown.happening.shows_result for step in shown))

    def _show_steps(self, left: list[Step], hands: OpenHands | None, *, ends_round: bool) -> None:
        if left:
            timeline = timeline_of(self._window.table, self._now.happenings, left[0], hands)
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
            if self._now.count < self._whole.count:
                self._step()
            else:
                self._stop()

    def _draw(self, before: GameModel | TableGame | None = None) -> None:
        table = self._window.table
        hands = self._now.session.open_hands() if self._shows_all else None
        drawn = shown_table(self._now.table(), hands)
        if before is None:
            table.draw(drawn)
        else:
            jump(table, before.happenings(), self._now.happenings(), drawn)
        table.hide_overlays()
        table.message.show_text(shown(*_said(drawn)))
        self._show_place()

    def _show_place(self) -> None:
        now = self._now.table()
        self.bar.show_moment(self._now.count, self._whole.count, now.round)
        self.bar.go_on.setEnabled(not self._now.is_over)
        self._window.show_progress("" if now.title is None else shown(now.title), self._window.seed)
        if self._shows_all and now.round == self._model.table().round:
            self._mark_practice()
        if self._now.count == self._whole.count:
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
            self._bar.play.setChecked(False)

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
        taken = self._now
        self._model.mark_practice()
        self.close()
        self.taken.emit(taken.session)


def _said(table: Table) -> tuple[Sentence, ...]:
    """Whose turn it is, or who has won the hand that is over."""
    is_won = table.turn is None and table.result is not None and table.result.awards
    return (table.result.title,) if table.result is not None and is_won else turn(table)


def _is_replayed(step: Step) -> bool:
    """Whether the step itself is shown: a deal and the end of the game are shown with what follows."""
    happening = step.shown.happening
    return not happening.is_deal and bool(
        happening.movements or happening.shows_result or happening.seat is not None
    )
