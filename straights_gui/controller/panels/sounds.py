"""Plays a sound for an event when its animation begins."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.games.table import Form
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.model.game import Step
from straights_gui.model.preferences import Preferences
from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.sounds import Sound, Sounds, SoundSupport


class SoundController(QObject):
    """Plays sounds at the chosen volume; nothing is loaded before the first audible one."""

    def __init__(self, event_player: EventPlayer, table: TableView, preferences: Preferences) -> None:
        super().__init__()
        self._sounds = Sounds()
        self._preferences = preferences
        event_player.playing.connect(self._on_playing)
        table.warned.connect(lambda _text: self._sounds.play(Sound.REFUSAL))
        preferences.changed.connect(self._on_changed)
        self._on_changed()

    @property
    def support(self) -> SoundSupport:
        """Whether sounds can be played, or the reason why not."""
        return self._sounds.support

    def _on_changed(self) -> None:
        self._sounds.set_volume(
            0.0 if self._preferences.is_on("muted") else self._preferences.level("volume") / 100
        )

    def _on_playing(self, step: Step) -> None:
        sound = _sound(step)
        if sound is not None:
            self._sounds.play(sound)


def _sound(step: Step) -> Sound | None:
    """That of an event; some are silent."""
    happening, forms = step.shown.happening, {pile.place: pile.form for pile in step.shown.table.piles}
    if happening.is_deal:
        return Sound.DEAL
    if happening.shows_result:
        return Sound.ROUND_END
    if step.ends_game:
        return Sound.GAME_END
    ends = [forms.get(way.end) for way in happening.movements if way.cards]
    return (Sound.DISCARD if Form.STACK in ends else Sound.PLAY) if ends else None
