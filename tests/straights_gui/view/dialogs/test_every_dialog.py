"""What every dialog promises: it can be read, reached, understood and closed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtGui import QKeySequence, QPixmap, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollBar,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.cards.card import CARDS
from engine.straights.player import Computer, Human
from engine.straights.setup import Variant
from straights_gui.view.dialogs.about_dialog import AboutDialog, AboutInfo
from straights_gui.view.dialogs.deck_dialog import DeckDialog
from straights_gui.view.dialogs.licences_dialog import ComponentInfo, LicencesDialog
from straights_gui.view.dialogs.paste_dialog import PasteDialog
from straights_gui.view.dialogs.rules_dialog import RulesDialog
from straights_gui.view.dialogs.seal_dialog import KeyedDeal, SealDialog, SeededDeal
from straights_gui.view.dialogs.shortcuts_dialog import ShortcutsDialog, shortcuts
from straights_gui.view.dialogs.statistics_dialog import StatisticsDialog, StatisticsTable
from straights_gui.view.hosting.host_page import HostChoices
from straights_gui.view.network.others_sheet import OthersSheet
from straights_gui.view.style.hit_size import SMALLEST
from tests.support.window.blank_window import blank_window

NAMES = ("Ada", "Ben", "Cleo", "Dan")
PLAYERS = (Human(), Computer("expert"))
TABLE = HostChoices("Ada", (Human(),) * 3)
COMPONENTS = (ComponentInfo("Qt", "6", "LGPL", "https://qt.io"), ComponentInfo("R&D <b>", "1", "MIT", ""))


DIALOGS: dict[str, Callable[[QWidget], QDialog]] = {
    "about": lambda parent: AboutDialog(
        parent, AboutInfo("1.0", "6", "6", "3.11", "/qt", "report", "/data/log")
    ),
    "deck": lambda parent: DeckDialog(parent, CARDS, NAMES),
    "licences": lambda parent: LicencesDialog(parent, COMPONENTS, lambda number: f"text {number}"),
    "paste": lambda parent: PasteDialog(parent, "c\nc"),
    "host": lambda parent: OthersSheet(parent, TABLE, PLAYERS, "", joins=False),
    "join": lambda parent: OthersSheet(parent, TABLE, PLAYERS, "https://play.example", joins=True),
    "rules": lambda parent: RulesDialog(parent, Variant(80)),
    "seal": lambda parent: SealDialog(parent, SeededDeal("0" * 64, "1", "ab")),
    "key": lambda parent: SealDialog(parent, KeyedDeal("0" * 64)),
    "shortcuts": lambda parent: ShortcutsDialog(parent, (("H", "Hint"), ("F1", "Rules"))),
    "statistics": lambda parent: StatisticsDialog(
        parent,
        (("", "all opponents"),),
        lambda _level: StatisticsTable(
            (("Games", "3", ""), ("Won", "33 %", "1 of 3")), (("Rounds", "9"),), (1, 1, 0, 1), (1, 2), ()
        ),
    ),
}


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """The window to which dialogs belong: most are gone once they are closed."""
    return blank_window(qtbot)


@pytest.fixture(params=DIALOGS)
def dialog(qtbot: QtBot, window: QWidget, request: pytest.FixtureRequest) -> QDialog:
    qtbot.waitExposed(window)
    shown = DIALOGS[request.param](window)
    shown.show()
    QApplication.processEvents()
    return shown


def controls(dialog: QDialog) -> list[QWidget]:
    """What can be clicked or filled in; parts of something larger are none."""
    kinds = (QAbstractButton, QAbstractSlider, QSpinBox, QComboBox, QLineEdit)
    whole = QSpinBox | QComboBox | QLineEdit
    return [
        widget
        for kind in kinds
        for widget in dialog.findChildren(kind)
        if widget.isVisible()
        and not isinstance(widget, QScrollBar)
        and not isinstance(widget.parent(), whole)
        and type(widget).__name__ != "QTableCornerButton"  # that of a list, which Qt makes
    ]


@pytest.mark.parametrize("way", ["cross", "escape"])
def test_it_is_closed_with_mouse_and_keys(dialog: QDialog, way: str) -> None:
    closed: list[int] = []
    dialog.finished.connect(closed.append)
    (cross,) = (each for each in dialog.findChildren(QToolButton) if each.accessibleName() == "Close")
    if way == "cross":
        QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert [QDialog.DialogCode.Rejected.value] == closed


def test_it_says_what_it_is(dialog: QDialog) -> None:
    assert dialog.windowTitle() == dialog.accessibleName() != ""
    texts = [each.text().replace("&", "") for each in dialog.findChildren(QPushButton) if each.isVisible()]
    assert all(texts)
    assert len(set(texts)) == len(texts)


def test_all_of_it_is_reached_with_the_tab_key(dialog: QDialog) -> None:
    """Of a choice the chosen part, from which the arrow keys lead on; nothing outside of it."""
    seen, window = set(), dialog.window()
    for _ in range(60):
        focused = window.focusWidget()
        assert focused is not None
        seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    focusable = [each for each in controls(dialog) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]

    assert [] == [each for each in focusable if each.isEnabled() and each not in seen]
    assert [] == [each for each in seen if not dialog.isAncestorOf(each)]


def test_what_is_clicked_is_large_enough(dialog: QDialog) -> None:
    assert [] == [
        (type(widget).__name__, widget.size())
        for widget in controls(dialog)
        if min(widget.width(), widget.height()) < SMALLEST
    ]


def test_nothing_overlaps(dialog: QDialog) -> None:
    labels = [label for label in dialog.findChildren(QLabel) if label.isVisible() and label.text()]
    boxes = [
        (widget, QRect(widget.mapTo(dialog, widget.rect().topLeft()), widget.size()))
        for widget in (*labels, *controls(dialog))
    ]
    assert [] == [
        (first, second)
        for number, (first, box) in enumerate(boxes)
        for second, other in boxes[:number]
        if box.intersects(other) and not (first.isAncestorOf(second) or second.isAncestorOf(first))
    ]


def test_it_fits_into_the_smallest_window(dialog: QDialog, window: QWidget) -> None:
    window.resize(640, 436)
    QApplication.processEvents()
    assert window.rect().contains(dialog.geometry())


def test_the_list_of_keys_is_that_of_the_menus(qtbot: QtBot) -> None:
    """What has no key is not in it; marks and dots of the menu are left out, a sign of "and" stays."""
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("No key")
    both = menu.addAction("&Undo && redo…")
    both.setShortcuts([QKeySequence("Ctrl+Z"), QKeySequence("U")])
    rows = shortcuts(menu.actions())
    assert ("Ctrl+Z, U", "Undo & redo") == rows[0]
    assert "No key" not in [text for _keys, text in rows]
    assert ("Space", "Skip animations") in rows


def test_the_list_of_keys_is_read_and_not_written(window: QWidget) -> None:
    table = ShortcutsDialog(window, (("H", "Hint"), ("F1", "Rules"))).table
    QTest.keyClicks(table, "x")
    found = [[item.text() for column in range(2) if (item := table.item(row, column))] for row in range(2)]
    assert [["H", "Hint"], ["F1", "Rules"]] == found


def test_the_deck_stands_in_the_order_in_which_it_was_dealt(window: QWidget) -> None:
    dialog = DeckDialog(window, CARDS, NAMES)
    dialog.show()
    labels = dialog.findChildren(QLabel)
    cards = [label for label in labels if label.accessibleName()]
    assert [str(card) for card in CARDS] == dialog.accessibleDescription().split()
    assert 4 == len(dialog.accessibleDescription().splitlines())
    assert 52 == len({card.accessibleName() for card in cards})
    places = [(card.y(), card.x()) for card in cards]
    assert sorted(places) == places
    names = [label for label in labels if label.text() in NAMES]
    assert [*NAMES] == [label.text() for label in sorted(names, key=lambda label: label.y())]
    assert max(name.x() for name in names) < min(card.x() for card in cards)


def test_what_was_read_of_the_rules_stays_in_sight_in_another_size(window: QWidget) -> None:
    """The pictures grow with the text, and nobody has to look for the line again."""
    dialog = RulesDialog(window, Variant(80))
    dialog.show()
    bar, document = dialog.browser.verticalScrollBar(), dialog.browser.document()

    def picture() -> int:
        found = document.resource(QTextDocument.ResourceType.ImageResource, QUrl("picture:legal"))
        assert isinstance(found, QPixmap)
        return found.width()

    bar.setValue(bar.maximum() // 2)
    place, width = bar.value(), picture()
    window.resize(1920, 1080)
    QApplication.processEvents()

    assert (True, place) == (place > 0, bar.value())
    assert picture() > 1.2 * width
