"""*About Straights* and *Licences*: what the LGPL asks for, and whose work is in the program."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit
from pytestqt.qtbot import QtBot

from engine.protocol.sheet import Link, Sheet
from engine.straights.sheets import about as sheets
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.style.theme import theme
from tests.support.window.blank_window import blank_window

COMPONENTS = [("<b>evil</b> & co", "MIT"), *((f"library-{number}", "BSD") for number in range(60))]
EVIL = 'https://example.org/"x'
PARTS = ("/of/qt", "Lesser General Public License", "dynamically", "https://code.qt.io")


@pytest.fixture
def about(qtbot: QtBot) -> DrawnSheet:
    return DrawnSheet(blank_window(qtbot), sheets.about_window("1234", "/of/qt", Link("a log", "log:")))


@pytest.fixture
def licences(qtbot: QtBot) -> DrawnSheet:
    def show(key: str) -> Sheet:
        text = 80 * "M" + "\n" + 60 * "x\n" + key
        return sheets.licences(COMPONENTS, int(key), "1", "" if int(key) else EVIL, text)

    sheet = DrawnSheet(blank_window(qtbot), show("0"), choose=show)
    sheet.first = sheet.choice
    return sheet


def test_about_says_where_qt_lies_and_what_its_licence_allows(about: DrawnSheet) -> None:
    """As the LGPL wants it: which licence, which folder to replace, where the source is."""
    text = " ".join(label.text() for label in about.findChildren(QLabel)).replace("\N{WORD JOINER}", "")
    about.show()

    assert [] == [part for part in PARTS if part not in text]
    assert about.cross is about.window().focusWidget()  # not the text, with a cursor


def test_licences_are_read_by_keyboard(licences: DrawnSheet, qtbot: QtBot) -> None:
    """Names are as they are, an address can be followed where there is one, lines of 80 letters are whole."""
    licences.show()
    licences.activateWindow()
    qtbot.waitUntil(licences.choice.hasFocus)
    assert "<b>evil</b> & co 1" in [label.text() for label in licences.findChildren(QLabel)]
    assert 'href="https://example.org/&quot;x"' in about_of(licences).text()
    assert "library-0" == licences.choice.itemText(1)

    QTest.keyClicks(licences.choice, "library-33")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    licences.grab()  # or Qt would put the layout off
    (text,) = licences.findChildren(QPlainTextEdit)
    assert "34" == text.toPlainText().split("\n")[-1]
    assert "BSD" == about_of(licences).text()
    assert 1 == text.document().firstBlock().layout().lineCount()


def about_of(licences: DrawnSheet) -> QLabel:
    """What is said of the licence of a component."""
    return next(label for label in licences.findChildren(QLabel) if label.text().startswith(("MIT", "BSD")))


def test_links_are_in_the_colour_of_their_sheet(about: DrawnSheet, licences: DrawnSheet) -> None:
    """Not in that of the system, which may be as dark as the sheet."""
    systems = QGuiApplication.palette()
    dark = QPalette(systems)
    dark.setColor(QPalette.ColorRole.Link, QColor(theme().sheet))
    QGuiApplication.setPalette(dark)
    try:
        log = next(label for label in about.findChildren(QLabel) if "a log" in label.text())
        for dialog, text in ((about, log), (licences, about_of(licences))):
            dialog.show()
            dialog.grab()  # or Qt would put the layout off
            assert QColor(theme().active) in colours_of(text)
    finally:
        QGuiApplication.setPalette(systems)


def colours_of(text: QLabel) -> list[QColor]:
    picture = text.grab().toImage()
    return [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
