"""Plays sounds where the computer can; without QtMultimedia or a device it is silent and content."""

from __future__ import annotations

import importlib
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QUrl

from straights_gui import resources

_MULTIMEDIA = "PySide6.QtMultimedia"


class Sound(Enum):
    """What can be heard; the value is the name of its file."""

    DEAL = "deal"
    PLAY = "play"
    DISCARD = "discard"
    ROUND_END = "round-end"
    GAME_END = "game-end"
    REFUSAL = "refusal"


def sound_file(sound: Sound) -> Path:
    """Where a sound stands."""
    return resources.folder("sounds") / f"{sound.value}.wav"


class Sounds(QObject):
    """All sounds, loaded with the first that is heard: a silent game loads nothing."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Sounds at no volume."""
        super().__init__(parent)
        self._volume = 0.0
        self._effects: dict[Sound, Any] = {}
        self._can_play: bool | None = None

    @property
    def can_play(self) -> bool:
        """Whether there is anything to play sounds with: the optional part of PySide6, and a device."""
        if self._can_play is None:
            self._can_play = _has_device()
        return self._can_play

    def set_volume(self, volume: float) -> None:
        """How loud: from 0, silent, to 1."""
        self._volume = volume
        for effect in self._effects.values():
            effect.setVolume(volume)

    def play(self, sound: Sound) -> None:
        """Play a sound from its beginning, if it can be heard."""
        if self._volume <= 0.0 or not self.can_play:
            return
        if not self._effects:
            self._load()
        self._effects[sound].play()

    def _load(self) -> None:
        """Read all sounds."""
        multimedia = importlib.import_module(_MULTIMEDIA)
        for sound in Sound:
            effect = multimedia.QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(sound_file(sound))))
            effect.setVolume(self._volume)
            self._effects[sound] = effect


def _has_device() -> bool:
    """Whether QtMultimedia is installed, starts, and knows a way out for sound."""
    try:
        multimedia = importlib.import_module(_MULTIMEDIA)
    except ImportError:  # PySide6-Addons is an optional extra, or a library of the system lacks
        return False
    return not multimedia.QMediaDevices.defaultAudioOutput().isNull()
