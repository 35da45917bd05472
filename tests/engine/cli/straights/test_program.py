"""The program and its surroundings: prompts, signals, pipes, devices, streams that are closed or broken."""

import io
import os
import signal
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from engine.cli.straights.program import main
from tests.support.editors import EDITORS, written
from tests.support.paths import GOLDEN
from tests.support.processes import run_python
from tests.support.running import run_bare, start
from tests.support.waiting import LONGEST_WAIT


def test_point_18_the_prompt_is_there_before_the_answer_is_given() -> None:
    """18: flushed at every prompt, so that somebody at the other end of a pipe can play."""
    question = b"Is Player%d a human (h) or a computer (c)?\n>"
    with start(["1"]) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(1, 5):
            assert question % number == process.stdout.read(len(question % number))
            process.stdin.write(b"h\n")
            process.stdin.flush()
        assert b"A new round begins." == process.stdout.read(19)
        process.stdin.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_an_interrupt_at_the_prompt_is_no_traceback() -> None:
    with start(["1"]) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert b"I" == process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        assert (130, b"") == (process.wait(timeout=LONGEST_WAIT), process.stderr.read())


@pytest.mark.parametrize("editor", EDITORS)
def test_commands_are_read_as_any_editor_has_written_them(
    tmp_path: Path, editor: tuple[str, str], capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    """From a file; standard input is the assignment's, byte for byte."""
    file = tmp_path / "commands"
    file.write_bytes(written((GOLDEN / "errors.seed5.in").read_text(encoding="ascii"), editor))

    assert 0 == main(["5", "-f", str(file)])
    assert (GOLDEN / "errors.seed5.out").read_bytes() == capsysbinary.readouterr().out


@pytest.mark.skipif(not os.path.exists("/proc/self/mem"), reason="a file of Linux")  # noqa: PTH110  # no file
def test_a_file_that_opens_and_cannot_be_read_is_noted() -> None:
    """17: standard input is read, as for one that cannot be opened."""
    finished = run_bare(["1", "-f", "/proc/self/mem"], b"h\n")

    assert (0, True) == (finished.status, b"Is Player2" in finished.out)
    assert "/proc/self/mem: " in finished.err
    assert "reading standard input" in finished.err


def test_a_game_can_be_printed_into_any_text_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    output = io.StringIO()
    monkeypatch.setattr(sys, "stdin", None)

    with redirect_stdout(output):
        assert 0 == main(["1"])

    assert output.getvalue().endswith(">")


def test_a_game_loads_nothing_that_takes_longer_than_the_game(tmp_path: Path) -> None:
    (tmp_path / "commands").write_text("c\nc\nc\nc\n")
    program = (
        "import sys; from engine.cli.straights.program import main; main(sys.argv[1:])\n"
        "slow = {'dataclasses', 'inspect', 'json', 're', 'typing'}\n"
        "print(slow & sys.modules.keys(), file=sys.stderr)"
    )

    assert "set()\n" == run_python("-S", "-c", program, "44", "-f", str(tmp_path / "commands")).stderr


def test_without_any_error_stream_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)

    assert 2 == main(["--frobnicate"])
