"""Writes outlines as SVG path data, with the minimum of characters for a precision."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform

_Kind = QPainterPath.ElementType


def number(value: float, digits: int = 2) -> str:
    """A number in as few characters as possible.

    >>> [number(value) for value in (0.5, -0.25, 3.0, 0.001, -0.001)]
    ['.5', '-.25', '3', '0', '0']
    """
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def path_data(path: QPainterPath, digits: int = 2) -> str:
    """The `d` attribute of a path, with relative commands, so that equal shapes elsewhere are equal text."""
    return _Writer(digits).write(path)


class _Writer:
    """Writes one path; tracks rounded positions, so that errors do not accumulate."""

    def __init__(self, digits: int) -> None:
        self._digits = digits
        self._at = (0.0, 0.0)
        self._start = (0.0, 0.0)
        self._parts: list[str] = []
        self._command = ""

    def write(self, path: QPainterPath) -> str:
        elements = [path.elementAt(at) for at in range(path.elementCount())]
        at = 0
        while at < len(elements):
            points = [(element.x, element.y) for element in elements[at : at + 3]]
            kind = elements[at].type
            at += 3 if kind == _Kind.CurveToElement else 1
            is_last = at == len(elements) or elements[at].type == _Kind.MoveToElement
            if kind == _Kind.MoveToElement:
                self._move(points[0])
                continue
            is_curve = kind == _Kind.CurveToElement
            is_closing = is_last and self._rounded(points[-1 if is_curve else 0]) == self._start
            if is_curve:
                self._add("c", points)
            elif not is_closing:
                self._line(points[0])
            if is_closing:
                self._close()
        return "".join(self._parts)

    def _move(self, point: tuple[float, float]) -> None:
        self._parts.append("M" + _joined([number(value, self._digits) for value in point]))
        self._at = self._start = self._rounded(point)
        self._command = "M"

    def _line(self, point: tuple[float, float]) -> None:
        x, y = self._rounded(point)
        if y == self._at[1]:
            self._append("h", [number(x - self._at[0], self._digits)])
        elif x == self._at[0]:
            self._append("v", [number(y - self._at[1], self._digits)])
        else:
            self._add("l", [point])
        self._at = x, y

    def _add(self, command: str, points: list[tuple[float, float]]) -> None:
        values = []
        for point in points:
            x, y = self._rounded(point)
            values += [number(x - self._at[0], self._digits), number(y - self._at[1], self._digits)]
        self._append(command, values)
        self._at = self._rounded(points[-1])

    def _append(self, command: str, values: list[str]) -> None:
        text = _joined(values)
        if command != self._command:
            self._parts.append(command)
        elif not text.startswith("-"):
            self._parts.append(" ")
        self._parts.append(text)
        self._command = command

    def _close(self) -> None:
        self._parts.append("z")
        self._at, self._command = self._start, "z"

    def _rounded(self, point: tuple[float, float]) -> tuple[float, float]:
        return round(point[0], self._digits), round(point[1], self._digits)


def _joined(values: list[str]) -> str:
    """Numbers separated by a space only if no minus separates them."""
    return "".join(
        value if value.startswith("-") or not at else " " + value for at, value in enumerate(values)
    )


def box_attributes(box: QRectF, digits: int = 2) -> str:
    """The attributes for the position and size of a rectangle."""
    x, y, width, height = (number(value, digits) for value in (box.x(), box.y(), box.width(), box.height()))
    return f' x="{x}" y="{y}" width="{width}" height="{height}"'


def transform_text(transform: QTransform) -> str:
    """The `transform` attribute for a translation and scaling, optionally with a half turn."""
    move, scale = "", ""
    if transform.dx() or transform.dy():
        move = f"translate({_joined([number(transform.dx()), number(transform.dy())])})"
    if abs(transform.m11() - 1) > 1e-9 or abs(transform.m22() - 1) > 1e-9:
        scale = f"scale({number(transform.m11(), 5)})"
    return move + scale
