"""Keeps the race in step with the table: a round counts when its result lies there."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.straights.chances import win_chances
from engine.straights.observation import Observation
from straights_gui.controller.event_player import EventPlayer
from straights_gui.controller.game_controller import GameController
from straights_gui.model.game_model import GameModel
from straights_gui.view.main_window import MainWindow
from straights_gui.view.race_shown import RaceShown


class RaceKeeper(QObject):
    """Shows the scores that the table has shown, while somebody sees the dock."""

    def __init__(
        self, window: MainWindow, model: GameModel, game: GameController, player: EventPlayer
    ) -> None:
        """A keeper of a race that has not begun."""
        super().__init__()
        self._dock, self._model = window.race, model
        self._known: RaceShown | None = None
        self._is_seen = self._dock.isVisible()  # it may have been opened before the game
        model.replaced.connect(self._on_shown)
        game.settled.connect(self._on_shown)
        player.held.connect(self._on_shown)
        self._dock.visibilityChanged.connect(self._on_visibility)

    def _on_shown(self) -> None:
        """The table shows all rounds that are over."""
        self._known = race_shown(self._model.observation())
        self._tell()

    def _on_visibility(self, is_seen: bool) -> None:
        """Somebody has opened the dock, or closed it."""
        self._is_seen = is_seen
        self._tell()

    def _tell(self) -> None:
        """Show what is known, where it is seen."""
        if self._is_seen and self._known is not None:
            self._dock.show_race(self._known)


def race_shown(observation: Observation) -> RaceShown:
    """The scores of all rounds that are over."""
    scores = tuple(result.scores for result in observation.results)
    names = tuple(seat.name for seat in observation.seats)
    last = scores[-1] if scores else (0,) * len(names)
    return RaceShown(
        names=names,
        scores=scores,
        limit=observation.score_limit,
        chances=win_chances(last, observation.score_limit),
        viewer=observation.seat,
    )
