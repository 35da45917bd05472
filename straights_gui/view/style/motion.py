"""Animation durations, timelines of animations, and the object that runs them."""

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
COLLECT_FLIGHT: Final = 420
COLLECT_STAGGER: Final = 9
TURN_OVER: Final = 220
REVEAL_FLIGHT: Final = 260
REVEAL_SPREAD: Final = 45
REVEAL_STAGGER: Final = 150
REVEAL_PAUSE: Final = 160
TAKE_BACK: Final = 210
BLINK: Final = 150
REACTION: Final = 1100
SETTLE: Final = 170
RETURN_TO_HAND: Final = 300
RECAP_FLIGHT: Final = 620
NOTICE: Final = 1500
THINKING_PAUSE: Final = 210
WATCHED_RESULT: Final = 4000
LAST_RESULT: Final = 1800
PODIUM_STAGGER: Final = 260
PODIUM_RISE: Final = 520
FOUNTAIN_STAGGER: Final = 85
FOUNTAIN_FLIGHT: Final = 1250
BET: Final = 240
TO_POT: Final = 320
POT_WON: Final = 480
COUNT: Final = 400
LAND: Final = 90
SHIMMER: Final = 620
PANEL_SLIDE: Final = 220
REPLAY_PAUSE: Final = 350
WARNING: Final = 6000
"""Milliseconds at a speed factor of 1, also in the page: `make translations` writes them as a module of it.

`WATCHED_RESULT`: how long a result is shown to spectators;
`LAST_RESULT`: how long the last round's discards are shown before the podium;
`WARNING`: how long a warning is shown, at any speed.
"""
_REDUCED_FADE = 80

Apply = Callable[[float], None]
Easing = Callable[[float], float]
"""Maps the elapsed part of the time to the part of the way, both 0 to 1."""


def linear(time: float) -> float:
    """Constant speed."""
    return time


def ease_out(time: float) -> float:
    """Fast at first, slower towards the end (cubic)."""
    return 1.0 - (1.0 - time) ** 3


def ease_in_out(time: float) -> float:
    """Slow at both ends (cubic)."""
    return 4.0 * time**3 if time < 0.5 else 1.0 - 4.0 * (1.0 - time) ** 3


@dataclass(frozen=True, slots=True)
class _Track:
    """A part of a timeline; `apply` is called with the eased progress, 0 to 1."""

    apply: Apply
    start: int
    length: int
    easing: Easing


class Timeline:
    """A schedule of animations, in milliseconds from the start; it has no clock of its own."""

    def __init__(self) -> None:
        self._tracks: list[_Track] = []
        self._done: set[int] = set()

    @property
    def length(self) -> int:
        """The end of the last track."""
        return max((track.start + track.length for track in self._tracks), default=0)

    def add(self, apply: Apply, start: int, length: int, easing: Easing = ease_out) -> int:
        """Animate `apply` for a period; returns its end."""
        self._tracks.append(_Track(apply, start, length, easing))
        return start + length

    def at(self, moment: int, do: Callable[[], None]) -> None:
        """Call `do` once at a time."""
        self.add(lambda _progress: do(), moment, 0)

    def show(self, moment: float) -> None:
        """Apply everything up to a moment; tracks that ended are applied once, in the order of their ends."""
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
    """Runs timelines. With a factor of 0, a timeline is over before `run` returns.

    Attributes:
        factor: the factor for the durations of animations.
        pause_factor: the factor for the durations of pauses.
        is_skipping: whether everything finishes at once for now, whatever the factors.
        is_reduced: whether the desktop wants nothing to move; the factor is then 0, but colours may fade.
        fades: what runs the fades that have its speed; they end with its animations, but count for none.
    """

    def __init__(self, factor: float = 1.0, pause_factor: float = 1.0) -> None:
        super().__init__()
        self.factor = factor
        self.pause_factor = pause_factor
        self.is_skipping = False
        self.is_reduced = False
        self.fades: list[Motion] = []
        self._running: list[QVariantAnimation] = []
        self._pauses: set[QVariantAnimation] = set()

    def fade_length(self, length: int) -> int:
        """The milliseconds of a fade, which has `length` at normal speed."""
        return min(length, _REDUCED_FADE) if self.is_reduced else round(length * self.factor)

    def run(self, timeline: Timeline, then: Callable[[], None] | None = None) -> QVariantAnimation | None:
        """Run the timeline, then call `then`; returns its clock, or None if it is already over."""
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
        from PySide6.QtCore import QVariantAnimation  # not before the first paint, when nothing is animated

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
        """Call `then` after a pause of this many milliseconds times the pause factor."""
        timeline = Timeline()
        timeline.add(lambda _progress: None, 0, length)
        clock = self._run(timeline, self.pause_factor, then)
        if clock is not None:
            self._pauses.add(clock)
        return clock

    def is_running(self) -> bool:
        """Whether an animation or a pause is running."""
        return bool(self._running)

    def finish(self, clock: QVariantAnimation | None = None) -> None:
        """Finish a clock, or all of them, at once; their callbacks are called."""
        for running in tuple(self._running):
            if clock is None or running is clock:
                running.setCurrentTime(running.duration())
        if clock is None:
            self._finish_fades()

    def finish_animations(self) -> None:
        """Finish all animations at once; pauses continue."""
        for running in tuple(self._running):
            if running not in self._pauses:
                self.finish(running)
        self._finish_fades()

    def cancel(self) -> None:
        """Stop everything at its current state, without calling the callbacks."""
        for clock in self._running:
            clock.blockSignals(True)
            clock.stop()
            clock.deleteLater()
        self._running.clear()
        self._pauses.clear()
        self._finish_fades()

    def _finish_fades(self) -> None:
        for fade in self.fades:
            fade.finish()

    def _end(self, clock: QVariantAnimation, timeline: Timeline, then: Callable[[], None] | None) -> None:
        self._running.remove(clock)
        self._pauses.discard(clock)
        clock.deleteLater()
        timeline.show(timeline.length)
        if then is not None:
            then()


class Fade:
    """A change of colours, texts or sizes in place; a new one takes the place of one that is running.

    Attributes:
        share: how much of the change is seen, from 0 to 1.
    """

    def __init__(self, owner: QObject, speed: Motion, show: Callable[[], None]) -> None:
        """Call `show` after each step, as long as the owner exists."""
        self.share = 1.0
        self._speed, self._show = speed, show
        self._motion = motion = Motion()
        speed.fades.append(motion)
        owner.destroyed.connect(lambda: motion.cancel())  # noqa: PLW0108  # PySide forgets a method of a collected object

    def start(self, length: int, easing: Easing = linear) -> None:
        """Start with a share of 0; `length` are the milliseconds at normal speed."""
        self._motion.cancel()
        timeline = Timeline()
        timeline.add(self._step, 0, self._speed.fade_length(length), easing)
        self._motion.run(timeline)
        if self._motion.is_running():
            self._step(0.0)

    def end(self) -> None:
        """Show the whole change at once."""
        self._motion.cancel()
        self.share = 1.0

    def _step(self, share: float) -> None:
        self.share = share
        self._show()
