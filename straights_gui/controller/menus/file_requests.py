"""Files that the system asks to open: from the command line, or later, such as by a double click on macOS."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt


def path_of(argument: str) -> Path:
    """The file of an argument, which is a path or a file: URL."""
    from PySide6.QtCore import QUrl

    url = QUrl(argument)
    is_address = argument.lower().startswith("file:/") and url.isLocalFile()
    return Path(url.toLocalFile() if is_address else argument).absolute()


def is_link(argument: str) -> bool:
    """Whether an argument is the link of a network table, not a file."""
    return argument.lower().startswith(("http://", "https://", "ws://", "wss://"))


class FileRequests(QObject):
    """Defers opening a file until the game is shown and no dialog is open."""

    def __init__(self) -> None:
        super().__init__()
        self._asked: Path | None = None
        self._open: Callable[[Path], None] | None = None

    def ask(self, path: Path) -> None:
        """Open a file as soon as possible; replaces a pending one."""
        self._asked = path
        self._serve()

    def serve(self, open_file: Callable[[Path], None]) -> bool:
        """Start opening files; returns whether one was pending."""
        is_asked = self._asked is not None
        self._open = open_file
        self._serve()
        return is_asked

    def _serve(self) -> None:
        """Open the pending file, unless a dialog is open."""
        if self._open is None or self._asked is None:
            return
        from PySide6.QtWidgets import QDialog  # rarely needed

        from straights_gui.view.sheets.sheet import awaited_dialog

        dialog = awaited_dialog()
        if isinstance(dialog, QDialog):  # the dialog belongs to the game that is left
            dialog.finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)
            return
        path, self._asked = self._asked, None
        self._open(path)

    def _on_finished(self, _result: int) -> None:
        self._serve()
