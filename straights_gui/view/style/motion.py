"""All durations, the timelines that say what moves when, and what runs them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from engine.fast_dataclass import dataclass

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

DEAL_STAGGER: Final = 9
DEAL_FLIGHT: Final = 210
PLAY_FLIGHT: Final = 320
DISCARD_FLIGHT: Final = 320
COLLECT_FLIGHT: Final = 420
COLLECT_STAGGER: Final = 9
TURN_OVER: Final = 220
REVEAL_FLIGHT: Final = 260
REVEAL_SPREAD: Final = 45
REVEAL_STAGGER: Final = 150
REVEAL_PAUSE: Final = 160
LAST_RESULT: Final = 1800
PODIUM_STAGGER: Final = 260
PODIUM_RISE: Final = 520
FOUNTAIN_STAGGER: Final = 85
FOUNTAIN_FLIGHT: Final = 1250
SHIMMER: Final = 620
TAKE_BACK: Final = 210
BLINK: Final = 150
REACTION: Final = 1100
SETTLE: Final = 170
RETURN_TO_HAND: Final = 300
PANEL_SLIDE: Final = 220
RECAP_FLIGHT: Final = 620
NOTICE: Final = 1500
THINKING_PAUSE: Final = 210
REPLAY_PAUSE: Final = 350
WATCHED_RESULT: Final = 4000
WARNING: Final = 6000
"""Milliseconds, times the factor of the speed; `WATCHED_RESULT`: how long computers look at a result;
`LAST_RESULT`: how long the last round's discards lie open before the places of the game are shown;
`WARNING`: how long it is said why something was not done, whatever the speed."""

Apply = Callable[[float], None]
Easing = Callable[[float], float]
"""From the share of the time that has passed to the share of the way, both 0 to 1."""


def linear(time: float) -> float:
    """At the same speed all the way."""
    return time


def ease_out(time: float) -> float:
    """Fast at first, and slower towards the end: cubic."""
    return 1.0 - (1.0 - time) ** 3


def ease_in_out(time: float) -> float:
    """Slow at both ends: cubic."""
    return 4.0 * time**3 if time < 0.5 else 1.0 - 4.0 * (1.0 - time) ** 3


@dataclass(frozen=True, slots=True)
class _Track:
    """A stretch of a timeline: `apply` is told the eased progress, 0 to 1."""

    apply: Apply
    start: int
    length: int
    easing: Easing


class Timeline:
    """What moves when, in milliseconds from the start; it knows no clock."""

    def __init__(self) -> None:
        self._tracks: list[_Track] = []
        self._done: set[int] = set()

    @property
    def length(self) -> int:
        """When the last stretch ends."""
        return max((track.start + track.length for track in self._tracks), default=0)

    def add(self, apply: Apply, start: int, length: int, easing: Easing = ease_out) -> int:
        """Let `apply` follow a stretch; returns when the stretch ends."""
        self._tracks.append(_Track(apply, start, length, easing))
        return start + length

    def at(self, moment: int, do: Callable[[], None]) -> None:
        """Call `do` once at a time."""
        self.add(lambda _progress: do(), moment, 0)

    def show(self, moment: float) -> None:
        """Apply everything up to the moment, what ended before it once and in the order of the ends."""
        ended = []
        for number, track in enumerate(self._tracks):
            if number in self._done or moment < track.start:
                continue
            if moment >= track.start + track.length:
                self._done.add(number)
                ended.append(track)
            else:
                track.apply(track.easing((moment - track.start) / track.length))
        for track in sorted(ended, key=lambda track: track.start + track.length):
            track.apply(1.0)


class Motion(QObject):
    """Runs timelines. With a factor of 0 each is over before `run` returns.

    Attributes:
        factor: what every duration of something that moves is multiplied by.
        pause_factor: what every pause is multiplied by.
        is_skipping: whether everything is over at once for a while, whatever the factors.
    """

    def __init__(self, factor: float = 1.0, pause_factor: float = 1.0) -> None:
        super().__init__()
        self.factor = factor
        self.pause_factor = pause_factor
        self.is_skipping = False
        self._running: list[QVariantAnimation] = []
        self._pauses: set[QVariantAnimation] = set()

    def set_speed(self, factor: float) -> None:
        """Multiply all durations, pauses included, by a factor."""
        self.factor = self.pause_factor = factor

    def run(self, timeline: Timeline, then: Callable[[], None] | None = None) -> QVariantAnimation | None:
        """Let the timeline pass, then call `then`; returns its clock, None where it is over already."""
        return self._run(timeline, self.factor, then)

    def _run(
        self, timeline: Timeline, factor: float, then: Callable[[], None] | None
    ) -> QVariantAnimation | None:
        length = 0 if self.is_skipping else round(timeline.length * factor)
        if length <= 0:
            timeline.show(timeline.length)
            if then is not None:
                then()
            return None
        from PySide6.QtCore import QVariantAnimation  # not before the first paint, where nothing moves

        # WORKAROUND: no parent. A child with a connected lambda that holds it, deleted later than its parent
        # was collected, makes PySide 6.11 crash in the event loop.
        clock = QVariantAnimation()
        clock.setStartValue(0.0)
        clock.setEndValue(float(timeline.length))
        clock.setDuration(length)
        clock.valueChanged.connect(timeline.show)
        clock.finished.connect(lambda: self._end(clock, timeline, then))
        self._running.append(clock)
        clock.start()
        return clock

    def pause(self, length: int, then: Callable[[], None]) -> QVariantAnimation | None:
        """Call `then` after a pause of this many milliseconds times the factor of pauses."""
        timeline = Timeline()
        timeline.add(lambda _progress: None, 0, length)
        clock = self._run(timeline, self.pause_factor, then)
        if clock is not None:
            self._pauses.add(clock)
        return clock

    def is_running(self) -> bool:
        """Whether anything moves or pauses."""
        return bool(self._running)

    def finish(self, clock: QVariantAnimation | None = None) -> None:
        """Finish a clock, or everything that runs, at once; what follows is called."""
        for running in tuple(self._running):
            if clock is None or running is clock:
                running.setCurrentTime(running.duration())

    def finish_animations(self) -> None:
        """Finish everything that moves at once; pauses go on."""
        for running in tuple(self._running):
            if running not in self._pauses:
                self.finish(running)

    def cancel(self) -> None:
        """Stop everything where it is; what should follow is not called."""
        for clock in self._running:
            clock.blockSignals(True)
            clock.stop()
            clock.deleteLater()
        self._running.clear()
        self._pauses.clear()

    def _end(self, clock: QVariantAnimation, timeline: Timeline, then: Callable[[], None] | None) -> None:
        self._running.remove(clock)
        self._pauses.discard(clock)
        clock.deleteLater()
        timeline.show(timeline.length)
        if then is not None:
            then()
