"""*About Straights* and *Licences*: what the LGPL asks for, and whose work is in the program."""

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.protocol.sheet import Link
from engine.straights.sheets.about import about_window
from straights_gui.view.dialogs.licences_dialog import ComponentInfo, LicencesDialog
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.style.theme import theme
from tests.support.window.blank_window import blank_window

EVIL = ComponentInfo("<b>evil</b> & co", "1", "MIT", 'https://example.org/"x')
COMPONENTS = (EVIL, *(ComponentInfo(f"library-{number}", "1", "BSD", "") for number in range(60)))
PARTS = ("/of/qt", "Lesser General Public License", "dynamically", "https://code.qt.io")


@pytest.fixture
def about(qtbot: QtBot) -> DrawnSheet:
    return DrawnSheet(blank_window(qtbot), about_window("1234", "/of/qt", Link("a log", "log:")))


@pytest.fixture
def licences(qtbot: QtBot) -> LicencesDialog:
    text = 80 * "M" + "\n" + 60 * "x\n"
    return LicencesDialog(blank_window(qtbot), COMPONENTS, lambda number: f"{text}{number}")


def test_about_says_where_qt_lies_and_what_its_licence_allows(about: DrawnSheet) -> None:
    """As the LGPL wants it: which licence, which folder to replace, where the source is."""
    text = " ".join(label.text() for label in about.findChildren(QLabel)).replace("\N{WORD JOINER}", "")
    about.show()

    assert [] == [part for part in PARTS if part not in text]
    assert about.cross is about.window().focusWidget()  # not the text, with a cursor


def test_licences_are_read_by_keyboard(licences: LicencesDialog, qtbot: QtBot) -> None:
    """Names are no marks, an address can be followed where there is one, lines of 80 letters are whole."""
    licences.show()
    licences.activateWindow()
    qtbot.waitUntil(licences.list.hasFocus)
    assert "&lt;b&gt;evil&lt;/b&gt; &amp; co" in licences.about.text()
    assert 'href="https://example.org/&quot;x"' in licences.about.text()

    QTest.keyClicks(licences.list, "library-33")
    licences.grab()  # or Qt would put the layout off
    assert "34" == licences.text.toPlainText().split("\n")[-1]
    assert "href" not in licences.about.text()
    assert 1 == licences.text.document().firstBlock().layout().lineCount()


def test_links_are_in_the_colour_of_their_sheet(about: DrawnSheet, licences: LicencesDialog) -> None:
    """Not in that of the system, which may be as dark as the sheet."""
    systems = QGuiApplication.palette()
    dark = QPalette(systems)
    dark.setColor(QPalette.ColorRole.Link, QColor(theme().sheet))
    QGuiApplication.setPalette(dark)
    try:
        log = next(label for label in about.findChildren(QLabel) if "a log" in label.text())
        for dialog, text in ((about, log), (licences, licences.about)):
            dialog.show()
            dialog.grab()  # or Qt would put the layout off
            assert QColor(theme().active) in colours_of(text)
    finally:
        QGuiApplication.setPalette(systems)


def colours_of(text: QLabel) -> list[QColor]:
    picture = text.grab().toImage()
    return [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
