"""A temporary folder for checks, isolated from the player's games and settings, and the program in it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QSettings, QStandardPaths, Qt
from PySide6.QtWidgets import QApplication

from engine.straights.session import Session
from engine.straights.storage.savegame import dumps
from straights_gui.application import Launcher
from straights_gui.controller.menus.file_requests import FileRequests
from straights_gui.model.preferences import Preferences, Speed
from straights_gui.self_test.window_driver import WindowDriver, wait_until


class Sandbox:
    """A temporary folder for the settings and games of the program, which checks share.

    Attributes:
        folder: the folder.
        preferences: those of the program.
        driver: drives the program, None while none is open.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        _isolate(folder)
        self.preferences = Preferences(QSettings())
        self.preferences.animations = self.preferences.pauses = Speed.AT_ONCE
        self.preferences.is_muted = self.preferences.has_seen_tour = True
        self.driver: WindowDriver | None = None

    def open(self, session: Session) -> WindowDriver:
        """Open the program as a player does, with a saved game; it is closed after a check that fails."""
        file = self.folder / "\u00e4.straights"
        file.write_text(dumps(session), encoding="utf-8")
        files = FileRequests()
        files.ask(file)
        launcher = Launcher(files, self.folder)
        launcher.window.show()
        wait_until(lambda: launcher.program is not None)
        assert launcher.program is not None
        self.driver = WindowDriver(launcher.program)
        return self.driver

    def close(self) -> None:
        """Close the program, and the windows that a check has left open."""
        driver, self.driver = self.driver, None
        try:
            if driver is not None:
                driver.close()
        finally:
            for widget in QApplication.topLevelWidgets():
                widget.close()
                widget.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _isolate(folder: Path) -> None:
    """Make Qt use the folder for settings and data, and its own dialogs, which a program can close."""
    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for kind in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
        QSettings.setPath(kind, QSettings.Scope.UserScope, str(folder))
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
