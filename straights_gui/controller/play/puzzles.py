"""Puzzles: a few each day, the same for everybody, then the player's own, opened as moments on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from straights_gui import resources
from straights_gui.controller.games.new_games import deal_names, today
from straights_gui.controller.play.moments import Moments
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game import Game
from straights_gui.model.review_runner import ReviewRunner
from straights_gui.model.storage.days import Days
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.straights.puzzles.daily import OpenPuzzle
    from engine.straights.puzzles.puzzle import Puzzle
    from engine.straights.review.game_review import Decision
    from engine.straights.statistics.days import DayRecord


class Puzzles(QObject):
    """Opens the puzzles of the day in turn."""

    def __init__(self, parts: WindowParts[Game], runner: ReviewRunner, moments: Moments, days: Days) -> None:
        super().__init__()
        self._window, self._runner, self._moments = parts.window, runner, moments
        self._preferences, self._days, self._log = parts.preferences, days, parts.log
        self._number: int | None = 0
        self._awaited: tuple[OpenPuzzle, int] | None = None
        self._shown: tuple[Puzzle, int] | None = None
        parts.window.act.bind(puzzles=self.open_next)
        runner.priced.connect(self._on_priced)
        runner.price_failed.connect(self._on_failed)
        moments.tried.connect(self._on_tried)
        moments.left.connect(self._on_left)

    def open_first(self) -> None:
        """Open the first puzzle of the day without an answer, or one of the player's own after the last."""
        self._number = None
        self.open_next()

    def todays(self) -> tuple[Puzzle, ...]:
        """The puzzles of the day, the hardest first."""
        from engine.straights.puzzles.daily import puzzles_of

        return puzzles_of(today(), self._pack())

    def record(self) -> DayRecord:
        """What is kept of the day."""
        return self._days.record(today())

    def open_next(self) -> None:
        """Open the next puzzle once its cards are priced, which takes a moment.

        Further calls are ignored until then, since they would mix up the prices of two puzzles.
        """
        if self._awaited is not None:
            return
        from engine.straights.puzzles.daily import opened
        from engine.straights.puzzles.grade import A_DAY
        from engine.straights.statistics.puzzle_progress import answered_in, next_number, puzzle_at

        record, answered = self.record(), answered_in(self._days.records())
        number = self._number
        if number is None:
            number = next_number(record, answered) or 0
        puzzle = puzzle_at(number, self._pack(), record, answered)
        self._number = number + 1 if number + 1 < A_DAY else None
        found = opened(puzzle, deal_names(self._preferences))
        self._awaited = found, number
        self._runner.price(found.turn)

    def _pack(self) -> list[str]:
        return (resources.folder("puzzles") / "pack.txt").read_text(encoding="utf-8").splitlines()

    def _on_priced(self, decision: Decision) -> None:
        from engine.straights.text.today import puzzle_place

        if self._awaited is not None:
            (found, number), self._awaited = self._awaited, None
            place = shown(puzzle_place(number, found.puzzle.grade))
            self._window.review.open()
            self._moments.open(found.game.setup, found.game.actions, place, decision, is_puzzle=True)
            self._shown = found.puzzle, number

    def _on_tried(self, card: Card | None) -> None:
        """Keep the first answer to a puzzle of the day."""
        if self._shown is None:
            return
        from engine.straights.statistics.puzzle_progress import answer_of, theme_progress
        from engine.straights.text.today import theme_meter

        (puzzle, number), self._shown = self._shown, None
        try:
            self._days.keep(self.record().with_answer(answer_of(number, puzzle, card)))
        except OSError as error:
            self._log.warning(f"The answer to a puzzle cannot be kept: {error}")
        if card == puzzle.best:
            self._window.table.celebrate(puzzle.best)
            progress = theme_progress(puzzle, self._pack(), self._days.records())
            self._window.review.panel.moment.show_theme(theme_meter(*progress))

    def _on_left(self) -> None:
        self._shown = None

    def _on_failed(self, reason: str) -> None:
        self._awaited = None
        self._log.warning(f"The cards of a puzzle have no prices: {reason}")
        self._window.say(self.tr("This puzzle can’t be shown."))
