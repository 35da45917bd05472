"""Keeps the log in step with the table: a line is added when the animation of its event begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject

from engine.text.sentence import EventText
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.model.game import Game, Step
from straights_gui.view.text.rendering import shown
from straights_gui.view.window.panels import LogPanel


class LogController(QObject):
    """Writes the shown events to the log, redacted for the viewer."""

    def __init__(self, model: Game, event_player: EventPlayer, log: LogPanel) -> None:
        super().__init__()
        self._model, self._log = model, log
        self._count = 0
        self._notes: list[tuple[int, Callable[[], str]]] = []
        model.replaced.connect(self.rewrite)
        event_player.playing.connect(self._on_playing)
        event_player.dropped.connect(self.rewrite)

    def rewrite(self) -> None:
        """Write all events again, after a change of game, position or viewer."""
        self._write(None)

    def retranslate(self) -> None:
        """Write the shown lines again in the current language."""
        self._write(self._count)

    def clear(self) -> None:
        """Clear the log before the first deal is shown."""
        self._notes.clear()
        self._write(0)

    def add_note(self, text: Callable[[], str]) -> None:
        """Add a line without an event after the shown ones; `text` is called again for each rewrite."""
        self._notes.append((self._count, text))
        self._log.add_lines([text()])

    def _on_playing(self, step: Step) -> None:
        """Write the event; the end of a round reveals its discards, so the log is rewritten."""
        if step.shown.happening.shows_result:
            self._write(self._count + 1)
            return
        self._count += 1
        self._log.add_lines(_lines(step.said))

    def _write(self, count: int | None) -> None:
        events = self._model.said()[:count]
        self._count = len(events) if count is None else count
        self._log.show_lines(self._lines(events))

    def _lines(self, events: tuple[EventText, ...]) -> Iterator[str]:
        notes = [(min(place, len(events)), text) for place, text in self._notes]
        for number in range(len(events) + 1):
            yield from (text() for place, text in notes if place == number)
            if number < len(events):
                yield from _lines(events[number])


def _lines(said: EventText) -> list[str]:
    return [shown(line).rstrip() for line in said.log]  # a seat may have no discards
