"""The tables that a browser draws are those of the window."""

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QImage, QPainter

from straights_gui.view.style.themes import TABLES, Surface
from straights_gui.view.table.items.table_top import paint_table_top
from tests.support.web.chromium import ChromiumTab
from tests.support.web.photographs import Pixels, differences, means, needs_browser, photograph, pixels
from web.drawings.table_images import write_table_images
from web.drawings.theme_css import table_css, theme_css

SIZE, SIZE_OF_WOOD = (1000, 600), (1600, 1000)
"""Width and height; wood needs room for its boards, which are not in the same places."""
BLOCK = 50
MEAN, LARGEST_OF_A_BLOCK = 3.2, 2.6
"""The grain is not in the same places, and the window has more of it before it begins again."""
WOOD_MEAN = 1.5
"""Of the mean colour, and of how far pixels are from it."""


@pytest.fixture(scope="module")
def folder(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("tables")
    write_table_images(made)
    return made


def is_wood(table: str) -> bool:
    return TABLES[table].surface is Surface.WOOD


def size_of(table: str) -> tuple[int, int]:
    """Of the pictures of a table, in pixels."""
    return SIZE_OF_WOOD if is_wood(table) else SIZE


def painted(table: str, *, is_dark: bool) -> Pixels:
    theme = TABLES[table].at_night() if is_dark else TABLES[table]
    width, height = size_of(table)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_table_top(painter, QSizeF(width, height), QPointF(width / 2, height / 2), theme, 1.0)
    painter.end()
    return pixels(image)


def shown(tab: ChromiumTab, table: str, css: str, folder: Path, *, is_dark: bool) -> Pixels:
    place = "body { margin: 0; } .felt { position: relative; height: 100vh; overflow: hidden; }"
    scheme = "dark" if is_dark else "light"
    page = (
        f'<!doctype html><html lang="en" data-scheme="{scheme}"><meta charset="utf-8">'
        f"<style>{theme_css()}{css}{place}</style>"
        '<body><main class="felt"></main></body></html>'
    )
    return photograph(tab, page, folder, *size_of(table))


def is_near(table: str, seen: Pixels, expected: Pixels) -> bool:
    if is_wood(table):
        tones = [float(np.abs(each - each.mean(axis=(0, 1))).mean()) for each in (seen, expected)]
        offset = float(np.abs(seen.mean(axis=(0, 1)) - expected.mean(axis=(0, 1))).max())
        return offset <= WOOD_MEAN and abs(tones[0] - tones[1]) <= WOOD_MEAN
    mean, _largest = differences(seen, expected)
    largest = float(np.abs(means(seen - expected, BLOCK)).max())
    return mean <= MEAN and largest <= LARGEST_OF_A_BLOCK


@needs_browser
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("is_dark", [False, True], ids=["day", "night"])
def test_the_page_shows_the_tables_of_the_window(
    tab: ChromiumTab,
    folder: Path,
    table: str,
    is_dark: bool,  # noqa: FBT001  # a case
) -> None:
    """By day and at night: the same light, and the same grain, cloth, boards or stone."""
    seen, expected = (
        shown(tab, table, table_css(TABLES[table]), folder, is_dark=is_dark),
        painted(table, is_dark=is_dark),
    )
    assert is_near(table, seen, expected)
