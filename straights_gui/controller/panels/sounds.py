"""Plays a sound for an event when its animation begins."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.straights.events import CardDiscarded, CardPlayed, GameEnded, RoundEnded, RoundStarted
from straights_gui.controller.play.event_player import EventPlayer
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

    def _on_playing(self, event: object) -> None:
        match event:
            case RoundStarted():
                self._sounds.play(Sound.DEAL)
            case CardPlayed():
                self._sounds.play(Sound.PLAY)
            case CardDiscarded():
                self._sounds.play(Sound.DISCARD)
            case RoundEnded():
                self._sounds.play(Sound.ROUND_END)
            case GameEnded():
                self._sounds.play(Sound.GAME_END)
            case _:
                pass  # other events are silent
