"""Opens the window, and then the game in it: the table can be seen while the game is still being read."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QStandardPaths, Qt
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from engine.version import VERSION
from straights_gui.controller.menus.file_requests import FileRequests, path_of
from straights_gui.controller.settings.appearance import use_scheme, wanted_theme
from straights_gui.controller.settings.languages import set_language
from straights_gui.model.preferences import Preferences, Scheme
from straights_gui.model.storage.settings_file import special_settings
from straights_gui.platform.qt_messages import StartMessages
from straights_gui.platform.signals import EndingSignals
from straights_gui.view.style.motion import Motion
from straights_gui.view.style.theme import use_theme
from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from straights_gui.composition import Straights


_DESKTOP_FILE = "org.straights.Straights"  # without the ending; how desktops find the icon of a window


class Application(QApplication):
    """The Qt application.

    Attributes:
        files: the files that the system wants opened.
    """

    def __init__(self) -> None:
        """An application that no file was asked of yet."""
        super().__init__(sys.argv[:1])
        self.files = FileRequests()

    def event(self, event: QEvent) -> bool:
        """A double click on a saved game arrives here on macOS, be the program running or just started."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.files.ask(path_of(event.file()))
            return True
        return super().event(event)


def create_application() -> Application:
    """The Qt application with the program's names."""
    application = Application()
    application.setApplicationName("straights")
    application.setApplicationDisplayName("Straights")
    application.setApplicationVersion(VERSION)
    application.setOrganizationName("straights")
    application.setDesktopFileName(_DESKTOP_FILE)
    return application


def data_folder() -> Path:
    """Where the system wants this player's games."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


class Opening:
    """Opens the game once its window can be seen.

    Attributes:
        window: the window, still without a game.
    """

    def __init__(self, files: FileRequests | None = None, folder: Path | None = None) -> None:
        """The window as it stood last; `files` asks for a saved game to be opened in it.

        Games are kept in the folder, else where the system wants them.
        """
        self._files = files or FileRequests()
        self._folder = folder
        self._settings_text = ""
        self._preferences = self._read_settings()
        self._program: Straights | None = None
        set_language(self._preferences.language)
        if self._preferences.scheme is not Scheme.SYSTEM:
            use_scheme(self._preferences.scheme)
        use_theme(wanted_theme(self._preferences))
        self.window = MainWindow(TableView(Motion()))
        if self._preferences.geometry is not None:
            self.window.restoreGeometry(self._preferences.geometry)
        else:
            self.window.fit_into(self.window.screen().availableSize())
        self.window.log.setVisible(self._preferences.log_is_open)
        self.window.card_tracker.setVisible(self._preferences.card_tracker_is_open)
        self.window.score_race.setVisible(self._preferences.score_race_is_open)
        self.window.menus.toolbar.setVisible(self._preferences.has_toolbar)
        self.window.statusBar().setVisible(self._preferences.has_status_bar)
        self.window.table.first_painted.connect(self.open_game, Qt.ConnectionType.QueuedConnection)

    def open_game(self) -> None:
        """Bring the running game, or a new one, into the window."""
        # Imported only now: the rules and the controllers are not needed to show the table.
        from straights_gui.composition import Straights, find_game
        from straights_gui.model.storage.autosave import Autosave
        from straights_gui.model.strategy_runner import ThreadExecutor

        store = Autosave.claim(self._folder or data_folder())
        session, words = find_game(store)
        self._program = Straights(session, store, self._preferences, ThreadExecutor(), self.window)
        self._program.start(self._settings_text or words)
        is_file_asked = self._files.serve(self._open_file)
        if not is_file_asked and not self._preferences.has_seen_tour:
            self._program.help.start_tour()
        gc.freeze()
        gc.enable()

    def _open_file(self, path: Path) -> None:
        """Open a saved game in the window, which is brought back where it had been put away."""
        if self._program is not None:
            self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
            self._program.games.open_file(path)

    def close(self) -> None:
        """Let nothing run any more."""
        if self._program is not None:
            self._program.stop()

    def _read_settings(self) -> Preferences:
        """The settings; a file of them that cannot be read is kept aside, and the usual ones are taken."""
        unreadable = special_settings()
        if not unreadable:
            settings = QSettings()
            if settings.status() is not QSettings.Status.FormatError:
                return Preferences(settings)
            unreadable = (Path(settings.fileName()),)
        from straights_gui.model.storage.autosave import set_aside  # seldom needed

        aside = unreadable[0]
        with suppress(OSError):
            for path in unreadable:
                aside = set_aside(path)
        text = QCoreApplication.translate(
            "app", "Could not read the settings. They are kept as {file}, and the defaults are used."
        )
        self._settings_text = text.replace("{file}", str(aside))
        return Preferences(QSettings())


def run(file: str = "") -> int:
    """Open the window and the game; returns the exit status. Ends the garbage collector's rest."""
    with StartMessages():
        application = create_application()
    if file:
        application.files.ask(path_of(file))
    opening = Opening(application.files)
    sys.excepthook = partial(_report, opening.window)
    opening.window.show()
    EndingSignals(partial(_end, opening.window), application)
    status = application.exec()
    opening.close()
    return status


def _end(window: MainWindow) -> None:
    """Close the window, and whatever dialog waits before it, since the system asks for it."""
    window.close()
    QCoreApplication.exit(0)


def _report(
    window: MainWindow, kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """A fault of ours: those at the terminal get its trace, the player a sentence; the game is saved."""
    sys.__excepthook__(kind, error, trace)
    text = QCoreApplication.translate(
        "app", "Something went wrong ({error}). Your game is saved, and you can keep playing."
    )
    window.statusBar().showMessage(text.replace("{error}", kind.__name__))
