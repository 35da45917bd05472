"""The queue between model and table: plays events one after another and signals when it is idle."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from engine.straights.events import Event, GameEnded, RoundEnded
from straights_gui.view.animation.recap import Recap
from straights_gui.view.style.motion import Motion, Timeline

Playable = Event | Recap
"""What can be played: an event, or a recap of earlier ones."""


class EventPlayer(QObject):
    """Plays events in their order. After a round it waits until somebody has seen the result.

    Attributes:
        idle: everything has been played.
        result_shown: a round's result is on the table; `resume` plays on.
        playing: an event begins to be shown.
        dropped: events that waited will not be shown.
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
        self._shows_result = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being played or waits."""
        return not (self._is_playing or self._shows_result or self._queue)

    @property
    def shows_result(self) -> bool:
        """Whether a round's result is on the table, waiting to be seen."""
        return self._shows_result

    def play(self, events: Iterable[Playable]) -> None:
        """Play further events after those that wait."""
        self._queue.extend(events)
        self._play_next()

    def finish(self) -> None:
        """Play everything that waits at once, up to the next result."""
        while self._is_playing and self._clock is not None:
            self._motion.finish(self._clock)

    def resume(self) -> None:
        """Play on after a result."""
        if self._shows_result:
            self._shows_result = False
            self._play_next()

    def clear(self) -> None:
        """Drop everything: the table was redrawn."""
        has_dropped = bool(self._queue)
        self._queue.clear()
        self._clock = None
        self._is_playing = self._shows_result = False
        if has_dropped:
            self.dropped.emit()

    def _play_next(self) -> None:
        """Play what waits, in a loop: timelines without length end at once."""
        while not self._is_playing and not self._shows_result:
            if not self._queue:
                self.idle.emit()
                return
            event = self._queue.popleft()
            self._is_playing = True
            self.playing.emit(event)
            clock = self._motion.run(self._timeline_of(event), partial(self._played, event))
            if clock is not None:
                self._clock = clock

    def _played(self, event: Playable) -> None:
        self._is_playing = False
        was_animated, self._clock = self._clock is not None, None
        if isinstance(event, RoundEnded) and not isinstance(next(iter(self._queue), None), GameEnded):
            self._shows_result = True
            self.result_shown.emit()
        elif was_animated:
            self._play_next()
