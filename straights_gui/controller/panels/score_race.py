"""Keeps the score race in step with the table: a round counts once its result is shown."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.straights.observation import Observation
from engine.straights.setup import BY_SEAT
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.controller.play.game_controller import GameController
from straights_gui.model.game import Game
from straights_gui.view.score_race.state import ScoreRaceState
from straights_gui.view.window.main_window import MainWindow


class ScoreRaceController(QObject):
    """Shows the scores that are on the table, while the panel is visible."""

    def __init__(
        self, window: MainWindow, model: Game, game: GameController, event_player: EventPlayer
    ) -> None:
        super().__init__()
        self._panel, self._model = window.score_race, model
        self._observation: Observation | None = None
        model.replaced.connect(self._on_shown)
        game.settled.connect(self._on_shown)
        event_player.result_shown.connect(self._on_shown)
        self._panel.visibility_changed.connect(self._update_panel)

    def _on_shown(self) -> None:
        self._observation = self._model.observation()
        self._update_panel()

    def _update_panel(self) -> None:
        if self._panel.is_seen and self._observation is not None:
            self._panel.show_state(score_race_state(self._observation))


def score_race_state(observation: Observation) -> ScoreRaceState:
    """The scores of all finished rounds by mark, and the resulting win probabilities."""
    from engine.straights.advice.win_probability import win_probabilities  # only for an open panel
    from engine.straights.playouts.position import limit_to_play_for

    seats = [observation.marks.index(mark) for mark in BY_SEAT]
    scores = tuple(tuple(result.scores[seat] for seat in seats) for result in observation.results)
    names = tuple(observation.seats[seat].name for seat in seats)
    last = scores[-1] if scores else (0,) * len(names)
    limit = limit_to_play_for(observation)
    return ScoreRaceState(
        names=names,
        scores=scores,
        variant=observation.variant,
        chances=win_probabilities(last, limit if observation.winners else max(limit, max(last) + 1)),
        viewer=None if observation.seat is None else observation.marks[observation.seat],
    )
