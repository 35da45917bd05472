"""Saves the running game without waiting for the disk: written at once, durable shortly after."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.straights.session import Session
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.strategy_runner import Executor


class GameSaver(QObject):
    """Writes each state of the game on the GUI thread, and lets an executor wait until the disk has it.

    A written game survives a kill of the process; a durable one also a loss of power. A state that is
    written while an earlier one waits for the executor takes its place.

    Attributes:
        finished: emitted with None when the latest state is durable, or with the OSError that prevents it.
    """

    finished = Signal(object)
    _kept = Signal(int, object)

    def __init__(self, store: Autosave, executor: Executor) -> None:
        super().__init__()
        self._store, self._executor = store, executor
        self._latest = 0
        self._lock = Lock()
        self._waiting: tuple[int, Path] | None = None
        self._kept.connect(self._on_kept)

    def save(self, session: Session) -> None:
        """Write the game; `finished` follows, unless another state is saved before."""
        self._latest += 1
        try:
            written = self._store.write(session)
        except OSError as error:
            self.finished.emit(error)
            return
        with self._lock:
            if self._waiting is not None:
                with suppress(OSError):
                    self._waiting[1].unlink()
            self._waiting = self._latest, written
        self._executor.run(self._keep)

    def wait(self) -> None:
        """Wait until the latest state is durable, or cannot be; `finished` has been emitted then."""
        self._executor.wait()
        self._keep()
        QCoreApplication.sendPostedEvents(self)  # what the executor's thread has emitted

    def _keep(self) -> None:
        """Make the waiting state durable, on any thread; does nothing if there is none."""
        with self._lock:
            waiting, self._waiting = self._waiting, None
        if waiting is None:
            return
        number, written = waiting
        found: OSError | None = None
        try:
            self._store.keep(written)
        except OSError as error:
            found = error
        self._kept.emit(number, found)

    def _on_kept(self, number: int, error: OSError | None) -> None:
        if number == self._latest:
            self.finished.emit(error)
