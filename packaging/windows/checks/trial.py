"""Tries the game in a Windows, genuine or not: installing, playing, upgrading and removing it."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path

from bundle import names
from bundle.paths import PackagingError
from windows.checks.failure_checks import FAILURES
from windows.checks.fresh_checks import FRESH
from windows.checks.game_checks import GAME_CHECKS
from windows.checks.hosting_checks import HOSTING
from windows.checks.installer_fixture import (
    CONSOLE,
    GAME,
    NEWER,
    OLDER,
    PROGRAM_KEY,
    InstallerCheckFailed,
    InstallerFixture,
)
from windows.checks.removal_checks import REMOVALS
from windows.checks.system import System
from windows.checks.upgrade_checks import UPGRADES
from windows.checks.versions import ONLY_NEW, ONLY_OLD, link_programs, make_version
from windows.installer import build_installer

ERRORS = (PackagingError, OSError, LookupError, ValueError, AssertionError)
# NSIS runs a copy of the uninstaller, so that it can remove itself.
_PROGRAMS = (GAME, CONSOLE, "Un_A.exe")
Check = Callable[[InstallerFixture], None]
# More than any disk has, so that the check needs no full disk.
_ENDLESS_MB = 1_000_000_000


def try_game(system: System, bundle: Path, icon: Path, first: Sequence[Check], more: Sequence[Check]) -> None:
    """Run the checks with a frozen game, and print a line for each; raises InstallerCheckFailed.

    `first` are checks for this system alone. `more` are those of the installed game that take longer; with
    them, a failure does not keep the other checks from running.
    """
    began = time.monotonic()
    fixture = fixture_of(system, bundle, icon)
    fixture.create_player_files()
    before, after = (*first, *FRESH, *GAME_CHECKS, *HOSTING), (*UPGRADES, *REMOVALS, *FAILURES)
    failures = [*islice(_failures((*before, *more, *after), fixture, more), None if more else 1)]
    if failures:
        raise InstallerCheckFailed("\n".join(failures))
    count = len(before) + len(more) + len(after)
    print(f"The game for Windows: {count} checks in {time.monotonic() - began:.0f} s")


def fixture_of(system: System, bundle: Path, icon: Path) -> InstallerFixture:
    """Two versions of the game with their installers, whose names say that nobody is to publish them."""
    older = make_version(bundle, system.folder / "older", ONLY_OLD)
    newer = make_version(bundle, system.folder / "newer", ONLY_NEW)
    programs = link_programs(bundle, system.folder / "programs")

    def setup(bundle: Path, version: str, needed_mb: int | None = None) -> Path:
        # The workflow of releases collects `dist`, where none of this is.
        target = system.folder / f"{names.PACKAGE}-{version}-{names.ONLY_CHECKED}-{needed_mb or 0}-setup.exe"
        return build_installer(bundle, target, icon, version=version, needed_mb=needed_mb, is_fast=True)

    installers = (setup(older, OLDER), setup(newer, NEWER), setup(programs, NEWER, _ENDLESS_MB))
    return InstallerFixture(system, older, newer, *installers)


def _failures(
    checks: Sequence[Check], fixture: InstallerFixture, of_installed_game: Sequence[Check]
) -> Iterator[str]:
    """Run the checks; what each failed one should have shown, and what was found instead."""
    for check in checks:
        began = time.monotonic()
        sentence = (check.__doc__ or "").strip().rstrip(".")
        try:
            check(fixture)
        except ERRORS as failure:
            text = f"FAILED {sentence}: {type(failure).__name__}: {failure}"
            print(text, flush=True)
            yield text
            if check in of_installed_game:
                begin_again(fixture)
        else:
            print(f"ok {sentence} ({time.monotonic() - began:.0f} s)", flush=True)


def begin_again(fixture: InstallerFixture) -> None:
    """End what a failed check has left open, and install what the next one begins with."""
    for program in _PROGRAMS:
        fixture.system.run("taskkill", "/f", "/im", program)
    with suppress(PackagingError):  # the next check tells what is wrong
        if PROGRAM_KEY in fixture.system.registry():
            fixture.remove(fixture.usual_folder)
        fixture.install(fixture.older_setup)
