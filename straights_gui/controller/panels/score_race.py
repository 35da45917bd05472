"""Keeps the race in step with the table: a round counts when its result lies there."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.straights.advice.win_probability import win_probabilities
from engine.straights.observation import Observation
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.controller.play.game_controller import GameController
from straights_gui.model.game_model import GameModel
from straights_gui.view.score_race.state import ScoreRaceState
from straights_gui.view.window.main_window import MainWindow


class ScoreRaceController(QObject):
    """Shows the scores that the table has shown, while somebody sees the dock."""

    def __init__(
        self, window: MainWindow, model: GameModel, game: GameController, player: EventPlayer
    ) -> None:
        """A keeper of a race that has not begun."""
        super().__init__()
        self._dock, self._model = window.score_race, model
        self._known: ScoreRaceState | None = None
        self._is_seen = self._dock.isVisible()  # it may have been opened before the game
        model.replaced.connect(self._on_shown)
        game.settled.connect(self._on_shown)
        player.held.connect(self._on_shown)
        self._dock.visibilityChanged.connect(self._on_visibility)

    def _on_shown(self) -> None:
        """The table shows all rounds that are over."""
        self._known = score_race_state(self._model.observation())
        self._tell()

    def _on_visibility(self, is_seen: bool) -> None:
        """Somebody has opened the dock, or closed it."""
        self._is_seen = is_seen
        self._tell()

    def _tell(self) -> None:
        """Show what is known, where it is seen."""
        if self._is_seen and self._known is not None:
            self._dock.show_state(self._known)


def score_race_state(observation: Observation) -> ScoreRaceState:
    """The scores of all rounds that are over."""
    scores = tuple(result.scores for result in observation.results)
    names = tuple(seat.name for seat in observation.seats)
    last = scores[-1] if scores else (0,) * len(names)
    return ScoreRaceState(
        names=names,
        scores=scores,
        limit=observation.score_limit,
        chances=win_probabilities(last, observation.score_limit),
        viewer=observation.seat,
    )
