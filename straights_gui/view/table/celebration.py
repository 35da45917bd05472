"""What celebrates a result: it begins with the sentence about it, and ends with the next deal."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QVariantAnimation

from straights_gui.view.style.motion import Motion, Timeline


class Celebration:
    """The motion for one result at a time."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._timeline: Callable[[], Timeline] | None = None
        self._clock: QVariantAnimation | None = None

    def prepare(self, timeline: Callable[[], Timeline]) -> None:
        """Let what the function returns run once, together with the sentence about the next result."""
        self._timeline = timeline

    def forget(self) -> None:
        """Let nothing celebrate the next result."""
        self._timeline = None

    def start(self) -> None:
        """Run what was prepared, where anything moves."""
        timeline, self._timeline = self._timeline, None
        if timeline is not None and self._motion.factor:
            self._clock = self._motion.run(timeline())

    def end(self) -> None:
        """Let it be over at once: the game goes on."""
        if self._clock is not None:
            self._motion.finish(self._clock)
