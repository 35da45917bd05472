"""Plays the sounds of the game: by QtMultimedia, or else by a program of the desktop; else it is silent."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QStandardPaths, qInstallMessageHandler

from straights_gui import resources

_MULTIMEDIA = "PySide6.QtMultimedia"
_PROGRAMS = (
    ("pw-play", "--volume={:.2f}", 1.0),
    ("paplay", "--volume={:.0f}", 65_536.0),
    ("afplay", "--volume={:.2f}", 1.0),
)
"""Of PipeWire, PulseAudio and macOS, with the option for the volume and the number for the loudest."""


class Sound(Enum):
    """The sounds of the game; the value is the name of the file."""

    DEAL = "deal"
    PLAY = "play"
    DISCARD = "discard"
    ROUND_END = "round-end"
    GAME_END = "game-end"
    REFUSAL = "refusal"
    PLAY_2 = "play-2"
    PLAY_3 = "play-3"
    PLAY_4 = "play-4"
    PLAY_5 = "play-5"


CLIMB = (Sound.PLAY, Sound.PLAY_2, Sound.PLAY_3, Sound.PLAY_4, Sound.PLAY_5)
"""Each is a tone higher than the one before."""


class SoundSupport(Enum):
    """Whether sounds can be played, or why not."""

    READY = "ready"
    NOT_INSTALLED = "not installed"
    LIBRARY_MISSING = "library missing"
    NO_DEVICE = "no device"


def sound_file(sound: Sound) -> Path:
    """The path of a sound's file."""
    return resources.folder("sounds") / f"{sound.value}.wav"


class Sounds(QObject):
    """The sounds of the game, loaded when the first one is played."""

    def __init__(self) -> None:
        super().__init__()
        self._volume = 0.0
        self._effects: dict[Sound, Any] = {}
        self._support: SoundSupport | None = None
        self._program: tuple[str, str, float] | None = None

    @property
    def support(self) -> SoundSupport:
        """Whether QtMultimedia and an audio device are available; checked once."""
        if self._support is None:
            self._support = _support()
            if self._support in (SoundSupport.NOT_INSTALLED, SoundSupport.LIBRARY_MISSING):
                there = (each for each in _PROGRAMS if QStandardPaths.findExecutable(each[0]))
                self._program = next(there, None)
                self._support = self._support if self._program is None else SoundSupport.READY
        return self._support

    def set_volume(self, volume: float) -> None:
        """Set the volume, from 0 (silent) to 1."""
        self._volume = volume
        for effect in self._effects.values():
            effect.setVolume(volume)

    def play(self, sound: Sound) -> None:
        """Play a sound from its beginning, if possible."""
        if self._volume <= 0.0 or self.support is not SoundSupport.READY:
            return
        if not self._effects and self._program is None:
            self._load()
        if self._program is None:
            self._effects[sound].play()
        else:
            name, option, loudest = self._program
            QProcess.startDetached(name, [option.format(loudest * self._volume), str(sound_file(sound))])

    def _load(self) -> None:
        from PySide6.QtCore import QUrl

        multimedia = importlib.import_module(_MULTIMEDIA)
        with _silence():
            for sound in Sound:
                effect = multimedia.QSoundEffect(self)
                effect.setSource(QUrl.fromLocalFile(str(sound_file(sound))))
                effect.setVolume(self._volume)
                self._effects[sound] = effect


def _support() -> SoundSupport:
    """Whether QtMultimedia is installed, can be loaded, and finds an audio device."""
    try:
        with _silence():
            multimedia = importlib.import_module(_MULTIMEDIA)
            has_device = not multimedia.QMediaDevices.defaultAudioOutput().isNull()
    except ModuleNotFoundError:  # PySide6-Addons is an optional extra
        return SoundSupport.NOT_INSTALLED
    except ImportError:
        return SoundSupport.LIBRARY_MISSING
    return SoundSupport.READY if has_device else SoundSupport.NO_DEVICE


@contextmanager
def _silence() -> Iterator[None]:
    """Suppress Qt's messages temporarily: without a sound server there are many."""
    before = qInstallMessageHandler(lambda _kind, _context, _text: None)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
