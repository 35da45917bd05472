"""Smoke test of a bundle: versions, self-test, and a game that must equal the golden transcript."""

import locale
import os
import subprocess
import sys
from pathlib import Path

from bundle import names, paths
from bundle.contents_check import check_contents
from bundle.paths import PackagingError

GOLDEN = paths.ROOT / "tests" / "golden"
COMPILED = "Rounds are played out in thought (compiled)"
HOSTED = "A table is hosted ("
NEARBY = "Tables on the network can be found\n"
TIMEOUT = 120  # seconds per program


def smoke(folder: Path | None = None) -> None:
    """Run the programs of a bundle, by default the one just frozen, and check its files; PackagingError."""
    bundle = folder or programs_folder()
    suffix = ".exe" if sys.platform == "win32" else ""
    window, console = bundle / f"{names.WINDOW}{suffix}", bundle / f"{names.CONSOLE}{suffix}"
    for program in (window, console):
        said = _run([str(program), "--version"])
        if said.split() != [program.stem, names.VERSION]:
            raise PackagingError(
                f"{program.name} --version says {said.strip()!r}, not version {names.VERSION}"
            )
    _play(console)
    said = _run([str(window), "--self-test"])
    print(said, end="", flush=True)
    if COMPILED not in said:
        raise PackagingError("the playouts in the bundle are interpreted; build where there is a C compiler")
    if HOSTED not in said or NEARBY not in said.replace("\r", ""):
        raise PackagingError("the bundle cannot host a table, or find one; see packaging/straights.spec")
    check_contents(bundle)
    print(
        f"ok: the bundle {bundle.name} is complete, starts, and plays as the golden transcript does",
        flush=True,
    )


def programs_folder() -> Path:
    """The folder with the programs of the frozen bundle."""
    if sys.platform == "darwin":
        return paths.APP / "Contents" / "MacOS"
    return paths.BUNDLE


def _play(console: Path) -> None:
    game = GOLDEN / "computers.seed44"
    played = _run([str(console), "44"], game.with_name(f"{game.name}.in").read_bytes())
    if played.splitlines() != game.with_name(f"{game.name}.out").read_text(encoding="ascii").splitlines():
        raise PackagingError(f"{console.name} does not play as {game.name}.out does")


def _run(command: list[str], typed: bytes = b"") -> str:
    """Run a program without a display and without this Python's variables; returns its output."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["QT_QPA_PLATFORM"] = "offscreen"
    done = subprocess.run(
        command, input=typed, capture_output=True, timeout=TIMEOUT, check=False, env=environment
    )
    said = done.stdout.decode(locale.getencoding(), errors="replace")
    if done.returncode:
        said += done.stderr.decode(locale.getencoding(), errors="replace")
        raise PackagingError(f"{' '.join(command)} ended with status {done.returncode}:\n{said}")
    return said
