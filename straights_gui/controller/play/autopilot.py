"""Automatic moves that the player has enabled: forced ones, or all of them in the demo."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.errors import Refusal
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.model.game import Game
from straights_gui.view.style.motion import THINKING_PAUSE, Motion

_DEMONSTRATOR = "blocker"  # good, and fast


class Autopilot(QObject):
    """Plays for the human on turn. After an undo the next move is the player's: `leave_to_player`.

    Attributes:
        plays_forced: whether the only legal card is played automatically.
        plays_all: whether the demo is on; it plays only for a single human.
    """

    def __init__(self, model: Game, event_player: EventPlayer, motion: Motion) -> None:
        super().__init__()
        self._model, self._event_player, self._motion = model, event_player, motion
        self._left_at_revision = -1
        self._asked_revision = -1
        self.plays_forced = False
        self.plays_all = False
        model.happened.connect(self._on_happened)

    def act(self) -> None:
        """Move after a pause, if the autopilot has a move for the player on turn."""
        choice = self._choice()
        revision = self._model.revision
        if choice is None or self._asked_revision == revision:
            return
        self._asked_revision = revision
        self._motion.pause(THINKING_PAUSE, lambda: self._play(choice, revision))

    def leave_to_player(self) -> None:
        """Play no forced move until the game continues, since the player has just undone one."""
        self._left_at_revision = self._model.revision
        self.cancel()

    def cancel(self) -> None:
        """Drop the pending move; `act` may choose again."""
        self._asked_revision = -1

    def _choice(self) -> object | None:
        viewer = self._model.viewer
        if self.plays_all and len(self._model.humans) == 1 and viewer is not None:
            return self._model.chooser(viewer)(_DEMONSTRATOR) if viewer == self._model.turn else None
        if self.plays_forced and self._left_at_revision != self._model.revision:
            return self._model.forced()
        return None

    def _play(self, choice: object, revision: int) -> None:
        """Play, unless the game or the choice has changed in the meantime."""
        self.cancel()
        if revision != self._model.revision or choice != self._choice() or not self._event_player.is_idle:
            return
        if self.plays_all:
            self._model.mark_practice()
        try:
            self._model.act(choice)
        except Refusal as refusal:
            raise AssertionError(choice) from refusal  # the choice is legal by the same rules

    def _on_happened(self, _events: object) -> None:
        self._left_at_revision = -1
