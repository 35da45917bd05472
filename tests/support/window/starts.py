"""Starts of the program as a player has them, one after another in one process."""

from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from straights_gui.application import Launcher
from straights_gui.composition import Straights
from straights_gui.controller.menus.file_requests import FileRequests
from tests.support.window.window_driver import process_events


class Starts:
    """Starts the program, and ends it; one at a time.

    Attributes:
        folder: where its games are.
    """

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.folder, self._qtbot = folder, qtbot
        self._running: Launcher | None = None

    @property
    def program(self) -> Straights:
        """The one that runs."""
        assert self._running is not None
        assert self._running.program is not None
        return self._running.program

    def start(self, files: FileRequests | None = None, *, link: str = "") -> Launcher:
        """End the one before, and start until the game is in the window and painted."""
        self.end()
        launcher = self._running = Launcher(files, self.folder, link)
        launcher.window.show()
        self._qtbot.waitUntil(lambda: launcher.program is not None)
        process_events()
        return launcher

    def end(self) -> None:
        launcher, self._running = self._running, None
        if launcher is None:
            return
        if launcher.program is not None:
            launcher.program.game.pause(paused=True)
            launcher.program.motion.factor = launcher.program.motion.pause_factor = 0.0
            launcher.program.motion.finish()
        launcher.window.close()
        launcher.close()
        QApplication.processEvents()
        launcher.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
