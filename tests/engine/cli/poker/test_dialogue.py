"""The terminal that humans share."""

import io
import sys
from unittest.mock import Mock

import pytest

from engine.cli.poker.dialogue import Dialogue, HumanLeft, Narrator
from engine.poker.game.events import Held, RoundStarted, SeatEjected


def test_an_input_that_breaks_is_an_input_that_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
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
    shown = capsys.readouterr().err.rstrip("\n")
    assert shown.startswith("\033[H\033[2J\033[3J")  # neither the screen nor its scroll-back keeps the cards
    assert shown.endswith("Press Enter when nobody else looks.")


def test_who_takes_the_terminal_reads_what_has_happened_since_the_own_last_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each of three, in their own order; the same player again sees nothing twice."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys, "stdin", Mock(spec=io.TextIOBase, readline=lambda: "\n", isatty=lambda: True))
    dialogue = Dialogue(3, has_transcript=False)
    read = []
    for news, seat in (("a", 0), ("b", 0), ("c", 1), ("d", 0), ("e", 2), ("f", 1)):
        dialogue.announce(news)
        capsys.readouterr()
        dialogue.hand_over(seat, "Ann")
        *_, shown = capsys.readouterr().err.rpartition("looks.")
        read.append("".join(shown.split()))

    assert ["", "", "abc", "cd", "abcde", "def"] == read


def test_news_is_told_until_the_last_human_is_out(capsys: pytest.CaptureFixture[str]) -> None:
    """Neither a computer that is out ends it, nor the first of two humans."""
    narrator = Narrator(Dialogue(4, has_transcript=True), ("Ann", "Bo", "Cid", "Di"), [0, 1])
    for event in (
        RoundStarted(1, (0, 1, 2, 3), 100, (200,) * 4),
        SeatEjected(3, 5),
        Held(0),
        SeatEjected(0, 5),
        Held(1),
        SeatEjected(1, 5),
        Held(2),
    ):
        narrator.watch(event)

    told = capsys.readouterr().err.splitlines()
    assert ["Ann held", "Bo held"] == [line for line in told if line.endswith("held")]
    assert "Bo is out with $0.05" == told[-1]
