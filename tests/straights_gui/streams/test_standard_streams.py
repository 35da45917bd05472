"""Programs without standard streams, as windows have none on Windows: words still reach whoever asked."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import pytest

from tests.support.paths import ROOT
from tests.support.waiting import LONGEST_WAIT

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
