"""The colour of a line in a plot."""

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from straights_gui.view.style.dark_palette import dark_palette
from straights_gui.view.style.plot_colour import plot_colour
from tests.support.window.contrast import contrast

GRAPHICS = 3.0  # what WCAG 2.2 asks of what is no text


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_line_stands_out_from_its_background(qapp: QApplication, scheme: str) -> None:
    palette = dark_palette() if scheme == "dark" else qapp.style().standardPalette()

    assert contrast(plot_colour(palette), palette.color(QPalette.ColorRole.Base)) >= GRAPHICS
