"""Puzzles: a few each day, the same for everybody, opened as moments on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from straights_gui import resources
from straights_gui.controller.menus.new_games import deal_names, today
from straights_gui.controller.play.moments import Moments
from straights_gui.model.preferences import Preferences
from straights_gui.model.review_runner import ReviewRunner
from straights_gui.view.text.fill import fill
from straights_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from engine.straights.puzzles.puzzle import Puzzle
    from engine.straights.review.game_review import Decision
    from engine.straights.session import Session

A_DAY = 3
"""The number of puzzles per day: one of each grade."""


class Puzzles(QObject):
    """Opens the puzzles of the day in turn."""

    def __init__(
        self, window: MainWindow, runner: ReviewRunner, moments: Moments, preferences: Preferences
    ) -> None:
        super().__init__()
        self._window, self._runner, self._moments = window, runner, moments
        self._preferences = preferences
        self._number = 0
        self._awaited: tuple[Session, str] | None = None
        window.act.puzzles.triggered.connect(self.open_next)
        runner.priced.connect(self._on_priced)
        runner.price_failed.connect(self._on_failed)

    def open_next(self) -> None:
        """Open the next puzzle of the day once its cards are priced, which takes a moment.

        Further calls are ignored until then, since they would mix up the prices of two puzzles.
        """
        if self._awaited is not None:
            return
        from engine.straights.review.own_turns import OwnTurn

        puzzle = self._todays()[self._number]
        session = puzzle.session(deal_names(self._preferences))
        observation = session.observe(puzzle.deal.chair)
        best = next(choice for choice in observation.choices if choice.card == puzzle.best)
        turn = OwnTurn(len(session.actions), observation, best)
        self._awaited = session, self._place_text(puzzle)
        self._number = (self._number + 1) % A_DAY
        self._runner.price(turn)

    def _todays(self) -> list[Puzzle]:
        """The puzzles of the day: one of each grade, the hardest first."""
        from engine.straights.puzzles.puzzle import Grade, grade_of, parse_puzzle

        lines = (resources.folder("puzzles") / "pack.txt").read_text(encoding="utf-8").splitlines()
        graded = [[line for line in lines if grade_of(line) is grade] for grade in reversed(Grade)]
        day = today().toordinal()
        return [parse_puzzle(each[day % len(each)]) for each in graded]

    def _place_text(self, puzzle: Puzzle) -> str:
        from engine.straights.puzzles.puzzle import Grade

        grade = {
            Grade.EASY: self.tr("easy"),
            Grade.MEDIUM: self.tr("medium"),
            Grade.HARD: self.tr("hard"),
        }[puzzle.grade]
        text = self.tr("Puzzle {number} of {count} today, {grade}")
        return fill(text, number=self._number + 1, count=A_DAY, grade=grade)

    def _on_priced(self, decision: Decision) -> None:
        if self._awaited is not None:
            (session, place), self._awaited = self._awaited, None
            self._window.review.open()
            self._moments.open(session.setup, session.actions, place, decision, is_puzzle=True)

    def _on_failed(self, reason: str) -> None:
        self._awaited = None
        self._window.say(fill(self.tr("This puzzle cannot be shown: {reason}"), reason=reason))
