"""The console program: opens the input, plays one game on standard output, and handles I/O errors."""

from __future__ import annotations

import io
import os
import sys
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

from engine.cli.streams import INTERRUPTED, OK, WRONG_USAGE, status_of, verify_output, write_stderr
from engine.fast_dataclass import TYPE_CHECKING
from engine.straights.console_text import command_line
from engine.straights.console_text.console import Console
from engine.version import VERSION

if TYPE_CHECKING:
    from typing import BinaryIO


def main(argv: Sequence[str] | None = None) -> int:
    """Run the console with the arguments after the program's name and return its exit status."""
    try:
        arguments = command_line.read_arguments(sys.argv[1:] if argv is None else argv)
    except command_line.TooManyArguments:
        write_stderr(command_line.USAGE)
        return OK  # required by the assignment
    except command_line.CommandLineError as error:
        write_stderr(f"straights: {error}\n")
        return WRONG_USAGE
    try:
        return status_of("straights", lambda: _run(arguments))
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: command_line.Arguments) -> int:
    verify_output()
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(newline="\n")
    if "--help" in arguments.flags:
        sys.stdout.write(command_line.USAGE)
    elif "--version" in arguments.flags:
        sys.stdout.write(f"straights {VERSION}\n")
    else:
        _play(arguments)
    sys.stdout.flush()
    return OK


def _play(arguments: command_line.Arguments) -> None:
    for note in arguments.notes:
        _note(note)
    seed = int(time.time()) if arguments.seed is None else arguments.seed
    with _open_input(arguments.file) as source:
        has_boards = "--boards-for-computers" in arguments.flags
        console = Console(source, sys.stdout, boards_for_computers=has_boards, computers=arguments.computers)
        console.run(seed, arguments.variant)


def _open_input(file: str | None) -> AbstractContextManager[BinaryIO]:
    """Open the file; if it cannot be read, print a note and read standard input instead."""
    if file is not None:
        try:
            return nullcontext(_decoded(file)) if os.path.isfile(file) else open(file, "rb")
        except OSError as error:
            _note(f"{file}: {error.strerror}: reading standard input")
    # Python sets a stream to None if the program was started with it closed: treat it as empty input.
    return nullcontext(io.BytesIO() if sys.stdin is None else sys.stdin.buffer)


def _decoded(file: str) -> BinaryIO:
    """The commands of a file, which an editor may have written in any encoding. Raises OSError."""
    from engine.text.decoding import decode  # noqa: PLC0415  # standard input needs no decoder

    with open(file, "rb") as source:
        return io.BytesIO(decode(source.read()).encode())


def _note(text: str) -> None:
    write_stderr(f"straights: {text}\n")
