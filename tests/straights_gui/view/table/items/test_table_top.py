"""The table tops: the same at each start, and quiet enough for what is written on them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from straights_gui.view.cards.colours import contrast
from straights_gui.view.style.theme import TABLES, Surface, Theme
from straights_gui.view.table.items.table_top import paint_table_top

TableTop = Callable[[QPainter, QSizeF, QPointF, Theme, float], None]

READABLE = 4.5  # as WCAG 2.2 asks of ordinary text
WIDTH, HEIGHT = 480, 320
BLOCK = 16


def picture(theme: Theme, ratio: float = 1.0, paint: TableTop = paint_table_top) -> QImage:
    image = QImage(round(WIDTH * ratio), round(HEIGHT * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    paint(painter, QSizeF(WIDTH, HEIGHT), QPointF(WIDTH / 2, HEIGHT / 2), theme, ratio)
    painter.end()
    return image


def test_no_two_tables_look_alike(qapp: object) -> None:
    pictures = [picture(theme) for theme in TABLES.values()]
    assert all(first != other for at, first in enumerate(pictures) for other in pictures[:at])
    assert set(Surface) == {theme.surface for theme in TABLES.values()}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("is_dark", [False, True], ids=["day", "night"])
def test_what_is_written_on_a_table_can_be_read(qapp: object, table: str, is_dark: bool) -> None:  # noqa: FBT001  # a case
    """Wherever it stands: no part of a surface is so light that the labels of the piles are lost."""
    theme = TABLES[table].at_night() if is_dark else TABLES[table]
    small = picture(theme).scaled(
        WIDTH // BLOCK,
        HEIGHT // BLOCK,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    grounds = [small.pixelColor(x, y) for x in range(small.width()) for y in range(small.height())]
    assert min(contrast(theme.text, ground.name()) for ground in grounds) >= READABLE
