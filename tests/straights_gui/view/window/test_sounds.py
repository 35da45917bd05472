"""Sounds: made by our script, loaded late, and silent without error where nothing can play them."""

import sys
from importlib import resources
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import ClassVar

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QLabel

from generators import sounds as synthesis
from straights_gui.view.window.sounds import Sound, Sounds
from tests.support.window.player import Seating, game


def test_the_files_are_those_that_the_script_makes() -> None:
    folder = Path(str(resources.files("straights_gui.resources"))) / "sounds"
    assert synthesis.wave_files() == {path.name: path.read_bytes() for path in folder.iterdir()}


class Effect:
    made: ClassVar[list["Effect"]] = []

    def __init__(self, _parent: object) -> None:
        self.volume, self.played, self.source = 0.0, 0, QUrl()
        Effect.made.append(self)

    def setSource(self, source: QUrl) -> None:  # noqa: N802  # Qt's name
        self.source = source

    def setVolume(self, volume: float) -> None:  # noqa: N802  # Qt's name
        self.volume = volume

    def play(self) -> None:
        self.played += 1


def pretend(monkeypatch: pytest.MonkeyPatch, *, has_device: bool) -> None:
    module = ModuleType("PySide6.QtMultimedia")
    device = SimpleNamespace(isNull=lambda: not has_device)
    module.QMediaDevices = SimpleNamespace(defaultAudioOutput=lambda: device)  # type: ignore[attr-defined]
    module.QSoundEffect = Effect  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
    monkeypatch.setattr(Effect, "made", [])


def test_a_sound_is_played_at_the_volume(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are loaded with the first sound that is heard, each once."""
    pretend(monkeypatch, has_device=True)
    sounds = Sounds()
    sounds.play(Sound.PLAY)
    assert [] == Effect.made

    sounds.set_volume(0.5)
    sounds.play(Sound.PLAY)
    sounds.play(Sound.PLAY)

    played = [effect for effect in Effect.made if effect.played]
    assert [(0.5, 2)] == [(effect.volume, effect.played) for effect in played]
    assert played[0].source.toLocalFile().endswith("play.wav")
    assert len(Sound) == len(Effect.made)
    sounds.set_volume(0.25)
    assert {0.25} == {effect.volume for effect in Effect.made}


@pytest.mark.parametrize(
    "lack, expected",
    [
        ("extra", "straights[sound]"),
        ("library", "system library"),
        ("device", "No sound device"),
        ("nothing", ""),
    ],
)
def test_the_settings_say_why_there_is_no_sound(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lack: str, expected: str
) -> None:
    """Whether something has to be installed, or plugged in; silence is no error."""
    pretend(monkeypatch, has_device=lack == "nothing")
    if lack == "extra":
        monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    if lack == "library":
        monkeypatch.delitem(sys.modules, "PySide6.QtMultimedia")
        module = tmp_path / "QtMultimedia.py"
        module.write_text("raise ImportError('libpulse.so.0: cannot open shared object file')")
        monkeypatch.setattr("PySide6.__path__", [str(tmp_path)])
    sounds = Sounds()
    sounds.set_volume(1.0)
    sounds.play(Sound.DEAL)
    assert (lack == "nothing") == sounds.can_play == bool(Effect.made)
    window = seating(game()).program.window
    window.settings.open()
    said = [label.text() for label in window.settings.panel.findChildren(QLabel)]

    hints = ("straights[sound]", "system library", "No sound device")
    assert [hint for hint in hints if hint == expected] == [
        hint for hint in hints if any(hint in words for words in said)
    ]
