"""What each sheet and question promises, in each language and size of text: read, reached, whole, closed.

Screen readers find it below its window, in reading order, with names that can be said. Whether a text is
cut is measured where it is painted, on panels too.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine.straights.console_text.command_line import variant_options
from engine.straights.review.game_review import RoundReview
from engine.straights.setup import MAX_SCORE_LIMIT, Variant
from straights_gui.resources import LANGUAGES
from straights_gui.view.dialogs.confirm import Question
from straights_gui.view.panels.side_panel import SidePanel
from straights_gui.view.sheets.scrim import scrim_of
from straights_gui.view.sheets.sheet import Sheet
from straights_gui.view.style.parts.buttons import IconButton
from straights_gui.view.table.results.result_boxes import ResultReview
from straights_gui.view.text.languages import set_language
from tests.support.playing import play_on
from tests.support.window.blank_window import blank_window
from tests.support.window.dialogs import DIALOGS, dialog_classes
from tests.support.window.layout_checks import controls, laid_out_at_rest, lasting_cut_texts, too_small
from tests.support.window.network_table import ROOM, Table
from tests.support.window.player import Seating, at_turn, counted_game

SIZES = (1366, 740), (640, 480)
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


def verify_read(sheet: Sheet) -> None:
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


def verify_reached(sheet: Sheet) -> None:
    """The Tab key leads to all of it and to nothing else; of a choice to the chosen part."""
    seen, window = set(), sheet.window()
    for _ in range(60):
        focused = window.focusWidget()
        assert focused is not None
        seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    stops = [each for each in controls(sheet) if each.isEnabled() and not is_in_group(each)]
    assert [] == [each for each in stops if each not in seen]
    assert [] == [each for each in seen if not sheet.isAncestorOf(each)]


def is_in_group(control: QWidget) -> bool:
    """Whether arrow keys lead to it from another one of its choice."""
    return isinstance(control, QAbstractButton) and control.group() is not None


def verify_placed(sheet: Sheet) -> None:
    """Nothing is too small to be hit, or lies over something else."""
    assert [] == too_small(sheet)
    labels = [each for each in sheet.findChildren(QLabel) if each.isVisible() and each.text()]
    parts = [*labels, *controls(sheet)]
    boxes = [
        (each, each.visibleRegion().boundingRect().translated(each.mapTo(sheet, QPoint()))) for each in parts
    ]
    assert [] == [
        (one, two)
        for (one, box), (two, other) in combinations(boxes, 2)
        if box.intersects(other) and not (one.isAncestorOf(two) or two.isAncestorOf(one))
    ]


def verify_declared(sheet: Sheet) -> None:
    """Its name is its title, a question stands there as it is read, and no two buttons say the same."""
    shown = [each.text() for each in sheet.findChildren(QLabel) if each.isVisible()]
    assert sheet.windowTitle() == sheet.accessibleName() in shown
    assert sheet.accessibleDescription() in shown or not isinstance(sheet, Question)
    texts = [
        each.text() or each.accessibleName() for each in sheet.findChildren(QPushButton) if each.isVisible()
    ]
    assert all(texts)
    assert len(set(texts)) == len(texts)


class Another(Sheet):
    """A sheet that is laid over another one."""


def close_by_escape(sheet: Sheet) -> None:
    QTest.keyClick(sheet, Qt.Key.Key_Escape)


def close_by_cross(sheet: Sheet) -> None:
    QTest.mouseClick(sheet.cross, Qt.MouseButton.LeftButton)


def close_beside(sheet: Sheet) -> None:
    QTest.mouseClick(scrim_of(sheet), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))


def close_with_another(sheet: Sheet) -> None:
    """Back leads from a sheet over it to this one; the cross closes both."""
    above = Another(sheet, "Sure?")
    above.show()
    assert (False, True) == (sheet.isEnabled(), back_of(above).isVisible())
    QTest.mouseClick(back_of(above), Qt.MouseButton.LeftButton)
    assert (True, False, False) == (sheet.isEnabled(), back_of(sheet).isVisible(), above.isVisible())
    verify_focused(sheet)
    above.show()
    close_by_cross(above)
    assert not above.isVisible()


def back_of(sheet: Sheet) -> QWidget:
    name = QCoreApplication.translate("Lesson", "Back")
    (found,) = (each for each in sheet.findChildren(IconButton) if each.accessibleName() == name)
    return found


def verify_focused(sheet: Sheet) -> None:
    focused = sheet.window().focusWidget()
    assert focused is not None
    assert sheet.isAncestorOf(focused)


WAYS_OUT = (close_by_escape, close_by_cross, close_beside, close_with_another)


def verify_closed(sheet: Sheet) -> None:
    """By keyboard and mouse, which change nothing; what is below it gets the focus only then."""
    table = scrim_of(sheet).surface
    sheet.close()
    for close in WAYS_OUT:
        sheet.setResult(QDialog.DialogCode.Accepted.value)
        sheet.show()
        table.setFocus()
        verify_focused(sheet)
        close(sheet)
        assert (False, QDialog.DialogCode.Rejected.value) == (sheet.isVisible(), sheet.result())
        assert table is table.window().focusWidget()


def verify_whole(sheet: Sheet, sizes: Sequence[tuple[int, int]]) -> None:
    """No text is cut, nor what is said of empty fields; it stands in the middle of its table."""
    window = sheet.window()
    before = window.size()
    for width, height in sizes:
        window.resize(width, height)
        assert [] == lasting_cut_texts(sheet) == laid_out_at_rest()
        assert window.rect().contains(sheet.geometry())
        middle = sheet.geometry().center() - scrim_of(sheet).surface.rect().center()
        assert max(abs(middle.x()), abs(middle.y())) <= 1
    window.resize(before)
    QApplication.processEvents()
    for field in sheet.findChildren(QLineEdit):
        field.clear()
    assert [] == lasting_cut_texts(sheet)


LAWS = (verify_read, verify_reached, verify_placed, verify_declared, verify_closed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_and_questions_keep_the_laws(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, text_size: int, language: str
) -> None:
    looked: list[str] = []
    # At 150 %, the two boxes of the German statistics have no room beside each other.
    sizes = SIZES[: 1 if text_size == 200 or (text_size, language) == (150, "de") else 2]

    def look(sheet: Sheet) -> int:
        looked.append(type(sheet).__name__)
        sheet.setModal(True)
        for law in LAWS:
            sheet.show()
            QApplication.processEvents()
            law(sheet)
        sheet.show()
        before = player.picture, player.program.model.session.actions
        for key in (Qt.Key.Key_H, Qt.Key.Key_P, Qt.Key.Key_D, Qt.Key.Key_Right):  # of the table
            QTest.keyClick(sheet, key)
        QTest.keyClick(sheet, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        assert before == (player.picture, player.program.model.session.actions)
        verify_whole(sheet, sizes)
        sheet.close()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    player = at_turn(seating, counted_game())
    player.take_turn()
    player.preferences.choose("language", language)
    player.preferences.variant = " ".join(variant_options(Variant(MAX_SCORE_LIMIT)))  # it has a field
    player.until_settled()
    for number, (name, opened) in enumerate(DIALOGS.items(), 1):
        opened(player)
        assert (name, number) == (name, len(looked))
    assert set() == dialog_classes() - {*looked}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_before_a_table_is_left_cuts_no_text(
    table: Table, monkeypatch: pytest.MonkeyPatch, text_size: int, language: str
) -> None:
    """While its game goes on."""
    looked: list[Question] = []

    def look(question: Question) -> int:
        looked.append(question)
        question.show()
        verify_whole(question, SIZES[:1] if text_size == 200 else SIZES)
        question.close()
        return 0

    monkeypatch.setattr(Question, "exec", look)
    set_language(language)
    table.tell(ROOM)
    table.begin(turn=1)

    assert (False, 1) == (table.window.menu.may_leave(), len(looked))


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_panel_cuts_a_text(seating: Seating, text_size: int, language: str) -> None:
    """Beside the table and over it, in each group of the settings; a puzzle over it."""
    player = at_turn(seating, play_on(counted_game(), 60))
    window = player.program.window
    player.preferences.choose("language", language)
    window.settings.open()
    panels: list[tuple[SidePanel[QWidget], int]] = [
        *((window.settings, group) for group in range(len(window.settings.panel.tabs.buttons))),
        *((panel, 0) for panel in (window.card_tracker, window.log, window.review)),
    ]
    found = {}
    for width, height in SIZES:
        window.resize(width, height)
        for panel, number in panels:
            panel.open()
            window.settings.panel.show_group(number)
            player.until(lambda: not player.program.motion.is_running())
            found[width, panel.windowTitle(), number] = lasting_cut_texts(panel), laid_out_at_rest()
    window.review.close()
    window.act.puzzles.trigger()
    player.until(lambda: player.program.moments.is_open)
    found[width, "a puzzle", 0] = lasting_cut_texts(window.review), laid_out_at_rest()

    assert {} == {place: faults for place, faults in found.items() if faults != ([], [])}


def test_what_has_the_focus_is_in_sight(qtbot: QtBot) -> None:
    """When the sheet opens, and when one of its parts comes or goes."""
    sheet, fields = Another(blank_window(qtbot), "Fields"), [QLineEdit() for _ in range(30)]
    for each in fields:
        sheet.body.addWidget(each)
    sheet.first = fields[-1]
    sheet.show()
    for _ in range(2):
        qtbot.waitUntil(lambda: fields[-1].rect() == fields[-1].visibleRegion().boundingRect())
        sheet.body.insertWidget(0, QLineEdit())


def test_today_is_read(seating: Seating) -> None:
    window = at_turn(seating).program.window
    window.act.today.trigger()
    QApplication.processEvents()

    (sheet,) = scrim_of(window).sheets
    assert isinstance(sheet, Sheet)
    verify_read(sheet)


def test_a_result_is_read(seating: Seating) -> None:
    player = seating(play_on(counted_game(), 48))
    player.finish_round()
    sheet = player.program.table.overlays.score_sheet
    sheet.show_review(ResultReview("A round.", None, (RoundReview(1, (), -6.0, 19.0),)))
    QApplication.processEvents()
    result = QAccessible.queryAccessibleInterface(sheet)

    assert sheet.boxes.isVisible()
    assert "Next round" == [name for name in map(name_of, children(result)) if name][-1]
    assert [] == [pair for each in all_of(result) for pair in misread(each)]
