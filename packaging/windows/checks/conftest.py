"""The game frozen for Windows, and a Wine in which two versions of it are to be installed."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from windows.checks.installers import Installers, make_installers
from windows.checks.wine import running_wine
from windows.cross_build import frozen_game


@pytest.fixture(scope="session")
def windows() -> Iterator[Installers]:
    """One for all checks, each of which begins where those before it have ended."""
    frozen_game.FOLDER.mkdir(parents=True, exist_ok=True)
    # There, for hard links to the frozen game.
    with tempfile.TemporaryDirectory(dir=frozen_game.FOLDER) as name, running_wine(Path(name)) as wine:
        frozen_game.freeze_game(wine)
        made = make_installers(wine, frozen_game.BUNDLE, frozen_game.FOLDER / "icons/straights.ico")
        made.create_player_files()
        yield made
