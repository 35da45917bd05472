"""All that the player has on this computer, for one file, and what such a file adds to it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, Qt

from engine.errors import EngineError
from engine.games.saved_game import SaveGameText
from engine.straights.storage import notation, savegame
from straights_gui.model.preferences import Preferences
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.storage.autosave import Autosave, write_durably
from straights_gui.model.storage.bounded_file import NotAFile, read_bounded
from straights_gui.model.storage.days import Days, HelpedDeals
from straights_gui.model.storage.saved_games import SavedGames, left_game_name, read_content

if TYPE_CHECKING:
    from datetime import date

    from engine.games.registry import AnyGame, AnySession
    from engine.straights.local_table.backup import Backup
    from engine.straights.session import Session
    from engine.text.sentence import Sentence

MOST = 99
"""Games in a file besides the running one, the latest; a folder of the player's own may have any number."""

_MAX_BYTES = 20_000_000


class Everything:
    """Games, statistics, days and settings."""

    def __init__(
        self, store: Autosave, saved_games: SavedGames, statistics: StatisticsStore, preferences: Preferences
    ) -> None:
        folder, self._store = store.path.parent, store
        self._saved_games, self._statistics, self._preferences = saved_games, statistics, preferences
        self._days, self._helped = Days(folder), HelpedDeals(folder)

    def has_result(self, day: date) -> bool:
        """Whether the deal of a day was played to its end."""
        return self._days.record(day).deal is not None

    def text(self, running: Session) -> str:
        """The text of a file with all of it, and the running game. Raises StatisticsError."""
        from engine.straights.local_table.backup import dumps

        return dumps(self._backup(running, MOST))

    def add(self, path: Path, running: Session) -> Sentence | None:
        """Add what of such a file is missing here, and say what; None for another file.

        Raises SaveGameError, OSError or StatisticsError.
        """
        from engine.straights.local_table.backup import is_backup, loads, missing

        with suppress(NotAFile):
            text = read_bounded(path, _MAX_BYTES).decode(errors="replace")
            if is_backup(text):
                added = missing(loads(text), self._backup(running, None))
                self._keep(added)
                return added.sentence
        return None

    def _backup(self, running: Session, most: int | None) -> Backup:
        """All of it, with as many of the latest games."""
        from engine.straights.local_table.backup import Backup
        from engine.straights.protocol.table_requests import KeptGame

        now = QDateTime.currentDateTimeUtc().toString(Qt.DateFormat.ISODate)
        games = [KeptGame(savegame.dumps(running), now)]
        others = sorted(self._store.path.parent.glob(self._store.other("*").name))
        for path in (*others, *self._saved_games.paths()[:most]):
            with suppress(OSError, EngineError):
                left = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime)).toUTC()
                rules, game = _read(read_content(path))
                text = SaveGameText(rules, game.setup).of(game.actions)
                games.append(KeptGame(text, left.toString(Qt.DateFormat.ISODate)))
        return Backup(
            tuple(games),
            self._statistics.records(),
            self._days.records(),
            self._helped.keys(),
            self._preferences.texts(),
        )

    def _keep(self, missing: Backup) -> None:
        for game in missing.games:
            moment = QDateTime.fromString(game.moment, Qt.DateFormat.ISODate).toLocalTime()
            name = left_game_name(moment=moment if moment.isValid() else None)
            rules, session = _read(game.text)
            if rules.name == notation.name or session.is_over:
                path = self._saved_games.new_path(name)
            else:  # where Today finds it; no window that is open has such a name
                path = SavedGames(self._store.path.parent).new_path(self._store.other(name).stem)
            write_durably(path, game.text.encode())
            if moment.isValid():
                os.utime(path, (moment.toSecsSinceEpoch(),) * 2)
        self._statistics.add(missing.records)
        self._days.keep(*missing.days)
        self._helped.add(*missing.helped)
        self._preferences.add(missing.settings)


def _read(text: str | bytes) -> tuple[AnyGame, AnySession]:
    """The game in a text, whichever it is; raises a SaveGameError."""
    from engine.games.registry import game_named, loads

    name, session = loads(text)
    return game_named(name), session
