"""A sandbox for checks: programs in a temporary folder, isolated from the player's games and settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QSettings, QStandardPaths, Qt
from PySide6.QtWidgets import QApplication, QDialog

from engine.fast_dataclass import dataclass
from engine.straights.session import Session
from straights_gui.application import data_folder
from straights_gui.composition import Straights
from straights_gui.model.preferences import Preferences, Speed
from straights_gui.model.storage.autosave import Autosave
from straights_gui.self_test.window_driver import WindowDriver, open_program


class CheckFailed(Exception):
    """A check failed; the message says what it found."""


class Skipped(Exception):
    """A check cannot be made here, and this is no fault of the installation; the message says why."""


def expect(holds: bool, otherwise: str) -> None:  # an assertion that is never optimised away
    """Raise CheckFailed if a condition does not hold."""
    if not holds:
        raise CheckFailed(otherwise)


class Sandbox:
    """A temporary folder, and the programs opened in it.

    Attributes:
        folder: the folder.
        had_data: whether Qt's data folder for tests already existed.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.had_data = data_folder().exists()
        self._opened: list[Straights] = []
        self._shared: Straights | None = None

    def preferences(self) -> Preferences:
        """Preferences in the folder, without animations and sounds."""
        preferences = Preferences(QSettings())
        preferences.animations = preferences.pauses = Speed.AT_ONCE
        preferences.is_muted = preferences.has_seen_tour = True
        return preferences

    def open_program(self, session: Session | None, folder: str = "games") -> Straights:
        """Open the whole program with its games in a folder of the sandbox; it is closed after the check."""
        self.close_shared()
        store, preferences = Autosave(self.folder / folder), self.preferences()
        self._opened.append(open_program(session, store, preferences=preferences))
        return self._opened[-1]

    def open_settled(self, session: Session | None, folder: str = "games") -> Straights:
        """Open the program, start it, and wait until it is settled."""
        program = self.open_program(session, folder)
        program.start()
        WindowDriver(program).until_settled()
        return program

    def shared(self, open_it: Callable[[], Straights]) -> Straights:
        """A program that checks share until another one is opened."""
        if self._shared is None:
            self._shared = open_it()
            self._opened.remove(self._shared)
        return self._shared

    def close_shared(self) -> None:
        """Close the shared program."""
        if self._shared is not None:
            self._opened.append(self._shared)
            self._shared = None
            self.close_programs()

    def close_programs(self) -> None:
        """Close everything that a check has left open, except for the shared program."""
        for program in self._opened:
            WindowDriver(program).close()
        self._opened.clear()
        for widget in QApplication.topLevelWidgets():
            is_shared = self._shared is not None and widget is self._shared.window
            if widget.parent() is None and not is_shared:
                widget.close()
                widget.deleteLater()
            elif isinstance(widget, QDialog):
                widget.close()
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@dataclass(frozen=True, slots=True)
class Check:
    """A named check; it returns a remark or nothing, or raises CheckFailed or Skipped."""

    name: str
    run: Callable[[Sandbox], str | None]


@contextmanager
def isolated_settings(folder: Path) -> Iterator[None]:
    """Make Qt use the folder for settings and data.

    Native dialogs are disabled, since a program cannot close them.
    """
    was_test, form = QStandardPaths.isTestModeEnabled(), QSettings.defaultFormat()
    native = Qt.ApplicationAttribute.AA_DontUseNativeDialogs
    was_set = QApplication.testAttribute(native)
    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for kind in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
        QSettings.setPath(kind, QSettings.Scope.UserScope, str(folder))
    QApplication.setAttribute(native)
    try:
        yield
    finally:
        QStandardPaths.setTestModeEnabled(was_test)
        QSettings.setDefaultFormat(form)
        QApplication.setAttribute(native, was_set)
