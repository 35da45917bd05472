"""Names that people chose are shown letter by letter, wherever they stand; strangers' too."""

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.cards.card import CARDS
from engine.fast_dataclass import replace
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.sheets.deck import deck
from straights_gui.view.dialogs.confirm import Question, ask
from straights_gui.view.network.state import PlaceState, PlaceStatus, WaitingState
from straights_gui.view.network.waiting_room import WaitingRoom
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.table.layout import TableLayout
from tests.support.window.blank_window import blank_window
from tests.support.window.player import ALONE, Player, Seating

NAMES = ("<b>Anna", "<i>Clara", "<u>Diego", "<img src=x>")


def read_as_html(widgets: list[QWidget]) -> list[str]:
    """The texts with a name that Qt would read as HTML: labels and tooltips."""
    labels = [
        each.text()
        for each in widgets
        if isinstance(each, QLabel) and each.textFormat() is not Qt.TextFormat.PlainText
    ]
    return with_a_name(labels + [each.toolTip() for each in widgets])


def with_a_name(texts: list[str]) -> list[str]:
    return sorted({text for text in texts if any(name in text for name in NAMES)})


def read_as_html_in_window(player: Player) -> list[str]:
    widgets = [each for top in QApplication.topLevelWidgets() for each in (top, *top.findChildren(QWidget))]
    return read_as_html(widgets) + with_a_name([each.toolTip() for each in player.scene.items()])


def test_no_name_becomes_html(seating: Seating) -> None:
    setup = Setup.of(6, ALONE)
    seats = tuple(replace(seat, name=name) for seat, name in zip(setup.seats, NAMES, strict=True))
    player = seating(Session(replace(setup, seats=seats)))
    player.program.window.card_tracker.open()
    player.until_my_turn()
    found = read_as_html_in_window(player)
    player.finish_round()

    assert [] == found + read_as_html_in_window(player)
    assert "<" in player.program.table.overlays.score_sheet.title.text()


def test_the_name_of_a_stranger_is_no_html(qapp: QApplication) -> None:
    parent = QWidget()
    room = WaitingRoom(parent)
    places = tuple(PlaceState(name, PlaceStatus.READY) for name in NAMES)
    room.show_state(WaitingState(places), TableLayout.for_size(QSizeF(1024, 700), 16.0))

    assert {Qt.TextFormat.PlainText} == {row.name.textFormat() for row in room.rows}
    assert not any(row.name.toolTip().startswith(NAMES) for row in room.rows)
    parent.deleteLater()


def test_no_name_becomes_html_in_a_dialog(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    def note(box: Question) -> int:
        shown.extend(label.text() for label in box.findChildren(QLabel))
        shown.append(str(read_as_html(box.findChildren(QWidget))))
        return 0

    monkeypatch.setattr(Question, "exec", note)
    parent = blank_window(qtbot)
    sheet = DrawnSheet(parent, deck([CARDS[:13]] * 4, NAMES))
    ask(parent, "Close the table?", NAMES[0], "Close")

    assert [] == read_as_html(sheet.findChildren(QWidget))
    assert {"Close the table?", NAMES[0], "[]"} == set(shown)
