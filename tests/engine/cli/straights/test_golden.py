"""The console, byte for byte: every transcript, and every row of the specification's table."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from engine.straights.console_text.console import Console
from tests.support.paths import GOLDEN, ROOT
from tests.support.running import BARE, play, run, run_bare

TRANSCRIPTS = sorted(GOLDEN.glob("*.in"))


def options_of(transcript: Path) -> list[str]:
    _, seed, *options = transcript.name.removesuffix(".in").split(".")
    return [seed.removeprefix("seed"), *(f"--{option}" for option in options)]


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda path: path.name)
def test_every_transcript_is_printed_byte_for_byte(transcript: Path) -> None:
    """The same input gives the same bytes as the C++ program."""
    finished = run(options_of(transcript), transcript.read_bytes())

    assert (transcript.with_suffix(".out").read_bytes(), 0) == (finished.out, finished.status)


def test_the_console_needs_nothing_but_the_standard_library() -> None:
    transcript = GOLDEN / "computers.seed44.in"
    expected = transcript.with_suffix(".out").read_bytes()

    assert expected == run_bare(["44"], transcript.read_bytes()).out
    assert expected == run_bare(["44", "-f", str(transcript)]).out


LATER = ("play 7S", "play 7C")
"""Of seed 2, after which Player3 has no legal play."""
ANSWERS = {
    (1, "Invalid command"): ("", "  ", "Play 7S", "PLAY 7S", "hello", "7S", "play\x1c7S", "deck2"),
    (1, "No such card."): ("play", "play 10S", "play 7s", "play ZZ", "play 7SS"),
    (1, "Player4 plays 7S."): ("play 7S please now",),
    (1, "You have a legal play. You may not discard."): ("discard", "discard ZZ", "discard 7S", "discard AC"),
    (2, "This is not a legal play."): ("play", "play ZZ", "play AC", "play 7S"),
    (2, "No such card."): ("discard", "discard QQ"),
    (2, "Can't discard card. Card is not in hand"): ("discard 7S",),
    (2, "Player3 discards 6H."): ("discard 6H",),
}


@pytest.mark.parametrize("seed, answer", ANSWERS)
def test_a_command_is_answered_in_one_line(seed: int, answer: str) -> None:
    """1, 8 to 11: case matters, only white space of C++ separates words, and further words are ignored."""
    before = LATER if seed == 2 else ()
    place = 8 * (1 + len(before))

    assert {f">{answer}"} == {play(*before, line, seed=seed)[place] for line in ANSWERS[seed, answer]}


@pytest.mark.parametrize("typed", ["", "h\n", "h\nh\nh\n", "quit\n", "h\nquit now\n", "hh\nquit\n"])
def test_the_invitation_ends_silently_with_quit_or_the_input(typed: str) -> None:
    """13: at once, status 0, and the prompt is the last that was printed."""
    finished = run(["1"], typed)

    assert (0, b">", "") == (finished.status, finished.out[-1:], finished.err)


def test_a_last_line_without_a_line_feed_counts() -> None:
    """13: `play 7S` at the very end of the input is played."""
    assert b"Player4 plays 7S.\n" in run(["1"], "h\nh\nh\nh\nplay 7S").out


@pytest.mark.parametrize("text", ["abc", "", "-", "2147483648", "-2147483649", "9" * 5_000])
def test_a_seed_that_is_none_gives_way_to_the_time_with_a_note(text: str) -> None:
    """17: invalid or out of int range."""
    finished = run([text], "quit\n")

    assert (0, True) == (finished.status, "time-based seed" in finished.err)


def test_too_many_words_start_no_game() -> None:
    """17: more than three: usage on standard error, status 0; options do not count."""
    finished = run(["1", "2", "3", "4"], "c\nc\nc\nc\n")

    assert (0, b"", True) == (finished.status, finished.out, finished.err.startswith("usage:"))
    assert run(["--reseed-each-round", "1", "-f", str(GOLDEN / "invite.seed1.in")]).out


def test_an_unknown_option_is_an_error() -> None:
    """17: usage on standard error, status 2."""
    finished = run(["--frobnicate"])

    assert (2, b"") == (finished.status, finished.out)
    assert "--frobnicate" in finished.err
    assert "usage:" in finished.err


@pytest.mark.parametrize("argv", [["-f"], ["1", "-f"], ["1", "-f", "/no/such/file"], ["1", "-f", "/"]])
def test_without_a_readable_file_standard_input_is_read(argv: list[str]) -> None:
    """17: and a note says so."""
    finished = run(argv, "h\nquit\n")

    assert b"Is Player2" in finished.out
    assert "reading standard input" in finished.err


def test_help_and_version_are_told() -> None:
    """17: on standard output, status 0."""
    from engine.version import VERSION

    assert (f"straights {VERSION}\n".encode(), 0) == (run(["--version"]).out, run(["--version"]).status)
    assert run(["--help"]).out.startswith(b"usage: straights")


def test_an_interrupted_game_has_a_status_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "run", interrupt)

    assert (130, "") == (run(["1"]).status, run(["1"]).err)


@pytest.mark.skipif(sys.platform == "win32", reason="no shell closes streams there")
@pytest.mark.parametrize("closing", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_traceback(closing: str) -> None:
    command = f"{shlex.join(BARE)} --no-such {closing}; {shlex.join(BARE)} 1 {closing}"

    finished = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, check=False)

    assert b"Traceback" not in finished.stderr
    assert b"Exception" not in finished.stderr
