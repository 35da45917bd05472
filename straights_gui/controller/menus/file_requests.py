"""Files that the system wants opened: on a command line, or later, as a double click on macOS arrives."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtWidgets import QApplication, QDialog


def path_of(word: str) -> Path:
    """The file that a word of a command line names, as a path or as the address of a local file."""
    url = QUrl(word)
    is_address = word.lower().startswith("file:/") and url.isLocalFile()
    return Path(url.toLocalFile() if is_address else word).absolute()


class FileRequests(QObject):
    """Keeps a file that is to be opened until there is a game to leave for it and no dialog is in the way."""

    def __init__(self) -> None:
        """Nothing is asked for, and nothing can be opened yet."""
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
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):  # it belongs to the game that is left
            dialog.finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)
            return
        path, self._asked = self._asked, None
        self._open(path)

    def _on_finished(self, _result: int) -> None:
        """The dialog is closed."""
        self._serve()
