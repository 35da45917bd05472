"""Checks the game that is installed in this Python's environment; run with `python -I`.

    python -I installed_game.py compiled|interpreted [window]

Uses only the standard library, to run wherever a wheel was installed. Prints a line per check; the first
failure ends it with a sentence and status 1. With `window` it also runs the window's self-test, offscreen.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from importlib import import_module, metadata, resources
from importlib.resources.abc import Traversable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden" / "computers.seed44"
FORMS = ("compiled", "interpreted")
PROGRAMS = ("straights", "straights-arena", "straights-poker", "straights-review", "straights-server")
WINDOW = "straights-gui"
POKER = ("--players", "odds,tight,random", "--seed", "1", "--rounds", "5")
TIMEOUT = 120  # seconds per program
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


class InstalledGameError(Exception):
    """The installed game is incomplete or differs from the sources."""


def check(form: str, *, with_window: bool) -> None:
    """Run all checks; InstalledGameError at the first failure."""
    programs = (*PROGRAMS, WINDOW) if with_window else PROGRAMS
    check_place()
    check_form(form)
    check_versions(programs)
    check_console()
    check_poker()
    check_resources()
    if with_window:
        check_window()


def check_place() -> None:
    """The installed packages are imported, not a checkout."""
    home = Path(sysconfig.get_path("purelib")).resolve()
    for name in ("engine", "straights_gui"):
        place = Path(str(import_module(name).__file__)).resolve()
        if home not in place.parents:
            raise InstalledGameError(
                f"{name} comes from {place}, not from {home}; start it with -I, elsewhere"
            )
    print(f"ok: imported from {home}")


def check_form(form: str) -> None:
    """The playouts are compiled or interpreted, as expected."""
    runs = FORMS[0] if import_module("engine.straights.playouts.compiled").COMPILED else FORMS[1]
    if runs != form:
        raise InstalledGameError(f"the playouts run {runs}, not {form}; was a C compiler found?")
    print(f"ok: the playouts run {runs}")


def check_versions(programs: Sequence[str]) -> None:
    """Each program starts and prints the version of the package."""
    version = metadata.version("straights")
    for program in programs:
        said = run(program, "--version").decode().split()
        if said != [program, version]:
            raise InstalledGameError(f"{program} --version says {' '.join(said)!r}, not {program} {version}")
    print(f"ok: {', '.join(programs)} say {version}")


def check_console() -> None:
    """Four computers play as in the golden transcript."""
    played = run("straights", "44", typed=GOLDEN.with_name(f"{GOLDEN.name}.in").read_bytes())
    expected = GOLDEN.with_name(f"{GOLDEN.name}.out").read_bytes()
    if played.splitlines() != expected.splitlines():
        raise InstalledGameError(f"the console does not play as {GOLDEN.name}.out does")
    print(f"ok: the console plays {GOLDEN.name} line for line")


def check_poker() -> None:
    """A short game of poker is the same as from the sources."""
    played = run("straights-poker", *POKER)
    sources = [sys.executable, "-m", "engine.cli.poker", *POKER]  # -m searches the current folder
    if played.splitlines() != _output(sources, b"", ROOT).splitlines() or not played:
        raise InstalledGameError(f"straights-poker {' '.join(POKER)} does not play as the sources do")
    print("ok: poker plays as from the sources")


def check_resources() -> None:
    """Every resource of the window is found through importlib.resources, with the bytes of the sources."""
    folder = ROOT / "straights_gui" / "resources"
    files = [
        path for path in folder.rglob("*") if path.is_file() and path.suffix not in {".ts", ".py", ".pyc"}
    ]
    installed = resources.files("straights_gui.resources")
    for path in files:
        place = path.relative_to(folder)
        found: Traversable = installed.joinpath(*place.parts)
        if not found.is_file() or found.read_bytes() != path.read_bytes():
            raise InstalledGameError(
                f"the resource {place.as_posix()} is missing, or has other bytes than the sources"
            )
    print(f"ok: {len(files)} resources are found through importlib.resources")


def check_window() -> None:
    """The window's self-test passes."""
    lines = run(WINDOW, "--self-test").decode(errors="replace").splitlines()
    print(f"ok: {WINDOW} --self-test: {len(lines)} lines, the last: {lines[-1]}")


def run(program: str, *argv: str, typed: bytes = b"") -> bytes:
    """Run an installed program as a user does: from another folder, without a display."""
    suffix = ".exe" if os.name == "nt" else ""
    path = Path(sysconfig.get_path("scripts")) / f"{program}{suffix}"
    if not path.is_file():
        raise InstalledGameError(f"{path} was not installed")
    with tempfile.TemporaryDirectory() as elsewhere:
        return _output([str(path), *argv], typed, Path(elsewhere))


def _output(command: Sequence[str], typed: bytes, folder: Path) -> bytes:
    environment = ENVIRONMENT | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        command, input=typed, capture_output=True, timeout=TIMEOUT, check=False, cwd=folder, env=environment
    )
    if done.returncode:
        said = (done.stdout + done.stderr).decode(errors="replace")
        raise InstalledGameError(f"{' '.join(command)} ended with status {done.returncode}:\n{said}")
    return done.stdout


def main(argv: Sequence[str]) -> int:
    """Run the checks for the form that the command line names."""
    if not argv or argv[0] not in FORMS or argv[1:] not in ([], ["window"]):
        print("usage: python -I installed_game.py compiled|interpreted [window]", file=sys.stderr)
        return 2
    try:
        check(argv[0], with_window="window" in argv)
    except (InstalledGameError, subprocess.TimeoutExpired) as wrong:
        print(f"installed_game.py: {wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
