"""The screen between two people at one computer: whom it names, what it hides, and when it goes."""

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from straights_gui.view.table.handover_screen import HandoverScreen
from straights_gui.view.table.layout import TableLayout
from straights_gui.view.text.languages import set_language

SMALL, LARGE = QSizeF(700, 500), QSizeF(1600, 1000)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    """What is to be hidden: a red field."""
    table = QWidget()
    qtbot.addWidget(table)
    table.setObjectName("red")
    table.setStyleSheet("#red { background: #ff0000 }")
    table.resize(SMALL.toSize())
    table.show()
    return table


@pytest.fixture
def screen(table: QWidget) -> HandoverScreen:
    return HandoverScreen(table)


def show(screen: HandoverScreen, name: str, size: QSizeF = SMALL) -> None:
    screen.show_for(name, TableLayout.for_size(size, 16.0))


def words(screen: HandoverScreen) -> list[str]:
    return [label.text() for label in screen.findChildren(QLabel)] + [screen.button.text()]


def test_the_screen_names_who_is_to_come(screen: HandoverScreen) -> None:
    """Each time the next one, in the language of the moment; a name is no markup, and a long one is cut."""
    assert not screen.isVisible()
    for name in "Anna", "Bert", "<b>Cora</b>":
        show(screen, name)
        assert [f"{name}, it’s your turn.", "Everyone else, look away!", "Show my cards"] == words(screen)
        assert screen.button is screen.window().focusWidget()
    set_language("de")
    QApplication.processEvents()
    assert "<b>Cora</b>" in words(screen)[0]
    assert "look away" not in words(screen)[1]
    set_language("en")
    QApplication.processEvents()
    assert "<b>Cora</b>, it’s your turn." == words(screen)[0]

    show(screen, "W" * 40)
    short = words(screen)[0]
    assert short.startswith("WWW")
    assert short.endswith("…, it’s your turn.")
    screen.fit(TableLayout.for_size(SMALL, 16.0))
    assert short == words(screen)[0]
    title = screen.findChildren(QLabel)[0]
    assert title.sizeHint().width() <= screen.width()


def test_nothing_of_the_table_is_seen_before_the_button_is_pressed(
    screen: HandoverScreen, table: QWidget
) -> None:
    """In any size, with which it grows; only keys of a button change something; each press tells once."""
    told: list[bool] = []
    heights = []
    panel = QWidget(table)
    panel.setGeometry(0, 0, 9, 9)
    panel.setObjectName("red")  # a side panel that was opened later
    panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    panel.show()
    screen.button.clicked.connect(lambda: told.append(screen.isVisible()))
    for size in SMALL, LARGE:
        show(screen, "Anna")
        table.resize(size.toSize())
        screen.fit(TableLayout.for_size(size, 16.0))
        assert table.rect() == screen.geometry()
        heights.append((screen.button.font().pixelSize(), screen.button.height()))
        picture: QImage = table.grab().toImage()
        middle = picture.height() // 2
        seen = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in (0, middle)}
        assert "#ff0000" not in seen
        QTest.keyClick(screen.button, Qt.Key.Key_Escape)
        assert screen.isVisible()
        QTest.keyClick(screen.button, Qt.Key.Key_Space)
        assert not screen.isVisible()

    assert [False, False] == told
    assert heights[0] < heights[1]
