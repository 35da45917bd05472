"""Applies the preferences to the window whenever they or the desktop's colours change."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.straights.interface.settings import SPEED_FACTORS
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.controller.settings.appearance import (
    follow_contrast,
    use_scheme,
    use_tooltip_colours,
    wanted_theme,
    wants_no_motion,
)
from straights_gui.model.game import Game
from straights_gui.view.style.theme import theme, use_theme
from straights_gui.view.table.hand_order import HandOrder
from straights_gui.view.text.languages import set_language
from straights_gui.view.text.rendering import fill


class SettingsController(QObject):
    """Applies the preferences whenever they change."""

    def __init__(self, parts: WindowParts[Game]) -> None:
        super().__init__(parts.window)
        self._window, self._model, self._game = parts.window, parts.model, parts.game
        self._preferences, self._motion = parts.preferences, parts.motion
        # another window may change them for all windows
        self._shown = parts.preferences.chosen("language"), theme()
        self._connect()
        self._has_failed = False
        self._is_still = False
        parts.preferences.changed.connect(self._on_changed)
        parts.window.theme_changed.connect(self._on_desktop_changed)
        self.apply()
        parts.table.after_paint(self._ask_desktop)

    def apply(self) -> None:
        """Apply all preferences; unchanged ones have no effect."""
        chosen, act = self._preferences, self._window.act
        self._motion.factor = 0.0 if self._is_still else SPEED_FACTORS[chosen.chosen("speed")]
        self._motion.is_reduced = self._is_still and chosen.chosen("speed") != "at-once"
        self._motion.pause_factor = SPEED_FACTORS[chosen.chosen("pauses")]
        self._apply_portraits()
        act.orders[chosen.chosen("hand-order")].setChecked(True)
        act.mute.setChecked(chosen.is_on("muted"))
        self._window.table.set_one_click(is_on=chosen.is_on("one-click"))
        self._apply_autopilot()
        self._set_language()
        self._apply_theme()
        self._window.table.set_order(HandOrder(chosen.chosen("hand-order")), self._model.hand())

    def _on_desktop_changed(self) -> None:
        self._is_still = wants_no_motion()
        self.apply()

    def _ask_desktop(self) -> None:
        """Finish running animations if the desktop has disabled them; colour what only the pointer brings."""
        use_tooltip_colours()
        follow_contrast(self._window.theme_changed)
        if wants_no_motion():
            self._on_desktop_changed()
            self._motion.finish_animations()

    def _apply_portraits(self) -> None:
        """Show the chosen portraits; they are animated only if animations are on."""
        moves = self._preferences.is_on("portraits-move") and self._motion.factor > 0
        self._window.table.set_portraits(self._preferences.portraits, moves=moves)

    def _on_changed(self) -> None:
        """Apply the preferences; show a message once if they cannot be written."""
        self.apply()
        if self._has_failed or self._preferences.sync():
            return
        self._has_failed = True
        text = self.tr("Couldn’t save the settings to {file}. They last until you close the window.")
        self._window.say(fill(text, file=self._preferences.settings.fileName()))

    def _apply_autopilot(self) -> None:
        autopilot = self._game.autopilot
        if autopilot.plays_forced != self._preferences.is_on("play-forced"):
            autopilot.plays_forced = self._preferences.is_on("play-forced")
            self._game.reconsider()

    def _set_language(self) -> None:
        language = self._preferences.chosen("language")
        was_other = language != self._shown[0]
        self._shown = language, self._shown[1]
        if set_language(language) or was_other:
            self._window.message.show_text("")  # its text is in the previous language
            self._window.retranslate()
            self._window.table.apply_theme()
            if self._game.is_settled:
                self._game.refresh()
            else:
                self._game.changed.emit()  # translates the round

    def _apply_theme(self) -> None:
        use_scheme(self._preferences.chosen("scheme"))
        wanted = wanted_theme(self._preferences)
        if wanted != theme():
            use_theme(wanted)
        if wanted != self._shown[1]:
            self._shown = self._shown[0], wanted
            self._window.table.apply_theme()
            self._window.bar.set_colours()
            use_tooltip_colours()

    def _connect(self) -> None:
        act, preferences = self._window.act, self._preferences
        for order in act.orders:
            act.bind(**{f"sort_{order}": lambda _is_on, order=order: preferences.choose("hand-order", order)})
        act.bind(mute=lambda is_on: preferences.choose("muted", is_on))
