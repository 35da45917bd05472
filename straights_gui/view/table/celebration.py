"""The celebration of a result: starts with the sentence about the result, ends with the next deal."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QVariantAnimation

from straights_gui.view.style.motion import Motion, Timeline


class Celebration:
    """Runs one celebration at a time."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._timeline: Callable[[], Timeline] | None = None
        self._clock: QVariantAnimation | None = None

    def prepare(self, timeline: Callable[[], Timeline]) -> None:
        """Run the timeline that the function returns, once, with the sentence about the next result."""
        self._timeline = timeline

    def forget(self) -> None:
        """Discard the prepared celebration."""
        self._timeline = None

    def start(self) -> None:
        """Start the prepared celebration, if animations are on."""
        timeline, self._timeline = self._timeline, None
        if timeline is not None and self._motion.factor:
            self._clock = self._motion.run(timeline())

    def end(self) -> None:
        """Stop the celebration at once."""
        if self._clock is not None:
            self._motion.finish(self._clock)
