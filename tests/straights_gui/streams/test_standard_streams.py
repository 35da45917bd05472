"""Programs without standard streams, as windows have none on Windows: words still reach whoever asked."""

import ctypes
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
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


def test_what_was_handed_over_is_written_to(tmp_path: Path) -> None:
    with no_streams():
        windows = Windows({OUTPUT: tmp_path / "out", ERRORS: tmp_path / "err"}, console=tmp_path / "console")
        terminal.connect_streams(attaches_console=True, windows=windows)
        terminal.write("Pik Sieben\n")
        terminal.write("falsch\n", is_error=True)
        assert ("Pik Sieben\n", "falsch\n") == (
            (tmp_path / "out").read_text(),
            (tmp_path / "err").read_text(),
        )
        assert (0, False) == (windows.attached, (tmp_path / "console").exists())


def test_what_was_not_handed_over_goes_to_the_console(tmp_path: Path) -> None:
    """As at a prompt with one stream redirected; the console is joined once."""
    with no_streams():
        windows = Windows({OUTPUT: tmp_path / "out"}, console=tmp_path / "console")
        terminal.connect_streams(attaches_console=True, windows=windows)
        terminal.write("out\n")
        terminal.write("wrong\n", is_error=True)
        assert ("out\n", "wrong\n") == ((tmp_path / "out").read_text(), (tmp_path / "console").read_text())
        assert 1 == windows.attached


@pytest.mark.parametrize("speaks", [True, False])
def test_a_game_joins_no_console(tmp_path: Path, *, speaks: bool) -> None:
    """Closing the console would end the game; only what says something and ends may join it."""
    with no_streams():
        windows = Windows(console=tmp_path / "console")
        terminal.connect_streams(attaches_console=speaks, windows=windows)
        terminal.write("words\n")
        assert (int(speaks), speaks) == (windows.attached, (tmp_path / "console").exists())


def test_where_nobody_reads_nothing_crashes() -> None:
    """A double click: no stream, no console; and a program of another system that lacks its streams."""
    with no_streams():
        terminal.write("nobody\n")
        terminal.connect_streams(attaches_console=True, windows=Windows())
        assert sys.stdout is not None
        terminal.write("nobody\n")
        print("nobody", file=sys.stderr)


def test_a_console_that_is_gone_is_no_console(tmp_path: Path) -> None:
    """Whatever Windows says, `open` may refuse."""
    with no_streams():
        terminal.connect_streams(attaches_console=True, windows=Windows(console=tmp_path / "no" / "console"))
        terminal.write("nobody\n")
        assert sys.stdout is not None


def test_letters_that_a_console_lacks_are_written_in_others(tmp_path: Path) -> None:
    """A suit in a console of 1990 is no error."""
    with no_streams():
        terminal.connect_streams(attaches_console=True, windows=Windows({OUTPUT: tmp_path / "out"}))
        assert sys.stdout is not None
        assert "backslashreplace" == sys.stdout.errors


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


class Call:
    """Stands for a function of kernel32, and notes what it is called with."""

    def __init__(self, *answers: object) -> None:
        self.answers = list(answers)
        self.asked: list[object] = []
        self.argtypes: list[object] = []
        self.restype: object = None

    def __call__(self, argument: object) -> object:
        self.asked.append(argument)
        return self.answers.pop(0)


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Windows as far as the streams need it, where there is none."""
    kernel = SimpleNamespace(GetStdHandle=Call(), GetFileType=Call(), AttachConsole=Call())

    def opened(handle: int, _flags: int) -> int:
        if handle == STALE:
            raise OSError(9, "Bad file descriptor")
        return handle + 1

    monkeypatch.setitem(
        sys.modules, "msvcrt", SimpleNamespace(open_osfhandle=opened)
    )  # is asked for one thing
    monkeypatch.setattr(ctypes, "WinDLL", lambda _name, **_options: kernel, raising=False)
    monkeypatch.setattr(os, "O_TEXT", 0x4000, raising=False)
    return kernel


STALE, NONE = 0x70, ctypes.c_void_p(-1).value
PIPE, UNKNOWN = 3, 0


def streams(monkeypatch: pytest.MonkeyPatch) -> terminal.Windows:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delitem(sys.modules, "straights_gui.streams.windows_streams", raising=False)
    found = terminal.windows_calls()
    assert found is not None
    monkeypatch.delitem(sys.modules, "straights_gui.streams.windows_streams")
    return found


@pytest.mark.parametrize(
    "handle, kind, expected",
    [
        (0x2_0000_0010, PIPE, 0x2_0000_0011),
        (None, PIPE, None),
        (NONE, PIPE, None),
        (0x10, UNKNOWN, None),
        (STALE, PIPE, None),
    ],
)
def test_a_handle_of_windows_is_used_where_it_means_something(
    monkeypatch: pytest.MonkeyPatch,
    kernel: SimpleNamespace,
    handle: int | None,
    kind: int,
    expected: int | None,
) -> None:
    """None, the one that says no, one of no kind, one left over from the starter: there is no stream."""
    kernel.GetStdHandle.answers, kernel.GetFileType.answers = [handle], [kind]
    assert expected == streams(monkeypatch).inherited(OUTPUT)
    assert [2**32 - 11] == kernel.GetStdHandle.asked
    assert (ctypes.c_void_p, [ctypes.c_void_p]) == (kernel.GetStdHandle.restype, kernel.GetFileType.argtypes)


@pytest.mark.parametrize("answer", [0, 1])
def test_the_console_is_that_of_the_starter(
    monkeypatch: pytest.MonkeyPatch, kernel: SimpleNamespace, answer: int
) -> None:
    """ATTACH_PARENT_PROCESS, and the device that is the console's output."""
    kernel.AttachConsole.answers = [answer]
    found = streams(monkeypatch)
    assert (bool(answer), "CONOUT$") == (found.attach_console(), found.console())
    assert [2**32 - 1] == kernel.AttachConsole.asked
