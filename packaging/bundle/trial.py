"""What each copy of the game has to do, frozen or installed; uses only the standard library."""

import locale
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError

GOLDEN = paths.ROOT / "tests" / "golden"
TIMEOUT = 1500  # seconds per program: a busy machine compiles the playouts for minutes
_CONSOLE, _GAME = "straights", GOLDEN / "computers.seed44"
_NOT_BUNDLED = {".py", ".pyc", ".ts"}

Start = Callable[[str, Sequence[str], bytes], str]
"""Runs a program of the copy, given by its name, with arguments and input; returns its output."""


def check_programs(start: Start, programs: Sequence[str], version: str) -> None:
    """Each program prints its version, and a game of the console equals the golden transcript."""
    for program in programs:
        said = start(program, ["--version"], b"").split()
        if said != [program, version]:
            raise PackagingError(f"{program} --version says {' '.join(said)!r}, not version {version}")
    typed, wanted = (_GAME.with_name(f"{_GAME.name}.{kind}") for kind in ("in", "out"))
    played = start(_CONSOLE, ["44"], typed.read_bytes())
    if played.splitlines() != wanted.read_text(encoding="ascii").splitlines():
        raise PackagingError(f"{_CONSOLE} does not play as {wanted.name} does")
    print(f"ok: {', '.join(programs)} say {version}, and a game is {wanted.name} line for line", flush=True)


def wrong_resources(folder: Path, *, without: str = "") -> Iterator[str]:
    """The window's resources that a folder lacks, or has with other bytes, but for one folder in it."""
    for source in sorted(paths.RESOURCES.rglob("*")):
        place = source.relative_to(paths.RESOURCES)
        if source.is_dir() or source.suffix in _NOT_BUNDLED or place.parts[0] == without:
            continue
        file = folder / place
        if not file.is_file() or file.read_bytes() != source.read_bytes():
            yield f"{place.as_posix()} is missing, or has other bytes than the sources"


def program_in(folder: Path, name: str) -> str:
    """The path of a program."""
    return str(folder / (f"{name}.exe" if sys.platform == "win32" else name))


def run(
    command: Sequence[str],
    typed: bytes = b"",
    *,
    folder: Path | None = None,
    variables: Mapping[str, str] | None = None,
) -> str:
    """Run a program without this Python's variables and without a display; returns its output."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }
    done = subprocess.run(
        command,
        input=typed,
        capture_output=True,
        timeout=TIMEOUT,
        check=False,
        cwd=folder,
        env=kept | {"QT_QPA_PLATFORM": "offscreen"} | dict(variables or {}),
    )
    said = done.stdout.decode(locale.getencoding(), errors="replace")
    if done.returncode:
        said += done.stderr.decode(locale.getencoding(), errors="replace")
        raise PackagingError(f"{' '.join(command)} ended with status {done.returncode}:\n{said}")
    return said
