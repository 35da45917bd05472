"""Games that could not be written: shown in the status bar, tried again, asked about before they are lost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDateTime, QObject

from engine.straights.session import Session
from engine.straights.storage.savegame import dumps
from straights_gui.model.storage.autosave import write_durably
from straights_gui.model.storage.saved_games import SavedGames
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.view.text.error_text import reason_text
from straights_gui.view.window.main_window import MainWindow


class UnsavedGames(QObject):
    """Saves games that are left among the recent ones; those that cannot be written wait in memory."""

    def __init__(
        self,
        window: MainWindow,
        saved_games: SavedGames,
        save_elsewhere: Callable[[Session], bool],
        log: WindowLog,
    ) -> None:
        """`save_elsewhere` lets the player choose a file, and says whether the game was written."""
        super().__init__()
        self._window, self._saved_games, self._save_elsewhere = window, saved_games, save_elsewhere
        self._log = log
        self._reason = ""
        self._left_reason = ""
        self._waiting: list[Session] = []
        self._given_up = b""

    def set_save_error(self, reason: str) -> None:
        """Show why the running game could not be saved; empty where it was saved."""
        self._reason = reason
        self._show()

    def save_to_recent(self, session: Session, name: str = "") -> bool:
        """Save a game that is left; whether that could be done. One that cannot be written waits.

        `name` stands in the name of the file, after the moment at which the game is left.
        """
        if not session.actions or dumps(session).encode() == self._given_up:
            return True
        if self._try_to_save(session, name):
            return True
        text = self.tr("Could not save the previous game in {folder}: {reason}.")
        text = text.replace("{folder}", str(self._saved_games.folder))
        self._window.say(text.replace("{reason}", self._left_reason))
        if session not in self._waiting:
            self._waiting.append(session)
        self._show()
        return False

    def retry(self) -> None:
        """Write the games that wait, before another game takes the space on the disk."""
        if self._waiting:
            self._waiting = [session for session in self._waiting if not self._try_to_save(session)]
            self._show()

    def may_leave(self, running: Session) -> bool:
        """Whether the running game may be left for another one."""
        if not self._reason or not running.actions or self._try_to_save(running):
            return True
        may = self._may_lose(running, self.tr("Leave anyway"))
        self._given_up = dumps(running).encode() if may else b""
        return may

    def may_quit(self, running: Session) -> bool:
        """Whether the program may end: asked for each game that would be lost."""
        self.retry()
        for session in tuple(self._waiting):
            if not self._may_lose(session, self.tr("Quit anyway")):
                return False
            self._waiting.remove(session)
        is_lost = bool(self._reason and running.actions)
        return not is_lost or self._may_lose(running, self.tr("Quit anyway"))

    def _may_lose(self, session: Session, go_on: str) -> bool:
        """Ask whether a game may be lost, or save it elsewhere."""
        from straights_gui.view.dialogs.confirm import Answer, ask_to_save

        title = self.tr("The game isn't saved")
        text = self.tr("Could not save the game: {reason}. If you continue, its last moves will be lost.")
        text = text.replace("{reason}", self._reason or self._left_reason)
        answer = ask_to_save(self._window, title, text, go_on, self.tr("Save elsewhere…"))
        return answer is Answer.GO_ON or (answer is Answer.SAVE and self._save_elsewhere(session))

    def _try_to_save(self, session: Session, name: str = "") -> bool:
        """Try to write a game among the recent ones; whether it is there."""
        content = dumps(session).encode()
        if self._saved_games.holds(content):
            return True
        moment = QDateTime.currentDateTime().toString("yyyy-MM-dd HH.mm.ss")
        path = self._saved_games.new_path(f"{moment} {name}".rstrip())
        try:
            write_durably(path, content)
        except OSError as error:
            self._left_reason = reason_text(error)
            self._log.warning(
                f"The game that was left could not be saved as {path.name}: {self._left_reason}"
            )
            return False
        self._saved_games.add(path)
        return True

    def _show(self) -> None:
        reason = self._reason or (self._left_reason if self._waiting else "")
        text = self.tr("Not saved: {reason}").replace("{reason}", reason)
        self._window.show_unsaved(text if reason else "")
