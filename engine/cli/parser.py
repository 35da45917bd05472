"""Reads command lines: one sentence for what is wrong, and nothing fails silently."""

from __future__ import annotations

import sys
from argparse import ArgumentParser

from engine.cli.streams import drop_output, write_stderr
from engine.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import NoReturn

    from _typeshed import SupportsWrite

_CANNOT_WRITE = 1
_WRONG_WORDS = 2


class Parser(ArgumentParser):
    """A parser that refuses in one sentence, and tells where its help cannot be written."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, in one line whatever was typed, status 2."""
        line = "".join(letter if letter.isprintable() else " " for letter in message)
        write_stderr(f"{self.prog}: {line}\n")
        self.exit(_WRONG_WORDS)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Write help or version; argparse itself would ignore a full disk."""
        stream = sys.stderr if file is None else file
        if not message or stream is None:
            return
        try:
            stream.write(message)
            if sys.stdout is not None:
                sys.stdout.flush()
        except BrokenPipeError:
            drop_output()
        except OSError as error:
            write_stderr(f"{self.prog}: cannot write: {error.strerror}\n")
            drop_output()
            sys.exit(_CANNOT_WRITE)
