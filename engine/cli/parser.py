"""The argument parser of arena, poker and review, whose errors are one line each."""

from __future__ import annotations

import sys
from argparse import ArgumentParser

from engine.cli.streams import FAILED, WRONG_USAGE, drop_output, write_stderr
from engine.fast_dataclass import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import NoReturn

    from _typeshed import SupportsWrite


class Parser(ArgumentParser):
    """An ArgumentParser that reports errors in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        """Write the message to standard error, in one line whatever was typed, and exit with status 2."""
        line = "".join(letter if letter.isprintable() else " " for letter in message)
        write_stderr(f"{self.prog}: {line}\n")
        self.exit(WRONG_USAGE)

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
            sys.exit(FAILED)
