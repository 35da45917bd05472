"""The Help menu: each item opens what it names, with what is true of this game and this installation."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel, QTableWidget, QTextBrowser

from engine.fast_dataclass import replace
from engine.protocol.sheet import Note
from engine.straights.session import Session
from engine.straights.setup import Variant
from straights_gui.model.about import licences
from straights_gui.model.about.installation import installation
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from tests.support.window.answers import opened_dialogs
from tests.support.window.player import Player, Seating, at_turn, game


@pytest.fixture
def player(seating: Seating) -> Player:
    """A game to 150 points."""
    return at_turn(seating, Session(replace(game().setup, variant=Variant(score_limit=150))))


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[QDialog]:
    """The dialogs that are opened, which wait for nobody."""
    return opened_dialogs(monkeypatch, QDialog)


def test_each_item_opens_what_it_names(
    player: Player, opened: list[QDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the limit of this game, the keys of this window, and the versions of this installation."""
    window, here = player.program.window, installation()
    components = licences.read_components()[::-1]
    monkeypatch.setattr(licences, "read_components", lambda: components)
    for action in (window.act.rules, window.act.shortcuts, window.act.about):
        action.trigger()
    rules, keys, about = opened
    (article,) = rules.findChildren(QTextBrowser)
    assert "150 points" in article.toPlainText()
    assert 4 == article.toHtml().count("<img")
    (table,) = keys.findChildren(QTableWidget)
    assert table.findItems("Ctrl+Z, U", Qt.MatchFlag.MatchExactly)
    assert table.findItems("New game", Qt.MatchFlag.MatchExactly)
    assert isinstance(about, DrawnSheet)
    text = " ".join(label.text() for label in about.findChildren(QLabel)).replace("\N{WORD JOINER}", "")
    told = (here.straights, here.qt, here.pyside, here.python, here.qt_folder, player.program.window_log.path)
    assert [] == [part for part in map(str, told) if part not in text]

    about.buttons["copy"].click()
    assert str(here) == QGuiApplication.clipboard().text()
    about.buttons["licences"].click()
    listed = opened[-1]
    assert isinstance(listed, DrawnSheet)
    heads = []
    for number in range(listed.choice.count()):
        listed.choice.setCurrentIndex(number)
        heads.append(listed.value.parts[0])
    names = {"Straights": here.straights, "Qt": here.qt, "PySide6 and Shiboken6": here.pyside}
    assert [Note(f"{name} {version}") for name, version in names.items()] == heads
