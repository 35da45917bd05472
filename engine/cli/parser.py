"""Parsing of arguments: whole numbers, and the parser of arena, poker and review, with errors of one line."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable

from engine.cli.streams import OK, WRONG_USAGE, status_of, write_stderr
from engine.fast_dataclass import TYPE_CHECKING
from engine.foreign_code import printable

if TYPE_CHECKING:
    from typing import NoReturn

    from _typeshed import SupportsWrite


def whole_number(lowest: int, highest: int) -> Callable[[str], int]:
    """The type of an argument that is an integer in a range."""

    def number_of(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = lowest - 1
        if not lowest <= number <= highest:
            raise ArgumentTypeError(f"a whole number from {lowest} to {highest} is wanted, unlike {text!r}")
        return number

    return number_of


class Parser(ArgumentParser):
    """An ArgumentParser that reports errors in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        """Write the message to standard error, in one line whatever was typed, and exit with status 2."""
        hint = f"; {self.prog} --help tells more" if "required" in message else ""
        write_stderr(f"{self.prog}: {printable(message)}{hint}\n")
        self.exit(WRONG_USAGE)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Write help or version; argparse itself would ignore a full disk."""
        stream = sys.stderr if file is None else file
        if not message or stream is None:
            return

        def write() -> int:
            stream.write(message)
            if sys.stdout is not None:
                sys.stdout.flush()
            return OK

        if status := status_of(self.prog, write):
            sys.exit(status)
