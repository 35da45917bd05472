"""What a screen reader is told while one plays."""

import pytest

from engine.straights.text.cards import card_words
from engine.straights.text.events import announcement
from engine.straights.text.table import instructions
from straights_gui.model.preferences import Order
from straights_gui.view.table.input.screen_reader import ScreenReader
from straights_gui.view.text.rendering import spoken
from tests.support.window.player import Seating, at_turn, game


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(ScreenReader, "announce", lambda _reader, sentence: found.append(sentence))
    return found


def test_each_move_is_told_and_then_whose_turn_it_is(seating: Seating, heard: list[str]) -> None:
    player = seating(game())
    player.program.game_menu.begin(game())
    player.until_my_turn()
    heard.clear()
    before = len(player.program.model.history())
    player.take_turn()
    names = tuple(seat.name for seat in player.observation.seats)
    moves = [spoken(*announcement(event, names)) for event in player.program.model.history()[before:]]

    assert 4 == len(moves)
    assert [*moves, spoken(*instructions(player.observation))] == heard
    player.program.game.settled.emit()
    assert 5 == len(heard)


def test_what_the_table_says_is_told(seating: Seating, heard: list[str]) -> None:
    player = at_turn(seating)
    heard.clear()
    player.program.table.warned.emit("Not that one.")
    player.program.table.advised.emit("This one.")
    player.program.window.act.read_aloud.trigger()

    assert ["Not that one.", "This one."] == heard[:2]
    assert heard[2].endswith(spoken(*instructions(player.observation)))
    assert 3 == len(heard)


@pytest.mark.parametrize("order", Order)
def test_the_hand_is_read_as_it_is_sorted(seating: Seating, heard: list[str], order: Order) -> None:
    player = at_turn(seating)
    player.program.window.act.orders[order.value].trigger()
    heard.clear()
    player.program.window.act.read_aloud.trigger()
    shown = player.scene.hand.cards
    playable = [card for card in shown if card in player.observation.legal_plays]

    assert f"Your hand: {', '.join(spoken(card_words(card)) for card in shown)}." in heard[0]
    assert f"You can play: {', '.join(spoken(card_words(card)) for card in playable)}." in heard[0]
