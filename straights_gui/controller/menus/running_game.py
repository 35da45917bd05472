"""The running game on disk: loaded at the start, saved after each move, and released at the end."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QCoreApplication, QObject

from engine.errors import SaveGameError
from engine.straights.session import Session
from straights_gui.controller.menus.game_menu import GameMenuController
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game_model import GameModel
from straights_gui.model.storage.autosave import Autosave, GameSaver, set_aside
from straights_gui.model.strategy_runner import Executor
from straights_gui.view.text.error_text import reason_text
from straights_gui.view.text.rendering import fill


class RunningGameController(QObject):
    """Saves the running game, and keeps the window from closing while that fails."""

    def __init__(
        self, parts: WindowParts[GameModel], game_menu: GameMenuController, store: Autosave, disk: Executor
    ) -> None:
        """`disk` waits for the disk."""
        super().__init__()
        self._window, self._model, self._game_menu = parts.window, parts.model, game_menu
        self._store, self._log = store, parts.log
        self._saver, self._save_failed = GameSaver(store, disk), False
        self._saver.finished.connect(self._on_saved)
        parts.window.may_close = self._may_close

    def save(self, session: Session) -> None:
        """Save the running game; `_on_saved` follows, and meanwhile play continues.

        A game that was left unsaved is written first, since this one would take its disk space.
        """
        self._game_menu.unsaved.retry()
        self._saver.save(session)

    def stop(self) -> None:
        """Release the slot of the running game; an additional window's game goes to the recent games."""
        self._saver.wait()
        if self._store.slot > 1 and self._game_menu.save_to_recent():
            with suppress(OSError):  # then the next additional window finds it
                self._store.path.unlink(missing_ok=True)
        self._store.release()

    def _on_saved(self, error: OSError | None) -> None:
        """Show a message if the running game could not be saved, once for several moves."""
        if error is not None and not self._save_failed:
            why = error.strerror or str(error)
            self._log.warning(f"The game could not be saved in {self._store.path.name}: {why}")
            text = self.tr("Couldn’t save the game to {file}: {reason}. You can keep playing.")
            self._window.say(fill(text, file=str(self._store.path), reason=reason_text(error)))
        self._save_failed = error is not None
        self._game_menu.unsaved.set_save_error(error, self._model.session)

    def _may_close(self) -> bool:
        """Whether the window may close: saves the game again if that failed, and asks if it still fails."""
        self._saver.wait()
        if self._save_failed:
            self.save(self._model.session)
            self._saver.wait()
        return self._game_menu.unsaved.may_quit(self._model.session)


def load_running_game(store: Autosave, *, opens_today: bool = False) -> tuple[Session | None, str]:
    """The running game, None for a new one, and a message about it; the sheet of today offers to continue.

    A file that cannot be read is renamed, so that it is not overwritten.
    """
    translate = QCoreApplication.translate
    try:
        session = store.load()
    except (SaveGameError, OSError) as error:
        text = translate("app", "Couldn’t read your last game: {reason}. It is kept as {file}.")
        try:
            kept = str(set_aside(store.path))
        except OSError:
            kept = str(store.path)
        return None, fill(text, file=kept, reason=reason_text(error))
    if store.slot > 1:
        return session, translate("app", "Another Straights window is open. This one plays a separate game.")
    if session is None or opens_today:
        return session, ""
    return session, translate("app", "Your game continues where you left off.")
