"""The dialogue with the humans at the table: output on standard error, answers on standard input.

Standard output is the transcript that the assignment asks for, which can be piped and saved; on a terminal
both appear, in order. News is printed at once, except for the result of a round, which is left to the
transcript if that is on the same terminal.

Several humans share the terminal, and each may see only their own cards. So it is cleared before another
human's turn, who presses Enter when nobody else looks; what happened since their last turn is then printed
again.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Collection, Sequence

from engine.cli.streams import write_stderr
from engine.poker.game import events
from engine.poker.game.money import format_cents
from engine.poker.play.transcript import action_line, end_lines, result_lines

_CLEAR = "\033[H\033[2J\033[3J"  # cursor to the first line, clear the screen, clear the scroll-back
_LEAVE = ("q", "quit", "exit")


class HumanLeft(KeyboardInterrupt):
    """A human has left, or the input has ended.

    A subclass of KeyboardInterrupt, the only exception of a player that `safe_calls` lets through.
    """


class Dialogue:
    """The terminal that all humans at the table share."""

    def __init__(self, seats: int, *, has_transcript: bool) -> None:
        """For this many seats; `has_transcript` if a transcript is printed to standard output."""
        self._is_terminal = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))
        is_visible = sys.stdout is not None and sys.stdout.isatty()
        self._shows_results = not (has_transcript and is_visible)
        self._log: list[str] = []
        self._read_up_to = [0] * seats
        self._last: int | None = None
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def announce(self, line: str, *, is_result: bool = False) -> None:
        """Print public news; a result may be in the transcript already."""
        self._log.append(line)
        if self._shows_results or not is_result:
            self.show(line)

    def show(self, line: str) -> None:
        """Print a line to the human on turn."""
        write_stderr(f"{line}\n")

    def hand_over(self, seat: int, name: str) -> None:
        """Hand the terminal over to a seat, before anything is printed that others must not see."""
        if self._is_terminal and self._last not in (None, seat):
            write_stderr(f"{_CLEAR}{name}, it is your turn. Press Enter when nobody else looks.")
            if self._line().strip().lower() in _LEAVE:
                raise HumanLeft
            for line in self._log[self._read_up_to[seat] :]:
                self.show(line)
        self._last = seat
        self._read_up_to[seat] = len(self._log)

    def ask(self, question: str) -> str:
        """Ask a question and return the answer; raises HumanLeft."""
        write_stderr(f"{question} ")
        answer = self._line()
        if answer.strip().lower() in _LEAVE:
            raise HumanLeft
        return answer

    def _line(self) -> str:
        try:
            line = "" if sys.stdin is None else sys.stdin.readline()
        except OSError:
            line = ""
        if not line:
            write_stderr("\n")  # end the line of the question
            raise HumanLeft
        if not self._is_terminal:
            write_stderr("\n")  # on a terminal, Enter has ended the line
        return line.rstrip("\r\n")


class Narrator:
    """Prints public events until no human is left in the game.

    Attributes:
        pot: the cents in it.
    """

    def __init__(self, dialogue: Dialogue, names: Sequence[str], humans: Collection[int]) -> None:
        self._dialogue = dialogue
        self._names = names
        self._humans = set(humans)
        self._events: list[events.Event] = []
        self._live: list[int] = []
        self._left: dict[int, int] = {}
        self.pot = 0

    def watch(self, event: events.Event) -> None:
        """Print the event, if it has a line."""
        if not self._humans:
            return
        self._events.append(event)
        self._follow(event)
        line = action_line(event, self._names)
        if line is not None:
            self._dialogue.announce(line)
        if isinstance(event, events.RoundEnded):
            for line in result_lines(self._events, self._names):
                self._dialogue.announce(line, is_result=True)
        elif isinstance(event, events.GameEnded):
            for line in end_lines(event, self._names):
                self._dialogue.announce(line, is_result=True)
        elif isinstance(event, events.SeatEjected):
            self._humans.discard(event.seat)

    def others(self, seat: int) -> str:
        """The other players in the round, with their balances."""
        others = (other for other in self._live if other != seat)
        return ", ".join(f"{self._names[other]} ({format_cents(self._left[other])})" for other in others)

    def _follow(self, event: events.Event) -> None:
        match event:
            case events.RoundStarted():
                self._events, self._live, self.pot = [event], sorted(event.order), 0
                self._dialogue.announce("")
                self._dialogue.announce(f"Round {event.number}, the ante is {format_cents(event.ante)}")
            case events.AntePaid() | events.BetPlaced() | events.BetMatched():
                self.pot += event.cents
                self._left[event.seat] = event.left
            case events.Folded():
                self._live.remove(event.seat)
            case _:
                pass
