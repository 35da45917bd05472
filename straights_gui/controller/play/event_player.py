"""The queue between model and table: plays events one after another, and says when it is idle."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from engine.straights.events import Event, GameEnded, RoundEnded
from straights_gui.view.animation.recap import Recap
from straights_gui.view.style.motion import Motion, Timeline

Shown = Event | Recap
"""What can be played: something that happens, or what has happened shown again."""


class EventPlayer(QObject):
    """Plays events in their order. After a round it holds until somebody has seen the result.

    Attributes:
        idle: everything has been played.
        held: a round's result is on the table; `resume` plays on.
        playing: an event begins to be shown.
    """

    idle = Signal()
    playing = Signal(object)
    held = Signal()

    def __init__(self, motion: Motion, timeline_for: Callable[[Shown], Timeline]) -> None:
        """A player with nothing to play."""
        super().__init__()
        self._motion = motion
        self._timeline_of = timeline_for
        self._queue: deque[Shown] = deque()
        self._clock: QVariantAnimation | None = None
        self._is_playing = False
        self._is_holding = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing is played or waits."""
        return not (self._is_playing or self._is_holding or self._queue)

    @property
    def is_holding(self) -> bool:
        """Whether a result is on the table."""
        return self._is_holding

    def play(self, events: Iterable[Shown]) -> None:
        """Play further events after those that wait."""
        self._queue.extend(events)
        self._play_next()

    def finish(self) -> None:
        """Bring everything that waits to its end at once, up to the next result."""
        while self._is_playing and self._clock is not None:
            self._motion.finish(self._clock)

    def resume(self) -> None:
        """Somebody has seen the result."""
        if self._is_holding:
            self._is_holding = False
            self._play_next()

    def clear(self) -> None:
        """Forget everything: the table was drawn anew."""
        self._queue.clear()
        self._clock = None
        self._is_playing = self._is_holding = False

    def _play_next(self) -> None:
        """Play what waits: in a loop, since timelines without length are over at once."""
        while not self._is_playing and not self._is_holding:
            if not self._queue:
                self.idle.emit()
                return
            event = self._queue.popleft()
            self._is_playing = True
            self.playing.emit(event)
            clock = self._motion.run(self._timeline_of(event), partial(self._played, event))
            if clock is not None:
                self._clock = clock

    def _played(self, event: Shown) -> None:
        """An event has been played."""
        self._is_playing = False
        was_animated, self._clock = self._clock is not None, None
        if isinstance(event, RoundEnded) and not isinstance(next(iter(self._queue), None), GameEnded):
            self._is_holding = True
            self.held.emit()
        elif was_animated:
            self._play_next()
