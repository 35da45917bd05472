"""Hints, undo and redo, forced moves, the demo, practice, typed cards, steps of the computers."""

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt

from straights_gui.controller.panels import hints
from straights_gui.view.cards.faces import SIMPLE_BELOW
from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from tests.support.playing import near_the_end
from tests.support.window.answers import answer_questions
from tests.support.window.player import Seating, at_turn, counted_game, game_without_play


@pytest.mark.parametrize("presses", [1, 2])
@pytest.mark.parametrize("size", [(640, 480), (1024, 700), (1600, 1000)])
def test_no_mark_covers_an_index_or_the_hint(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], presses: int
) -> None:
    """What a card is can be read beside what it costs, also where the cards are small or the hint is long."""
    player = at_turn(seating, game_without_play(), size=size)
    monkeypatch.setattr(hints, "REASON_AFTER", 0)  # read as soon as it is there
    player.key(Qt.Key.Key_H)
    player.until(lambda: player.scene.hand.chosen is not None)
    for _ in range(presses - 1):
        player.key(Qt.Key.Key_H)
    message = player.scene.message.sceneBoundingRect().adjusted(1, 1, -1, -1)

    for item in player.scene.hand.items:
        assert item.is_marked
        assert not item.childItems()[0].sceneBoundingRect().intersects(message)
        mark = item.childItems()[0].mapRectToParent(item.childItems()[0].boundingRect())
        width, height = item.width, item.width * CARD_ASPECT
        index = QRectF(-width / 2, -height / 2, 0.2 * width, 0.24 * height)
        if width < SIMPLE_BELOW:
            index.setSize(QSizeF(0.42, 0.4 * CARD_ASPECT) * width)
        assert not mark.intersects(index)
        assert item.zValue() > player.scene.message.zValue()  # no sentence lies over a mark


def test_a_seat_that_was_taken_and_given_back_by_undo_makes_practice(seating: Seating) -> None:
    """The hand of another seat was seen: the round does not count."""
    player = at_turn(seating, counted_game())
    player.take_turn()
    marked: list[int] = []
    player.program.model.practice_marked.connect(lambda number, _for_good: marked.append(number))
    player.program.game.exchange(1, "")
    player.program.model.show_hand(1)
    assert [] == marked

    player.program.window.act.undo.trigger()
    player.until_my_turn()

    assert (0,) == player.program.model.humans
    assert [1] == marked


@pytest.mark.parametrize("name", ["undo", "deck", "copy_game", "restart"])
def test_who_has_seen_more_than_play_shows_practises(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(DrawnSheet, "exec", lambda _dialog: 0)
    answer_questions(monkeypatch, is_wanted=True)
    player = at_turn(seating, counted_game())
    player.take_turn()
    said: list[str] = []
    player.program.window.message.said.connect(said.append)
    getattr(player.program.window.act, name).trigger()
    assert any("won’t count" in words for words in said)
    player.finish_round()

    assert () == player.figures().points


def test_what_one_looks_at_after_a_game_takes_nothing_away(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deck, shown unasked, an undo, a replay that is played on: the game was won or lost before."""
    monkeypatch.setattr(DrawnSheet, "exec", lambda _dialog: 0)
    asked = answer_questions(monkeypatch, is_wanted=False)
    player = at_turn(seating, near_the_end(counted_game(44)))
    while player.observation.turn is not None:
        player.take_turn()
    before = player.figures()
    assert 1 == before.games

    player.program.window.act.deck.trigger()
    player.program.window.act.undo.trigger()
    player.until_my_turn()
    player.program.window.act.replay.trigger()
    player.program.replay.bar.go_on.click()
    player.until_my_turn()

    assert (before, []) == (player.figures(), asked)
