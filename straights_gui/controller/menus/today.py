"""Today: finds what the player can go on with or begin, and keeps what was finished of a day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTime, QTimer

from engine.cards.card import CARDS
from engine.straights.player import Computer, Human
from engine.straights.setup import marks_of
from engine.straights.text.variants import game_length
from engine.text.rendering import capitalized
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
from straights_gui.model.game_model import GameModel
from straights_gui.model.preferences import Preferences
from straights_gui.model.storage.days import Days
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.view.portraits.people import portraits_for
from straights_gui.view.text.dates import day_text
from straights_gui.view.text.fill import fill
from straights_gui.view.text.rendering import shown
from straights_gui.view.text.table_text import level_text
from straights_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from engine.straights.duplicate.deal_result import DealResult
    from engine.straights.duplicate.duplicate_deal import DuplicateDeal
    from engine.straights.session import Session
    from engine.straights.statistics.rating import Rating
    from straights_gui.view.style.parts.scale import ScaleMark
    from straights_gui.view.today import content as boxes
    from straights_gui.view.today.today_sheet import TodaySheet

_NOON, _EVENING = 12, 18
DAY_IS_OVER = 5000
"""How often an open sheet looks whether its day is over, in milliseconds."""


class TodayController(QObject):
    """Opens the sheet of today, and does what is chosen on it by the actions of the menus."""

    def __init__(
        self,
        window: MainWindow,
        model: GameModel,
        games: GameMenuController,
        puzzles: Puzzles,
        statistics: StatisticsController,
        preferences: Preferences,
        days: Days,
        log: WindowLog,
    ) -> None:
        super().__init__()
        self._window, self._model, self._games, self._puzzles = window, model, games, puzzles
        self._statistics, self._preferences, self._days, self._log = statistics, preferences, days, log
        self._sheet: TodaySheet | None = None
        window.act.today.triggered.connect(self._on_triggered)

    def show(self) -> TodaySheet:
        """Open the sheet."""
        from straights_gui.view.today.today_sheet import TodaySheet

        own = self._games.own_game()
        sheet, act = TodaySheet(self._window, self._content(own)), self._window.act
        for chosen, do in (
            (sheet.go_on, lambda: self._games.go_on(own)),
            (sheet.deal, act.daily_deal.trigger),
            (sheet.puzzle, self._puzzles.open_first),
            (sheet.form, act.statistics.trigger),
            (sheet.host, act.host_table.trigger),
            (sheet.join, act.join_table.trigger),
            (sheet.new_game, self._window.new_game_requested.emit),
            (sheet.other_game, act.new.trigger),
        ):
            chosen.connect(do)
        sheet.finished.connect(sheet.deleteLater)
        sheet.finished.connect(self._on_finished)
        day, midnight = today(), QTimer(sheet)
        midnight.timeout.connect(lambda: day == today() or self.show())
        midnight.start(DAY_IS_OVER)
        sheet.show()
        # after a sheet whose place this one takes has finished
        self._sheet = sheet
        self._window.show_day(day_text(day))
        return sheet

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
                self._days.keep(self._days.record(deal.day).with_deal(result))
            except OSError as error:
                self._log.warning(f"The result of a day cannot be kept: {error}")

    def _content(self, own: Session) -> boxes.TodayContent:
        from straights_gui.view.today.content import TodayContent

        return TodayContent(
            self._greeting(), self._game(own), self._deal(), self._puzzle(), self._form(), self._new_game()
        )

    def _greeting(self) -> str:
        hour, name = QTime.currentTime().hour(), own_name(self._preferences)
        if hour < _NOON:
            text = self.tr("Good morning")
        else:
            text = self.tr("Good afternoon") if hour < _EVENING else self.tr("Good evening")
        return fill(self.tr("{greeting}, {name}"), greeting=text, name=name) if name else text

    def _game(self, own: Session) -> boxes.GameContent:
        from engine.straights.round_summary import ranking
        from engine.straights.text.today import game_title
        from straights_gui.view.today.content import GameContent, Standing

        is_on_table = own is self._model.session
        observation = self._model.observation() if is_on_table else own.observe(_only_human(own))
        seats, limit = observation.seats, observation.score_limit
        standings = [
            Standing(
                seats[seat].name, observation.marks[seat], seats[seat].score, limit, seat == observation.seat
            )
            for seat in ranking([each.score for each in seats])
        ]
        cards = frozenset(observation.table.cards())
        return GameContent(shown(game_title(observation)), cards, tuple(standings), self.tr("Continue"))

    def _deal(self) -> boxes.DealContent:
        from datetime import timedelta

        from engine.straights.duplicate.duplicate_deal import deal_of
        from engine.straights.session import Session
        from engine.straights.setup import FIRST_LEGAL
        from engine.straights.text.today import deal_marks, deal_note, deal_verdict, verdict_of_yesterday
        from straights_gui.controller.panels.result_review import on_line
        from straights_gui.view.today.content import DealContent

        day, note = today(), shown(deal_note())
        result = self._days.record(day).deal
        if result is not None:
            text, button = shown(deal_verdict(result)), self.tr("Play it again")
            return DealContent((), note, text, on_line(deal_marks(result)), button)
        deal, before = deal_of(day), self._days.record(day - timedelta(1)).deal
        hand = tuple(sorted(Session(deal.setup_for(FIRST_LEGAL)).observe(deal.chair).hand, key=CARDS.index))
        button = self.tr("Play today’s deal")
        if self._games.begun_deal() is not None:
            button = self.tr("Continue today’s deal")
        text = "" if before is None else shown(verdict_of_yesterday(before))
        return DealContent(hand, note, text, () if before is None else on_line(deal_marks(before)), button)

    def _puzzle(self) -> boxes.PuzzleContent:
        from engine.straights.statistics.puzzle_progress import next_number, progress_of
        from engine.straights.text.today import puzzle_button, puzzles_note
        from straights_gui.view.today.content import PuzzleContent

        record, progress = self._days.record(today()), progress_of(self._days.records())
        known = [puzzle.best for puzzle in self._puzzles.todays()] if record.has_finished else []
        cards = [None if right is None else card for right, card in zip(record.solved, known, strict=False)]
        cards += [None] * (len(record.solved) - len(cards))
        button = shown(puzzle_button(next_number(record, progress)))
        note = shown(puzzles_note(record, progress.rating))
        return PuzzleContent(note, record.solved, tuple(cards), button)

    def _form(self) -> boxes.FormContent:
        from engine.straights.statistics.days import days_in_a_row, week_of
        from engine.straights.statistics.figures import figures_of
        from engine.straights.statistics.rating import rating_of
        from engine.straights.text.ratings import strength_sentence
        from engine.straights.text.today import days_text
        from straights_gui.view.today.content import DayMark, FormContent

        finished = {each.day for each in self._days.records() if each.has_finished}
        locale, narrow = QLocale(), QLocale.FormatType.NarrowFormat
        week = tuple(
            DayMark(locale.standaloneDayName(day.isoweekday(), narrow), day in finished, day == today())
            for day in week_of(today())
        )
        rating = rating_of(figures_of(self._statistics.records()).rated)
        days = shown(days_text(days_in_a_row(finished, today())))
        return FormContent(week, days, shown(strength_sentence(rating)), self._strength(rating))

    def _strength(self, rating: Rating | None) -> tuple[ScaleMark, ...]:
        """The player between the computers on a line, the weakest at its start."""
        from straights_gui.view.style.parts.scale import ScaleMark

        if rating is None:
            return ()
        computers = [
            ScaleMark(rating.share_of(band.price), level_text(Computer(band.strategy)))
            for band in rating.bands
        ]
        name = QCoreApplication.translate("SeatPanel", "you")
        span = rating.share_of(rating.high), rating.share_of(rating.low)
        return (*computers, ScaleMark(rating.share_of(rating.price), name, is_own=True, span=span))

    def _new_game(self) -> boxes.NewGameContent:
        from straights_gui.view.today.content import NewGameContent

        seats = last_seats(self._preferences)
        names, marks = tuple(seat.name for seat in seats), marks_of([seat.player for seat in seats])
        faces = zip(marks, portraits_for(names, chosen_portraits(self._preferences), marks), strict=True)
        others = [
            (face, each) for face, each in zip(faces, seats, strict=True) if isinstance(each.player, Computer)
        ]
        named = QCoreApplication.translate("TableText", "{name} ({level})")
        players = ", ".join(
            fill(named, name=each.name, level=level_text(each.player)) for _face, each in others
        )
        length = shown(game_length(last_variant(self._preferences)))
        note = fill(self.tr("{players}. {length}."), players=players, length=capitalized(length))
        return NewGameContent(tuple(face for face, _each in others), note)


def _only_human(session: Session) -> int | None:
    """The seat whose hand may be shown; None where several people play."""
    humans = [seat for seat, each in enumerate(session.state.seats) if isinstance(each.player, Human)]
    return humans[0] if len(humans) == 1 else None
