"""Text as editors write it: in every encoding and with every line end that they offer."""

from itertools import product

ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be")
MARKED = {"utf-16-le": "\ufeff", "utf-16-be": "\ufeff"}
"""What an editor writes first, and Python's encoding does not."""

EDITORS = tuple(product(ENCODINGS, ("\n", "\r\n", "\r")))


def written(text: str, editor: tuple[str, str]) -> bytes:
    """The file of an editor with an encoding and a line end."""
    encoding, line_end = editor
    return (MARKED.get(encoding, "") + text.replace("\n", line_end)).encode(encoding)
