"""Files that the system wants opened: on a command line, or later, as a double click on macOS arrives."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt


def path_of(argument: str) -> Path:
    """The file that an argument names, as a path or as a file: URL."""
    from PySide6.QtCore import QUrl

    url = QUrl(argument)
    is_address = argument.lower().startswith("file:/") and url.isLocalFile()
    return Path(url.toLocalFile() if is_address else argument).absolute()


def is_link(argument: str) -> bool:
    """Whether an argument is the address of a table over a network, and no file."""
    return argument.lower().startswith(("http://", "https://", "ws://", "wss://"))


class FileRequests(QObject):
    """Holds a file to be opened until the game is on the table and no dialog is open."""

    def __init__(self) -> None:
        super().__init__()
        self._asked: Path | None = None
        self._open: Callable[[Path], None] | None = None

    def ask(self, path: Path) -> None:
        """Open a file as soon as that can be; of several that wait, the last."""
        self._asked = path
        self._serve()

    def serve(self, open_file: Callable[[Path], None]) -> bool:
        """Files can be opened from now on; whether one has been waiting."""
        is_asked = self._asked is not None
        self._open = open_file
        self._serve()
        return is_asked

    def _serve(self) -> None:
        """Open the file that waits, if there is one, and nobody is asked something else."""
        if self._open is None or self._asked is None:
            return
        from PySide6.QtWidgets import QApplication, QDialog  # seldom needed

        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):  # it belongs to the game that is left
            dialog.finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)
            return
        path, self._asked = self._asked, None
        self._open(path)

    def _on_finished(self, _result: int) -> None:
        self._serve()
