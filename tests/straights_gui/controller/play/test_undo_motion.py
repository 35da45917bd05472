"""Undo and redo move cards back and forth, all at once and shortly; nobody has to wait for it."""

from PySide6.QtWidgets import QApplication

from straights_gui.view.style.motion import TAKE_BACK
from straights_gui.view.table.items.card_item import CardItem
from tests.support.window.player import Player, Seating, game


def after_two_turns(seating: Seating) -> Player:
    """A person on turn who has moved twice; from now on cards need a minute to fly."""
    player = seating(game())
    for _ in range(2):
        player.until_my_turn()
        player.play_by_dragging()
    player.until_my_turn()
    player.program.motion.factor = 60_000 / TAKE_BACK
    return player


def flying(player: Player) -> int:
    """How many cards of others are on their way."""
    return sum(isinstance(item, CardItem) for item in player.scene.transient_items)


def finish(player: Player) -> None:
    factor, player.program.motion.factor = player.program.motion.factor, 0.0
    player.program.motion.finish()
    player.until_settled()
    player.program.motion.factor = factor


def test_undo_lets_the_cards_fly_back_together(seating: Seating) -> None:
    """The own card starts where it lay, those of others fly to their seats; then the table is as drawn."""
    player = after_two_turns(seating)
    before = {card: item.pos() for card, item in player.scene.board.items()}
    hand = set(player.observation.hand)

    player.program.window.act.undo.trigger()

    mine = next(item for item in player.scene.hand.items if item.card in set(player.observation.hand) - hand)
    assert mine.card is not None
    assert before[mine.card] == mine.pos()
    assert flying(player) == len(before) - len(player.scene.board) - 1 > 0
    finish(player)
    animated = player.picture
    player.program.table.draw(player.observation)
    assert animated == player.picture
    assert 0 == flying(player)


def test_a_card_can_be_played_while_others_fly_back(seating: Seating) -> None:
    player = after_two_turns(seating)
    player.program.window.act.undo.trigger()
    QApplication.processEvents()
    moves = player.count_moves()

    card = player.observation.legal_plays[0]
    player.program.table.card_activated.emit(card)

    assert moves + 1 == player.count_moves()
