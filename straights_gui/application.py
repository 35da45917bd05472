"""Opens the window, then the game in it: the table is painted before the rules are imported."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from engine.version import VERSION
from straights_gui.controller.menus.file_requests import FileRequests, is_link, path_of
from straights_gui.controller.settings.appearance import restore_window, use_scheme, wanted_theme
from straights_gui.model.preferences import Preferences
from straights_gui.platform.qt_messages import StartMessages
from straights_gui.platform.signals import EndingSignals
from straights_gui.view.style.motion import Motion
from straights_gui.view.style.theme import use_theme
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.languages import set_language
from straights_gui.view.text.rendering import fill
from straights_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from straights_gui.composition import Straights


DESKTOP_FILE = "org.straights.Straights"  # without the ending; how desktops find the icon of a window


class Application(QApplication):
    """The Qt application.

    Attributes:
        files: the files that the system asks to open.
    """

    def __init__(self, platform: str = "") -> None:
        """On a platform of Qt, by default the one that suits this system."""
        super().__init__([*sys.argv[:1], *(("-platform", platform) if platform else ())])
        self.files = FileRequests()

    def event(self, event: QEvent) -> bool:
        """Handle macOS's request to open a saved game, such as a double click on its file."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.files.ask(path_of(event.file()))
            return True
        return super().event(event)


def create_application(platform: str = "") -> Application:
    """Create the Qt application with the program's names; says why and exits where Qt can open no window."""
    with StartMessages():
        application = Application(platform)
    application.setApplicationName("straights")
    application.setApplicationDisplayName("Straights")
    application.setApplicationVersion(VERSION)
    application.setOrganizationName("straights")
    application.setDesktopFileName(DESKTOP_FILE)
    return application


def data_folder() -> Path:
    """The system's data folder for this player's games."""
    from PySide6.QtCore import QStandardPaths  # not before the first paint

    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


class Launcher:
    """Opens the window, and the game in it after the first paint.

    Attributes:
        window: the window.
        program: the game in it, None before the first paint.
    """

    def __init__(self, files: FileRequests | None = None, folder: Path | None = None, link: str = "") -> None:
        """`files` may request a saved game; data is in `folder`, by default in the usual place.

        `link` is the link of a network table, which is opened in another window.
        """
        self._files = files or FileRequests()
        self._link = link
        self._folder = folder
        self._settings_text = ""
        self._preferences = self._read_settings()
        self.program: Straights | None = None
        set_language(self._preferences.chosen("language"))
        if self._preferences.chosen("scheme") != "system":
            use_scheme(self._preferences.chosen("scheme"))
        use_theme(wanted_theme(self._preferences))
        self.window = MainWindow(TableView(Motion()))
        restore_window(self.window, self._preferences)
        self.window.table.after_paint(self.open_game)

    def open_game(self) -> None:
        """Show the running game, or a new one, in the window."""
        # Imported late: the table does not need the rules and the controllers.
        from straights_gui.composition import Straights
        from straights_gui.controller.menus.running_game import load_running_game
        from straights_gui.model.storage.autosave import Autosave
        from straights_gui.model.strategy_runner import ThreadExecutor

        store = Autosave.claim(self._folder or data_folder())
        session, message = load_running_game(store, opens_today=self._preferences.is_on("open-today"))
        self.program = Straights(
            session, store, self._preferences, ThreadExecutor(), self.window, disk=ThreadExecutor()
        )
        self.program.start(self._settings_text or message)
        is_file_asked = self._files.serve(self._open_file)
        if self._link:
            QTimer.singleShot(0, partial(self.program.table_menu.open_link, self._link))
        elif not is_file_asked and not self._preferences.has_seen_lesson:
            self.window.table.after_paint(self.program.help_menu.learn)
        else:
            if not is_file_asked:
                self.window.table.after_paint(self.program.offer_today)
            self.window.table.after_paint(self.program.table_menu.offer_hosted_table)
        gc.freeze()
        gc.enable()

    def _open_file(self, path: Path) -> None:
        """Open a saved game in the window; a minimised window is restored."""
        if self.program is not None:
            self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
            self.program.game_menu.open_file(path)

    def close(self) -> None:
        """Stop the game."""
        if self.program is not None:
            self.program.stop()

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an exception that left a slot, print its traceback, and show a message; the game is saved."""
        sys.__excepthook__(kind, error, trace)
        if self.program is not None:
            self.program.window_log.error("An exception left a slot", error)
        else:
            from straights_gui.model.storage.autosave import Autosave
            from straights_gui.model.storage.window_log import WindowLog

            window_log = WindowLog(Autosave(self._folder or data_folder()).log_path)
            window_log.error("The start failed", error)
            window_log.close()
        text = QCoreApplication.translate(
            "app", "Something went wrong ({error}). Your game is saved. Try again, or restart Straights."
        )
        self.window.say(fill(text, error=kind.__name__))

    def _read_settings(self) -> Preferences:
        """The preferences; a settings file that cannot be read is renamed, and the defaults are used."""
        settings = QSettings()
        if settings.status() is not QSettings.Status.FormatError:
            return Preferences(settings)
        from straights_gui.model.storage.autosave import set_aside  # rarely needed

        aside = Path(settings.fileName())
        with suppress(OSError):
            aside = set_aside(aside)
        text = QCoreApplication.translate(
            "app", "Couldn’t read the settings. They are kept as {file}, and the defaults are used."
        )
        self._settings_text = fill(text, file=str(aside))
        return Preferences(QSettings())


def run(file: str = "") -> int:
    """Open the window and the game; returns the exit status. Enables the garbage collector again."""
    application = create_application()
    link = file if is_link(file) else ""
    if file and not link:
        application.files.ask(path_of(file))
    launcher = Launcher(application.files, link=link)
    sys.excepthook = launcher.report
    launcher.window.show()
    EndingSignals(partial(_end, launcher.window), application)
    status = application.exec()
    launcher.close()
    return status


def _end(window: MainWindow) -> None:
    window.close()
    QCoreApplication.exit(0)
