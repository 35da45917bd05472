"""Playing cards with mouse and keys."""

from PySide6.QtCore import QPoint, Qt

from engine.cards.card import Card
from engine.straights.commands import Discard, Play
from straights_gui.view.table.items.card_item import CardAppearance
from tests.support.window.player import Player, Seating, game, game_without_play


def at_turn(seating: Seating) -> Player:
    """A person whose turn it is, with a card to play."""
    player = seating(game())
    player.until_my_turn()
    assert player.observation.legal_plays
    return player


def illegal_card(player: Player) -> Card:
    """A card of the hand that does not fit."""
    return next(card for card in player.observation.hand if card not in player.observation.legal_plays)


def moves_of(player: Player, seat: int = 0) -> int:
    """How often a seat has moved."""
    actions = player.program.model.session.actions
    return sum(isinstance(action, Play | Discard) and action.seat == seat for action in actions)


def test_a_legal_card_dragged_to_the_table_lies_at_its_place(seating: Seating) -> None:
    """A legal drop lands: the card leaves the hand and lies at its place."""
    player = at_turn(seating)
    card = player.observation.legal_plays[0]

    player.drag(card, player.place_of(card))
    player.until_my_turn()

    assert player.scene.geometry.place(card) == player.scene.board[card].pose.point
    assert card not in player.scene.hand.cards


def test_a_dragged_card_follows_the_pointer_at_once(seating: Seating) -> None:
    """Each move of the pointer moves the card by as much, and its place glows."""
    player = at_turn(seating)
    card = player.observation.legal_plays[0]
    start = player.point_of(card)
    player.press(start)
    player.move(start, start + QPoint(0, -60), steps=2)
    item = player.scene.hand.item_of(card)
    assert item is not None
    before = item.pos()

    player.move(start + QPoint(0, -60), start + QPoint(70, -90), steps=1)

    assert (70, -30) == ((item.pos() - before).x(), (item.pos() - before).y())
    assert player.scene.highlighted == card
    player.release(start + QPoint(70, -90))


def test_an_illegal_card_glides_home_with_the_reason(seating: Seating) -> None:
    """A card that does not fit returns to the hand, and a sentence says why."""
    player = at_turn(seating)
    card = illegal_card(player)
    before = player.picture.hand

    player.drag(card, player.place_of(card))
    player.until_settled()

    assert before == player.picture.hand
    assert "doesn't fit" in player.message


def test_a_card_dropped_beside_the_table_glides_home(seating: Seating) -> None:
    """A card that is let go over nothing stays in the hand, and a sentence says what to do."""
    player = at_turn(seating)
    card = player.observation.legal_plays[0]
    before = player.picture.hand

    player.drag(card, QPoint(20, 20))
    player.until_settled()

    assert before == player.picture.hand
    assert "on the table" in player.message


def test_a_card_clicked_twice_slowly_is_played(seating: Seating) -> None:
    """A click lifts the card, a click again plays it."""
    player = at_turn(seating)
    card = player.observation.legal_plays[0]

    player.click(card)

    assert card == player.scene.hand.chosen
    assert 0 == moves_of(player)

    player.click(card)
    player.until_my_turn()

    assert 1 == moves_of(player)
    assert card in player.scene.board


def test_a_lifted_card_is_played_by_a_click_on_its_glowing_place(seating: Seating) -> None:
    """After a click on the card, a click on the table plays it."""
    player = at_turn(seating)
    card = player.observation.legal_plays[0]
    player.click(card)
    assert player.scene.highlighted == card

    player.click_at(player.place_of(card))
    player.until_my_turn()

    assert card in player.scene.board


def test_a_double_click_plays_exactly_one_card(seating: Seating) -> None:
    """The two clicks of a double click play the card once, and no other."""
    player = at_turn(seating)
    card = player.observation.legal_plays[0]

    player.double_click(player.point_of(card))

    assert 1 == moves_of(player)
    assert card in player.program.model.session.observe(0).table.cards()


def test_a_double_click_on_a_lifted_card_plays_exactly_one_card(seating: Seating) -> None:
    """The first click plays the lifted card; the second finds the card below it and lets it be."""
    player = at_turn(seating)
    card = player.observation.legal_plays[0]
    player.click(card)

    player.double_click(player.point_of(card))

    assert 1 == moves_of(player)


def test_the_keyboard_alone_plays_a_card(seating: Seating) -> None:
    """Home and the arrows choose, Enter plays."""
    player = at_turn(seating)
    card = player.observation.legal_plays[0]
    steps = player.observation.hand.index(card)

    player.key(Qt.Key.Key_Home, *[Qt.Key.Key_Right] * steps)
    assert card == player.scene.hand.chosen
    player.key(Qt.Key.Key_Return)
    player.until_my_turn()

    assert card in player.scene.board


def test_the_arrows_go_round_and_escape_lets_the_card_down(seating: Seating) -> None:
    """Left of the first card is the last; Esc chooses none."""
    player = at_turn(seating)
    hand = player.observation.hand

    player.key(Qt.Key.Key_Home, Qt.Key.Key_Left)
    assert hand[-1] == player.scene.hand.chosen
    player.key(Qt.Key.Key_End, Qt.Key.Key_Right)
    assert hand[0] == player.scene.hand.chosen

    player.key(Qt.Key.Key_Escape)

    assert None is player.scene.hand.chosen


def test_legal_cards_stand_higher_and_the_others_are_dimmed(seating: Seating) -> None:
    """Not by colour alone: what may be played is raised as well."""
    player = at_turn(seating)
    poses = player.scene.geometry.hand_poses(len(player.scene.hand.items))

    for item, pose in zip(player.scene.hand.items, poses, strict=True):
        is_legal = item.card in player.observation.legal_plays
        assert (CardAppearance.FACE if is_legal else CardAppearance.DIMMED) == item.appearance
        assert is_legal == (item.pose.point.y() < pose.point.y())


def test_without_a_legal_play_the_discard_pile_invites_and_says_why(seating: Seating) -> None:
    """3.2: the pile is marked, a sentence says why, and a card dragged there is discarded."""
    player = seating(game_without_play())
    player.until_my_turn()
    card = player.observation.hand[-1]

    assert player.scene.piles[0].is_drop_target
    assert "None of your cards fits" in player.message
    assert {CardAppearance.FACE} == {item.appearance for item in player.scene.hand.items}

    count = player.scene.piles[0].count
    player.drag_to_pile(card)

    assert Discard(0, card) == player.program.model.session.actions[-1] or moves_of(player) > 0
    assert card not in player.observation.hand
    player.until_my_turn()
    assert count + 1 <= player.scene.piles[0].count


def test_a_discard_with_a_legal_play_is_refused(seating: Seating) -> None:
    """3.2: who has a legal play may not discard; the card glides home with that reason."""
    player = at_turn(seating)
    card = player.observation.hand[0]

    player.drag_to_pile(card)
    player.until_settled()

    assert card in player.scene.hand.cards
    assert "you can't discard" in player.message
    assert 0 == moves_of(player)
