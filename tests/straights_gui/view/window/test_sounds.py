"""Sounds: made by our script, loaded late, and silent without error where nothing can play them."""

from importlib import resources
from pathlib import Path

from generators import sounds as synthesis


def test_the_files_are_those_that_the_script_makes() -> None:
    folder = Path(str(resources.files("straights_gui.resources"))) / "sounds"
    assert synthesis.wave_files() == {path.name: path.read_bytes() for path in folder.iterdir()}
