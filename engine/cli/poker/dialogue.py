"""The talk with the humans at a poker table: standard error asks and tells, standard input answers.

Standard output stays what the assignment wants, a transcript that can be piped, saved and compared to the
byte; whoever sits at a terminal sees both, in their order. What happens at the table is told at once. Only
how a round ended is left to the transcript where that stands on the same terminal.

Several humans share the screen, and each may see only their own cards. So a terminal is cleared before it is
another one's turn, who says when nobody else is looking; what happened since their last turn is then told
again, since it was cleared as well.
"""

from __future__ import annotations

import io
import sys

from engine.cli.streams import complain

_CLEAR = "\033[H\033[2J\033[3J"  # to the first line; the screen, and what was scrolled out of it
_LEAVE = ("q", "quit", "exit")


class HumanLeft(KeyboardInterrupt):
    """The input has ended, or somebody typed that they leave.

    A KeyboardInterrupt, since that is what comes from a keyboard: the one thing that the guard around players
    lets through, because no player can be the cause of it.
    """


class Dialogue:
    """One screen and one keyboard for all humans at the table."""

    def __init__(self, seats: int, *, has_transcript: bool) -> None:
        """A talk that has not begun; the transcript is on standard output, unless there is none."""
        self._is_terminal = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))
        is_seen = sys.stdout is not None and sys.stdout.isatty()
        self._shows_results = not (has_transcript and is_seen)
        self._log: list[str] = []
        self._marks = [0] * seats
        self._last: int | None = None
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def tell(self, line: str, *, is_result: bool = False) -> None:
        """Tell everybody something public; a result may stand in the transcript already."""
        self._log.append(line)
        if self._shows_results or not is_result:
            self.say(line)

    def say(self, line: str) -> None:
        """Tell who is on turn something."""
        complain(f"{line}\n")

    def hand_over(self, seat: int, name: str) -> None:
        """Let the screen pass to a seat, before anything is shown that the others must not see."""
        if self._is_terminal and self._last not in (None, seat):
            complain(f"{_CLEAR}{name}, it is your turn. Press Enter when nobody else looks.")
            if self._line().strip().lower() in _LEAVE:
                raise HumanLeft
            for line in self._log[self._marks[seat] :]:
                self.say(line)
        self._last = seat
        self._marks[seat] = len(self._log)

    def ask(self, question: str) -> str:
        """What is answered to a question; raises HumanLeft where nothing will be."""
        complain(f"{question} ")
        answer = self._line()
        if answer.strip().lower() in _LEAVE:
            raise HumanLeft
        return answer

    def _line(self) -> str:
        """The next line of the input."""
        try:
            line = "" if sys.stdin is None else sys.stdin.readline()
        except OSError:
            line = ""
        if not line:
            complain("\n")  # or what is told next would stand behind the question
            raise HumanLeft
        if not self._is_terminal:
            complain("\n")  # on a terminal who answers has ended the line
        return line.rstrip("\r\n")
