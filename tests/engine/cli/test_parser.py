"""Each program on streams of all kinds: what it writes is read, or it is told why that cannot be."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import BinaryIO

import pytest

from engine.cli.arena.program import main as arena
from engine.cli.poker.program import main as poker
from engine.cli.review.program import main as review
from engine.cli.streams import replace_unwritable
from engine.version import VERSION
from tests.support.paths import GOLDEN, ROOT

TYPED = str(GOLDEN / "computers.seed44.in")
GAMES = {
    "engine": ["44", "-f", TYPED],
    "engine.cli.arena": ["--seats", "lowest,lowest,lowest,lowest", "--seed", "1", "--rounds", "4"],
    "engine.cli.poker": ["--players", "tight,tight", "--seed", "1", "--rounds", "1"],
    "engine.cli.review": [TYPED, "--seed", "44", "--deals", "100"],
}
COMMANDS = [(program, argv) for program, game in GAMES.items() for argv in (["--help"], ["--version"], game)]
MAINS = [("arena", arena), ("poker", poker), ("review", review)]


@pytest.mark.parametrize("name, main", MAINS)
def test_help_and_version_are_told(
    name: str, main: Callable[[Sequence[str]], int], capsys: pytest.CaptureFixture[str]
) -> None:
    for option in ("--help", "--version"):
        with pytest.raises(SystemExit) as left:
            main([option])
        assert 0 == left.value.code
    out = capsys.readouterr().out

    assert out.startswith(f"usage: straights-{name} ")
    assert out.endswith(f"straights-{name} {VERSION}\n")


@pytest.mark.parametrize("name, main", MAINS)
def test_closed_output_is_told(
    name: str,
    main: Callable[[Sequence[str]], int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "stdout", None)

    assert 1 == main(GAMES[f"engine.cli.{name}"])
    assert f"straights-{name}: cannot write: standard output is closed\n" == capsys.readouterr().err


def run_with(out: int | BinaryIO, program: str, *argv: str) -> subprocess.CompletedProcess[bytes]:
    """Let a program write its output there."""
    command = [sys.executable, "-m", program, *argv]
    return subprocess.run(command, cwd=ROOT, stdout=out, stderr=subprocess.PIPE, check=False)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device of Linux")  # noqa: PTH110  # no file
@pytest.mark.parametrize("program, argv", COMMANDS)
def test_a_full_disk_is_told(program: str, argv: list[str]) -> None:
    with open("/dev/full", "wb") as full:  # noqa: PTH123  # a device
        done = run_with(full, program, *argv)

    assert 1 == done.returncode
    (problem,) = done.stderr.splitlines()
    assert problem.endswith(b": cannot write: No space left on device")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device of Linux")  # noqa: PTH110  # no file
@pytest.mark.parametrize("program", GAMES)
def test_an_error_that_cannot_be_written_keeps_its_status(program: str) -> None:
    with open("/dev/full", "wb") as full:  # noqa: PTH123  # a device
        done = subprocess.run([sys.executable, "-m", program, "--no"], cwd=ROOT, stderr=full, check=False)

    assert 2 == done.returncode


@pytest.mark.parametrize("program, argv", COMMANDS)
def test_a_reader_who_has_gone_is_no_error(program: str, argv: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = run_with(writing, program, *argv)
    os.close(writing)

    assert (0, b"") == (done.returncode, done.stderr)


@pytest.mark.parametrize("system, expected", [("win32", "± 0.5 →"), ("linux", "± 0.5 ?")])
def test_a_pipe_of_windows_gets_utf_8(monkeypatch: pytest.MonkeyPatch, system: str, expected: str) -> None:
    """Elsewhere the locale decides, and what it lacks becomes a question mark."""
    pipe = io.BytesIO()
    output = io.TextIOWrapper(pipe, encoding="cp1252")
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "stdout", output)
    replace_unwritable()
    output.write("± 0.5 →")
    output.flush()

    assert expected == pipe.getvalue().decode("utf-8" if system == "win32" else "cp1252")
