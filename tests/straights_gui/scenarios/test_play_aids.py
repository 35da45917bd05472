"""Hints, undo and redo, forced moves, the demo, practice, typed cards, steps of the computers."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.cards.card import Card
from engine.straights.advice.advisor import advice_for
from engine.straights.text.hints import recommendation
from straights_gui.controller.play import hints
from straights_gui.view.cards.faces import SIMPLE_BELOW
from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.dialogs.deck_dialog import DeckDialog
from straights_gui.view.text.rendering import shown
from tests.support.playing import near_the_end
from tests.support.window.player import (
    Player,
    Seating,
    at_turn,
    counted_game,
    game,
    game_without_play,
)


@pytest.fixture
def quick_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a hint be read as soon as it is there."""
    monkeypatch.setattr(hints, "REASON_AFTER", 0)


def ask_for_a_hint(player: Player) -> None:
    player.key(Qt.Key.Key_H)
    player.until(lambda: player.scene.hand.chosen is not None)


def test_a_hint_lifts_a_legal_card_and_says_why(seating: Seating) -> None:
    player = at_turn(seating)
    advice = advice_for(player.observation)
    assert advice is not None

    ask_for_a_hint(player)

    assert player.scene.hand.chosen == advice.hint.choice.card
    assert player.scene.hand.chosen in player.observation.legal_plays
    assert player.message.startswith(shown(recommendation(advice)))
    player.key(Qt.Key.Key_Return)
    player.until_settled()
    assert advice.hint.choice in player.program.model.session.actions


def marked(player: Player) -> set[Card]:
    """The cards of the hand that carry a price."""
    return {item.card for item in player.scene.hand.items if item.card is not None and item.is_marked}


def test_after_a_hint_every_choice_carries_its_price_until_the_turn_is_used(seating: Seating) -> None:
    player = at_turn(seating)
    while len(player.observation.legal_plays) < 2:
        player.take_turn()

    ask_for_a_hint(player)

    assert set(player.observation.legal_plays) == marked(player)
    player.key(Qt.Key.Key_Return)
    player.until_settled()
    assert set() == marked(player)


def test_the_card_of_a_hint_is_lowered_when_another_one_is_used(seating: Seating) -> None:
    player = at_turn(seating, game_without_play())
    ask_for_a_hint(player)
    named = player.scene.hand.chosen
    assert named is not None
    player.click(next(card for card in player.observation.hand if card != named))
    player.until_my_turn()

    assert named in player.scene.hand.cards
    assert player.scene.hand.chosen is None


@pytest.mark.usefixtures("quick_reader")
@pytest.mark.parametrize("presses", [1, 2])
@pytest.mark.parametrize("size", [(640, 480), (1024, 700), (1600, 1000)])
def test_no_mark_covers_an_index_or_the_hint(seating: Seating, size: tuple[int, int], presses: int) -> None:
    """What a card is can be read beside what it costs, also where the cards are small or the hint is long."""
    player = at_turn(seating, game_without_play(), size=size)
    ask_for_a_hint(player)
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


@pytest.mark.parametrize("size", [(640, 480), (1024, 700), (1280, 800)])
def test_each_mark_of_a_full_hand_is_whole(seating: Seating, size: tuple[int, int]) -> None:
    """Beside the review, too, where the cards are close together; seed 7 lets discard the first card."""
    player = seating(game(7), size=size)
    player.until_my_turn()
    player.program.window.act.review.trigger()
    player.until_settled()
    ask_for_a_hint(player)
    player.until_settled()
    marks = [item.childItems()[0].sceneBoundingRect() for item in player.scene.hand.items]

    assert 13 == len(marks)
    assert [] == [pair for pair in pairwise(marks) if pair[0].intersects(pair[1])]


@pytest.mark.usefixtures("quick_reader")
def test_asked_again_after_something_else_a_hint_begins_with_its_sentence(seating: Seating) -> None:
    player = at_turn(seating, game_without_play())
    ask_for_a_hint(player)
    sentence = player.scene.message.text
    player.key(Qt.Key.Key_H)
    why = player.scene.message.text
    player.key(Qt.Key.Key_Escape)
    player.key(Qt.Key.Key_H)

    assert why != sentence
    assert sentence == player.scene.message.text


def test_undo_and_redo_through_a_whole_round(seating: Seating) -> None:
    player = seating(game())
    for _ in range(9):
        player.until_my_turn()
        player.play_by_dragging()
    player.until_my_turn()
    model, picture, actions = player.program.model, player.picture, player.program.model.session.actions

    undone = 0
    while model.can_undo():
        player.program.window.act.undo.trigger()
        player.until_settled()
        undone += 1

    assert 9 == undone
    assert 0 == player.count_moves()
    assert not player.program.window.act.undo.isEnabled()
    for _ in range(9):
        player.program.window.act.redo.trigger()
        player.until_settled()
    assert (actions, picture) == (model.session.actions, player.picture)
    assert not player.program.window.act.redo.isEnabled()


def after_forced_move(seating: Seating) -> Player:
    """A forced move has just been played for the player."""
    player = seating(game())
    player.until(lambda: player.observation.is_my_turn and player.program.game.is_settled)
    player.preferences.plays_forced = True
    moves = player.count_moves()
    player.until(lambda: player.count_moves() > moves and player.program.game.is_settled)
    return player


def test_a_forced_move_that_was_taken_back_is_left_to_the_player(seating: Seating) -> None:
    """Or nobody could ever undo past it."""
    player = after_forced_move(seating)
    moves = player.count_moves()

    player.program.window.act.undo.trigger()
    player.until_settled()
    player.qtbot.wait(200)

    assert moves - 1 == player.count_moves()


def test_so_is_one_whose_undo_failed_after_all(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    player = after_forced_move(seating)
    model, moves = player.program.model, player.count_moves()
    undo = model.undo

    def fail() -> None:
        undo()
        raise OSError("no space left")

    monkeypatch.setattr(model, "undo", fail)
    with pytest.raises(OSError, match="no space left"):
        player.program.game.undo()
    player.until_settled()

    assert moves - 1 == player.count_moves()


def test_a_seat_that_was_taken_and_given_back_by_undo_makes_practice(seating: Seating) -> None:
    """The hand of another seat was seen: the round does not count."""
    player = at_turn(seating, counted_game())
    player.take_turn()
    marked: list[int] = []
    player.program.model.practice_marked.connect(lambda number, _for_good: marked.append(number))
    player.program.game.take_seat(1)
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
    monkeypatch.setattr(DeckDialog, "exec", lambda _dialog: 0)
    monkeypatch.setattr(DeckDialog, "is_wanted", staticmethod(lambda _parent, counts: True))
    monkeypatch.setattr("straights_gui.view.dialogs.confirm.ask", lambda *_texts: True)
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
    """The deck, an undo, a replay that is played on: the game was won or lost before."""
    monkeypatch.setattr(DeckDialog, "exec", lambda _dialog: 0)
    monkeypatch.setattr(DeckDialog, "is_wanted", staticmethod(lambda _parent, counts: True))
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

    assert before == player.figures()


def test_a_card_is_chosen_by_its_name_from_the_button_of_another(seating: Seating) -> None:
    """Where a screen reader has put the focus, D after a rank is no demo either."""
    player = at_turn(seating)
    for card in player.observation.hand:
        player.program.table.accessible_cards.buttons[0].setFocus()
        for letter in str(card).lower():
            focused = QApplication.focusWidget()
            assert focused is not None
            QTest.keyClicks(focused, letter)
        assert card == player.scene.hand.chosen
    assert not player.program.window.act.demo.isChecked()
