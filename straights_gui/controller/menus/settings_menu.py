"""The Settings menu: the settings dialog, which includes the names of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.errors import SetupError
from straights_gui.controller.menus.new_games import save_seats
from straights_gui.controller.panels.sounds import SoundController
from straights_gui.model.game_model import GameModel
from straights_gui.model.preferences import Preferences
from straights_gui.view.text.error_text import name_problem_text
from straights_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from straights_gui.view.dialogs.settings_dialog import Group


class SettingsMenuController(QObject):
    """Connects the actions of the Settings menu."""

    def __init__(
        self, window: MainWindow, model: GameModel | None, preferences: Preferences, sounds: SoundController
    ) -> None:
        """Without a model, the dialog offers no names."""
        super().__init__()
        self._window, self._model = window, model
        self._preferences, self._sounds = preferences, sounds
        window.act.settings.triggered.connect(self._on_settings)
        window.act.mute.triggered.connect(self._on_mute)

    def _on_settings(self) -> None:
        from straights_gui.view.dialogs.settings_dialog import SettingsDialog

        SettingsDialog(self._window, self._choices).exec()

    def _on_mute(self) -> None:
        """Show a message if sound is not available."""
        from straights_gui.controller.settings.choices import sound_note

        self._window.say(sound_note(self._sounds.support))

    def _choices(self) -> tuple[Group, ...]:
        from straights_gui.controller.settings.choices import choices

        names = () if self._model is None else tuple(view.name for view in self._model.observation().seats)
        return choices(
            self._preferences,
            support=self._sounds.support,
            names=names,
            rename=self._rename,
            open_appearance=self._window.appearance.open,
        )

    def _rename(self, seat: int, name: str) -> None:
        if self._model is None:
            return
        try:
            self._model.rename(seat, name.strip())
        except SetupError:
            self._window.statusBar().showMessage(name_problem_text(name.strip()), 8000)
            return
        save_seats(self._preferences, self._model.session.setup.seats)
