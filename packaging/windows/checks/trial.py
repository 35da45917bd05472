"""Tries the game in a Windows, genuine or not: installing, playing, upgrading and removing it."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bundle import names
from bundle.paths import PackagingError
from windows.checks.failure_checks import FAILURES
from windows.checks.fresh_checks import FRESH
from windows.checks.game_checks import GAME_CHECKS
from windows.checks.hosting_checks import HOSTING
from windows.checks.installer_fixture import NEWER, OLDER, InstallerCheckFailed, InstallerFixture
from windows.checks.removal_checks import REMOVALS
from windows.checks.system import System
from windows.checks.upgrade_checks import UPGRADES
from windows.checks.versions import ONLY_NEW, ONLY_OLD, make_version
from windows.installer import build_installer

Check = Callable[[InstallerFixture], None]
# More than any disk has, so that the check needs no full disk.
_ENDLESS_MB = 1_000_000_000


def try_game(system: System, bundle: Path, icon: Path, first: Sequence[Check], more: Sequence[Check]) -> None:
    """Run the checks with a frozen game; prints a line for each, raises at the first failure.

    `first` are checks for this system alone, `more` those of the installed game that take longer.
    """
    began = time.monotonic()
    fixture = fixture_of(system, bundle, icon)
    fixture.create_player_files()
    checks = (*first, *FRESH, *GAME_CHECKS, *HOSTING, *more, *UPGRADES, *REMOVALS, *FAILURES)
    for check in checks:
        _run(check, fixture)
    print(f"The game for Windows: {len(checks)} checks in {time.monotonic() - began:.0f} s")


def fixture_of(system: System, bundle: Path, icon: Path) -> InstallerFixture:
    """Two versions of the game with their installers, whose names say that nobody is to publish them."""
    older = make_version(bundle, system.folder / "older", ONLY_OLD)
    newer = make_version(bundle, system.folder / "newer", ONLY_NEW)

    def setup(bundle: Path, version: str, needed_mb: int | None = None) -> Path:
        # The workflow of releases collects `dist`, where none of this is.
        target = system.folder / f"{names.PACKAGE}-{version}-{names.ONLY_CHECKED}-{needed_mb or 0}-setup.exe"
        return build_installer(bundle, target, icon, version=version, needed_mb=needed_mb, is_fast=True)

    installers = (setup(older, OLDER), setup(newer, NEWER), setup(newer, NEWER, _ENDLESS_MB))
    return InstallerFixture(system, older, newer, *installers)


def _run(check: Check, fixture: InstallerFixture) -> None:
    began = time.monotonic()
    sentence = (check.__doc__ or "").strip().rstrip(".")
    try:
        check(fixture)
    except (PackagingError, OSError) as failure:
        raise InstallerCheckFailed(f"FAILED {sentence}: {failure}") from failure
    print(f"ok {sentence} ({time.monotonic() - began:.0f} s)", flush=True)
