"""The colour of lines in plots, visible in light and dark dialogs."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

_MIDDLE = 128


def plot_colour(palette: QPalette) -> QColor:
    """The highlight colour, or in dark palettes, where that is too dark for a thin line, the link colour."""
    is_dark = palette.color(QPalette.ColorRole.Base).lightness() < _MIDDLE
    return palette.color(QPalette.ColorRole.Link if is_dark else QPalette.ColorRole.Highlight)
