"""Lessons: opened from the sheet of a new game, played by what is ringed, left for a game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from engine.games.lessons import STEPS
from engine.games.registry import new_games
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.sheets.lesson_sheet import LessonSheet
from straights_gui.view.sheets.new_game_sheet import NewGameSheet
from straights_gui.view.style.parts.focus_ring import FocusRing
from straights_gui.view.table.hand_order import HandOrder, in_order
from tests.support.window.player import Player, Seating, at_turn

LEARN = "Learn it in a minute"
TILES = {"Straights": "", "Fan Tan": "fan_tan", "Sevens (Domino)": "sevens", "Five-card draw": "draw"}


def click(sheet: NewGameSheet | DrawnSheet, name: str) -> None:
    found = [each for each in sheet.findChildren(QPushButton) if name in (each.text(), each.accessibleName())]
    found[0].click()


def learning(player: Player, monkeypatch: pytest.MonkeyPatch, tile: str) -> LessonSheet:
    first = tile if TILES[tile] else LEARN
    monkeypatch.setattr(NewGameSheet, "exec", lambda each: click(each, first))
    monkeypatch.setattr(DrawnSheet, "exec", lambda each: click(each, LEARN))
    player.program.window.act.new_game.trigger()
    sheet = player.program.help_menu.lesson
    assert sheet is not None
    return sheet


def touch_what_is_ringed(player: Player, sheet: LessonSheet, *, by_keys: bool) -> None:
    strip, focused, card = sheet.table.offers.strip, sheet.window().focusWidget(), sheet.table.chosen_card
    player.until(lambda: strip is None or strip.is_settled)
    assert focused is not None
    if by_keys:
        QTest.keyClick(focused, Qt.Key.Key_Space)
    elif card is None:
        QTest.mouseClick(focused, Qt.MouseButton.LeftButton)
    else:
        QTest.mouseClick(sheet.table.viewport(), Qt.MouseButton.LeftButton, pos=sheet.table.point_of(card))


@pytest.mark.parametrize("tile, by_keys", [*((each, True) for each in TILES), ("Five-card draw", False)])
def test_four_touches_lead_to_a_new_game(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, tile: str, *, by_keys: bool
) -> None:
    """The running game waits meanwhile, and stays as it is."""
    player = at_turn(seating)
    before, preset = player.program.model.session, TILES[tile]
    sheet = learning(player, monkeypatch, tile)
    for number in range(STEPS):
        assert (number, f"{number + 1} of {STEPS}") == (sheet.number, sheet.place.text())
        assert sheet.table.message.text == sheet.accessibleDescription() != ""
        rings = [ring.isVisible() for ring in sheet.findChildren(FocusRing)]
        assert any(rings) == (sheet.table.chosen_card is None)  # the table itself frames a card
        touch_what_is_ringed(player, sheet, by_keys=by_keys)
    assert (True, False) == (sheet.deal_button.hasFocus(), sheet.skip_button.isVisible())
    assert (before, True) == (player.program.model.session, player.program.game.computers.are_paused)
    sheet.deal_button.click()

    begun = [each.model for each in player.program.game_windows.windows.values()]
    presets = [new_games(each.rules.name).preset_of(each.session.setup) for each in begun]
    weakest = {"": "lowest", "draw": "reckless"}.get(preset, "first-legal")
    (players,) = [each.session.players for each in begun] or [player.program.model.session.players]
    assert [weakest] * 3 == [*players[1:4]]
    assert (preset == "") == (before is not player.program.model.session)
    assert [preset] * (preset != "") == presets


def test_a_wrong_touch_is_answered_and_the_lesson_skipped(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the refusal of the game; what is right is ringed again."""
    player = at_turn(seating)
    player.preferences.has_seen_lesson = False
    player.preferences.choose("hand-order", "ranks")
    sheet = learning(player, monkeypatch, "Straights")
    right, hand = sheet.table.chosen_card, sheet.table.scene_.hand.cards
    assert hand == in_order(hand, HandOrder.RANKS)
    wrong = next(card for card in sheet.table.scene_.hand.cards if card != right)
    sheet.table.card_activated.emit(wrong)
    assert (0, right) == (sheet.number, sheet.table.chosen_card)
    assert "seven of spades" in sheet.table.message.text
    QTest.keyClick(sheet.table, Qt.Key.Key_Escape)

    assert (None, True) == (player.program.help_menu.lesson, player.preferences.has_seen_lesson)
    assert not player.program.game.computers.are_paused
    assert player.program.window.focusWidget() is player.program.table


@pytest.mark.parametrize("was_paused", [False, True])
def test_computers_wait_during_a_lesson(seating: Seating, *, was_paused: bool) -> None:
    """Afterwards they go on where they did, also if its window closes; the table does not call it a pause."""
    player = at_turn(seating)
    act, computers = player.program.window.act, player.program.game.computers
    act.pause.setChecked(was_paused)
    act.learn.trigger()
    act.learn.trigger()  # opens no second one
    assert (True, was_paused) == (computers.are_paused, act.pause.isChecked())
    assert sum(each.isVisible() for each in player.program.window.findChildren(LessonSheet)) == 1
    player.program.window.closing.emit()

    assert was_paused == computers.are_paused
    assert player.program.help_menu.lesson is None
