"""Code of others: how its classes are named, and its errors in a line."""

from __future__ import annotations

import re

_MAX_LENGTH = 100
_ADDRESS = re.compile(r"0x[0-9a-fA-F]+")


def is_class_path(name: str) -> bool:
    """Whether the name has the form `package.module:Class`."""
    module, _, class_name = name.partition(":")
    return class_name.isidentifier() and all(part.isidentifier() for part in module.split("."))


def printable(text: str) -> str:
    """The text without characters that move a terminal's cursor or end a line."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def describe_error(error: BaseException) -> str:
    """The error as one line of limited length, whatever its `__str__` does."""
    try:
        lines = str(error).splitlines() or [""]
    except Exception:  # noqa: BLE001  # anybody's code
        lines = [""]
    text = printable(lines[0])
    text = _ADDRESS.sub("0x...", text)  # otherwise the same reason would differ between processes
    text = text if len(text) <= _MAX_LENGTH else f"{text[:_MAX_LENGTH]}..."
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
