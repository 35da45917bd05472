"""A temporary folder for checks, isolated from the player's games and settings, and the program in it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QSettings, QStandardPaths, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from engine.straights.session import Session
from straights_gui.application import Launcher, data_folder
from straights_gui.composition import Straights
from straights_gui.model.preferences import Preferences
from straights_gui.platform.waiting import wait_until
from straights_gui.view.dialogs.confirm import Question
from straights_gui.view.sheets.sheet import awaited_dialog


class Sandbox:
    """A temporary folder for the settings and games of the program, which checks share.

    Attributes:
        players_folder: the folder of the player's games, which no check touches.
        dialogs: the classes of the dialogs that have opened; the program answers them by itself.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.players_folder = folder, data_folder()
        self.dialogs: list[str] = []
        self._program: Straights | None = None
        self._timer = QTimer(interval=1)
        self._timer.timeout.connect(self._answer_dialog)
        QStandardPaths.setTestModeEnabled(True)
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        for kind in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
            QSettings.setPath(kind, QSettings.Scope.UserScope, str(folder))
        QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)  # a program can close Qt's
        preferences = Preferences(QSettings())
        preferences.choose_speed("at-once")
        preferences.choose("muted", True)
        preferences.has_seen_lesson = True
        preferences.choose("open-today", False)

    def play(self, session: Session) -> Straights:
        """Play a game in the program, which is opened if it is closed, up to the player's turn."""
        program = self._program = self._program or self._opened()
        program.game_menu.begin(session)
        wait_until(lambda: program.game.is_players_turn)
        return program

    def _opened(self) -> Straights:
        launcher = Launcher(folder=self.folder)
        launcher.window.show()
        wait_until(lambda: launcher.program is not None)
        assert launcher.program is not None
        self._timer.start()
        return launcher.program

    def _answer_dialog(self) -> None:
        """Confirm a question; close any other dialog."""
        dialog = awaited_dialog()
        if not isinstance(dialog, QDialog) or not dialog.isVisible():
            return
        self.dialogs.append(type(dialog).__name__)
        dialog.grab()  # for the errors of its drawing
        if isinstance(dialog, Question):
            dialog.accept_button.click()
        else:
            dialog.reject()

    def close(self) -> None:
        """Close the program, and the windows that a check has left open."""
        program, self._program = self._program, None
        self._timer.stop()
        try:
            if program is not None:
                program.stop()
        finally:
            for widget in QApplication.topLevelWidgets():
                widget.close()
                widget.deleteLater()
            QApplication.processEvents()  # Qt writes the settings
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
