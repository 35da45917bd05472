"""Text of the console to games: its input, or the transcript that it printed. Errors say which line."""

from __future__ import annotations

import io
import re
from collections import deque
from collections.abc import Iterable

from engine.cards.card import Card
from engine.cli import render
from engine.cli.arguments import TooManyWords, UnknownOption, read_arguments
from engine.cli.console import Console
from engine.errors import DifferentGame, NotationError, Refusal, RefusedMove, StrangeLine, TooFewPlayers
from engine.lean import dataclass
from engine.straights.commands import Action, Discard, Play, RageQuit
from engine.straights.events import Event
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SEATS, Setup

_MOVE = re.compile(r"Player([1-4]) (plays|discards) (\S+)\.")
_ANGER = re.compile(r"Player([1-4]) ragequits\. A computer will now take over\.")
_TOLD = re.compile(r"A new round begins\. .*|Player[1-4]'s (discards|score):.*|Player[1-4] wins!")
_BOARD = re.compile(r"(Cards on the table|Clubs|Diamonds|Hearts|Spades|Your hand|Legal plays):.*")
_DECK = re.compile(r"\S\S( \S\S){12}")
_COMMAND = re.compile(r"\s*(?:\$\s*)?(?:\./)?straights(\s.*)?")
_ANSWERS = {render.INVALID, render.NOT_LEGAL, render.MUST_PLAY, render.NO_SUCH_CARD, render.NOT_IN_HAND}
_INVITATIONS = [render.invitation(seat) for seat in range(SEATS)]


@dataclass(frozen=True, slots=True)
class Imported:
    """A game from text.

    Attributes:
        session: the game, as far as the text goes.
        refused: the lines of an input that the console answered with a refusal: number and answer.
        unread: the number of the first line of an input that was not needed any more, 0 for none.
    """

    session: Session
    refused: tuple[tuple[int, str], ...] = ()
    unread: int = 0


def seed_in(text: str) -> int | None:
    """The seed in a command line at the top of the text, such as `straights 5`; None where there is none."""
    return _options(text)[0]


def imported(text: str, seed: int | None = None) -> Imported:
    """The game in the console's input, or in its output, with or without a command line at the top.

    `seed` counts only where no command line names one. In a transcript a seat is a human's where the
    table was shown before one of its moves. Raises TranscriptError, or ValueError where there is no seed.
    """
    named, reseeds, skipped = _options(text)
    seed = named if named is not None else seed
    if seed is None:
        raise ValueError("neither the text nor the caller names a seed")
    lines = text.splitlines()
    body = lines[skipped:]
    if any(line.lstrip(">") in _INVITATIONS for line in body):
        return _Transcript(seed, reseeds, skipped).read(body)
    return _input(body, seed, reseeds, skipped)


def _options(text: str) -> tuple[int | None, bool, int]:
    """The seed and re-seeding of a command line at the top, and how many lines that takes."""
    first = text.split("\n", 1)[0].rstrip("\r")
    match = _COMMAND.fullmatch(first)
    if match is None:
        return None, False, 0
    try:
        arguments = read_arguments((match[1] or "").split())
    except (UnknownOption, TooManyWords) as error:
        raise StrangeLine(1, first, "no command line of the console") from error
    return arguments.seed, "--reseed-each-round" in arguments.flags, 1


class _Lines(io.BytesIO):
    """An input that knows how many lines were read."""

    def __init__(self, content: bytes) -> None:
        """An input at its start."""
        super().__init__(content)
        self.read_lines = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        """The next line."""
        line = super().readline(size)
        self.read_lines += bool(line)
        return line


class _Answers(io.StringIO):
    """An output that notes refusals with the line that was refused."""

    def __init__(self, source: _Lines, skipped: int) -> None:
        """An output beside an input."""
        super().__init__()
        self._source, self._skipped = source, skipped
        self.refused: list[tuple[int, str]] = []

    def write(self, text: str, /) -> int:
        """Note what is a refusal."""
        if text.rstrip("\n") in _ANSWERS:
            self.refused.append((self._source.read_lines + self._skipped, text.rstrip("\n")))
        return len(text)


def _input(lines: list[str], seed: int, reseeds: bool, skipped: int) -> Imported:
    """The game that the console plays with an input."""
    source = _Lines("\n".join(lines).encode())
    output = _Answers(source, skipped)
    session = Console(source, output).run(seed, reseed_each_round=reseeds)
    if session is None:
        raise TooFewPlayers(
            skipped + max(1, len(lines)), lines[-1] if lines else "", "four players are needed"
        )
    is_left = len(lines) > source.read_lines
    unread = skipped + source.read_lines + 1 if is_left else 0
    return Imported(session, tuple(output.refused), unread)


class _Transcript:
    """Reads a transcript line by line, and plays along."""

    def __init__(self, seed: int, reseeds: bool, skipped: int) -> None:
        """A reader at the first line; everybody counts as human until all is read."""
        self._seed, self._reseeds, self._number = seed, reseeds, skipped
        self._session = Session(Setup.of(seed, (None,) * SEATS, reseed_each_round=reseeds))
        self._expected = deque(_lines_of(self._session.history))
        self._humans: set[int] = set()
        self._board_is_shown = False

    def read(self, lines: list[str]) -> Imported:
        """The game in the lines."""
        for line in lines:
            self._number += 1
            self._read(line.rstrip("\r"))
        if self._board_is_shown and self._session.turn is not None:
            self._humans.add(self._session.turn)
        strategies = tuple(None if seat in self._humans else FIRST_LEGAL for seat in range(SEATS))
        setup = Setup.of(self._seed, strategies, reseed_each_round=self._reseeds)
        return Imported(Session(setup, self._session.actions))

    def _read(self, line: str) -> None:
        """Read one line. What follows a prompt may also be what somebody typed into a terminal."""
        said = line.lstrip(">")
        if move := _MOVE.fullmatch(said):
            self._move(line, int(move[1]) - 1, is_play=move[2] == "plays", card=move[3])
        elif anger := _ANGER.fullmatch(said):
            self._act(line, RageQuit(int(anger[1]) - 1))
        elif _TOLD.fullmatch(said):
            self._compare(line, said)
        elif _BOARD.fullmatch(said):
            self._board(line, said)
        elif line == said and not (
            said in _ANSWERS or said in _INVITATIONS or _DECK.fullmatch(said) or not said
        ):
            raise StrangeLine(self._number, line, "the console prints no such line")

    def _move(self, line: str, seat: int, *, is_play: bool, card: str) -> None:
        """A card was played or discarded."""
        try:
            chosen = Card.parse(card)
        except NotationError as error:
            raise StrangeLine(self._number, line, "no such card") from error
        if self._board_is_shown:
            self._humans.add(seat)
        self._act(line, Play(seat, chosen) if is_play else Discard(seat, chosen))
        self._board_is_shown = False

    def _act(self, line: str, action: Action) -> None:
        """Play along."""
        if self._expected:
            raise DifferentGame(self._number, line, self._expected[0])
        if isinstance(action, RageQuit):
            self._humans.add(action.seat)
        try:
            events = self._session.submit(action)
        except Refusal as refusal:
            raise RefusedMove(self._number, line, str(refusal)) from refusal
        self._expected.extend(_lines_of(events[1:]))

    def _compare(self, line: str, said: str) -> None:
        """A line that follows from the moves."""
        expected = self._expected.popleft() if self._expected else ""
        if said != expected:
            raise DifferentGame(self._number, line, expected)

    def _board(self, line: str, said: str) -> None:
        """A line of the table as the seat on turn sees it."""
        if self._session.turn is None or self._expected:
            raise DifferentGame(self._number, line, self._expected[0] if self._expected else "")
        head = said.partition(":")[0]
        board = render.board_lines(self._session.observe(self._session.turn))
        expected = next(each for each in board if each.startswith(f"{head}:"))
        if said.rstrip() != expected.rstrip():
            raise DifferentGame(self._number, line, expected)
        self._board_is_shown = True


def _lines_of(events: Iterable[Event]) -> list[str]:
    """What the console prints about events."""
    return [line for event in events for line in render.event_lines(event)]
