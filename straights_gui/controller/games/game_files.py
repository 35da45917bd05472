"""Saves games in files that the player chooses, and reports the result; for local and network games.

Also what “Open” says of a game that was left, and in which folder the file dialogs begin.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QStandardPaths

from engine.cards.card import Card
from engine.errors import SaveGameError
from engine.straights.player import Human
from straights_gui.model.storage.autosave import write_durably
from straights_gui.model.storage.saved_games import left_at, read_game, read_outline
from straights_gui.view.text.error_text import reason_text
from straights_gui.view.text.rendering import day_text, fill, list_text
from straights_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from straights_gui.view.sheets.open_sheet import OpenEntry


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


def recent_label(path: Path) -> str:
    """The name that the player gave a file; or when a game was left, in which round, and against whom."""
    left = left_at(path)
    if left is None:
        return path.stem
    from datetime import date  # rarely needed, and slow to import

    time = QLocale().toString(left.moment.time(), QLocale.FormatType.ShortFormat)
    year, month, day = left.moment.date().getDate()
    label = f"{day_text(date(year, month, day), has_weekday=False)}, {time}"
    with suppress(OSError, SaveGameError):
        outline = read_outline(path)
        seats = outline.setup.seats
        own = next((number for number, seat in enumerate(seats) if isinstance(seat.player, Human)), None)
        others = [seat.name for number, seat in enumerate(seats) if number != own]
        text = QCoreApplication.translate("GameFiles", "{moment}, round {round}, with {names}")
        label = fill(text, moment=label, round=outline.number, names=list_text(others))
    return f"{label} ({left.name})" if left.name else label


def open_entry(path: Path) -> OpenEntry:
    """A game to open, with a picture of its table."""
    from straights_gui.view.sheets.open_sheet import OpenEntry  # not before a game is to be opened

    return OpenEntry(recent_label(path), partial(_cards_of, path))


def _cards_of(path: Path) -> frozenset[Card]:
    """The cards on the table of a game; none if the file is damaged, which is said when it is opened."""
    with suppress(OSError, SaveGameError):
        return frozenset(read_game(path).state.table.cards())
    return frozenset()


def players_folder(recent: tuple[str, ...], automatic: Path) -> Path | None:
    """The folder of the last file that the player opened or saved, except among the automatic games."""
    folders = (Path(name).parent for name in recent)
    return next((folder for folder in folders if folder != automatic and folder.is_dir()), None)


def documents_folder() -> Path:
    """The system's folder for documents, or the player's home."""
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return documents if documents.is_dir() else Path.home()
