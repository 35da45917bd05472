"""Writes each card back of the window as a separate image: resources/backs/lattice.svg and so on.

A back has the same colours by day and at night, so that a browser can paint it once per size: many of them
move while cards are dealt.
"""

from __future__ import annotations

from functools import partial
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QRectF

from straights_gui.view.cards.back_designs import BACKS
from straights_gui.view.cards.backs import BackDesign, paint_back
from straights_gui.view.cards.shape import SHEET_HEIGHT, SHEET_WIDTH, card_size
from web.drawings.path_data import box_attributes, number, path_data
from web.drawings.recorder import Shape, recorded, scale_of

WIDTH = 90.0
"""The width in pixels at which the backs are recorded: it slightly affects the line around the card."""


def write_backs(folder: Path) -> None:
    """Write all backs into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, design in BACKS.items():
        (folder / f"{name}.svg").write_text(back_image(design), encoding="utf-8")


def back_image(design: BackDesign) -> str:
    """The whole SVG."""
    paint = partial(paint_back, size=card_size(WIDTH), design=design)
    shapes = recorded(paint, SHEET_WIDTH / WIDTH, name_of=str)
    clips: dict[tuple[float, ...], str] = {}
    content = "".join(
        _clipped("".join(_styled(style, tuple(same)) for style, same in groupby(group, _style)), clip, clips)
        for clip, group in groupby(shapes, _clip)
    )
    box = f'viewBox="0 0 {SHEET_WIDTH:.0f} {SHEET_HEIGHT:.0f}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} stroke-linejoin="bevel">{content}</svg>\n'


def _clip(shape: Shape) -> tuple[float, ...] | None:
    box = shape.clip
    return None if box is None else (box.x(), box.y(), box.width(), box.height())


def _clipped(content: str, clip: tuple[float, ...] | None, known: dict[tuple[float, ...], str]) -> str:
    """The content with its clip, which is defined at its first use."""
    if clip is None:
        return content
    defined = ""
    if clip not in known:
        known[clip] = f"c{len(known)}"
        box = box_attributes(QRectF(*clip), 3)
        defined = f'<clipPath id="{known[clip]}"><rect{box}/></clipPath>'
    return f'{defined}<g clip-path="url(#{known[clip]})">{content}</g>'


def _style(shape: Shape) -> str:
    text = f' fill="{shape.fill or "none"}"'
    if shape.stroke is not None:
        width = shape.stroke.width * scale_of(shape.transform)
        text += f' stroke="{shape.stroke.colour}" stroke-width="{number(width)}"'
        text += ' stroke-linecap="round"' if shape.stroke.is_round else ""
    if shape.opacity < 1.0:
        text += f' opacity="{number(shape.opacity)}"'
    return text


def _styled(style: str, shapes: tuple[Shape, ...]) -> str:
    """Paths of one style; lines share a path, but overlapping shapes could cut holes into each other."""
    data = [path_data(shape.on_sheet()) for shape in shapes]
    if not shapes[0].fill or len(data) == 1:
        return f'<path{style} d="{"".join(data)}"/>'
    return f"<g{style}>" + "".join(f'<path d="{each}"/>' for each in data) + "</g>"
