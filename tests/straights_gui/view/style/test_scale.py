"""A line with marks."""

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from straights_gui.view.style.parts.scale import Scale, ScaleMark


def test_a_mark_that_is_not_certain_has_its_span(qtbot: QtBot) -> None:
    """The line is thicker there, on both sides of the mark, and as usual elsewhere."""
    window = QWidget()
    qtbot.addWidget(window)
    marks = (ScaleMark(0.5, "you", is_own=True, span=(0.3, 0.7)), ScaleMark(0.5, "you", is_own=True))
    pictures = []
    for mark in marks:
        scale = Scale(window, (mark,))
        scale.resize(420, scale.sizeHint().height())
        pictures.append(scale.grab().toImage())
    above = pictures[0].height() // 2 - 3
    colours: list[list[QColor]] = [
        [picture.pixelColor(10 + round(share * 400), above) for picture in pictures]
        for share in (0.1, 0.32, 0.68, 0.9)
    ]

    assert [False, True, True, False] == [spanned != plain for spanned, plain in colours]
