"""Keeps the record of the running game, whichever it is, and shows the statistics.

Errors here never stop play.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QDateTime, QObject, Qt

from engine.straights.events import GameEnded, RoundEnded
from engine.straights.statistics.counting import (
    counted_seat,
    hinted,
    new_record,
    play_of,
    recorded,
)
from engine.straights.text.badges import NOT_COUNTED
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game import Step
from straights_gui.model.game_model import GameModel
from straights_gui.model.local_game import TableGame
from straights_gui.model.statistics.store import StatisticsError, StatisticsStore
from straights_gui.view.text.error_text import reason_text, statistics_text
from straights_gui.view.text.rendering import fill, shown

if TYPE_CHECKING:
    from engine.protocol.sheet import Sheet
    from engine.straights.commands import Action
    from engine.straights.review.game_review import RoundReview
    from engine.straights.setup import Setup
    from engine.straights.statistics.records import GameRecord
    from straights_gui.view.sheets.drawn_sheet import DrawnSheet

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
        parts.window.act.bind(statistics=self.show)

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

    def show(self) -> None:
        """Open the sheet, in another game with the figures of this game."""
        from engine.straights.sheets.statistics import ALL, EXPORT, RESET, choice_of, statistics
        from straights_gui.view.sheets.drawn_sheet import DrawnSheet

        def choose(level: str = ALL) -> Sheet:
            return statistics(self.records(), level)

        answers = {EXPORT: self._export, RESET: lambda sheet: choose() if self._reset(sheet) else None}
        records = self.records()
        own = choice_of(self.new_record(), records)
        DrawnSheet(self._window, statistics(records, own), answers, choose).exec()

    def records(self) -> tuple[GameRecord, ...]:
        """All records, or none if they cannot be read."""
        return self.attempt(self._store.records) or ()

    def _export(self, sheet: DrawnSheet) -> None:
        from PySide6.QtWidgets import QFileDialog

        translate = QCoreApplication.translate
        name, _kind = QFileDialog.getSaveFileName(
            sheet,
            translate("StatisticsController", "Export statistics"),
            translate("StatisticsController", "straights.csv"),
            translate("StatisticsController", "CSV files (*.csv)"),
        )
        if not name:
            return
        try:
            self._store.export_csv(Path(name))
        except StatisticsError as error:
            self.show_error(error)
            return
        except OSError as error:
            text = translate("StatisticsController", "Couldn’t export the statistics: {reason}.")
            self.show_message(fill(text, reason=reason_text(error)))
            return
        self.show_message(
            fill(translate("StatisticsController", "Exported to {file}."), file=Path(name).name)
        )

    def _reset(self, sheet: DrawnSheet) -> bool:
        """Delete all statistics after a question; returns whether that was wanted."""
        from engine.straights.sheets.questions import reset_question
        from straights_gui.view.dialogs.confirm import is_wanted

        is_reset = is_wanted(sheet, reset_question())
        if is_reset:
            self.attempt(self._store.reset)
        return is_reset


class OtherRecords(GameRecords):
    """The records of a game that is not Straights."""

    _model: TableGame

    def __init__(self, parts: WindowParts[TableGame], store: StatisticsStore) -> None:
        super().__init__(parts, store)
        parts.model.happened.connect(self._on_happened)

    def new_record(self) -> GameRecord | None:
        """The empty record of the running game, None for one that cannot count."""
        from engine.straights.statistics import other_games

        return other_games.new_record(self._model.rules, self._model.session)

    def count_hint(self) -> None:
        """Count a hint in the current round."""
        self.change(lambda record: record.with_hint(self._model.round))

    def _on_happened(self, steps: tuple[Step, ...]) -> None:
        from engine.straights.statistics import other_games

        rules, session = self._model.rules, self._model.session
        if any(step.shown.happening.shows_result for step in steps):
            self.change(lambda record: other_games.recorded(record, rules, session, now()))


def now() -> str:
    """The time as records have it, ISO 8601 in UTC."""
    return QDateTime.currentDateTimeUtc().toString(Qt.DateFormat.ISODate)


class StatisticsController(GameRecords):
    """Records and shows the statistics."""

    _model: GameModel

    def __init__(self, parts: WindowParts[GameModel], store: StatisticsStore) -> None:
        super().__init__(parts, store)
        parts.model.happened.connect(self._on_happened)
        parts.table.result_opened.connect(self._on_result)

    def count_hint(self) -> None:
        """Count a hint in the current round."""
        session = self._model.session
        if counted_seat(session) is not None:
            self.change(lambda record: hinted(record, session))

    def counts(self) -> bool:
        """Whether the round counts, as far as it has been played."""
        return counted_seat(self._model.session) is not None and not self.is_practice()

    def wants_price(self) -> bool:
        """Whether rounds of the running game are rated, and reviews are fast enough not to be noticed."""
        if counted_seat(self._model.session) is None:
            return False
        from engine.straights.playouts.compiled import COMPILED  # imports the expert's inner loops

        return COMPILED

    def record_price(self, setup: Setup, actions: tuple[Action, ...], seat: int, review: RoundReview) -> None:
        """Record the price of a reviewed round of the running game, as played by these actions."""
        session = self._model.session
        if session.setup == setup and counted_seat(session) == seat:
            play = play_of(actions, review.number)
            self.change(lambda record: record.with_price(review.number, review.price, play))

    def new_record(self) -> GameRecord | None:
        """The empty record of the running game."""
        return new_record(self._model.session.setup)

    def _on_happened(self, steps: tuple[Step, ...]) -> None:
        session = self._model.session
        events = session.history[-len(steps) :]
        has_end = any(isinstance(event, RoundEnded | GameEnded) for event in events)
        if has_end and counted_seat(session) is not None:
            self.change(lambda record: recorded(record, session, events, now()))

    def _on_result(self) -> None:
        """Say with the result of a game how many hints helped, in place of what is remarkable."""
        new = self.new_record()
        if new is None or self._model.turn is not None:
            return
        record = self.attempt(lambda: self._store.record(new.game))
        if record is not None and record.hints:
            from engine.straights.text.results import with_hints

            self._window.table.overlays.score_sheet.tell_fact(shown(with_hints(record.hints)))
