"""Sentences with values: names, cards and numbers fill the placeholders of a text, all in one pass."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLocale

from engine.text import rendering
from engine.text.rendering import isolated
from straights_gui.view.text.plurals import number_text

_MAX_NAME_LENGTH = 18


def fill(text: str, /, **values: str | int) -> str:
    """Fill the placeholders of a text: `{card}` becomes the value named card; numbers are formatted."""
    return rendering.fill(text, {name: _shown(value) for name, value in values.items()})


def list_text(names: Iterable[str]) -> str:
    """Join names for a sentence, such as "Anna, Ben, and Clara"."""
    return QLocale().createSeparatedList([isolated(name) for name in names])


def short_name(name: str) -> str:
    """Shorten a long name for a heading."""
    if len(name) <= _MAX_NAME_LENGTH:
        return name
    return name[: _MAX_NAME_LENGTH - 1].rstrip() + "\N{HORIZONTAL ELLIPSIS}"


def _shown(value: str | int) -> str:
    return number_text(value) if isinstance(value, int) else isolated(value)
