"""What the windows of all kinds of games have alike: their controllers of table, log, panels and help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from straights_gui.controller.menus.help_menu import HelpMenuController
from straights_gui.controller.menus.settings_menu import SettingsMenuController
from straights_gui.controller.panels.announcements import AnnouncementController, SoundController, TurnCalls
from straights_gui.controller.panels.log import LogController
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.controller.settings.settings import SettingsController
from straights_gui.model.local_game import TableGame
from straights_gui.view.text.rendering import fill

if TYPE_CHECKING:
    from straights_gui.model.game_model import GameModel
    from straights_gui.model.network.remote_game import RemoteGame


class ComposedWindow(QObject):
    """A window with a game.

    Attributes:
        window, event_player, motion, log: its parts.
    """

    def __init__(self, parts: WindowParts[GameModel | RemoteGame | TableGame]) -> None:
        super().__init__()
        self.window, self.event_player, self.motion = parts.window, parts.event_player, parts.motion
        self.log = LogController(parts.model, parts.event_player, parts.window.log)
        parts.window.retranslated.connect(self.log.retranslate)
        self._errors = parts.log
        parts.runner.failed.connect(self._on_failed)
        parts.game.computers.replaced.connect(self._on_computer_replaced)

    def _create_usual(self, parts: WindowParts[GameModel | RemoteGame | TableGame]) -> None:
        """Create the controllers that need no other ones."""
        self.sounds, self.announcements = SoundController(parts), AnnouncementController(parts)
        self.turn_calls, self.settings = TurnCalls(parts), SettingsController(parts)
        self.settings_menu = SettingsMenuController(parts, self.sounds)
        self.help_menu = HelpMenuController(parts)

    def _on_failed(self, strategy: str, reason: str) -> None:
        """Report that a strategy failed, and that a simpler one has chosen in its place."""
        self._errors.warning(f"The strategy {strategy} failed: {reason}")
        text = QCoreApplication.translate(
            "StrategyFailures", "The computer “{strategy}” failed. A simpler one takes over."
        )
        self.window.say(fill(text, strategy=strategy))

    def _on_computer_replaced(self, seat: int, reason: str) -> None:
        self._errors.warning(f"The strategy of seat {seat + 1} was refused: {reason}")
