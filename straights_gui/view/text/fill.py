"""Sentences with values: names, cards and numbers fill the placeholders of a text, all in one pass."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import QLocale

from straights_gui.view.text.plurals import number_text

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""The blocks of scripts that are written from right to left; `view/text/translate.js` has the same."""
_ISOLATE = "\N{FIRST STRONG ISOLATE}"


def fill(text: str, /, **values: str | int) -> str:
    """Fill the placeholders of a text: `{card}` becomes the value named card; numbers are formatted.

    A value is not searched for placeholders, and one without a value remains.
    """
    return _PLACEHOLDER.sub(lambda found: _shown(values.get(found[1], found[0])), text)


def list_text(names: Iterable[str]) -> str:
    """Join names for a sentence, such as "Anna, Ben, and Clara"."""
    return QLocale().createSeparatedList([isolated(name) for name in names])


def isolated(value: str) -> str:
    """Isolate a value with right-to-left letters, which would reorder the sentence around it, once."""
    if _ISOLATE in value or not _RIGHT_TO_LEFT.search(value):
        return value
    return f"{_ISOLATE}{value}\N{POP DIRECTIONAL ISOLATE}"


def _shown(value: str | int) -> str:
    return number_text(value) if isinstance(value, int) else isolated(value)
