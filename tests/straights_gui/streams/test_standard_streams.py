"""Programs without standard streams, as windows have none on Windows: words still reach whoever asked."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import pytest

from engine.version import VERSION
from straights_gui import startup
from straights_gui.streams import standard_streams as terminal
from tests.support.paths import ROOT
from tests.support.waiting import LONGEST_WAIT

OUTPUT, ERRORS = -11, -12


class Windows:
    """Stands for the calls of Windows: what was handed over, and a console that may be there."""

    def __init__(self, handed: dict[int, Path] | None = None, console: Path | None = None) -> None:
        self._handed, self._console = handed or {}, console
        self.attached = 0

    def inherited(self, number: int) -> int | None:
        place = self._handed.get(number)
        return None if place is None else os.open(place, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def attach_console(self) -> bool:
        self.attached += 1
        return self._console is not None

    def console(self) -> str:
        return str(self._console)


@contextmanager
def no_streams() -> Iterator[None]:
    """A program for windows, as PyInstaller starts it; what it opens is closed again."""
    kept = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = None  # as it is there
    try:
        yield
    finally:
        opened = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = kept
        for stream in opened:
            if stream is not None and stream not in kept:
                stream.close()


@pytest.mark.parametrize("speaks", [True, False])
@pytest.mark.parametrize("handed", [(ERRORS,), (OUTPUT,), (OUTPUT, ERRORS)])
def test_words_go_to_what_was_handed_over_and_else_to_the_console(
    tmp_path: Path, handed: tuple[int, ...], *, speaks: bool
) -> None:
    """As at a prompt with one stream redirected; it is joined once, and only by what speaks and ends.

    Closing the console would end a game. Letters that it lacks are written in others.
    """
    console = tmp_path / "console"
    with no_streams():
        windows = Windows({number: tmp_path / str(number) for number in handed}, console)
        terminal.connect_streams(attaches_console=speaks, windows=windows)
        terminal.write("Pik Sieben\n")
        terminal.write("falsch\n", is_error=True)
        assert sys.stdout is not None
        assert "backslashreplace" == sys.stdout.errors
    asks = speaks and len(handed) < 2
    written = [tmp_path / str(number) if number in handed else console for number in (OUTPUT, ERRORS)]
    texts = [path.read_text().splitlines() if path.exists() else [] for path in written]

    assert (int(asks), asks) == (windows.attached, console.exists())
    for number, words, text in zip((OUTPUT, ERRORS), ("Pik Sieben", "falsch"), texts, strict=True):
        assert (number in handed or speaks) == (words in text)


@pytest.mark.parametrize("console", [None, Path("no", "console")])
def test_where_nobody_reads_nothing_crashes(tmp_path: Path, console: Path | None) -> None:
    """A double click: no stream, no console, or one that `open` refuses; a system without streams."""
    with no_streams():
        terminal.write("nobody\n")
        windows = Windows(console=tmp_path / console if console else None)
        terminal.connect_streams(attaches_console=True, windows=windows)
        assert sys.stdout is not None
        terminal.write("nobody\n")
        print("nobody", file=sys.stderr)
        assert 1 == windows.attached


def test_streams_that_are_there_stay(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with monkeypatch.context() as patch, (tmp_path / "mine").open("w", encoding="utf-8") as mine:
        patch.setattr(sys, "stdout", mine)
        patch.setattr(sys, "stderr", None)
        terminal.connect_streams(attaches_console=True, windows=Windows(console=tmp_path / "console"))
        assert mine is sys.stdout
        assert sys.stderr is not None
        sys.stderr.close()


@pytest.mark.parametrize(
    "words, status, said, wrong",
    [
        (["--version"], 0, f"straights-gui {VERSION}\n", ""),
        (["--help"], 0, startup.USAGE, ""),
        (["--no"], 2, "", f"straights-gui: unknown argument --no\n{startup.USAGE}"),
    ],
)
def test_a_program_for_windows_answers(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    status: int,
    said: str,
    wrong: str,
) -> None:
    """--version, --help and what is wrong, from the start of the program on."""
    with no_streams():
        windows = Windows({OUTPUT: tmp_path / "out", ERRORS: tmp_path / "err"})
        monkeypatch.setattr(terminal, "windows_calls", lambda: windows)
        assert status == startup.main(words)
        assert (said, wrong) == ((tmp_path / "out").read_text(), (tmp_path / "err").read_text())


# Closes the standard streams before Python starts, as some starters do.
CLOSED = ("sh", "-c", 'exec "$@" >&- 2>&-', "sh")


def run(
    word: str, *before: str, stdout: int | TextIO | None = None, stderr: int | TextIO | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own."""
    return subprocess.run(
        [*before, sys.executable, "-m", "straights_gui", word],
        cwd=ROOT,
        stdout=stdout,
        stderr=stderr,
        text=True,
        timeout=LONGEST_WAIT,
        check=False,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes the streams")
@pytest.mark.parametrize(
    "word, status", [("--version", 0), ("--no", 2), pytest.param("--self-test", 0, marks=pytest.mark.soak)]
)
def test_closed_streams_crash_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str, status: int
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    assert status == run(word, *CLOSED).returncode


@pytest.fixture
def full() -> Iterator[TextIO]:
    """A stream into which nothing can be written."""
    device = Path("/dev/full")
    if not device.exists():
        pytest.skip("only Linux has a device that is always full")
    with device.open("w", encoding="utf-8") as stream:
        yield stream


def test_a_full_disk_crashes_nothing(full: TextIO) -> None:
    finished = run("--no", stdout=subprocess.PIPE, stderr=full)

    assert (2, "") == (finished.returncode, finished.stdout)


@pytest.mark.parametrize("word", ["--help", "--version"])
def test_a_full_disk_is_told(full: TextIO, word: str) -> None:
    """Help that cannot be written: one line on standard error, status 1."""
    finished = run(word, stdout=full, stderr=subprocess.PIPE)

    problem = "straights-gui: cannot write: No space left on device\n"
    assert (1, problem) == (finished.returncode, finished.stderr)


def test_a_reader_who_has_gone_is_no_error() -> None:
    """`straights-gui --help | true`: nothing on standard error, status 0."""
    reading, writing = os.pipe()
    os.close(reading)
    finished = run("--help", stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)

    assert (0, "") == (finished.returncode, finished.stderr)
