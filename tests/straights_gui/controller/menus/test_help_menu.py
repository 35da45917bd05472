"""The Help menu: each item opens what it names, with what is true of this game and this installation."""

from typing import TypeVar

import PySide6
import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

from engine.fast_dataclass import replace
from engine.straights.session import Session
from engine.straights.setup import Variant
from engine.version import VERSION
from straights_gui.model.about import licences
from straights_gui.model.about.installation import installation
from straights_gui.model.about.licences import Component
from straights_gui.view.dialogs.about_dialog import AboutDialog
from straights_gui.view.dialogs.licences_dialog import LicencesDialog
from straights_gui.view.dialogs.rules_dialog import RulesDialog
from straights_gui.view.dialogs.shortcuts_dialog import ShortcutsDialog
from tests.support.window.answers import opened_dialogs
from tests.support.window.player import Player, Seating, at_turn, game

Dialog = TypeVar("Dialog", bound=QDialog)
UNKNOWN = Component("Else", "", "MIT", "https://else.example", ("else.txt",))
NEWER = replace(UNKNOWN, name="Newer", version="9.1")


@pytest.fixture
def player(seating: Seating) -> Player:
    """A game to 150 points."""
    return at_turn(seating, Session(replace(game().setup, variant=Variant(score_limit=150))))


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[QDialog]:
    """The dialogs that are opened, which wait for nobody."""
    return opened_dialogs(monkeypatch, QDialog)


def the(dialogs: list[QDialog], kind: type[Dialog]) -> Dialog:
    """The dialog that was opened last."""
    dialog = dialogs[-1]
    assert isinstance(dialog, kind)
    return dialog


def test_the_rules_and_the_keys_are_those_of_this_window(player: Player, opened: list[QDialog]) -> None:
    player.program.window.act.rules.trigger()
    rules = the(opened, RulesDialog)
    player.program.window.act.shortcuts.trigger()
    table = the(opened, ShortcutsDialog).table
    cells = [[table.item(row, column) for column in range(2)] for row in range(table.rowCount())]
    rows = [tuple(cell.text() for cell in row if cell is not None) for row in cells]

    assert "150 points" in rules.browser.toPlainText()
    assert 4 == rules.browser.toHtml().count("<img")
    assert ("Ctrl+Z", "Undo") in rows
    assert {player.program.window} == {dialog.window() for dialog in opened}


def test_about_says_what_is_installed_and_where_problems_are_logged(
    player: Player, opened: list[QDialog]
) -> None:
    player.program.window.act.about.trigger()
    about = the(opened, AboutDialog)
    here = installation()
    about.copy_button.click()
    about.licences_button.click()
    text = about.text.text().replace("\N{WORD JOINER}", "")

    for part in (VERSION, qVersion(), PySide6.__version__, here.python, str(here.qt_folder)):
        assert part in text
    assert str(player.program.window_log.path) in text
    assert str(here) == QGuiApplication.clipboard().text()
    assert about.window() is the(opened, LicencesDialog).window()


def test_each_component_is_listed_with_its_version(
    player: Player, opened: list[QDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    components = (UNKNOWN, *reversed(licences.read_components()), NEWER)
    monkeypatch.setattr(licences, "read_components", lambda: components)
    monkeypatch.setattr(licences, "read_texts", lambda component: f"The text of {component.name}.")
    player.program.help_menu.show_licences(player.program.window)
    dialog = the(opened, LicencesDialog)
    found = []
    for item in dialog.list.findItems("", Qt.MatchFlag.MatchStartsWith):
        dialog.list.setCurrentItem(item)
        found.append((dialog.about.text().partition("<br>")[0], dialog.text.toPlainText()))

    names = ("Straights", "Qt", "PySide6 and Shiboken6", "Else", "Newer")
    versions = (VERSION, qVersion(), PySide6.__version__, "", "9.1")
    heads = [f"<b>{name}</b> {version}" for name, version in zip(names, versions, strict=True)]
    assert list(zip(heads, [f"The text of {name}." for name in names], strict=True)) == found
    assert player.program.window is dialog.window()


@pytest.mark.parametrize("was_paused", [False, True])
def test_computers_wait_during_the_tour(player: Player, *, was_paused: bool) -> None:
    """Another click opens no second one; afterwards they go on where they did, and it was seen."""
    player.preferences.has_seen_tour = False
    act, controller = player.program.window.act, player.program.help_menu
    act.pause.setChecked(was_paused)
    act.tour.trigger()
    tour = controller.running_tour
    act.tour.trigger()
    assert tour is not None
    assert tour is controller.running_tour
    assert act.pause.isChecked()
    tour.end()

    assert controller.running_tour is None
    assert (was_paused, True) == (act.pause.isChecked(), player.preferences.has_seen_tour)
