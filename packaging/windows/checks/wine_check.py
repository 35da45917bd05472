"""Tries the game for Windows under Wine. It is frozen here, from this checkout.

docs/decisions/0015 lists what Wine cannot show.
"""

import tempfile
from pathlib import Path

from windows.checks.full_form.full_checks import FULL_BESIDE_LINUX
from windows.checks.installer_fixture import OLD_SYSTEM, InstallerFixture, tree, verify
from windows.checks.trial import try_game
from windows.checks.wine import running_wine
from windows.cross_build import frozen_game

_WINE_VERSION = "Software\\Wine"


def check_game(*, is_full: bool = False) -> None:
    """Freeze the game, and try it; the full form plays whole games besides, and runs the project's tests."""
    frozen_game.FOLDER.mkdir(parents=True, exist_ok=True)
    # There, for hard links to the frozen game.
    with tempfile.TemporaryDirectory(dir=frozen_game.FOLDER) as name, running_wine(Path(name)) as wine:
        frozen_game.freeze_game(wine)
        icon = frozen_game.FOLDER / "icons/straights.ico"
        more = FULL_BESIDE_LINUX if is_full else ()
        try_game(wine, frozen_game.BUNDLE, icon, (an_old_windows_is_refused,), more)


def an_old_windows_is_refused(fixture: InstallerFixture) -> None:
    """Windows 7 is refused, and nothing is changed."""
    fixture.system.set_value(_WINE_VERSION, "Version", "win7")
    status = fixture.install(fixture.older_setup)
    fixture.system.set_value(_WINE_VERSION, "Version", "win10")

    verify(OLD_SYSTEM, status, "the exit status")
    verify({}, tree(fixture.usual_folder), "what is installed")
