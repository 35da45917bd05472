"""Games that could not be written: shown, written once there is room, asked about before they are lost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDateTime, QObject

from engine.straights.session import Session
from engine.straights.storage.savegame import dumps
from straights_gui.model.storage.autosave import write_durably
from straights_gui.model.storage.saved_games import SavedGames
from straights_gui.view.dialogs.confirm import Answer, ask_to_save
from straights_gui.view.window.main_window import MainWindow


class UnsavedGames(QObject):
    """Keeps games that are left among the recent ones; those that cannot be written wait in memory."""

    def __init__(
        self, window: MainWindow, past: SavedGames, save_elsewhere: Callable[[Session], bool]
    ) -> None:
        """No game waits. `save_elsewhere` lets the player choose a file; whether the game is in it then."""
        super().__init__()
        self._window, self._past, self._save_elsewhere = window, past, save_elsewhere
        self._reason = ""
        self._left_reason = ""
        self._waiting: list[Session] = []
        self._given_up = b""

    def tell(self, reason: str) -> None:
        """Show why the running game could not be saved, as long as that is so; "" where it was saved."""
        self._reason = reason
        self._show()

    def keep(self, session: Session) -> bool:
        """Keep a game that is left; whether it may be forgotten. One that cannot be written waits."""
        if not session.actions or dumps(session).encode() == self._given_up or self._is_written(session):
            return True
        text = self.tr("Could not save the previous game in {folder}: {reason}.")
        text = text.replace("{folder}", str(self._past.folder))
        self._window.say(text.replace("{reason}", self._left_reason))
        if session not in self._waiting:
            self._waiting.append(session)
        self._show()
        return False

    def keep_waiting(self) -> None:
        """Write the games that wait, before another game takes the room on the disk."""
        if self._waiting:
            self._waiting = [session for session in self._waiting if not self._is_written(session)]
            self._show()

    def may_leave(self, running: Session) -> bool:
        """Whether the running game may be left for another one."""
        if not self._reason or not running.actions or self._is_written(running):
            return True
        may = self._may_lose(running, self.tr("Leave anyway"))
        self._given_up = dumps(running).encode() if may else b""
        return may

    def may_quit(self, running: Session) -> bool:
        """Whether the program may end: asked for each game that would be lost."""
        self.keep_waiting()
        for session in tuple(self._waiting):
            if not self._may_lose(session, self.tr("Quit anyway")):
                return False
            self._waiting.remove(session)
        is_lost = bool(self._reason and running.actions)
        return not is_lost or self._may_lose(running, self.tr("Quit anyway"))

    def _may_lose(self, session: Session, go_on: str) -> bool:
        """Ask what is to become of a game."""
        title = self.tr("The game isn't saved")
        text = self.tr("Could not save the game: {reason}. If you continue, its last moves will be lost.")
        text = text.replace("{reason}", self._reason or self._left_reason)
        answer = ask_to_save(self._window, title, text, go_on, self.tr("Save elsewhere…"))
        return answer is Answer.GO_ON or (answer is Answer.SAVE and self._save_elsewhere(session))

    def _is_written(self, session: Session) -> bool:
        """Try to write a game among the recent ones; whether it is there."""
        content = dumps(session).encode()
        if self._past.holds(content):
            return True
        path = self._past.place_for(QDateTime.currentDateTime().toString("yyyy-MM-dd HH.mm.ss"))
        try:
            write_durably(path, content)
        except OSError as error:
            self._left_reason = error.strerror or str(error)
            return False
        self._past.add(path)
        return True

    def _show(self) -> None:
        """Show that something is not saved, or nothing."""
        reason = self._reason or (self._left_reason if self._waiting else "")
        text = self.tr("Not saved: {reason}").replace("{reason}", reason)
        self._window.show_unsaved(text if reason else "")
