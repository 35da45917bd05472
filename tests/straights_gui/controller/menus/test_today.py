"""Today: what can be gone on with or begun, by mouse and keys, and what was finished is kept."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from engine.straights.duplicate.deal_result import DealResult
from engine.straights.duplicate.duplicate_deal import deal_of
from engine.straights.session import Session
from straights_gui.controller.games import new_games
from straights_gui.controller.menus import today as today_module
from straights_gui.controller.panels import review
from straights_gui.controller.play import puzzles
from straights_gui.view.sheets.calendar_view import DayButton
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.sheets.scrim import scrim_of
from straights_gui.view.sheets.sheet import Sheet
from tests.support.playing import play_on
from tests.support.window.player import Player, Seating, game

DAY = date(2026, 11, 25)
NAMES = ("Anna", "Clara", "Diego", "Hugo")


@pytest.fixture(autouse=True)
def a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (new_games, puzzles, review, today_module):
        monkeypatch.setattr(module, "today", lambda: DAY)


def opened(player: Player) -> DrawnSheet:
    QTest.keyClick(player.program.table, Qt.Key.Key_F2)
    sheet = scrim_of(player.program.window).sheets[-1]
    assert isinstance(sheet, DrawnSheet)
    QApplication.processEvents()
    return sheet


def focused_in(window: QWidget) -> QWidget:
    focused = window.focusWidget()
    assert focused is not None
    return focused


def texts(sheet: Sheet) -> list[str]:
    return [each.text() for each in sheet.findChildren(QLabel) if each.text()]


def buttons(sheet: Sheet) -> list[str]:
    return [each.text() for each in sheet.findChildren(QPushButton)]


def test_enter_goes_on_with_the_game(player: Player) -> None:
    actions = player.program.model.session.actions
    sheet = opened(player)
    said = texts(sheet)
    focused = focused_in(player.program.window)
    QTest.keyClick(focused, Qt.Key.Key_Return)

    assert "Round 1, your turn" in said
    assert any("Clara (medium), Diego (hard), Hugo (very hard) · 80 points" == text for text in said)
    assert not scrim_of(player.program.window).sheets
    assert actions == player.program.model.session.actions


def test_an_open_sheet_turns_over_at_midnight(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(today_module, "DAY_IS_OVER", 10)
    opened(player)
    monkeypatch.setattr(today_module, "today", lambda: date(2026, 11, 26))
    player.until(lambda: player.program.window.act.deal.text() == "Thursday, November 26")
    (sheet,) = scrim_of(player.program.window).sheets
    sheet.reject()


def test_the_bar_marks_today_and_offers_no_moves_while_the_sheet_is_open(player: Player) -> None:
    """They would do nothing that could be seen."""
    act, bar = player.program.window.act, player.program.window.bar
    today, undo, hint = (bar.button(action) for action in (act.today, act.undo, act.hint))
    assert today is not None
    assert undo is not None
    assert hint is not None
    act.undo.setEnabled(True)
    sheet = opened(player)
    open_state = today.isChecked(), undo.isEnabled(), hint.isEnabled()
    sheet.reject()

    assert (True, False, False) == open_state
    assert (False, True, True) == (today.isChecked(), undo.isEnabled(), hint.isEnabled())


def test_the_focus_stays_on_its_button_in_a_window_of_another_size(player: Player) -> None:
    """Which places the boxes anew: Enter would go on with the game."""
    window = player.program.window
    window.resize(1200, 800)
    sheet = opened(player)
    sheet.buttons["statistics"].setFocus()
    before, focused = sheet.buttons["statistics"], []
    for width in (900, 1200):
        window.resize(width, 800)
        QApplication.processEvents()
        focused.append(window.focusWidget() is sheet.buttons["statistics"])

    assert before is not sheet.buttons["statistics"]
    assert [True, True] == focused


def test_the_deal_of_the_day_pushes_no_game_out(player: Player) -> None:
    """Each is gone on with where it was left, by the button that says so."""
    own = player.program.model.session.actions
    first = opened(player)
    QTest.keyClick(first.buttons["continue"], Qt.Key.Key_1)
    assert deal_of(DAY).is_set_up(player.program.model.session.setup)
    player.until_my_turn()
    player.play_turn()
    player.until_my_turn()
    deal = player.program.model.session.actions
    sheet = opened(player)
    said = texts(sheet)
    QTest.mouseClick(sheet.buttons["continue"], Qt.MouseButton.LeftButton)
    back = player.program.model.session.actions
    sheet = opened(player)
    offer = buttons(sheet)
    QTest.keyClick(sheet.buttons["continue"], Qt.Key.Key_1)

    assert "Round 1, your turn" in said
    assert own == back
    assert "Continue today’s deal" in offer
    assert deal == player.program.model.session.actions


def test_a_known_deal_of_the_day_is_no_result_of_its_own(seating: Seating) -> None:
    """A deal that was left before its result was known gets it; played again, it is practice."""
    deal = deal_of(DAY)
    player = seating(play_on(Session(deal.setup(NAMES))))
    player.program.game_menu.begin(game())
    QTest.keyClick(opened(player).buttons["continue"], Qt.Key.Key_1)
    ended = player.program.model.session
    assert (deal.is_set_up(ended.setup), ended.is_over) == (True, True)

    player.program.today.keep_result(deal, DealResult(3, 1, (2, 5), "a line"))
    sheet = opened(player)
    assert "2 points worse than “expert”. 1 point better than “very hard”." in texts(sheet)
    QTest.keyClick(sheet.buttons["continue"], Qt.Key.Key_1)
    again = player.program.model.session
    assert (deal.is_set_up(again.setup), again.is_over) == (True, False)
    assert player.program.deal_help.was_given(deal, again)


def test_keys_go_on_through_the_weeks(player: Player) -> None:
    sheet = opened(player)
    earlier = next(
        each for each in sheet.findChildren(QPushButton) if "Earlier weeks" in each.accessibleName()
    )
    before = earlier.accessibleName()
    earlier.setFocus()
    QTest.keyClick(earlier, Qt.Key.Key_Space)
    focused = focused_in(player.program.window)

    assert ("Earlier weeks: November 1", "Earlier weeks: October 4") == (before, focused.accessibleName())


def test_a_missed_day_is_chosen_by_arrow_keys_played_and_kept_as_late(player: Player) -> None:
    """The focus stays on the day; what is chosen counts for the day before today, and not for a row."""
    sheet = opened(player)
    chosen = sheet.findChild(DayButton, DAY.isoformat())
    assert chosen is not None
    chosen.setFocus()
    QTest.keyClick(chosen, Qt.Key.Key_Left)
    focused = focused_in(player.program.window)
    name = focused.accessibleName()
    QTest.keyClick(focused, Qt.Key.Key_1)
    missed = deal_of(date(2026, 11, 24))
    is_dealt = missed.is_set_up(player.program.model.session.setup)
    player.program.today.keep_result(missed, DealResult(3, 1, (2, 5), "a line"))
    late = opened(player)
    day = late.findChild(DayButton, "2026-11-24")
    assert day is not None
    grab = late.grab().size()

    assert is_dealt
    assert "November 24, still to play" == name
    assert "November 24, played, on a later day" == day.accessibleName()
    assert "A deal or a puzzle a day keeps you in form." in texts(late)
    assert not grab.isEmpty()
