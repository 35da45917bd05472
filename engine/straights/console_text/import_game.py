"""Imports a game from the console's input, or from a transcript that it printed. Errors name the line."""

from __future__ import annotations

import io
import re

from engine.fast_dataclass import dataclass
from engine.straights.console_text import render
from engine.straights.console_text.command_line import CommandLineError, read_arguments
from engine.straights.console_text.console import Console
from engine.straights.console_text.transcript import INVITATIONS, TranscriptReader
from engine.straights.errors import NoSeed, StrangeLine, TooFewPlayers
from engine.straights.session import Session
from engine.straights.setup import Variant
from engine.text.decoding import normalise

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
