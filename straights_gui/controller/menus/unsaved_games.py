"""Games that could not be saved: shown in a bar above the table, retried, and not lost without asking."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from engine.straights.session import Session
from engine.straights.storage.savegame import dumps
from straights_gui.model.storage.autosave import write_durably
from straights_gui.model.storage.saved_games import SavedGames, left_game_name
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.view.text.error_text import reason_text
from straights_gui.view.text.rendering import fill
from straights_gui.view.window.main_window import MainWindow


class UnsavedGames(QObject):
    """Saves left games to the recent games; those that cannot be written are queued in memory."""

    def __init__(
        self,
        window: MainWindow,
        saved_games: SavedGames,
        save_elsewhere: Callable[[Session], bool],
        log: WindowLog,
    ) -> None:
        """`save_elsewhere` asks the player for a file, and returns whether the game was written."""
        super().__init__()
        self._window, self._saved_games, self._save_elsewhere = window, saved_games, save_elsewhere
        self._log = log
        self._error: OSError | None = None
        self._left_error: OSError | None = None
        self._waiting: dict[Session, str] = {}  # with the names of their files
        self._given_up = b""
        self._elsewhere = b""
        self._running: Session | None = None
        window.save_elsewhere_requested.connect(self._on_save_requested)
        window.retranslated.connect(self._show)

    @property
    def is_waiting(self) -> bool:
        """Whether a game that was left is still in memory only."""
        return bool(self._waiting)

    def set_save_error(self, error: OSError | None, session: Session) -> None:
        """Show why the running game could not be saved; None after it was saved."""
        self._error, self._running = error, session
        self._show()

    def save_to_recent(self, session: Session, name: str = "") -> bool:
        """Save a game that is left, or queue it; returns whether it was written.

        `name` is part of the file name, after the moment at which the game is left.
        """
        content = dumps(session).encode()
        is_lost = bool(session.actions) and content not in (self._given_up, self._elsewhere)
        file_name = left_game_name(name)
        if not is_lost or self._try_to_save(session, file_name):
            return True
        text = self.tr("Couldn’t save the previous game in {folder}: {reason}.")
        self._window.say(fill(text, folder=str(self._saved_games.folder), reason=_text_of(self._left_error)))
        self._waiting.setdefault(session, file_name)
        self._show()
        return False

    def retry(self) -> None:
        """Write the queued games, before another game takes the disk space."""
        if self._waiting:
            self._waiting = {
                session: file_name
                for session, file_name in self._waiting.items()
                if not self._try_to_save(session, file_name)
            }
            self._show()

    def may_leave(self, running: Session, name: str = "") -> bool:
        """Whether the running game may be left for another one; `name` as for `save_to_recent`."""
        if not self._is_unsaved(running) or self._try_to_save(running, left_game_name(name)):
            return True
        may = self._may_lose(running, self.tr("Leave anyway"))
        self._given_up = dumps(running).encode() if may else b""
        return may

    def may_quit(self, running: Session) -> bool:
        """Whether the program may exit; asks about each game that would be lost."""
        self.retry()
        for session in tuple(self._waiting):
            if not self._may_lose(session, self.tr("Quit anyway")):
                return False  # all queued games remain, since the program continues
        return not self._is_unsaved(running) or self._may_lose(running, self.tr("Quit anyway"))

    def _is_unsaved(self, running: Session) -> bool:
        """Whether the running game would be lost: its last moves are in no file."""
        return bool(self._error and running.actions) and dumps(running).encode() != self._elsewhere

    def _on_save_requested(self) -> None:
        """Ask the player for a file for each unsaved game, until one is not written."""
        unsaved = [*self._waiting]
        if self._running is not None and self._is_unsaved(self._running):
            unsaved.append(self._running)
        for session in unsaved:
            if not self._save_elsewhere(session):
                return

    def note_saved(self, session: Session) -> None:
        """Record that the player has saved a game elsewhere, so that its current state is safe."""
        self._waiting.pop(session, None)
        if session is self._running:
            self._elsewhere = dumps(session).encode()
        self._show()

    def _may_lose(self, session: Session, go_on: str) -> bool:
        """Ask whether a game may be lost, or save it elsewhere."""
        from straights_gui.view.dialogs.confirm import Answer, ask_to_save

        title = self.tr("The game isn’t saved")
        text = self.tr("Couldn’t save the game: {reason}. If you continue, its last moves will be lost.")
        text = fill(text, reason=_text_of(self._error or self._left_error))
        elsewhere = QCoreApplication.translate("UnsavedBar", "Save elsewhere…")
        answer = ask_to_save(self._window, title, text, go_on, elsewhere)
        return answer is Answer.GO_ON or (answer is Answer.SAVE and self._save_elsewhere(session))

    def _try_to_save(self, session: Session, file_name: str) -> bool:
        """Try to write a game to the recent games; returns whether it is stored there."""
        content = dumps(session).encode()
        if self._saved_games.holds(content):
            return True
        path = self._saved_games.new_path(file_name)
        try:
            write_durably(path, content)
        except OSError as error:
            self._left_error = error
            self._log.warning(
                f"The game that was left could not be saved as {path.name}: {error.strerror or error}"
            )
            return False
        self._saved_games.add(path)
        return True

    def _show(self) -> None:
        is_unsaved = self._running is not None and self._is_unsaved(self._running)
        error = self._error if is_unsaved else self._left_error if self._waiting else None
        text = fill(self.tr("Not saved: {reason}"), reason=_text_of(error))
        self._window.show_unsaved(text if error is not None else "")


def _text_of(error: OSError | None) -> str:
    return "" if error is None else reason_text(error)
