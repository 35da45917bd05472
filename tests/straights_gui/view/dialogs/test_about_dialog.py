"""*About Straights* and *Licences*: versions, the licence of Qt, and whose work is in the program."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.fast_dataclass import replace
from straights_gui.view.dialogs.about_dialog import AboutDialog, AboutInfo
from straights_gui.view.dialogs.licences_dialog import ComponentInfo, LicencesDialog
from straights_gui.view.style.theme import theme
from tests.support.window.blank_window import blank_window
from tests.support.window.layout_checks import system_text

MANY = tuple(
    ComponentInfo(f"library-{number}", f"{number}.1", "BSD-3-Clause", "https://example.org")
    for number in range(60)
)


INFO = AboutInfo("1", "2", "3", "4", "/of/qt", "report")


def activate(dialog: QDialog, qtbot: QtBot) -> None:
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)


def in_focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_about_says_where_qt_lies_and_what_its_licence_allows(qtbot: QtBot) -> None:
    """As the LGPL wants it: which licence, which folder to replace, where the source is."""
    dialog = AboutDialog(blank_window(qtbot), INFO)
    text = dialog.text.text().replace("\N{WORD JOINER}", "")
    for words in (
        "/of/qt",
        "Lesser General Public License",
        "dynamically",
        "https://code.qt.io",
        "https://download.qt.io",
    ):
        assert words in text


def test_licences_are_read_by_keyboard(qtbot: QtBot) -> None:
    dialog = LicencesDialog(blank_window(qtbot), MANY, lambda number: f"text {number}")
    activate(dialog, qtbot)
    assert ("Components", "Licence text") == (dialog.list.accessibleName(), dialog.text.accessibleName())
    assert dialog.list.hasFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert ("text 1", True) == (dialog.text.toPlainText(), "library-1" in dialog.about.text())
    QTest.keyClicks(dialog.list, "library-33")
    assert "text 33" == dialog.text.toPlainText()
    assert ["BSD-3-Clause"] == [each.text(1) for each in dialog.list.selectedItems()]
    visited = set()
    for _ in range(8):
        visited.add(in_focus())
        QTest.keyClick(in_focus(), Qt.Key.Key_Tab)
    assert {dialog.list, dialog.text, dialog.about} < visited
    QTest.keyClick(in_focus(), Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("percent", [80, 100])
def test_lines_of_80_letters_are_not_broken(qtbot: QtBot, percent: int) -> None:
    """In a window of the usual size."""
    with system_text(percent):
        dialog = LicencesDialog(blank_window(qtbot), MANY, lambda _number: 80 * "M" + "\n" + 60 * "x\n")
        dialog.show()
        dialog.grab()  # or Qt would put the layout off
        block = dialog.text.document().firstBlock()
        assert 1 == block.layout().lineCount()


def test_names_of_components_are_no_marks(qtbot: QtBot) -> None:
    """An address can be followed where there is one."""
    evil = ComponentInfo("<b>evil</b> & co", "1", "MIT", 'https://example.org/"x')
    dialog = LicencesDialog(blank_window(qtbot), (evil, replace(evil, home_page="")), str)
    assert "&lt;b&gt;evil&lt;/b&gt; &amp; co" in dialog.about.text()
    assert 'href="https://example.org/&quot;x"' in dialog.about.text()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert "href" not in dialog.about.text()


def test_links_are_in_the_colour_of_their_sheet(qtbot: QtBot) -> None:
    """Not in that of the system, which may be as dark as the sheet."""
    systems = QGuiApplication.palette()
    dark = QPalette(systems)
    dark.setColor(QPalette.ColorRole.Link, QColor(theme().sheet))
    QGuiApplication.setPalette(dark)
    try:
        about = AboutDialog(blank_window(qtbot), INFO)
        licences = LicencesDialog(blank_window(qtbot), MANY, str)
        for dialog, text in ((about, about.text), (licences, licences.about)):
            dialog.show()
            dialog.grab()  # or Qt would put the layout off
            assert is_in_colour_of_links(text)
    finally:
        QGuiApplication.setPalette(systems)


def is_in_colour_of_links(text: QLabel) -> bool:
    picture, colour = text.grab().toImage(), QColor(theme().active)
    points = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return any(picture.pixelColor(x, y) == colour for x, y in points)
