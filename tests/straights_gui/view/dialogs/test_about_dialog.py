"""*About Straights* and *Licences*: versions, the licence of Qt, and whose work is in the program."""

import platform
import sys
from collections.abc import Callable
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine.version import VERSION
from straights_gui.controller.menus.help_menu import in_order
from straights_gui.model.about.installation import installation
from straights_gui.model.about.licences import Component, LicencesError
from straights_gui.view.dialogs.about_dialog import AboutDialog, AboutInfo
from straights_gui.view.dialogs.licences_dialog import ComponentInfo, LicencesDialog
from tests.support.window.player import Player, Seating, game

MANY = tuple(
    ComponentInfo(f"library-{number}", f"{number}.1", "BSD-3-Clause", "https://example.org")
    for number in range(60)
)


def at(player: Player, monkeypatch: pytest.MonkeyPatch, name: str, do: Callable[[QDialog], None]) -> None:
    def run(dialog: QDialog) -> int:
        dialog.show()
        QApplication.processEvents()
        do(dialog)
        dialog.close()
        return 0

    with monkeypatch.context() as patch:
        patch.setattr(QDialog, "exec", run)
        getattr(player.program.window.act, name).trigger()
    QApplication.processEvents()


def activate(dialog: QDialog, qtbot: QtBot) -> None:
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)


def in_focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_about_says_the_versions_and_where_qt_lies(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the LGPL wants it: which licence, which folder to replace, where the source is."""
    found: list[str] = []

    def read(dialog: QDialog) -> None:
        assert isinstance(dialog, AboutDialog)
        found.append(dialog.text.text().replace("\N{WORD JOINER}", ""))

    at(seating(game()), monkeypatch, "about", read)
    folder = str(Path(PySide6.__file__ or "").parent)
    for words in (VERSION, qVersion(), PySide6.__version__, platform.python_version(), folder):
        assert words in found[0]
    for words in (
        "Lesser General Public License",
        "dynamically",
        "https://code.qt.io",
        "https://download.qt.io",
    ):
        assert words in found[0]


def test_the_versions_can_be_copied(qtbot: QtBot) -> None:
    dialog = AboutDialog(None, AboutInfo("1", "2", "3", "4", "/a", str(installation())))
    qtbot.addWidget(dialog)
    dialog.copy_button.click()
    copied = QGuiApplication.clipboard().text()
    assert str(installation()) == copied
    assert copied.startswith(f"Straights {VERSION}, Qt {qVersion()}, PySide6 ")


def test_a_bundle_says_that_it_is_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert str(installation()).endswith(", no bundle")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "straights-gui"))
    assert (tmp_path, True) == (installation().bundle, str(installation()).endswith(f", bundle {tmp_path}"))


def test_about_leads_to_the_licences(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: list[str] = []

    def click(dialog: QDialog) -> None:
        kinds.append(type(dialog).__name__)
        if isinstance(dialog, AboutDialog):
            dialog.licences_button.click()

    at(seating(game()), monkeypatch, "about", click)
    assert ["AboutDialog", "LicencesDialog"] == kinds


def test_enter_closes_about(qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        dialog = AboutDialog(None, AboutInfo("1", "2", "3", "4", "/a", "x"))
        activate(dialog, qtbot)
        assert isinstance(in_focus(), QPushButton)
        QTest.keyClick(in_focus(), key)
        assert not dialog.isVisible()


def test_licences_show_component_licence_and_text(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    """The version where only the program itself knows it, the address, and the texts word for word."""
    found: dict[str, tuple[str, str, str]] = {}

    def read(dialog: QDialog) -> None:
        assert isinstance(dialog, LicencesDialog)
        for number in range(dialog.list.topLevelItemCount()):
            item = dialog.list.topLevelItem(number)
            assert item is not None
            dialog.list.setCurrentItem(item)
            found[item.text(0)] = (item.text(1), dialog.about.text(), dialog.text.toPlainText())

    at(seating(game()), monkeypatch, "licences", read)
    assert ["Straights", "Qt", "PySide6 and Shiboken6"] == list(found)
    licence, about, text = found["Qt"]
    assert ("LGPL-3.0-only", True, True) == (licence, qVersion() in about, "https://www.qt.io" in about)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert VERSION in found["Straights"][1]
    assert "MIT License" in found["Straights"][2]


def test_licences_are_read_by_keyboard(qtbot: QtBot) -> None:
    dialog = LicencesDialog(None, MANY, lambda number: f"text {number}")
    activate(dialog, qtbot)
    assert dialog.list.hasFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert ("text 1", True) == (dialog.text.toPlainText(), "library-1" in dialog.about.text())
    QTest.keyClicks(dialog.list, "library-33")
    assert "text 33" == dialog.text.toPlainText()
    visited = set()
    for _ in range(8):
        visited.add(in_focus())
        QTest.keyClick(in_focus(), Qt.Key.Key_Tab)
    assert {dialog.list, dialog.text, dialog.about} < visited
    QTest.keyClick(in_focus(), Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_screen_reader_finds_names(qtbot: QtBot) -> None:
    dialog = LicencesDialog(None, MANY, str)
    qtbot.addWidget(dialog)
    assert ("Components", "Licence text") == (
        dialog.list.accessibleName(),
        dialog.text.accessibleName(),
    )


@pytest.mark.parametrize("factor", [0.8, 1.0, 1.5])
def test_lines_of_80_letters_are_not_broken(qtbot: QtBot, qapp: QApplication, factor: float) -> None:
    """The dialog is as wide as its font needs; never wider than the screen."""
    usual = qapp.font()
    larger = QFont(usual)
    larger.setPointSizeF(usual.pointSizeF() * factor)
    qapp.setFont(larger)
    try:
        dialog = LicencesDialog(None, MANY, lambda _number: 80 * "M" + "\n" + 60 * "x\n")
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.grab()  # or Qt would put the layout off
        block = dialog.text.document().firstBlock()
        assert dialog.width() <= dialog.screen().availableSize().width()
        assert 1 == block.layout().lineCount()
    finally:
        qapp.setFont(usual)


def test_names_of_components_are_no_marks(qtbot: QtBot) -> None:
    component = ComponentInfo("<b>evil</b> & co", "1", "MIT", 'https://example.org/"x')
    dialog = LicencesDialog(None, (component,), str)
    qtbot.addWidget(dialog)
    assert "&lt;b>evil&lt;/b> &amp; co" in dialog.about.text()
    assert 'href="https://example.org/&quot;x"' in dialog.about.text()


@pytest.mark.parametrize("reason, words", [("", "is damaged"), ("Permission denied", "(Permission denied)")])
def test_a_list_that_cannot_be_read_is_told_in_a_sentence(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, reason: str, words: str
) -> None:
    found: list[tuple[bool, str]] = []

    def refuse() -> None:
        raise LicencesError(Path("/a/components.json"), reason)

    def read(dialog: QDialog) -> None:
        assert isinstance(dialog, LicencesDialog)
        found.append((dialog.list.isVisible(), dialog.text.toPlainText()))

    monkeypatch.setattr("straights_gui.model.about.licences.read_components", refuse)
    at(seating(game()), monkeypatch, "licences", read)
    ((has_list, said),) = found
    assert (False, True, True) == (has_list, "components.json" in said, words in said)


def test_a_text_that_lacks_is_told_and_others_can_be_read(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []

    def refuse(_component: object) -> str:
        raise LicencesError(Path("/a/MIT.txt"), "No such file or directory")

    def read(dialog: QDialog) -> None:
        assert isinstance(dialog, LicencesDialog)
        found.append(dialog.text.toPlainText())

    monkeypatch.setattr("straights_gui.model.about.licences.read_texts", refuse)
    at(seating(game()), monkeypatch, "licences", read)
    assert "MIT.txt" in found[0]
    assert "(No such file or directory)" in found[0]


def test_what_the_program_is_made_of_comes_first() -> None:
    names = ("zlib", "Qt", "Straights", "ICU")
    components = tuple(Component(name, "", "MIT", "", ("MIT.txt",)) for name in names)
    ordered = [component.name for component in in_order(components, ("Straights", "Qt"))]
    assert ["Straights", "Qt", "zlib", "ICU"] == ordered
