"""The colour of a line in a plot: seen on the background of light and dark dialogs."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

_MIDDLE = 128


def plot_colour(palette: QPalette) -> QColor:
    """What is highlighted; by night that is too dark for a thin line, but a link is not."""
    is_dark = palette.color(QPalette.ColorRole.Base).lightness() < _MIDDLE
    return palette.color(QPalette.ColorRole.Link if is_dark else QPalette.ColorRole.Highlight)
