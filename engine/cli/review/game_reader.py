"""Reads the game to review: a saved game, or console text, from a file or from standard input."""

from __future__ import annotations

import sys

from engine.errors import NotASaveGame, SaveGameError
from engine.games.saved_game import MAX_BYTES
from engine.straights.console_text.import_game import ImportedGame, import_game, read_command
from engine.straights.errors import TranscriptError
from engine.straights.player import Human
from engine.straights.storage.savegame import loads
from engine.text.decoding import decode

_STANDARD_INPUT = "-"


class GameError(Exception):
    """There is no game to review; the message says why."""


def read_game(name: str, seed: int | None) -> ImportedGame:
    """Read a game from a file; raises GameError."""
    shown = "standard input" if name == _STANDARD_INPUT else name
    content = _read(name, shown)
    if len(content) > MAX_BYTES:
        raise GameError(f"{shown}: a game has at most {MAX_BYTES} bytes")
    text = decode(content)
    try:
        is_saved = text.lstrip().startswith("{")
        return ImportedGame(loads(text)) if is_saved else _from_console(text, shown, seed)
    except NotASaveGame as error:
        raise GameError(f"{shown} is no saved game: {error}") from error
    except (SaveGameError, TranscriptError) as error:
        raise GameError(f"{shown}: {error}") from error


def _read(name: str, shown: str) -> bytes:
    try:
        if name == _STANDARD_INPUT:
            return b"" if sys.stdin is None else sys.stdin.buffer.read(MAX_BYTES + 1)
        with open(name, "rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise GameError(f"cannot read {shown}: {error.strerror}") from error


def _from_console(text: str, shown: str, seed: int | None) -> ImportedGame:
    if not text.strip():
        raise GameError(f"{shown} is empty: a saved game or a game of the console is needed")
    named, _variant = read_command(text)
    if named is None and seed is None:
        raise GameError(f"{shown} names no seed: give it by --seed, or as a first line such as: straights 5")
    game = import_game(text, seed)
    seats = game.session.setup.seats
    has_moves = any(isinstance(seats[action.seat].player, Human) for action in game.session.actions)
    if game.refused and not has_moves:
        number, answer = game.refused[0]
        raise GameError(f"{shown}: every command is refused, the first in line {number}: {answer}")
    return game
