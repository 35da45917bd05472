"""Cards beside each other on a sheet."""

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.cards.card import Card
from straights_gui.view.style.parts.card_row import CardRow
from straights_gui.view.style.theme import tokens


def test_the_better_card_has_a_ring_in_the_colour_of_marks(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    plain, ringed = (CardRow(window, (Card.parse("7D"),), 60.0, has_ring=ring) for ring in (False, True))
    for row in (plain, ringed):
        row.resize(row.sizeHint())
    pictures = [row.grab().toImage().convertToFormat(QImage.Format.Format_RGB32) for row in (plain, ringed)]
    colour, middle = QColor(tokens().sheet_accent), ringed.height() // 2
    edges = [(1, middle), (ringed.width() - 2, middle), (ringed.width() // 2, 1)]

    assert [colour] * 3 == [pictures[1].pixelColor(*edge) for edge in edges]
    assert colour not in [pictures[0].pixelColor(*edge) for edge in edges]
