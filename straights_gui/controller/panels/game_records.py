"""Keeps the record of the running game, whichever it is. Errors here never stop play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QDateTime, QObject, Qt

from engine.straights.statistics import other_games
from engine.straights.text.badges import NOT_COUNTED
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game import Step
from straights_gui.model.statistics.database import StatisticsError
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.table_game import TableGame
from straights_gui.view.text.error_text import statistics_text
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from engine.straights.statistics.records import GameRecord
    from straights_gui.model.game_model import GameModel

Found = TypeVar("Found")


class GameRecords(QObject):
    """Changes the record, and knows which rounds are practice."""

    def __init__(
        self, parts: WindowParts[GameModel] | WindowParts[TableGame], store: StatisticsStore
    ) -> None:
        super().__init__()
        self._model: GameModel | TableGame = parts.model
        self._window, self._store, self._log = parts.window, store, parts.log
        self._has_failed = False
        self._practice: tuple[str, int, bool] | None = None  # of the game and round that was asked for last
        parts.model.practice_marked.connect(self._on_practice_marked)

    def new_record(self) -> GameRecord | None:
        """The empty record of the running game, None for one that cannot count."""
        raise NotImplementedError

    def is_practice(self) -> bool:
        """Whether the round does not count, in a game that could.

        For a game from an earlier run, this queries the store, once for each round.
        """
        new, session = self.new_record(), self._model.session
        if new is None:
            return False
        if session.is_exchanged:
            return True
        number = self._model.round
        if self._practice is None or self._practice[:2] != (new.game, number):
            if not session.actions:
                return False  # a new game, for which the file need not be opened
            record = self.attempt(lambda: self._store.record(new.game)) or new
            self._practice = new.game, number, record.is_practice(number)
        return self._practice[2]

    def close(self) -> None:
        """Close the store."""
        self.attempt(self._store.close)

    def _on_practice_marked(self, number: int, for_good: bool) -> None:
        """Mark this round, or it and all later ones, as practice; shows a message once."""
        new = self.new_record()
        if new is None:
            return
        marks = [False, False]

        def mark(record: GameRecord) -> GameRecord:
            marked = record.with_practice_from(number) if for_good else record.with_practice(number)
            marks[:] = record.is_practice(number), marked.is_practice(number)
            return marked

        self.change(mark)
        self._practice = new.game, number, marks[1]
        if marks == [False, True]:
            self.show_message(shown(NOT_COUNTED))

    def change(self, change: Callable[[GameRecord], GameRecord]) -> None:
        """Change the record of the running game, if it is of a kind that counts."""
        new = self.new_record()
        if new is not None:
            self.attempt(lambda: self._store.change(new, change))

    def attempt(self, action: Callable[[], Found], *, is_again: bool = False) -> Found | None:
        """Use the store, once more with a new file if its own is damaged; None if that fails."""
        try:
            return action()
        except StatisticsError as error:
            self.show_error(error)
            return None if is_again or error.aside is None else self.attempt(action, is_again=True)

    def show_error(self, error: StatisticsError) -> None:
        """Show where a damaged file was moved; other errors are shown only once."""
        self._log.warning(f"The statistics cannot be used: {error}")
        if error.aside is None:
            if self._has_failed:
                return
            self._has_failed = True
        moved_to = "" if error.aside is None else str(error.aside)
        self.show_message(statistics_text(str(error.file), error.reason, moved_to))

    def show_message(self, text: str) -> None:
        """Show a text for a while."""
        self._window.say(text, 15_000)


class OtherRecords(GameRecords):
    """The records of a game that is not Straights."""

    _model: TableGame

    def __init__(self, parts: WindowParts[TableGame], store: StatisticsStore) -> None:
        super().__init__(parts, store)
        parts.model.happened.connect(self._on_happened)

    def new_record(self) -> GameRecord | None:
        """The empty record of the running game, None for one that cannot count."""
        return other_games.new_record(self._model.rules, self._model.session)

    def count_hint(self) -> None:
        """Count a hint in the current round."""
        self.change(lambda record: record.with_hint(self._model.round))

    def _on_happened(self, steps: tuple[Step, ...]) -> None:
        rules, session = self._model.rules, self._model.session
        if any(step.shown.happening.shows_result for step in steps):
            self.change(lambda record: other_games.recorded(record, rules, session, now()))


def now() -> str:
    """The time as records have it, ISO 8601 in UTC."""
    return QDateTime.currentDateTimeUtc().toString(Qt.DateFormat.ISODate)
