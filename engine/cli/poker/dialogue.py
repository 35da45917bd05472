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

from engine.cli.streams import write_stderr

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
