"""The Latin letter at the place of a key of another script, for shortcuts and typed cards."""

from __future__ import annotations

import sys
import unicodedata

from PySide6.QtGui import QKeyEvent

_ROWS = {24: "QWERTYUIOP", 38: "ASDFGHJKL", 52: "ZXCVBNM"}  # from these codes on, under X11 and Wayland
_LETTERS = {first + at: letter for first, row in _ROWS.items() for at, letter in enumerate(row)}


def latin_letter(event: QKeyEvent) -> str:
    """The letter; "" for a key that types something else.

    Qt finds it only where a Latin layout is set up as well. On macOS the codes are not known here.
    """
    key = event.key()
    typed = chr(key) if 0x7F < key < 0x110000 else ""  # other keys are above
    if not typed.isalpha() or unicodedata.name(typed, "").startswith("LATIN"):
        return ""
    if sys.platform == "win32":
        letter = chr(event.nativeVirtualKey() & 0x7F)
        return letter if letter.isalpha() else ""
    return _LETTERS.get(event.nativeScanCode(), "")
