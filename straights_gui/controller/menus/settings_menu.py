"""The Settings menu: the side panel with the settings, which include the names of the players."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject

from engine.errors import SetupError
from engine.straights.interface.settings import CHOOSE, LOOK, OWN_BACK, REFUSED
from straights_gui.controller.games.game_files import documents_folder
from straights_gui.controller.games.new_games import save_seats
from straights_gui.controller.panels.announcements import SoundController
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game import Game
from straights_gui.model.game_model import GameModel
from straights_gui.model.storage.bounded_file import read_bounded
from straights_gui.view.text.error_text import name_problem_text
from straights_gui.view.text.rendering import shown


class SettingsMenuController(QObject):
    """Connects the actions of the Settings menu, and fills the panel when it is opened."""

    def __init__(self, parts: WindowParts[Game], sounds: SoundController) -> None:
        super().__init__(parts.window)
        self._window, self._preferences, self._sounds = parts.window, parts.preferences, sounds
        self._model = parts.model if isinstance(parts.model, GameModel) else None  # else nobody has a name
        self._was_opened = False
        self._panel = parts.window.settings
        self._panel.opened.connect(self._on_opened)
        parts.window.act.bind(appearance=self._on_appearance, mute=self._on_mute)

    def _on_opened(self) -> None:
        if not self._was_opened:
            self._was_opened = True
            self._preferences.changed.connect(self._fill)
            self._window.theme_changed.connect(self._fill)
            self._window.retranslated.connect(self._fill)
            if self._model is not None:
                self._model.replaced.connect(self._fill)
        self._fill()
        self._panel.frame.take_focus()

    def _on_appearance(self) -> None:
        """Open the settings at the look of table and cards."""
        self._panel.open()
        self._panel.panel.show_group(LOOK)

    def _on_mute(self) -> None:
        """Show a message if sound is not available."""
        from straights_gui.controller.settings.choices import sound_note

        self._window.say(sound_note(self._sounds.sounds.support))

    def _fill(self) -> None:
        """Show what is set now, if somebody can see it."""
        if not self._panel.is_open:
            return
        from straights_gui.controller.settings.choices import choices

        names = () if self._model is None else tuple(view.name for view in self._model.observation().seats)
        groups = choices(
            self._preferences,
            support=self._sounds.sounds.support,
            names=names,
            rename=self._rename,
            pick_back=self._pick_back,
        )
        self._panel.panel.show_groups(groups)

    def _pick_back(self) -> None:
        """Ask for a picture, and show it on the backs of the cards."""
        from PySide6.QtWidgets import QFileDialog

        from straights_gui.view.cards.backs import own_back

        name, _kind = QFileDialog.getOpenFileName(
            self._window, shown(CHOOSE), str(documents_folder()), "PNG, JPEG (*.png *.jpg *.jpeg)"
        )
        if not name:
            return
        kept = ""
        with suppress(OSError):
            kept = own_back(read_bounded(Path(name), OWN_BACK["bytes"] + 1))
        if kept:
            self._preferences.use_back(kept)
        else:
            self._window.say(shown(REFUSED))

    def _rename(self, seat: int, name: str) -> None:
        if self._model is None:
            return
        try:
            self._model.rename(seat, name.strip())
        except SetupError:
            self._window.say(name_problem_text(name.strip()))
            return
        save_seats(self._preferences, self._model.session.setup.seats)
