"""The console program: arguments in, exit status out; opens what is to be read and survives what breaks."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

from engine.cli.arguments import (
    USAGE,
    Arguments,
    TooManyWords,
    UnknownComputer,
    UnknownOption,
    read_arguments,
)
from engine.cli.console import Console
from engine.cli.streams import complain, drop_output, verify_output
from engine.lean import TYPE_CHECKING
from engine.straights.strategies import NAMES
from engine.version import VERSION

if TYPE_CHECKING:
    from typing import BinaryIO

_OK = 0
_NO_OUTPUT = 1
_BAD_OPTION = 2
_INTERRUPTED = 130


def main(words: Sequence[str] | None = None) -> int:
    """Run the console with the arguments after the program's name and return its exit status."""
    try:
        arguments = read_arguments(sys.argv[1:] if words is None else words)
    except UnknownOption as option:
        complain(f"straights: unknown option {option}\n{USAGE}")
        return _BAD_OPTION
    except UnknownComputer as name:
        complain(f"straights: no computer is called {str(name)!r}; there are: {', '.join(NAMES)}\n")
        return _BAD_OPTION
    except TooManyWords:
        complain(USAGE)
        return _OK
    try:
        _run(arguments)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        drop_output()
    except OSError as error:
        _note(f"cannot write: {error.strerror}")
        drop_output()
        return _NO_OUTPUT
    return _OK


def _run(arguments: Arguments) -> None:
    """Say what was asked for, or play; raises OSError where it cannot be said."""
    verify_output()
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(newline="\n")
    if "--help" in arguments.flags:
        sys.stdout.write(USAGE)
    elif "--version" in arguments.flags:
        sys.stdout.write(f"straights {VERSION}\n")
    else:
        _play(arguments)
    sys.stdout.flush()


def _play(arguments: Arguments) -> None:
    """Play one game on standard output."""
    for note in arguments.notes:
        _note(note)
    seed = int(time.time()) if arguments.seed is None else arguments.seed
    boards = "--boards-for-computers" in arguments.flags
    with _source(arguments.file) as source:
        computers = arguments.computers
        console = Console(source, sys.stdout, boards_for_computers=boards, computers=computers)
        console.run(seed, reseed_each_round="--reseed-each-round" in arguments.flags)


def _source(file: str | None) -> AbstractContextManager[BinaryIO]:
    """Where the commands come from; a file that cannot be read is noted, and standard input read instead."""
    if file is not None:
        try:
            return open(file, "rb")
        except OSError as error:
            _note(f"{file}: {error.strerror}: reading standard input")
    # Python sets a stream to None where the program was started with it closed: an input that is at its end.
    return nullcontext(io.BytesIO() if sys.stdin is None else sys.stdin.buffer)


def _note(text: str) -> None:
    """Tell the person at the terminal, beside the transcript."""
    complain(f"straights: {text}\n")
