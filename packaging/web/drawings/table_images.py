"""Writes the surfaces of the window's tables as images: resources/tables/wood.svg and so on.

    grain.webp, slate-grain.webp
                      fine grain, a random value for each pixel of the screen
    weave.webp        the threads of cloth
    wood.svg          boards, which tile in both directions
    slate-day.webp, slate-night.webp
                      the layers of a stone with the light on it: stretched over the table

Grain, cloth and wood are transparent, for use over the colours of any table.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor

from bundle.icons import save
from straights_gui.view.style.theme import TABLES, Surface
from straights_gui.view.table.items import table_top
from straights_gui.view.table.items.table_top import GRAINS, PLANK, TILE, Board
from web.drawings.path_data import box_attributes, number, path_data

_GRAIN_SIZE = 128
_ROWS, _WIDTH = 6, 1700.0
"""The boards of the image: the number of rows, and the width in logical pixels."""
_STONE = QSizeF(1600.0, 1000.0)
_GOOD, _LOSSLESS = 85, 100


@dataclass(frozen=True, slots=True)
class TableImage:
    """An image on a table.

    Attributes:
        name, at_night: its files by day and at night.
        place: its left upper corner, or its middle.
        size, fine_size: its displayed size, and that on screens with two pixels per CSS pixel.
    """

    name: str
    at_night: str
    size: str
    fine_size: str
    place: str = "0 0"


def _grain_of(name: str) -> TableImage:
    return TableImage(name, name, f"{_GRAIN_SIZE}px", f"{_GRAIN_SIZE // 2}px")


IMAGES: dict[Surface, tuple[TableImage, ...]] = {
    Surface.FELT: (_grain_of("grain.webp"),),
    Surface.LINEN: (TableImage("weave.webp", "weave.webp", f"{TILE}px", f"{TILE}px"),),
    Surface.WOOD: (TableImage("wood.svg", "wood.svg", f"{_WIDTH:.0f}px", f"{_WIDTH:.0f}px"),),
    Surface.SLATE: (
        _grain_of("slate-grain.webp"),
        TableImage("slate-day.webp", "slate-night.webp", "cover", "cover", "50% 50%"),
    ),
    Surface.PLAIN: (),
}
"""The images of each surface, from front to back."""


def write_table_images(folder: Path) -> None:
    """Write all images into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    grain = QRectF(0.0, 0.0, _GRAIN_SIZE, _GRAIN_SIZE).toRect()
    save(table_top.speckles(table_top.FELT_GRAIN).copy(grain), folder / "grain.webp", _LOSSLESS)
    save(table_top.speckles(table_top.SLATE_GRAIN).copy(grain), folder / "slate-grain.webp", _LOSSLESS)
    save(table_top.weave(1.0), folder / "weave.webp", _LOSSLESS)
    middle = QPointF(_STONE.width() / 2, _STONE.height() / 2)
    slate = TABLES["slate"]
    for name, theme in (("slate-day", slate), ("slate-night", slate.at_night())):
        save(table_top.coarse_layer(_STONE, middle, theme), folder / f"{name}.webp", _GOOD)
    (folder / "wood.svg").write_text(wooden_table(), encoding="utf-8")


def wooden_table() -> str:
    """Boards as an image that tiles in both directions."""
    height = _ROWS * PLANK
    grains = "".join(_grain(index) for index in range(GRAINS))
    content = "".join(_board(index, board) for index, board in enumerate(_tiled_boards()))
    size = f'width="{_WIDTH:.0f}" height="{height:.0f}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{grains}{content}</svg>\n'


def _tiled_boards() -> Iterator[Board]:
    """The window's boards, each row fitted to the width; a board across the left edge appears twice."""
    size = QSizeF(_WIDTH, (_ROWS - 1) * PLANK)
    rows = [list(row) for _top, row in groupby(table_top.boards(size), lambda board: board.box.top())]
    for index, row in enumerate(rows[:_ROWS]):
        start = row[0].box.left()
        factor = _WIDTH / (row[-1].box.right() - start)
        for board in row:
            left, width = start + (board.box.left() - start) * factor, board.box.width() * factor
            fitted = replace(board, box=QRectF(left, index * PLANK, width, PLANK))
            yield fitted
            if left < 0.0:
                yield replace(fitted, box=fitted.box.translated(_WIDTH, 0.0))


def _grain(index: int) -> str:
    lines = "".join(
        f'<path d="{path_data(path)}" stroke="{colour.name()}" stroke-opacity="{number(colour.alphaF(), 3)}"'
        f' stroke-width="{number(width)}"/>'
        for path, colour, width in table_top.grain_lines(index)
    )
    size = f'width="{2 * TILE}" height="{PLANK:.0f}"'
    return f'<pattern id="g{index}" patternUnits="userSpaceOnUse" {size} fill="none">{lines}</pattern>'


def _board(index: int, board: Board) -> str:
    x, y = number(board.box.left() - board.shift), number(board.box.top())
    grain = f'<pattern id="b{index}" href="#g{board.grain}" x="{x}" y="{y}"/>'
    edges = "".join(_filled(box, colour) for box, colour in table_top.board_edges(board.box))
    tone = _filled(board.box, table_top.board_colour(board.tone))
    return f'{grain}{tone}<rect{box_attributes(board.box)} fill="url(#b{index})"/>{edges}'


def _filled(box: QRectF, colour: QColor) -> str:
    return f'<rect{box_attributes(box)} fill="{colour.name()}" fill-opacity="{number(colour.alphaF(), 3)}"/>'
