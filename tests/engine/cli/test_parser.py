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


ARENA, POKER = (" ".join(GAMES[f"engine.cli.{name}"][:4]) for name in ("arena", "poker"))
WHOLE, SECONDS = "a whole number from", "0.001 to 86400 seconds are wanted, unlike"
STRATEGIES = "4 strategies with commas between them are wanted, unlike 'low"
PLAYERS = "2 to 10 players with commas between them are wanted"
NAMED = "a name has 1 to 40 printable characters, and is there once"
WRONG = [
    ("arena", "", "the following arguments are required: --seats"),
    ("arena", "--seats lowest,lowest,lowest", STRATEGIES),
    ("arena", "--seats lowest,,lowest,lowest", STRATEGIES),
    ("arena", f"{ARENA} --rounds 0", f"{WHOLE} 1 to 1000000000 is wanted, unlike '0'"),
    ("arena", f"{ARENA} --rounds many", f"{WHOLE} 1 to 1000000000 is wanted, unlike 'many'"),
    ("arena", f"{ARENA} --seed 1.5", f"{WHOLE} -9223372036854775808 to "),
    ("arena", "--key ab", "a key of deals has 64 hexadecimal digits, unlike 'ab'"),
    ("arena", f"{ARENA} --key {'0' * 64}", "--key: not allowed with argument --seed"),
    ("arena", "--packages no_such", "there is no package 'no_such'"),
    ("arena", f"{ARENA} --packages json", "--packages: not allowed with argument --seed"),
    ("arena", f"{ARENA} --jobs 61", f"{WHOLE} 1 to 60 is wanted, unlike '61'"),
    ("arena", f"{ARENA} --budget 0", f"{SECONDS} '0'"),
    ("arena", f"{ARENA} --score-limit -1", f"{WHOLE} 0 to 1000000000 is wanted, unlike '-1'"),
    ("arena", f"{ARENA} --budget nan", f"{SECONDS} 'nan'"),
    ("arena", f"{ARENA} --clock 60+soon", f"{SECONDS} 'soon'"),
    ("arena", f"{ARENA} --round 5", "unrecognized arguments: --round 5"),
    ("poker", "", "the following arguments are required: --players"),
    ("poker", "--players tight", f"{PLAYERS}, unlike 'tight'"),
    ("poker", "--players tight,,tight", f"{PLAYERS}, unlike 'tight,,"),
    ("poker", f"--players {','.join(['tight'] * 11)}", PLAYERS),
    ("poker", "--players tight,nobody", "no player is called 'nobody'; there are: random, "),
    ("poker", "--players tight,module:", "no player is called 'module:'"),
    ("poker", f"{POKER} --names A", "2 players cannot have 1 name"),
    ("poker", f"{POKER} --names A,A", NAMED),
    ("poker", f"{POKER} --names A,B\aC", NAMED),
    ("poker", f"{POKER} --balance much", "dollars such as 20 or 0.50 are wanted, unlike 'much'"),
    ("poker", f"{POKER} --balance {'9' * 20}", "there are at most 10000000000000 cents in a game"),
    ("poker", f"{POKER} --ante 0", "an ante is one cent or more"),
    ("poker", f"{POKER} --ante 1001", "nobody could pay the first ante"),
    ("poker", f"{POKER} --rounds 0", f"{WHOLE} 1 to 1000000000 is wanted, unlike '0'"),
    ("poker", f"{POKER} --seed 1.5", f"{WHOLE} -2147483648 to 4294967295 is wanted, unlike '1.5'"),
    ("poker", f"{POKER} --seed 4294967296", f"{WHOLE} -2147483648 to 4294967295 is wanted"),
    ("poker", f"{POKER} --json --verbose", "argument --verbose: not allowed with argument --json"),
    ("poker", f"{POKER} two\nlines", "unrecognized arguments: two lines"),
    ("review", "--seat 5 game", f"argument --seat: {WHOLE} 1 to 4 is wanted, unlike '5'"),
    ("review", "--deals 99 game", f"argument --deals: {WHOLE} 100 to 10000000 is wanted, unlike '99'"),
    ("review", "--seed 4294967296 game", f"argument --seed: {WHOLE} -2147483648 to 4294967295 is wanted"),
    ("review", "", "are required: GAME; straights-review --help tells more"),
    ("review", "a b", "unrecognized arguments: b"),
]


@pytest.mark.parametrize("name, words, sentence", WRONG)
def test_a_wrong_argument_is_told_in_a_sentence(
    name: str, words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        dict(MAINS)[name]([*filter(None, words.split(" "))])
    out, err = capsys.readouterr()

    assert (2, "") == (left.value.code, out)
    assert err.startswith(f"straights-{name}: ")
    assert sentence in err
    assert 1 == err.count("\n")


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
