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
from straights_gui.view.text.rendering import shown
from straights_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from engine.straights.puzzles.daily import OpenPuzzle
    from engine.straights.review.game_review import Decision


class Puzzles(QObject):
    """Opens the puzzles of the day in turn."""

    def __init__(
        self, window: MainWindow, runner: ReviewRunner, moments: Moments, preferences: Preferences
    ) -> None:
        super().__init__()
        self._window, self._runner, self._moments = window, runner, moments
        self._preferences = preferences
        self._number = 0
        self._awaited: tuple[OpenPuzzle, str] | None = None
        window.act.puzzles.triggered.connect(self.open_next)
        runner.priced.connect(self._on_priced)
        runner.price_failed.connect(self._on_failed)

    def open_next(self) -> None:
        """Open the next puzzle of the day once its cards are priced, which takes a moment.

        Further calls are ignored until then, since they would mix up the prices of two puzzles.
        """
        if self._awaited is not None:
            return
        from engine.straights.puzzles.daily import A_DAY, opened, puzzles_of
        from engine.straights.text.today import puzzle_place

        lines = (resources.folder("puzzles") / "pack.txt").read_text(encoding="utf-8").splitlines()
        puzzle = puzzles_of(today(), lines)[self._number]
        found = opened(puzzle, deal_names(self._preferences))
        self._awaited = found, shown(puzzle_place(self._number, puzzle.grade))
        self._number = (self._number + 1) % A_DAY
        self._runner.price(found.turn)

    def _on_priced(self, decision: Decision) -> None:
        if self._awaited is not None:
            (found, place), self._awaited = self._awaited, None
            self._window.review.open()
            self._moments.open(found.game.setup, found.game.actions, place, decision, is_puzzle=True)

    def _on_failed(self, reason: str) -> None:
        self._awaited = None
        self._window.say(fill(self.tr("This puzzle cannot be shown: {reason}"), reason=reason))
