"""A press that is held, or the right button: what a card would open."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.cards.card import Card
from tests.support.window.player import Player, Seating, at_turn


def without_hold_time(seating: Seating) -> Player:
    player = at_turn(seating)
    player.program.table.mouse.hold_timer.setInterval(0)
    return player


def opened(player: Player) -> tuple[set[Card], set[Card]]:
    """The framed places: of all cards, and of those that the player holds."""
    return set(player.scene.opened), {card for card, is_own in player.scene.opened.items() if is_own}


def next_to(card: Card) -> set[Card]:
    """What the rules let follow upon a card that is not a seven: the next one away from it."""
    ranks = "A23456789TJQK"
    index = ranks.index(card.rank.value)
    step = 1 if index > ranks.index("7") else -1
    return {Card.parse(ranks[index + step] + card.suit.value)} if 0 <= index + step < len(ranks) else set()


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton])
def test_a_held_press_frames_what_the_card_opens_until_its_release(
    seating: Seating, button: Qt.MouseButton
) -> None:
    player = without_hold_time(seating)
    before = player.message
    viewport = player.program.table.viewport()
    card = next(card for card in player.observation.hand if card.rank.value not in "7AK")
    point = player.point_of(card)

    QTest.mousePress(viewport, button, pos=point)
    player.until(lambda: bool(player.scene.opened))

    assert (next_to(card), next_to(card) & set(player.observation.hand)) == opened(player)
    assert " opens " in player.message
    QTest.mouseRelease(viewport, button, pos=point)
    assert {} == player.scene.opened
    assert before == player.message
    assert 0 == player.count_moves()
