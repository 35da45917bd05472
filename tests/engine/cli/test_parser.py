"""Command lines of arena and poker: help and version are written, or it is told that they cannot be."""

import os
import subprocess
import sys

import pytest

from tests.support.paths import ROOT

PROGRAMS = ["engine.cli.arena", "engine.cli.poker"]


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device of Linux")  # noqa: PTH110  # no file
@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("option", ["--help", "--version"])
def test_a_full_disk_is_told(program: str, option: str) -> None:
    with open("/dev/full", "wb") as full:  # noqa: PTH123  # a device
        done = subprocess.run(
            [sys.executable, "-m", program, option],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )

    assert 1 == done.returncode
    assert done.stderr.endswith(b": cannot write: No space left on device\n")
    assert 1 == done.stderr.count(b"\n")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device of Linux")  # noqa: PTH110  # no file
@pytest.mark.parametrize("program", PROGRAMS)
def test_an_error_that_cannot_be_written_keeps_its_status(program: str) -> None:
    """An unknown option, and a standard error that is full: status 2."""
    with open("/dev/full", "wb") as full:  # noqa: PTH123  # a device
        done = subprocess.run([sys.executable, "-m", program, "--no"], cwd=ROOT, stderr=full, check=False)

    assert 2 == done.returncode


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_reader_who_has_gone_is_no_error(program: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", program, "--help"],
        cwd=ROOT,
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)

    assert (0, b"") == (done.returncode, done.stderr)
