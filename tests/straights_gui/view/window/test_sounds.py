"""Sounds: loaded late, and silent without error where nothing can play them."""

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from straights_gui.view.window.sounds import Sound, Sounds, SoundSupport, sound_file


@pytest.fixture
def small_qt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """As after `make run`, which installs the small part of Qt: the folder of the desktop's programs."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    return tmp_path


def test_without_qt_and_a_program_there_is_a_reason_why_it_is_silent(small_qt: Path) -> None:
    assert [] == [*small_qt.iterdir()]
    assert SoundSupport.NOT_INSTALLED is Sounds().support


@pytest.mark.parametrize("program, loudness", [("pw-play", "0.50"), ("paplay", "32768"), ("afplay", "0.50")])
def test_a_program_of_the_desktop_plays_what_qt_cannot(
    qtbot: QtBot, small_qt: Path, program: str, loudness: str
) -> None:
    heard = small_qt / "heard"
    (small_qt / program).write_text(f'#!/bin/sh\necho "$@" > {heard}.new; /bin/mv {heard}.new {heard}\n')
    (small_qt / program).chmod(0o755)
    player = Sounds()
    player.set_volume(0.5)
    player.play(Sound.DEAL)
    qtbot.waitUntil(heard.exists)

    assert f"--volume={loudness} {sound_file(Sound.DEAL)}\n" == heard.read_text()
