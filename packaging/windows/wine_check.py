"""Tries the installer under Wine, with a stand-in for the game: what docs/decisions/0015 promises.

Without Windows this shows what the installer does to files and to the registry. The game only runs there.
"""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import build_tools
from windows.bench import NEWER, OLDER, Bench, CheckFailed
from windows.failure_checks import FAILURES
from windows.fresh_checks import FRESH
from windows.installer import build_installer
from windows.removal_checks import REMOVALS
from windows.stand_in import ONLY_NEW, ONLY_OLD, build_stand_in
from windows.upgrade_checks import UPGRADES
from windows.wine import a_windows

# More than any disk has, so that the check needs no full one.
_ENDLESS_MB = 1_000_000_000


def check_installer(icon: Path) -> None:
    """Install, upgrade, break and remove; prints a line a check, raises at the first that fails."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="straights-wine-") as name:
        folder = Path(name)
        older = build_stand_in(folder / "older", ONLY_OLD)
        newer = build_stand_in(folder / "newer", ONLY_NEW)
        setups = folder / "setups"
        bench_parts = (
            build_installer(older, setups / "older.exe", icon, version=OLDER),
            build_installer(newer, setups / "newer.exe", icon, version=NEWER),
            build_installer(newer, setups / "huge.exe", icon, version=NEWER, needed_mb=_ENDLESS_MB),
        )
        with a_windows(folder, build_tools.WINE) as wine:
            bench = Bench(wine, older, newer, *bench_parts)
            bench.leave_traces_of_a_player()
            checks = (*FRESH, *UPGRADES, *REMOVALS, *FAILURES)
            for check in checks:
                _run(check, bench)
    print(f"The Windows installer: {len(checks)} checks in {time.monotonic() - began:.0f} s")


def _run(check: Callable[[Bench], None], bench: Bench) -> None:
    sentence = (check.__doc__ or "").strip().rstrip(".")
    try:
        check(bench)
    except CheckFailed as failure:
        raise CheckFailed(f"FAILED {sentence}: {failure}") from failure
    print(f"ok {sentence}", flush=True)
