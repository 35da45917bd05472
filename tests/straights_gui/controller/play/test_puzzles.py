"""Puzzles of the day: a few, the same for everybody, solved on the table."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine.straights.puzzles import daily
from engine.straights.puzzles.puzzle import parse_puzzle
from engine.text.sentence import signs
from straights_gui import resources
from straights_gui.controller.play import puzzles
from straights_gui.view.style.parts.buttons import Kind
from straights_gui.view.style.sheet_style import KIND
from straights_gui.view.table.scene import FLYING_LAYER
from straights_gui.view.text.rendering import shown
from tests.support.window.player import Player, Seating, at_turn, game
from tests.support.window.window_driver import process_events


@pytest.fixture(autouse=True)
def a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be the same day whenever the tests run."""
    monkeypatch.setattr(puzzles, "today", lambda: date(2026, 11, 22))


def opened(player: Player) -> None:
    player.program.moments.close()
    player.program.window.act.puzzles.trigger()
    player.until(lambda: player.program.moments.is_open)


def test_a_puzzle_is_solved_by_a_click_on_the_table(seating: Seating) -> None:
    """In the smallest window, whether it was right takes a line."""
    player = at_turn(seating, size=(640, 480))
    actions = player.program.model.session.actions
    opened(player)
    page = player.program.window.review.panel.moment
    lines = (resources.folder("puzzles") / "pack.txt").read_text(encoding="utf-8").splitlines()
    hands = {parse_puzzle(line).session().observe(parse_puzzle(line).deal.chair).hand: line for line in lines}
    puzzle = parse_puzzle(
        next(line for hand, line in hands.items() if set(hand) == set(player.scene.hand.cards))
    )
    assert "Puzzle 1 of 3 today, hard" == page.place.text()
    assert "Puzzle" == player.program.window.review.windowTitle()

    player.preferences.choose("speed", "fast")
    player.program.table.card_activated.emit(puzzle.best)
    player.until(lambda: any(each.zValue() >= FLYING_LAYER for each in player.scene.items()))
    assert f"{shown(signs('{card}', card=puzzle.best))} is the best choice." == page.text.text()
    assert 1 == page.text.heightForWidth(page.text.width()) // page.text.fontMetrics().lineSpacing()
    assert "1 of 20 solved" in [label.text() for label in page.findChildren(QLabel)]
    page.left.emit()
    assert not player.program.window.review.is_open, "nobody asked for a review"
    assert "Review" == player.program.window.review.windowTitle()
    assert actions == player.program.model.session.actions
    assert not player.program.game.is_suspended


def test_after_the_three_more_puzzles_follow(seating: Seating) -> None:
    """Each is another one; the answers are kept with the day."""
    player, places = at_turn(seating), []
    for _ in range(5):
        opened(player)
        page = player.program.window.review.panel.moment
        places.append(page.place.text())
        QTest.mouseClick(page.answer_button, Qt.MouseButton.LeftButton)
    record = player.program.puzzles.record()

    assert [f"Puzzle {number} of 3" for number in (1, 2, 3)] == [text[:13] for text in places[:3]]
    assert ["Puzzle 4, ", "Puzzle 5, "] == [text[:10] for text in places[3:]]
    assert [*range(5)] == [each.number for each in record.answers]
    assert 5 == len({each.puzzle for each in record.answers})


def test_two_quick_clicks_open_one_puzzle_with_its_own_prices(player: Player) -> None:
    """The second comes before the first puzzle is priced; the next click opens the second puzzle."""
    player.program.window.act.puzzles.trigger()
    opened(player)
    page = player.program.window.review.panel.moment
    assert "1 of 3" == page.place.text()[7:13]
    before = player.program.window.focusWidget(), page.next_button.property(KIND)
    assert (player.program.table, Kind.SECONDARY.value) == before
    QTest.mouseClick(page.answer_button, Qt.MouseButton.LeftButton)
    after = player.program.window.focusWidget(), page.next_button.property(KIND)
    assert (page.next_button, Kind.PRIMARY.value) == after
    assert player.scene.hand.chosen in player.scene.hand.cards
    opened(player)
    assert "2 of 3" == page.place.text()[7:13]


def test_a_puzzle_that_cannot_be_priced_does_not_block_the_next(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_turn: object) -> None:
        raise ValueError("no prices")

    player = at_turn(seating)
    with monkeypatch.context() as patch:
        patch.setattr(daily, "answer_to", fail)
        player.program.window.act.puzzles.trigger()
        player.until(lambda: "This puzzle can’t be shown." in player.said)
    opened(player)


def test_a_puzzle_that_is_priced_when_the_program_stops_is_not_opened(seating: Seating) -> None:
    """It would start a review, which shows its results in a window that is deleted."""
    player = seating(game())
    player.until_my_turn()
    player.program.window.act.puzzles.trigger()
    player.program.stop()
    process_events()

    assert (False, False) == (player.program.moments.is_open, player.program.window.review.is_open)
