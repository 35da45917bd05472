"""The menus View, Settings and Help to what they show: rules, tour, keys, the table read aloud."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.errors import SetupError
from straights_gui.controller.menus.new_games import keep_seats
from straights_gui.controller.panels.announcements import AnnouncementController
from straights_gui.controller.panels.sounds import SoundController
from straights_gui.controller.play.game_controller import GameController
from straights_gui.controller.settings.choices import choices
from straights_gui.model.game_model import GameModel
from straights_gui.model.preferences import Preferences
from straights_gui.view.dialogs.settings_dialog import Group
from straights_gui.view.tour.tour import Tour
from straights_gui.view.window.main_window import MainWindow


class HelpMenuController(QObject):
    """Connects what explains and what adjusts.

    Attributes:
        running_tour: the tour that covers the table, None where none does.
    """

    def __init__(
        self,
        window: MainWindow,
        model: GameModel,
        game: GameController,
        preferences: Preferences,
        announcements: AnnouncementController,
        sounds: SoundController,
    ) -> None:
        """A controller of these menus."""
        super().__init__()
        self._window, self._model, self._game = window, model, game
        self._preferences, self._announcements, self._sounds = preferences, announcements, sounds
        self.running_tour: Tour | None = None
        act = window.act
        act.full_screen.toggled.connect(window.set_full_screen)
        act.read_aloud.triggered.connect(announcements.read_table)
        act.settings.triggered.connect(self._on_settings)
        act.rules.triggered.connect(self._on_rules)
        act.tour.triggered.connect(self.start_tour)
        act.shortcuts.triggered.connect(self._on_shortcuts)

    def start_tour(self) -> None:
        """Show the tour over the table; the computers wait meanwhile."""
        if self.running_tour is not None:
            return
        was_paused = self._window.act.pause.isChecked()
        self._window.act.pause.setChecked(True)
        self._window.table.motion.land()
        self.running_tour = Tour(self._window.table)
        self.running_tour.ended.connect(lambda: self._on_tour_ended(was_paused=was_paused))

    def _on_tour_ended(self, *, was_paused: bool) -> None:
        """The game goes on."""
        self.running_tour = None
        self._preferences.has_seen_tour = True
        self._window.act.pause.setChecked(was_paused)

    def _on_settings(self) -> None:
        """What can be chosen."""
        from straights_gui.view.dialogs.settings_dialog import SettingsDialog

        SettingsDialog(self._window, self._choices).exec()

    def _choices(self) -> tuple[Group, ...]:
        """The choices as they are now."""
        names = tuple(seat.name for seat in self._model.session.setup.seats)
        return choices(self._preferences, support=self._sounds.support, names=names, rename=self._on_renamed)

    def _on_renamed(self, seat: int, name: str) -> None:
        """A seat has another name, now and in the games to come."""
        try:
            self._model.rename(seat, name.strip())
        except SetupError:
            self._window.statusBar().showMessage(
                self.tr("Each player needs a name made of printable characters."), 8000
            )
            return
        keep_seats(self._preferences, self._model.session.setup.seats)

    def _on_rules(self) -> None:
        """How the game is played."""
        from straights_gui.view.dialogs.rules_dialog import RulesDialog

        RulesDialog(self._window).exec()

    def _on_shortcuts(self) -> None:
        """All keys."""
        from straights_gui.view.dialogs.shortcuts_dialog import ShortcutsDialog, shortcuts

        ShortcutsDialog(self._window, shortcuts(self._window.menus.menus())).exec()
