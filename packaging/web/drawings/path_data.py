"""Writes outlines as SVG path data, and other values of SVG, in few characters."""

import re

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

_Kind = QPainterPath.ElementType
_COMMANDS = {
    _Kind.MoveToElement: "M",
    _Kind.LineToElement: "L",
    _Kind.CurveToElement: "C",
    _Kind.CurveToDataElement: " ",
}


def number(value: float, digits: int = 2) -> str:
    """A number in as few characters as possible.

    >>> [number(value) for value in (0.5, -0.25, 3.0, 0.001, -0.001)]
    ['.5', '-.25', '3', '0', '0']
    """
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def numbers(*values: float, digits: int = 2) -> str:
    """Numbers separated by spaces."""
    return " ".join(number(value, digits) for value in values)


def path_data(path: QPainterPath) -> str:
    """The `d` attribute of a path."""
    elements = map(path.elementAt, range(path.elementCount()))
    return "".join(_COMMANDS[each.type] + numbers(each.x, each.y) for each in elements)


def outline_data(outline: str) -> str:
    """The `d` attribute of an outline in the notation of the window, whose ellipses SVG does not have.

    >>> outline_data("M 1 2 L 3 4.5 Z O 10 10 2 3")
    'M1 2L3 4.5ZM8 10a2 3 0 1 0 4 0a2 3 0 1 0-4 0z'
    """
    return re.sub(r" ?([A-Z]) ?", r"\1", re.sub(r"O ([^A-Z]+)", _arcs, outline))


def _arcs(ellipse: re.Match[str]) -> str:
    x, y, across, down = map(float, ellipse[1].split())
    arc = f"a{numbers(across, down)} 0 1 0"
    return f"M{numbers(x - across, y)}{arc} {number(2 * across)} 0{arc}{number(-2 * across)} 0z"


def box_attributes(box: QRectF) -> str:
    """The attributes for the position and size of a rectangle."""
    x, y, width, height = (number(value) for value in (box.x(), box.y(), box.width(), box.height()))
    return f' x="{x}" y="{y}" width="{width}" height="{height}"'
