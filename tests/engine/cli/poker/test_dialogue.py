"""The terminal that humans share."""

import io
import sys
from unittest.mock import Mock

import pytest

from engine.cli.poker.dialogue import Dialogue, HumanLeft


def test_an_input_that_breaks_is_an_input_that_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """An OSError while reading."""
    broken = Mock(spec=io.TextIOBase, readline=Mock(side_effect=OSError(5, "Input/output error")))
    monkeypatch.setattr(sys, "stdin", broken)
    with pytest.raises(HumanLeft):
        Dialogue(2, has_transcript=True).ask("Well?")


@pytest.mark.parametrize("line, leaves", [("\n", False), ("quit\n", True), ("", True)])
def test_the_terminal_is_handed_over(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *, leaves: bool
) -> None:
    """The next human presses Enter before anything of the last hand can be seen, or leaves."""
    for name in ("stdin", "stderr"):
        monkeypatch.setattr(getattr(sys, name), "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys, "stdin", Mock(spec=io.TextIOBase, readline=lambda: line, isatty=lambda: True))
    dialogue = Dialogue(2, has_transcript=False)
    dialogue.hand_over(0, "Ann")
    assert "" == capsys.readouterr().err
    if leaves:
        with pytest.raises(HumanLeft):
            dialogue.hand_over(1, "Bo")
    else:
        dialogue.hand_over(1, "Bo")
    assert capsys.readouterr().err.rstrip("\n").endswith("Press Enter when nobody else looks.")
