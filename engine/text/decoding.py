"""Turns the bytes of a file into text, as editors of all systems write it, before any format is parsed.

Only the console's standard input is not decoded here: it is read as the assignment says, byte for byte.
"""

from __future__ import annotations

_BYTE_ORDER_MARK = "\ufeff"
_AROUND = "\n\r\f\v \t" + _BYTE_ORDER_MARK


def decode(content: bytes) -> str:
    """The normalised text of a file in UTF-8, UTF-16 or UTF-32; other bytes become replacement characters."""
    encoding = "utf-8"
    if not content[:4].isascii() or 0 in content[:4]:
        from json import detect_encoding  # noqa: PLC0415  # a tenth of the console's start

        encoding = detect_encoding(content)
    return normalise(content.decode(encoding, "replace"))


def normalise(text: str) -> str:
    """The text without a byte order mark and with line feeds as line ends.

    A carriage return alone ends a line only in a text without line feeds: elsewhere the console takes it for
    white space.
    """
    text = text.removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n")
    return text if "\n" in text else text.replace("\r", "\n")


def trim(text: str) -> str:
    """Text from elsewhere, such as the clipboard: normalised, and without white space around it."""
    return normalise(text).strip(_AROUND)
