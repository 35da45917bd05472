"""Saves games in files that the player chooses, and reports the result; for local and network games."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from straights_gui.model.storage.autosave import write_durably
from straights_gui.view.text.error_text import reason_text
from straights_gui.view.text.fill import fill
from straights_gui.view.window.main_window import MainWindow


def ask_for_file(window: MainWindow, place: Path) -> Path | None:
    """Ask for a file to save a game in, by default that place, or in that folder; None if cancelled."""
    from PySide6.QtWidgets import QFileDialog

    translate = QCoreApplication.translate
    name, _kind = QFileDialog.getSaveFileName(
        window,
        translate("GameFiles", "Save game"),
        str(place if place.suffix else place / translate("GameFiles", "game.straights")),
        game_filter(),
    )
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_suffix(".straights")


def game_filter() -> str:
    """The filter of the file dialogs."""
    translate = QCoreApplication.translate
    games = translate("GameFiles", "Straights games (*.straights)")
    return f"{games};;" + translate("GameFiles", "All files (*)")


def write_game(
    window: MainWindow, path: Path, content: str, *, makes_folder: bool = False, says: bool = True
) -> bool:
    """Write the text of a game atomically and show the result; returns whether it was written.

    `makes_folder` is for a folder of the program; one that the player names may be mistyped. Only an error
    is shown unless it `says` what it does.
    """
    translate = QCoreApplication.translate
    try:
        if not makes_folder:
            path.parent.stat()
        write_durably(path, content.encode())
    except OSError as error:
        text = translate("GameFiles", "Couldn’t save the game to {file}: {reason}.")
        window.say(fill(text, file=str(path), reason=reason_text(error)))
        return False
    if says:
        window.say(fill(translate("GameFiles", "Saved as {file}."), file=path.name))
    return True
