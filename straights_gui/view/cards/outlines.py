"""Parses outlines in a compact notation, in which all cards, portraits and icons are written."""

import re
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QTransform

_TOKEN = re.compile(r"[MLQCOZ]|-?[0-9.]+")
_ARITY = {"M": 2, "L": 2, "Q": 4, "C": 6, "O": 4}


@cache
def outline(text: str) -> QPainterPath:
    """Parse an outline: M move, L line, Q and C curves, Z close as in SVG, and O for an ellipse.

    `O cx cy rx ry` is an addition; the other letters take absolute coordinates, and a letter applies
    until the next one.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    tokens = _TOKEN.findall(text)
    letter, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            letter, at = tokens[at], at + 1
            if letter == "Z":
                path.closeSubpath()
                continue
        count = _ARITY[letter]
        _add(path, letter, [float(token) for token in tokens[at : at + count]])
        at += count
    return path


def _add(path: QPainterPath, letter: str, n: list[float]) -> None:
    if letter == "M":
        path.moveTo(n[0], n[1])
    elif letter == "L":
        path.lineTo(n[0], n[1])
    elif letter == "Q":
        path.quadTo(n[0], n[1], n[2], n[3])
    elif letter == "C":
        path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
    else:
        path.addEllipse(QPointF(n[0], n[1]), n[2], n[3])


def mirrored(path: QPainterPath, axis: float) -> QPainterPath:
    """Return the path reflected left to right about x = axis."""
    return QTransform(-1.0, 0.0, 0.0, 1.0, 2.0 * axis, 0.0).map(path)
