"""Tests the installer under Wine, with a dummy for the game, against docs/decisions/0015.

Without Windows this checks what the installer does to files and to the registry. The game runs only there.
"""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from windows.checks.dummy_bundle import ONLY_NEW, ONLY_OLD, build_dummy_bundle
from windows.checks.failure_checks import FAILURES
from windows.checks.fresh_checks import FRESH
from windows.checks.installer_fixture import NEWER, OLDER, InstallerCheckFailed, InstallerFixture
from windows.checks.removal_checks import REMOVALS
from windows.checks.upgrade_checks import UPGRADES
from windows.checks.wine import running_wine
from windows.installer import build_installer

# More than any disk has, so that the check needs no full disk.
_ENDLESS_MB = 1_000_000_000


def check_installer(icon: Path) -> None:
    """Install, upgrade, break and remove; prints a line per check, raises at the first failure."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="straights-wine-") as name:
        folder = Path(name)
        older = build_dummy_bundle(folder / "older", ONLY_OLD)
        newer = build_dummy_bundle(folder / "newer", ONLY_NEW)
        setups = folder / "setups"
        installers = (
            build_installer(older, setups / "older.exe", icon, version=OLDER),
            build_installer(newer, setups / "newer.exe", icon, version=NEWER),
            build_installer(newer, setups / "huge.exe", icon, version=NEWER, needed_mb=_ENDLESS_MB),
        )
        with running_wine(folder) as wine:
            fixture = InstallerFixture(wine, older, newer, *installers)
            fixture.create_player_files()
            checks = (*FRESH, *UPGRADES, *REMOVALS, *FAILURES)
            for check in checks:
                _run(check, fixture)
    print(f"The Windows installer: {len(checks)} checks in {time.monotonic() - began:.0f} s")


def _run(check: Callable[[InstallerFixture], None], fixture: InstallerFixture) -> None:
    sentence = (check.__doc__ or "").strip().rstrip(".")
    try:
        check(fixture)
    except InstallerCheckFailed as failure:
        raise InstallerCheckFailed(f"FAILED {sentence}: {failure}") from failure
    print(f"ok {sentence}", flush=True)
