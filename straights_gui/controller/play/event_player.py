"""The queue between model and table: plays steps one after another and signals when it is idle."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from engine.games.changes import Step as Shown
from engine.games.table import Table
from straights_gui.model.game import Step
from straights_gui.view.style.motion import Motion, Timeline

Playable = Step | Shown
"""An item of the queue: an event with the table after it, or a recap of earlier ones."""


class EventPlayer(QObject):
    """Plays events in order. After a round it waits until the player has seen the result.

    Attributes:
        idle: emitted when everything has been played.
        result_shown: emitted when a round's result is on the table; `resume` continues.
        playing: emitted with a Step when its animation begins.
        dropped: emitted when queued steps were discarded.
        result: the table at the end of the round whose result is on it, waiting to be seen.
    """

    idle = Signal()
    playing = Signal(object)
    result_shown = Signal()
    dropped = Signal()

    def __init__(self, motion: Motion, timeline_for: Callable[[Playable], Timeline]) -> None:
        super().__init__()
        self._motion = motion
        self._timeline_of = timeline_for
        self._queue: deque[Playable] = deque()
        self._clock: QVariantAnimation | None = None
        self._is_playing = False
        self.result: Table | None = None

    @property
    def shows_result(self) -> bool:
        """Whether a round's result is on the table, waiting to be seen."""
        return self.result is not None

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being played or queued."""
        return not (self._is_playing or self.shows_result or self._queue)

    def play(self, steps: Iterable[Playable]) -> None:
        """Queue further steps."""
        self._queue.extend(steps)
        self._play_next()

    def finish(self) -> None:
        """Play all queued steps at once, up to the next result."""
        while self._is_playing and self._clock is not None:
            clock = self._clock
            self._motion.finish(clock)
            if self._clock is clock:  # a drawing of the table has cancelled it
                self.clear()

    def resume(self) -> None:
        """Continue after a result."""
        if self.shows_result:
            self.result = None
            self._play_next()

    def clear(self) -> None:
        """Drop everything, since the table was redrawn."""
        has_dropped = bool(self._queue)
        self._queue.clear()
        self._clock = None
        self._is_playing, self.result = False, None
        if has_dropped:
            self.dropped.emit()

    def _play_next(self) -> None:
        """Play queued steps in a loop, since empty timelines end at once."""
        while not self._is_playing and not self.shows_result:
            if not self._queue:
                self.idle.emit()
                return
            step = self._queue.popleft()
            self._is_playing = True
            if isinstance(step, Step):
                self.playing.emit(step)
            clock = self._motion.run(self._timeline_of(step), partial(self._played, step))
            if clock is not None:
                self._clock = clock

    def _played(self, step: Playable) -> None:
        self._is_playing = False
        was_animated, self._clock = self._clock is not None, None
        if isinstance(step, Step) and step.shown.happening.shows_result and not self._ends_game(step):
            self.result = step.shown.table
            self.result_shown.emit()
        elif was_animated:
            self._play_next()

    def _ends_game(self, step: Step) -> bool:
        """Whether the game is over with a step, or with the next one."""
        following = self._queue[0] if self._queue else None
        return step.ends_game or (isinstance(following, Step) and following.ends_game)
