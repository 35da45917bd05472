"""Counts finished rounds and games, and shows the statistics. Errors here never stop play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine.straights.events import GameEnded, RoundEnded
from engine.straights.statistics.counting import (
    counted_seat,
    hinted,
    new_record,
    play_of,
    recorded,
)
from straights_gui.controller.panels.game_records import GameRecords, now
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game import Step
from straights_gui.model.game_model import GameModel
from straights_gui.model.statistics.database import StatisticsError
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.view.text.error_text import reason_text
from straights_gui.view.text.fill import fill
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from engine.protocol.sheet import Sheet
    from engine.straights.commands import Action
    from engine.straights.review.game_review import RoundReview
    from engine.straights.setup import Setup
    from engine.straights.statistics.records import GameRecord
    from straights_gui.view.sheets.drawn_sheet import DrawnSheet


class StatisticsController(GameRecords):
    """Records and shows the statistics."""

    _model: GameModel

    def __init__(self, parts: WindowParts[GameModel], store: StatisticsStore) -> None:
        super().__init__(parts, store)
        parts.model.happened.connect(self._on_happened)
        parts.window.act.bind(statistics=self.show)
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

    def show(self) -> None:
        """Open the sheet."""
        from engine.straights.sheets.statistics import ALL, EXPORT, RESET, statistics
        from straights_gui.view.sheets.drawn_sheet import DrawnSheet

        def choose(level: str = ALL) -> Sheet:
            return statistics(self.records(), level)

        answers = {EXPORT: self._export, RESET: lambda sheet: choose() if self._reset(sheet) else None}
        DrawnSheet(self._window, choose(), answers, choose).exec()

    def records(self) -> tuple[GameRecord, ...]:
        """All records, or none if they cannot be read."""
        return self.attempt(self._store.records) or ()

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

    def _export(self, sheet: DrawnSheet) -> None:
        from PySide6.QtWidgets import QFileDialog

        name, _kind = QFileDialog.getSaveFileName(
            sheet, self.tr("Export statistics"), self.tr("straights.csv"), self.tr("CSV files (*.csv)")
        )
        if not name:
            return
        try:
            self._store.export_csv(Path(name))
        except StatisticsError as error:
            self.show_error(error)
            return
        except OSError as error:
            text = self.tr("Couldn’t export the statistics: {reason}.")
            self.show_message(fill(text, reason=reason_text(error)))
            return
        self.show_message(fill(self.tr("Exported to {file}."), file=Path(name).name))

    def _reset(self, sheet: DrawnSheet) -> bool:
        """Delete all statistics after a question; returns whether that was wanted."""
        from engine.straights.sheets.questions import reset_question
        from straights_gui.view.dialogs.confirm import is_wanted

        is_reset = is_wanted(sheet, reset_question())
        if is_reset:
            self.attempt(self._store.reset)
        return is_reset
