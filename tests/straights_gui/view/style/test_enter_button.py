"""The button that Enter presses names its key where there is room for it."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from straights_gui.view.style.parts.enter_button import EnterButton
from straights_gui.view.style.sheet_style import sheet_style
from straights_gui.view.style.themes import FELT


def test_the_cap_needs_room_beside_the_text_and_takes_none_of_it(qtbot: QtBot) -> None:
    """The text stays what it is, and stands in the middle where the cap has no room."""
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(sheet_style(FELT, 15.0))
    button = EnterButton(window, "Next round")
    window.show()
    wide, narrow = button.sizeHint(), button.minimumSizeHint()
    assert wide.width() > narrow.width() + 30
    rows: list[set[int]] = []
    for size in (wide, narrow):
        button.resize(size)
        image = button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        middle = image.height() // 2
        rows.append(
            {x for x in range(12, image.width() - 12) if image.pixelColor(x, middle).lightness() < 90}
        )

    assert max(rows[0]) > narrow.width()
    assert "Next round" == button.text()
    assert abs(min(rows[1]) - (narrow.width() - max(rows[1]))) <= 4
