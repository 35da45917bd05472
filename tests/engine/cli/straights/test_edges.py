"""Where the surroundings of the console break, and events that it never causes."""

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout

import pytest

from engine.cli.straights.program import main
from engine.straights.console_text.console import Console
from engine.straights.console_text.render import event_lines
from engine.straights.events import DeckShown, SeatChanged, TableLeft


class Broken(io.BytesIO):
    """An input that cannot be read."""

    def readline(self, _size: int | None = -1, /) -> bytes:
        """Fail as a disk that was pulled out."""
        raise OSError(5, "Input/output error")


def test_an_input_that_breaks_is_an_input_that_has_ended() -> None:
    """13: at once and silently, at the invitation too."""
    output = io.StringIO()

    Console(Broken(), output).run(1)

    assert "Is Player1 a human (h) or a computer (c)?\n>" == output.getvalue()


def test_a_game_can_be_printed_into_any_text_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream that is no file has no line ends to set."""
    output = io.StringIO()
    monkeypatch.setattr(sys, "stdin", None)

    with redirect_stdout(output):
        assert 0 == main(["1"])

    assert output.getvalue().endswith(">")


def test_a_reader_who_has_gone_is_no_failure() -> None:
    """A broken pipe: status 0, and nothing is left that could fail while the program exits."""
    reader, writer = os.pipe()
    os.close(reader)

    with os.fdopen(writer, "w") as output, redirect_stdout(output):
        assert 0 == main(["--help"])


def test_without_any_output_the_program_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed standard output: a sentence, status 1."""
    error = io.StringIO()
    monkeypatch.setattr(sys, "stdout", None)

    with redirect_stderr(error):
        assert 1 == main(["--version"])

    assert "closed" in error.getvalue()


def test_without_any_error_stream_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notes that nobody can read are dropped."""
    monkeypatch.setattr(sys, "stderr", None)

    assert 2 == main(["--frobnicate"])


def test_what_the_console_never_causes_prints_nothing_wrong() -> None:
    """A seat that is taken, a table that is left, a deck that is hidden: no lines."""
    for event in (SeatChanged(0, "first-legal", None), TableLeft(0), DeckShown(0, None)):
        assert [] == event_lines(event)
