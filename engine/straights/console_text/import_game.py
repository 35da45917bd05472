"""Imports a game from the console's input, or from a transcript that it printed. Errors name the line."""

from __future__ import annotations

import io
import re
from collections import deque
from collections.abc import Iterable

from engine.cards.card import Card
from engine.errors import NotationError, Refusal
from engine.fast_dataclass import dataclass
from engine.straights.commands import Action, Discard, Play, RageQuit
from engine.straights.console_text import render
from engine.straights.console_text.command_line import CommandLineError, read_arguments
from engine.straights.console_text.console import Console
from engine.straights.errors import DifferentGame, NoSeed, RefusedMove, StrangeLine, TooFewPlayers
from engine.straights.events import Event
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SEATS, Setup, Variant
from engine.text.decoding import normalise

_MOVE = re.compile(r"Player([1-4]) (plays|discards) (\S+)\.")
_RAGE_QUIT = re.compile(r"Player([1-4]) ragequits\. A computer will now take over\.")
_RESULT = re.compile(r"A new round begins\. .*|Player[1-4]'s (discards|score):.*|Player[1-4] wins!")
_BOARD = re.compile(r"(Cards on the table|Clubs|Diamonds|Hearts|Spades|Your hand|Legal plays):.*")
_DECK = re.compile(r"\S\S( \S\S){12}")
INVITATIONS = [render.invitation(seat) for seat in range(SEATS)]


class TranscriptReader:
    """Parses a transcript line by line and plays its moves."""

    def __init__(self, seed: int, variant: Variant, *, skipped: int) -> None:
        self._seed, self._variant, self._number = seed, variant, skipped
        # All seats are human until the end: a human's seat allows any move and a rage-quit.
        self._session = Session(Setup.of(seed, (Human(),) * SEATS, variant))
        self._expected = deque(_lines_of(self._session.history))
        self._humans: set[int] = set()
        self._board_is_shown = False

    def read(self, lines: list[str]) -> Session:
        """The game of the lines; raises TranscriptError."""
        for line in lines:
            self._number += 1
            self._read(line.rstrip("\r"))
        if self._board_is_shown and self._session.turn is not None:
            self._humans.add(self._session.turn)
        players = tuple(Human() if seat in self._humans else Computer(FIRST_LEGAL) for seat in range(SEATS))
        setup = Setup.of(self._seed, players, self._variant)
        return Session(setup, self._session.actions)

    def _read(self, line: str) -> None:
        """Parse one line. A prompt may be followed by what somebody typed into a terminal."""
        text = line.lstrip(">")
        if move := _MOVE.fullmatch(text):
            self._move(line, int(move[1]) - 1, is_play=move[2] == "plays", card=move[3])
        elif rage_quit := _RAGE_QUIT.fullmatch(text):
            self._submit(line, RageQuit(int(rage_quit[1]) - 1))
        elif _RESULT.fullmatch(text):
            self._compare(line, text)
        elif _BOARD.fullmatch(text):
            self._compare_board(line, text)
        elif line == text and not (
            text in render.REFUSALS or text in INVITATIONS or _DECK.fullmatch(text) or not text
        ):
            raise StrangeLine(self._number, line, "the console prints no such line")

    def _move(self, line: str, seat: int, *, is_play: bool, card: str) -> None:
        try:
            chosen = Card.parse(card)
        except NotationError as error:
            raise StrangeLine(self._number, line, "no such card") from error
        if self._board_is_shown:
            self._humans.add(seat)
        self._submit(line, Play(seat, chosen) if is_play else Discard(seat, chosen))
        self._board_is_shown = False

    def _submit(self, line: str, action: Action) -> None:
        if self._expected:
            raise DifferentGame(self._number, line, self._expected[0])
        if isinstance(action, RageQuit):
            self._humans.add(action.seat)
        try:
            events = self._session.submit(action)
        except Refusal as refusal:
            raise RefusedMove(self._number, line, str(refusal)) from refusal
        self._expected.extend(_lines_of(events[1:]))

    def _compare(self, line: str, text: str) -> None:
        expected = self._expected.popleft() if self._expected else ""
        if text != expected:
            raise DifferentGame(self._number, line, expected)

    def _compare_board(self, line: str, text: str) -> None:
        if self._session.turn is None or self._expected:
            raise DifferentGame(self._number, line, self._expected[0] if self._expected else "")
        head = text.partition(":")[0]
        board = render.board_lines(self._session.observe(self._session.turn))
        expected = next(each for each in board if each.startswith(f"{head}:"))
        if text.rstrip() != expected.rstrip():
            raise DifferentGame(self._number, line, expected)
        self._board_is_shown = True


def _lines_of(events: Iterable[Event]) -> list[str]:
    return [line for event in events for line in render.event_lines(event)]


_MAX_LINES = 100_000  # far more than a game has; a million would take seconds
_COMMAND = re.compile(r"\s*(?:\$\s*)?(?:\./)?straights(\s.*)?")


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A game from text.

    Attributes:
        session: the game as far as the text goes.
        refused: the input lines that the console refused: line number and answer.
        unread: the number of the first input line after the end of the game, 0 for none.
    """

    session: Session
    refused: tuple[tuple[int, str], ...] = ()
    unread: int = 0


def read_command(text: str) -> tuple[int | None, Variant]:
    """The seed and the variant of a command line at the top of the text, such as `straights 5`.

    Without one, the seed is None and the variant is the default. Raises StrangeLine.
    """
    seed, variant, _skipped = _read_command(_lines(text))
    return seed, variant


def import_game(text: str, seed: int | None = None) -> ImportedGame:
    """The game from the console's input or output, with or without a command line at the top.

    `seed` is used only without a command line. In a transcript a seat is a human's if the
    table was shown before one of its moves. Raises TranscriptError, or NoSeed.
    """
    lines = _lines(text)
    named, variant, skipped = _read_command(lines)
    seed = named if named is not None else seed
    if seed is None:
        raise NoSeed("neither the text nor the caller names a seed")
    if len(lines) > _MAX_LINES:
        raise StrangeLine(_MAX_LINES + 1, lines[_MAX_LINES], "a game has fewer lines")
    body = lines[skipped:]
    if any(line.lstrip(">") in INVITATIONS for line in body):
        return ImportedGame(TranscriptReader(seed, variant, skipped=skipped).read(body))
    return _read_input(body, seed, variant, skipped=skipped)


def _lines(text: str) -> list[str]:
    """The lines as the console reads them: only a line feed ends one."""
    return normalise(text).removesuffix("\n").split("\n")


def _read_command(lines: list[str]) -> tuple[int | None, Variant, int]:
    """The seed and the variant of a command line at the top, and the number of its lines."""
    first = lines[0].rstrip("\r")
    match = _COMMAND.fullmatch(first)
    if match is None:
        return None, Variant(), 0
    try:
        arguments = read_arguments((match[1] or "").split())
    except CommandLineError as error:
        raise StrangeLine(1, first, "no command line of the console") from error
    return arguments.seed, arguments.variant, 1


class _CountingInput(io.BytesIO):
    def __init__(self, content: bytes) -> None:
        super().__init__(content)
        self.read_lines = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        line = super().readline(size)
        self.read_lines += bool(line)
        return line


class _RefusalRecorder(io.StringIO):
    """An output that records refusals with the numbers of the refused lines."""

    def __init__(self, source: _CountingInput, skipped: int) -> None:
        super().__init__()
        self._source, self._skipped = source, skipped
        self.refused: list[tuple[int, str]] = []

    def write(self, text: str, /) -> int:
        if text.rstrip("\n") in render.REFUSALS:
            self.refused.append((self._source.read_lines + self._skipped, text.rstrip("\n")))
        return super().write(text)


def _read_input(lines: list[str], seed: int, variant: Variant, *, skipped: int) -> ImportedGame:
    source = _CountingInput("\n".join(lines).encode())
    output = _RefusalRecorder(source, skipped)
    session = Console(source, output).run(seed, variant)
    if session is None:
        last = lines[-1] if lines else ""
        raise TooFewPlayers(skipped + max(1, len(lines)), last, "four players are needed")
    is_left = len(lines) > source.read_lines
    unread = skipped + source.read_lines + 1 if is_left else 0
    return ImportedGame(session, tuple(output.refused), unread)
