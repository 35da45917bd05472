"""Finished games of network tables: opened with the revealed key, saved, counted, and replayed."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.errors import EngineError
from engine.straights.session import Session
from engine.straights.statistics.counting import table_record
from engine.straights.storage.savegame import dumps
from straights_gui.controller.games.game_files import ask_for_file, documents_folder, write_game
from straights_gui.controller.panels.statistics import now
from straights_gui.controller.play.replay import Replay
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game_model import GameModel
from straights_gui.model.network.remote_game import RemoteGame
from straights_gui.model.statistics.store import StatisticsError, StatisticsStore
from straights_gui.model.storage.saved_games import SavedGames, left_game_name


class FinishedGames(QObject):
    """Saves each finished game to the recent games, and offers to save it elsewhere or replay it.

    Attributes:
        session: the finished game; None before its end, and if its key does not match.
        is_altered: whether the key deals other cards than those that were played.
    """

    def __init__(
        self, parts: WindowParts[RemoteGame], saved_games: SavedGames, statistics: StatisticsStore
    ) -> None:
        super().__init__()
        self._parts, self._saved_games, self._statistics = parts, saved_games, statistics
        self._window, self._game, self._log = parts.window, parts.model, parts.log
        self.session: Session | None = None
        self.is_altered = False
        self._replay: Replay | None = None
        self._has_played = False
        parts.model.happened.connect(self._update)
        parts.model.replaced.connect(self._update)
        parts.window.act.bind(save=self.save_as, replay=self.open_replay)
        parts.table.review_requested.connect(self.open_replay)
        self._update()

    def open_replay(self) -> None:
        """Show a replay of the finished game."""
        if self.session is not None and not self._parts.game.is_suspended:
            self._made_replay(self.session).open()

    def close_replay(self) -> None:
        """Return to the table."""
        if self._replay is not None:
            self._replay.close()

    def save_as(self) -> None:
        """Save the finished game in a file that the player chooses."""
        if self.session is None:
            return
        path = ask_for_file(self._window, documents_folder())
        if path is not None:
            write_game(self._window, path, dumps(self.session))

    def _made_replay(self, first: Session) -> Replay:
        if self._replay is None:
            self._replay = Replay(
                self._parts, lambda: GameModel(self.session or first, lambda _session: None)
            )
            self._window.act.replay.triggered.disconnect(self.open_replay)
            self._replay.bar.go_on.setEnabled(False)  # nobody else would continue
        return self._replay

    def _update(self) -> None:
        before = self.session
        if self._game.turn is not None:
            self._has_played = self._game.viewer is not None
        self.session, self.is_altered = None, False
        try:
            is_kept = before is not None and self._game.turn is None
            self.session = before if is_kept else self._game.known.finished_session()
        except EngineError as error:
            self.is_altered = True
            self._log.warning(f"The key does not fit the game: {error}")
        self._window.act.allow(game=self.session is not None)
        if self.session is not None and before is None:
            self._keep(self.session)

    def _keep(self, session: Session) -> None:
        """Save the game to the recent games, unless it is already there, and whom the player has beaten."""
        content = dumps(session)
        if self._saved_games.holds(content.encode()):
            return
        if self._has_played:  # not before this client came, whoever had the seat then
            self._count(session)
        path = self._saved_games.new_path(left_game_name())
        if write_game(self._window, path, content, makes_folder=True):
            self._saved_games.add(path)

    def _count(self, session: Session) -> None:
        """Count who was better, for the rivals; without the statistics the game itself is kept."""
        seat = self._game.viewer
        record = None if seat is None else table_record(session, seat, now())
        if record is None:
            return
        try:
            self._statistics.add([record])
        except StatisticsError as error:
            self._log.warning(f"The statistics cannot be used: {error}")
        finally:
            self._statistics.close()
