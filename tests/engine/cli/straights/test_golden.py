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


@pytest.mark.parametrize("line", ["", "  ", "Play 7S", "PLAY 7S", "hello", "7S", "play\x1c7S", "deck2"])
def test_anything_else_is_an_invalid_command(line: str) -> None:
    """10, 11: case matters, and only white space of C++ separates words."""
    assert ">Invalid command" == play(line)[8]


@pytest.mark.parametrize("line", ["play", "play 10S", "play 7s", "play ZZ", "play 7SS"])
def test_a_card_that_does_not_exist_is_no_such_card(line: str) -> None:
    """8: with a legal play in the hand."""
    assert ">No such card." == play(line)[8]


@pytest.mark.parametrize("line", ["play", "play ZZ", "play AC", "play 7S"])
def test_with_no_legal_play_nothing_is_a_legal_play(line: str) -> None:
    """8: whatever the card, where nothing can be played (seed 2: Player3's first turn)."""
    printed = play("play 7S", "play 7C", line, seed=2)

    assert ">This is not a legal play." == printed[24]


def test_further_words_are_ignored_and_a_play_is_told_in_one_line() -> None:
    """1, 11: `play 7S please` plays."""
    assert ">Player4 plays 7S." == play("play 7S please now")[8]


@pytest.mark.parametrize(
    "line, answer",
    [
        ("discard", "No such card."),
        ("discard QQ", "No such card."),
        ("discard 7S", "Can't discard card. Card is not in hand"),
        ("discard 6H", "Player3 discards 6H."),
    ],
)
def test_a_discard_is_answered_by_its_card(line: str, answer: str) -> None:
    """9: impossible, not held, held (seed 2: Player3 has no legal play)."""
    assert f">{answer}" == play("play 7S", "play 7C", line, seed=2)[24]


@pytest.mark.parametrize("line", ["discard", "discard ZZ", "discard 7S", "discard AC"])
def test_with_a_legal_play_no_discard_is_allowed(line: str) -> None:
    assert ">You have a legal play. You may not discard." == play(line)[8]


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
