"""What “Open” says of a game that was left, and in which folder the file dialogs begin."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QStandardPaths

from engine.cards.card import Card
from engine.errors import SaveGameError
from engine.straights.player import Human
from straights_gui.model.storage.saved_games import left_at, read_game, read_outline
from straights_gui.view.text.fill import day_text, fill, list_text

if TYPE_CHECKING:
    from straights_gui.view.sheets.open_sheet import OpenEntry


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
