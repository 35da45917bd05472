"""Today: finds what the player can go on with or begin, and keeps what was finished of a day."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTime, QTimer

from engine.straights.player import Human
from engine.straights.setup import marks_of
from engine.text.sentence import signs
from straights_gui.controller.games.new_games import (
    chosen_portraits,
    last_seats,
    last_variant,
    own_name,
    today,
)
from straights_gui.controller.menus.game_menu import GameMenuController
from straights_gui.controller.panels.statistics import StatisticsController
from straights_gui.controller.play.puzzles import Puzzles
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game_model import GameModel
from straights_gui.model.storage.days import Days
from straights_gui.view.portraits.people import portraits_for
from straights_gui.view.text.rendering import day_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from engine.protocol.sheet import Sheet
    from engine.straights.duplicate.deal_result import DealResult
    from engine.straights.duplicate.duplicate_deal import DuplicateDeal
    from engine.straights.session import Session
    from straights_gui.controller.games.other_games import OtherGame
    from straights_gui.view.sheets.drawn_sheet import Answers, DrawnSheet


class OtherWindows(Protocol):
    """The windows of games other than Straights."""

    def unfinished(self) -> list[OtherGame]:
        """The games that can be gone on with."""

    def begin(self, game: OtherGame) -> object:
        """Show a game that was left."""

    def delete(self, game: OtherGame) -> None:
        """Close the window of a game, and remove what is kept of it."""


DAY_IS_OVER = 5000
"""How often an open sheet looks whether its day is over, in milliseconds."""


class TodayController(QObject):
    """Opens the sheet of today, and does what is chosen on it by the actions of the menus."""

    def __init__(
        self,
        parts: WindowParts[GameModel],
        games: GameMenuController,
        puzzles: Puzzles,
        statistics: StatisticsController,
        days: Days,
        others: Callable[[], OtherWindows],
    ) -> None:
        """`others` are the windows of other games, which may have been left."""
        super().__init__()
        self._others = others
        self._left: list[OtherGame] = []
        self._window, self._model, self._games, self._puzzles = parts.window, parts.model, games, puzzles
        self._statistics, self._days = statistics, days
        self._preferences, self._log = parts.preferences, parts.log
        self._sheet: DrawnSheet | None = None
        self._chosen: date | None = None
        parts.window.act.bind(today=self._on_triggered)

    def show(self) -> DrawnSheet:
        """Open the sheet."""
        from straights_gui.view.sheets.drawn_sheet import DrawnSheet

        own, day = self._games.own_game(), today()
        self._chosen, self._left = None, self._others().unfinished()
        choose = partial(self._choose, own, day)
        sheet = DrawnSheet(self._window, self._value(own, day), self._answers(own), choose)
        sheet.finished.connect(self._on_finished)
        midnight = QTimer(sheet)
        midnight.timeout.connect(lambda: day == today() or self.show())
        midnight.start(DAY_IS_OVER)
        sheet.show()
        # after a sheet whose place this one takes has finished
        self._sheet = sheet
        self._window.show_day(day_text(day))
        return sheet

    def _answers(self, own: Session) -> Answers:
        """Each closes the sheet, then does what it says."""
        act = self._window.act
        doing: dict[str, Callable[[], object]] = {
            "continue": lambda: self._games.go_on(own),
            "deal": lambda: self._games.play_daily_deal(self._chosen),
            "puzzles": self._puzzles.open_first,
            "statistics": act.statistics.trigger,
            "host": act.host_table.trigger,
            "join": act.join_table.trigger,
            "last_table": self._window.last_table_requested.emit,
            "again": self._window.new_game_requested.emit,
            "new": act.new_game.trigger,
            **{f"left-{at}": partial(self._others().begin, left) for at, left in enumerate(self._left)},
            **{f"delete-{at}": partial(self._delete, left) for at, left in enumerate(self._left)},
        }
        return {name: partial(_close, do) for name, do in doing.items()}

    def _delete(self, left: OtherGame) -> None:
        """Delete a game if that is meant, and come back."""
        from engine.straights.sheets.questions import delete_question
        from straights_gui.view.dialogs.confirm import is_wanted

        title, names = left.title()
        if is_wanted(self._window, delete_question(signs("{title}, {names}", title=title, names=names))):
            self._others().delete(left)
        self.show()

    def _choose(self, own: Session, day: date, chosen: str) -> Sheet:
        """The sheet with the deal of another day."""
        self._chosen = day.fromisoformat(chosen)
        return self._value(own, day)

    def _on_triggered(self) -> None:
        """Open the sheet, or close it if it is open."""
        if self._sheet is None:
            self.show()
        else:
            self._sheet.reject()

    def _on_finished(self) -> None:
        self._sheet = None
        self._window.show_day("")

    def keep_result(self, deal: DuplicateDeal, result: DealResult) -> None:
        """Keep the result of the deal of a day; the first one counts."""
        if deal.day is not None:
            try:
                self._days.keep(self._days.record(deal.day).with_deal(result, is_late=deal.day < today()))
            except OSError as error:
                self._log.warning(f"The result of a day cannot be kept: {error}")

    def _value(self, own: Session, day: date) -> Sheet:
        from engine.straights.sheets.today import Today, standing
        from engine.straights.sheets.today import today as sheet_of

        seats = last_seats(self._preferences)
        names, players = tuple(each.name for each in seats), tuple(each.player for each in seats)
        portraits = portraits_for(names, chosen_portraits(self._preferences), marks_of(players))
        is_on_table = own is self._model.session
        given = Today(
            day,
            QTime.currentTime().hour(),
            own_name(self._preferences),
            self._days.records(),
            *standing(self._statistics.records()),
            names,
            players,
            portraits,
            last_variant(self._preferences),
            self._model.observation() if is_on_table else own.observe(_only_human(own)),
            self._chosen,
            "new" if self._games.begun_deal(self._chosen or day) is None else "begun",
            # only then, since all puzzles are read for it
            [each.best for each in self._puzzles.todays()] if self._days.record(day).has_finished else (),
            [left.title() for left in self._left],
            last_table=self._preferences.last_table,
        )
        return sheet_of(given, in_window=True)


def _close(do: Callable[[], object], sheet: DrawnSheet) -> None:
    sheet.reject()
    do()


def _only_human(session: Session) -> int | None:
    """The seat whose hand may be shown; None where several people play."""
    humans = [seat for seat, each in enumerate(session.state.seats) if isinstance(each.player, Human)]
    return humans[0] if len(humans) == 1 else None
