"""Creates the windows of games other than Straights: model, view and controllers."""

from __future__ import annotations

import gc
from contextlib import suppress
from functools import partial
from pathlib import Path
from secrets import randbits

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from engine.errors import EngineError
from engine.games.registry import AnyGame, AnySession, game_named, loads, new_games
from engine.games.saved_game import SaveGameText
from engine.games.seal import new_key
from straights_gui.controller.games.game_files import ask_for_file, documents_folder, write_game
from straights_gui.controller.games.other_games import OtherGame
from straights_gui.controller.menus.move_menu import GameWindowMenu
from straights_gui.controller.panels.badges import BadgesController
from straights_gui.controller.panels.statistics import OtherRecords
from straights_gui.controller.play.replay import Replay
from straights_gui.controller.play.window_parts import window_parts
from straights_gui.model.game import Step
from straights_gui.model.local_game import TableGame
from straights_gui.model.preferences import Preferences
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.storage.autosave import Autosave, set_aside
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.model.strategy_runner import Executor
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import shown
from straights_gui.view.window.main_window import MainWindow
from straights_gui.window_composition import ComposedWindow

_OF_MAIN_WINDOW = ("today", "new_game", "open", "quit")


class GameWindow(ComposedWindow):
    """A window with one game, which is kept in a file.

    Attributes:
        closed: emitted when the window is closed.
        begun: emitted with the OtherGame that takes the place of this one.
        asked: emitted with the name of an action of the main window.
        model, play, replay: its parts.
    """

    closed = Signal()
    begun = Signal(object)
    asked = Signal(str)

    def __init__(
        self,
        rules: AnyGame,
        session: AnySession,
        path: Path,
        preferences: Preferences,
        executor: Executor,
        log: WindowLog,
        records: StatisticsStore,
    ) -> None:
        """The window is hidden until `start`."""
        self._rules, self._path = rules, path
        self._text = SaveGameText(rules, session.setup)
        window = MainWindow(TableView(Motion()), "window of a game")
        window.table.overlays.reviews = False
        self.model = TableGame(rules, session, self._save)
        parts = window_parts(window, self.model, preferences, log, executor)
        super().__init__(parts)
        self._runner, self.play = parts.runner, parts.game
        self.replay = Replay(parts, lambda: self.model)
        self._create_usual(parts)
        kept = OtherRecords(parts, records)
        self.menu = GameWindowMenu(parts, kept)
        self.badges = BadgesController(parts, self.replay, kept.is_practice)
        self._connect()

    def _connect(self) -> None:
        window = self.window
        window.act.bind(**{name: partial(self.asked.emit, name) for name in _OF_MAIN_WINDOW})
        window.act.bind(restart=self._on_restart, save=self._on_save)
        window.closing.connect(self._on_closing)
        self.play.again_requested.connect(self._on_again)
        self.event_player.playing.connect(self._on_playing)

    def start(self, *, deal: bool) -> None:
        """Show the window; with `deal`, the first deal."""
        self.window.stand_beside(QApplication.activeWindow() or self.window)
        self.window.show()
        if not deal:
            self.log.rewrite()
        self.play.start(deal=deal)

    def stop(self) -> None:
        """Close the window; the game is kept."""
        self.window.close()

    def _save(self, session: AnySession) -> None:
        """Keep the game from the first action of a person on; one that is over need not be gone on with."""
        if session.is_over:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
            return
        seats = range(len(session.players))
        if self._path.exists() or any(session.undo_point(seat) is not None for seat in seats):
            self._write(session)

    def _write(self, session: AnySession) -> None:
        write_game(self.window, self._path, self._text.of(session.actions), makes_folder=True, says=False)

    def _on_playing(self, step: Step) -> None:
        """Say at a deal what the log says beside who begins, such as who pays for it."""
        if step.shown.happening.is_deal:
            self.window.say(shown(*step.said.log[2:]))

    def _on_again(self) -> None:
        """Play the same with other cards; nothing is left to go on with."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
        self._begin(new_games(self._rules.name).dealt_from(self.model.session.setup, new_key(randbits)))

    def _on_restart(self) -> None:
        self.model.mark_practice(for_good=True)
        self._begin(self.model.session.setup)

    def _begin(self, setup: object) -> None:
        self.begun.emit(OtherGame(self._rules, self._rules.session(setup)))

    def _on_save(self) -> None:
        if (path := ask_for_file(self.window, documents_folder())) is not None:
            write_game(self.window, path, self._text.of(self.model.session.actions))

    def _on_closing(self) -> None:
        self.play.suspend()
        self._runner.wait()
        self.closed.emit()


class GameWindows(QObject):
    """All windows of this program with games other than Straights; each game is kept in a file of its own.

    Attributes:
        asked: emitted with the name of an action of the main window, and the window that asks for it.
    """

    asked = Signal(str, object)

    def __init__(
        self,
        preferences: Preferences,
        store: Autosave,
        executor: Executor,
        log: WindowLog,
        records: StatisticsStore,
    ) -> None:
        """`store` has the folder of the running games."""
        super().__init__()
        self._preferences, self._store, self._executor, self._log = preferences, store, executor, log
        self._records = records
        self.windows: dict[Path, GameWindow] = {}

    def begin(self, game: OtherGame) -> GameWindow:
        """Open a window with a new game, or one of a file; or show that of a game that was left."""
        path = game.path or self._free_path()
        if path in self.windows:
            self.windows[path].window.activateWindow()
            self.windows[path].window.raise_()
            return self.windows[path]
        settings = self._preferences, self._executor, self._log, self._records
        opened = self.windows[path] = GameWindow(game.rules, game.session, path, *settings)
        opened.closed.connect(partial(self._on_closed, path))
        opened.replay.taken.connect(lambda session: self.begin(OtherGame(game.rules, session)))
        opened.begun.connect(partial(self.replace, opened))
        opened.asked.connect(lambda name: self.asked.emit(name, opened))
        opened.start(deal=not game.session.actions)
        return opened

    def replace(self, old: GameWindow, game: OtherGame) -> None:
        """Begin a game in the place of another one, which is kept if it can be gone on with."""
        place = old.window.geometry()
        self.begin(game).window.setGeometry(place)
        old.stop()

    def unfinished(self) -> list[OtherGame]:
        """The games that can be gone on with; a file that cannot be read is set aside."""
        found = []
        for path in sorted(self._store.path.parent.glob(self._store.other("*").name)):
            try:
                name, session = loads(path.read_bytes())
            except (EngineError, OSError) as error:
                self._log.warning(f"The game {path.name} could not be read: {error}")
                with suppress(OSError):
                    set_aside(path)
            else:
                found.append(OtherGame(game_named(name), session, path))
        return found

    def delete(self, game: OtherGame) -> None:
        """Close the window of a game that was left, and remove its file."""
        if game.path is not None:
            if game.path in self.windows:
                self.windows[game.path].stop()
            with suppress(OSError):
                game.path.unlink(missing_ok=True)

    def stop(self) -> None:
        """Close all these windows; the games are kept."""
        for window in tuple(self.windows.values()):
            window.stop()

    def _free_path(self) -> Path:
        number = 1
        while (path := self._store.other(number)).exists() or path in self.windows:
            number += 1
        return path

    def _on_closed(self, path: Path) -> None:
        closed = self.windows.pop(path)
        closed.window.deleteLater()
        closed.deleteLater()
        QTimer.singleShot(0, gc.collect)  # else a strategy's thread might
