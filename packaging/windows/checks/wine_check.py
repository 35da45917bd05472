"""Tries the game for Windows under Wine: installing, playing, upgrading and removing it.

The game is frozen here, from this checkout. docs/decisions/0015 lists what Wine cannot show.
"""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bundle import names
from bundle.paths import PackagingError
from windows.checks.failure_checks import FAILURES
from windows.checks.fresh_checks import FRESH
from windows.checks.full_checks import FULL
from windows.checks.game_checks import GAME_CHECKS
from windows.checks.hosting_checks import HOSTING
from windows.checks.installer_fixture import NEWER, OLDER, InstallerCheckFailed, InstallerFixture
from windows.checks.python_tests import run_tests
from windows.checks.removal_checks import REMOVALS
from windows.checks.upgrade_checks import UPGRADES
from windows.checks.versions import ONLY_NEW, ONLY_OLD, make_version
from windows.checks.wine import Wine, running_wine
from windows.cross_build import frozen_game
from windows.installer import build_installer

# More than any disk has, so that the check needs no full disk.
_ENDLESS_MB = 1_000_000_000


def check_game(*, is_full: bool = False) -> None:
    """Freeze the game, and run the checks; prints a line for each, raises at the first failure.

    The full form plays whole games besides, and runs the project's tests.
    """
    frozen_game.FOLDER.mkdir(parents=True, exist_ok=True)
    # There, for hard links to the frozen game.
    with tempfile.TemporaryDirectory(dir=frozen_game.FOLDER) as name, running_wine(Path(name)) as wine:
        frozen_game.freeze_game(wine)
        began = time.monotonic()
        fixture = _fixture(wine)
        fixture.create_player_files()
        checks = (*FRESH, *GAME_CHECKS, *HOSTING, *(FULL if is_full else ()), *UPGRADES, *REMOVALS, *FAILURES)
        for check in checks:
            _run(check, fixture)
        if is_full:
            run_tests(wine)
    print(f"The game for Windows: {len(checks)} checks in {time.monotonic() - began:.0f} s")


def _fixture(wine: Wine) -> InstallerFixture:
    older = make_version(frozen_game.BUNDLE, wine.folder / "older", ONLY_OLD)
    newer = make_version(frozen_game.BUNDLE, wine.folder / "newer", ONLY_NEW)

    def setup(bundle: Path, version: str, needed_mb: int | None = None) -> Path:
        # The workflow of releases collects `dist`, where none of this is.
        target = wine.folder / f"{names.PACKAGE}-{version}-{names.ONLY_CHECKED}-{needed_mb or 0}-setup.exe"
        icon = frozen_game.FOLDER / "icons/straights.ico"
        return build_installer(bundle, target, icon, version=version, needed_mb=needed_mb, is_fast=True)

    installers = (setup(older, OLDER), setup(newer, NEWER), setup(newer, NEWER, _ENDLESS_MB))
    return InstallerFixture(wine, older, newer, *installers)


def _run(check: Callable[[InstallerFixture], None], fixture: InstallerFixture) -> None:
    began = time.monotonic()
    sentence = (check.__doc__ or "").strip().rstrip(".")
    try:
        check(fixture)
    except (PackagingError, OSError) as failure:
        raise InstallerCheckFailed(f"FAILED {sentence}: {failure}") from failure
    print(f"ok {sentence} ({time.monotonic() - began:.0f} s)", flush=True)
