"""Screen readers find each sheet below its window, in reading order, with names that can be said."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget

from engine.straights.review.game_review import RoundReview
from straights_gui.view.review.result_boxes import ResultReview
from straights_gui.view.sheets.scrim import scrim_of
from tests.support.playing import play_on
from tests.support.window.dialogs import DIALOGS
from tests.support.window.player import Seating, at_turn, counted_game

ROLES = QAccessible.Role
CODE_OF_A_CARD = re.compile(r"\b[2-9TJQKA][CDHS]\b")


def name_of(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Name)


def children(parent: QAccessibleInterface) -> list[QAccessibleInterface]:
    found = [parent.child(number) for number in range(parent.childCount())]
    return [each for each in found if not each.state().invisible]


def all_of(parent: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield parent
    for each in children(parent):
        yield from all_of(each)


def stands_before(first: QAccessibleInterface, second: QAccessibleInterface) -> bool:
    """Whether it is above the second, or in its row and left of it."""
    one, other = first.rect(), second.rect()
    is_left = one.right() < other.left() and other.bottom() >= one.top()
    return one.bottom() < other.top() or is_left


def misread(parent: QAccessibleInterface) -> list[tuple[str, str]]:
    read = [each for each in children(parent) if any(map(name_of, all_of(each)))]
    return [(name_of(one), name_of(two)) for one, two in pairwise(read) if stands_before(two, one)]


def focus_chain(sheet: QWidget) -> Iterator[QWidget]:
    each = sheet.nextInFocusChain()
    while each is not None and each is not sheet:
        yield each
        each = each.nextInFocusChain()


def verify_read(sheet: QDialog) -> None:
    window = QAccessible.queryAccessibleInterface(sheet.window())
    (found,) = (each for each in all_of(window) if each.object() is sheet)
    assert (ROLES.Dialog, sheet.windowTitle()) == (found.role(), name_of(found))
    parts = [*all_of(found)]
    assert [] == [name_of(each) for each in parts if CODE_OF_A_CARD.search(name_of(each))]
    assert [] == [pair for each in parts for pair in misread(each)]
    widgets = [widget for each in parts if isinstance(widget := each.object(), QWidget)]
    stops = [each for each in widgets if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [each for each in focus_chain(sheet) if each in stops]
    named = [label.buddy() for label in sheet.findChildren(QLabel)]
    named += [each for each in stops if isinstance(each, QLabel | QPushButton) and each.text()]
    named += [each for each in stops if each.accessibleName()]
    assert [] == [each for each in stops if each not in named]


@pytest.mark.parametrize("name", DIALOGS)
def test_dialogs_and_questions_are_read(seating: Seating, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    looked: list[QDialog] = []

    def look(dialog: QDialog) -> int:
        dialog.show()
        QApplication.processEvents()
        looked.append(dialog)
        verify_read(dialog)
        dialog.close()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    player = at_turn(seating, counted_game())
    player.take_turn()
    DIALOGS[name](player)

    assert 1 == len(looked)


def test_today_is_read(seating: Seating) -> None:
    window = at_turn(seating).program.window
    window.act.today.trigger()
    QApplication.processEvents()

    verify_read(scrim_of(window).sheets[-1])


def test_a_result_is_read(seating: Seating) -> None:
    player = seating(play_on(counted_game(), 48))
    player.finish_round()
    sheet = player.program.table.overlays.score_sheet
    sheet.show_review(ResultReview("A round.", None, (RoundReview(1, (), -6.0, 19.0, 1.0),)))
    QApplication.processEvents()
    result = QAccessible.queryAccessibleInterface(sheet)

    assert sheet.boxes.isVisible()
    assert "Next round" == [name for name in map(name_of, children(result)) if name][-1]
    assert [] == [pair for each in all_of(result) for pair in misread(each)]
