"""Checks the game that is installed in this Python's environment; run with `python -I`.

    python -I installed_game.py compiled|interpreted [window]

Uses only the standard library, to run wherever a wheel was installed. Prints a line per check; the first
failure ends it with a sentence and status 1. With `window` it also runs the window's self-test, offscreen.
"""

import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from importlib import import_module, metadata
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

from bundle import trial
from bundle.paths import PackagingError

FORMS = ("compiled", "interpreted")
PROGRAMS = ("straights", "straights-arena", "straights-poker", "straights-review", "straights-server")
WINDOW = "straights-gui"
POKER = ("--players", "odds,tight,random", "--seed", "1", "--rounds", "5")


def check(form: str, *, with_window: bool) -> None:
    """Run all checks; PackagingError at the first failure."""
    home = Path(sysconfig.get_path("purelib")).resolve()
    for name in ("engine", "straights_gui"):
        place = Path(str(import_module(name).__file__)).resolve()
        if home not in place.parents:
            raise PackagingError(f"{name} comes from {place}, not from {home}; start it with -I, elsewhere")
    runs = FORMS[0] if import_module("engine.straights.playouts.compiled").COMPILED else FORMS[1]
    if runs != form:
        raise PackagingError(f"the playouts run {runs}, not {form}; was a C compiler found?")
    print(f"ok: imported from {home}; the playouts run {runs}")
    programs = (*PROGRAMS, WINDOW) if with_window else PROGRAMS
    trial.check_programs(start, programs, metadata.version("straights"))
    if "Winner" not in start("straights-poker", POKER):
        raise PackagingError("straights-poker does not play")
    if wrong := [*trial.wrong_resources(home / "straights_gui" / "resources")]:
        raise PackagingError("\n  ".join(["the window's resources:", *wrong]))
    print("ok: poker is played, and all resources are there")
    if with_window:
        print(f"ok: {WINDOW} --self-test: {start(WINDOW, ['--self-test']).splitlines()[-1]}")


def start(program: str, argv: Sequence[str], typed: bytes = b"") -> str:
    """Run an installed program as a user does, from another folder."""
    path = trial.program_in(Path(sysconfig.get_path("scripts")), program)
    with tempfile.TemporaryDirectory() as elsewhere:
        return trial.run([path, *argv], typed, folder=Path(elsewhere))


def main(argv: Sequence[str]) -> int:
    """Run the checks for the form that the command line names."""
    if not argv or argv[0] not in FORMS or argv[1:] not in ([], ["window"]):
        print("usage: python -I installed_game.py compiled|interpreted [window]", file=sys.stderr)
        return 2
    try:
        check(argv[0], with_window="window" in argv)
    except (PackagingError, OSError, subprocess.TimeoutExpired) as wrong:
        print(f"installed_game.py: {wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
