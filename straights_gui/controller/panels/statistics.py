"""Counts rounds and games as they end, and shows what was counted. What fails here never stops play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt
from PySide6.QtWidgets import QFileDialog

from engine.straights.commands import Discard, Play
from engine.straights.events import Event, GameEnded, RoundEnded
from engine.straights.session import Session
from engine.straights.storage.seal import seal_of
from straights_gui.model.game_model import GameModel
from straights_gui.model.statistics.database import StatisticsError
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.statistics.summary import MIXED, RoundKey
from straights_gui.view.dialogs.confirm import ask
from straights_gui.view.dialogs.statistics_dialog import StatisticsDialog, StatisticsTable
from straights_gui.view.text.table_text import strategy_name
from straights_gui.view.window.main_window import MainWindow

_ALL = ""


def counted_seat(session: Session) -> int | None:
    """The seat whose rounds count: of the only human, in a sealed deal, where no seat was exchanged."""
    humans = [number for number, seat in enumerate(session.setup.seats) if seat.strategy is None]
    is_exchanged = any(not isinstance(action, Play | Discard) for action in session.actions)
    return humans[0] if len(humans) == 1 and session.setup.salt and not is_exchanged else None


class StatisticsController(QObject):
    """Writes and shows the statistics."""

    def __init__(self, window: MainWindow, model: GameModel, store: StatisticsStore) -> None:
        """A keeper of a store."""
        super().__init__()
        self._window, self._model, self._store = window, model, store
        self._has_failed = False
        model.happened.connect(self._on_happened)
        model.practised.connect(self._on_practised)
        window.act.statistics.triggered.connect(self.show)

    def count_hint(self) -> None:
        """The player has asked for a hint."""
        session = self._model.session
        if counted_seat(session) is not None:
            self._try(partial(self._store.count_hint, _key(session, session.state.number)))

    def show(self) -> None:
        """Show what was counted."""
        levels = self._levels()
        dialog = StatisticsDialog(self._window, levels, self._figures)
        dialog.export_asked.connect(lambda: self._export(dialog))
        dialog.reset_asked.connect(lambda: self._reset(dialog))
        dialog.exec()

    def close(self) -> None:
        """Let the store go."""
        self._try(self._store.close)

    def _on_happened(self, events: tuple[Event, ...]) -> None:
        """Count what has ended."""
        session = self._model.session
        seat = counted_seat(session)
        if seat is None:
            return
        for event in events:
            if isinstance(event, RoundEnded):
                key, gained = _key(session, event.number), event.result.gained[seat]
                self._try(partial(self._store.record_round, key, gained, _now()))
            elif isinstance(event, GameEnded):
                key = _key(session, session.state.number)
                self._try(partial(self._store.record_game, key, event.scores, seat, _now()))

    def _on_practised(self, number: int, for_good: bool) -> None:
        """This round does not count, or none any more, which is said once."""
        session = self._model.session
        if not session.setup.salt:
            return
        key = _key(session, number)
        marks: list[bool] = []
        self._try(lambda: marks.append(self._store.is_practice(key)))
        self._try(partial(self._store.mark_rest if for_good else self._store.mark_practice, key))
        self._try(lambda: marks.append(self._store.is_practice(key)))
        if marks == [False, True]:
            self._say(self.tr("Practice: this round won't count in the statistics."))

    def _levels(self) -> tuple[tuple[str, str], ...]:
        """All levels that there are figures of."""
        known: list[str] = []
        self._try(lambda: known.extend(self._store.levels()))
        names = {MIXED: self.tr("mixed opponents")}
        return (
            (_ALL, self.tr("all opponents")),
            *((level, names.get(level) or strategy_name(level)) for level in known),
        )

    def _figures(self, level: str) -> StatisticsTable:
        """The figures of a level in words."""
        shown: list[StatisticsTable] = []
        self._try(lambda: shown.append(self._read(level or None)))
        return shown[0] if shown else StatisticsTable((), ())

    def _read(self, level: str | None) -> StatisticsTable:
        """Read the figures; raises StatisticsError."""
        figures = self._store.figures(level)
        rows = (
            (self.tr("Games"), _number(figures.games)),
            (self.tr("Won"), _number(figures.wins)),
            (self.tr("Tied wins"), _number(figures.ties)),
            (self.tr("Average place"), _number(figures.average_place)),
            (self.tr("Best game"), _number(figures.best_game)),
            (self.tr("Worst game"), _number(figures.worst_game)),
            (self.tr("Current winning streak"), _number(figures.current_streak)),
            (self.tr("Longest winning streak"), _number(figures.longest_streak)),
            (self.tr("Rounds"), _number(figures.rounds)),
            (self.tr("Points per round"), _number(figures.mean_points)),
            (self.tr("Rounds without points"), _number(figures.rounds_without_points)),
            (self.tr("Best round"), _number(figures.best_round)),
            (self.tr("Worst round"), _number(figures.worst_round)),
            (self.tr("Hints used"), _number(figures.hints)),
        )
        return StatisticsTable(rows, self._store.history(level))

    def _export(self, dialog: StatisticsDialog) -> None:
        """Write the figures where the player wants."""
        name, _kind = QFileDialog.getSaveFileName(
            dialog, self.tr("Export statistics"), self.tr("straights.csv"), self.tr("CSV files (*.csv)")
        )
        if not name:
            return
        try:
            self._store.export_csv(Path(name))
        except StatisticsError as error:
            self._tell(error)
            return
        except OSError as error:
            text = self.tr("Could not export the statistics: {reason}.")
            self._say(text.replace("{reason}", str(error)))
            return
        self._say(self.tr("Exported to {file}.").replace("{file}", Path(name).name))

    def _reset(self, dialog: StatisticsDialog) -> None:
        """Begin anew, after a question."""
        title = self.tr("Reset statistics?")
        if ask(dialog, title, self.tr("This permanently deletes all statistics."), self.tr("Reset")):
            self._try(self._store.reset)
            dialog.refresh()

    def _try(self, do: Callable[[], object]) -> None:
        """Do something with the store; where its file is damaged, once more with a new one."""
        try:
            do()
        except StatisticsError as error:
            self._tell(error)
            if error.aside is not None:
                try:
                    do()
                except StatisticsError as again:
                    self._tell(again)

    def _tell(self, error: StatisticsError) -> None:
        """Say where a damaged file is now; that the statistics cannot be used is said once."""
        if error.aside is not None:
            text = self.tr(
                "Could not read the statistics ({reason}). They are kept as {file}, and new ones are started."
            )
            self._say(text.replace("{reason}", error.reason).replace("{file}", str(error.aside)))
        elif not self._has_failed:
            self._has_failed = True
            text = self.tr(
                "Could not use the statistics in {file} ({reason}). The game continues without them."
            )
            self._say(text.replace("{file}", str(error.file)).replace("{reason}", error.reason))

    def _say(self, words: str) -> None:
        """Say something in the status bar."""
        self._window.say(words, 15_000)


def _key(session: Session, number: int) -> RoundKey:
    """A round of a game; the game by its seal, which no other has."""
    levels = tuple(seat.strategy for seat in session.setup.seats if seat.strategy is not None)
    return RoundKey(seal_of(session.setup) or "", number, levels)


def _now() -> str:
    """The moment, as ISO 8601 in universal time."""
    return QDateTime.currentDateTimeUtc().toString(Qt.DateFormat.ISODate)


def _number(value: float | None) -> str:
    """A figure as the language writes it."""
    if value is None:
        return "\N{EN DASH}"
    locale = QLocale()
    return locale.toString(value) if isinstance(value, int) else locale.toString(value, "f", 1)
