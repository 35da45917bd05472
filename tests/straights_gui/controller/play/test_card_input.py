"""Playing cards with mouse and keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from engine.straights.commands import Discard, Play
from straights_gui.view.table.items.card_item import CardAppearance
from tests.support.window.player import Player, Seating, at_turn, game_without_play


def test_a_card_that_is_dropped_where_it_may_not_be_glides_home_with_the_reason(player: Player) -> None:
    """3.2: nor may somebody discard who has a legal play. A click on a card that does not fit says why."""
    seen, before = player.observation, player.picture.hand
    legal, illegal = seen.legal_plays[0], next(card for card in seen.hand if card not in seen.legal_plays)
    drops: tuple[tuple[str, Callable[[], None]], ...] = (
        ("doesn’t fit", lambda: player.drag(illegal, player.place_of(illegal))),
        ("on the table", lambda: player.drag(legal, QPoint(20, 20))),
        ("you can’t discard", lambda: player.drag_to_pile(player.observation.hand[0])),
        ("doesn’t fit", lambda: player.click(illegal)),
    )
    for reason, drop in drops:
        drop()
        player.until_settled()

        assert reason in player.message
        assert (before, 0) == (player.picture.hand, player.count_moves())
        assert player.scene.hand.chosen is None


def test_one_click_discards_where_nothing_fits_and_undo_takes_it_back(seating: Seating) -> None:
    """3.2: the discard costs one click too; the card can be had back."""
    player = at_turn(seating, game_without_play())
    hand = player.scene.hand.cards
    before = player.count_moves()

    player.click(hand[0])
    assert before + 1 == player.count_moves()
    player.until_my_turn()
    assert hand[0] not in player.scene.hand.cards
    player.program.window.act.undo.trigger()
    player.until_my_turn()

    assert hand == player.scene.hand.cards


def test_a_click_while_cards_still_fly_discards_nothing(seating: Seating) -> None:
    """Nobody can see yet that nothing will fit: the table catches up, and the card stays."""
    session = game_without_play()
    before = session.rewound(len(session.actions) - 1)
    player = seating(before, start=False)
    player.program.motion.factor = 1000.0
    player.program.start()
    player.until(lambda: player.observation.must_discard)
    hand = player.scene.hand.cards

    player.click(hand[0])
    player.finish_motion()
    player.until_settled()

    assert hand == player.scene.hand.cards
    assert "None of your cards fits" in player.message


def test_a_double_click_before_the_turn_queues_its_card_once(player: Player) -> None:
    """Its second press does not take back what the first has queued, and skips nothing."""
    player.program.motion.factor = player.program.motion.pause_factor = 1000.0
    player.play_by_dragging()
    card = player.scene.hand.cards[2]
    skipped: list[bool] = []
    player.program.table.mouse.skipped.connect(lambda: skipped.append(True))

    player.double_click(player.point_of(card))
    player.release(player.point_of(card))

    assert "is queued" in player.message
    assert card == player.scene.hand.chosen
    assert [] == skipped
    player.program.motion.finish()


def test_without_a_legal_play_the_discard_pile_invites_and_says_why(seating: Seating) -> None:
    """3.2: the pile is marked, a sentence says why, and a card dragged there is discarded."""
    player = at_turn(seating, game_without_play())
    card = player.observation.hand[-1]

    assert player.scene.piles[0].is_drop_target
    assert "None of your cards fits" in player.message
    assert {CardAppearance.FACE} == {item.appearance for item in player.scene.hand.items}

    count = player.scene.piles[0].count
    player.drag_to_pile(card)

    assert Discard(0, card) in player.program.model.session.actions
    assert card not in player.observation.hand
    player.until_my_turn()
    assert count + 1 <= player.scene.piles[0].count


def before_my_turn(seating: Seating) -> Player:
    """A person after whose next computer no card will fit; the computers wait."""
    whole = game_without_play()
    player = seating(whole.rewound(len(whole.actions) - 1), start=False)
    player.program.window.act.pause.setChecked(True)
    player.program.start()
    player.until_settled()
    assert not player.observation.is_my_turn
    return player


def go_on(player: Player) -> None:
    player.program.window.act.pause.setChecked(False)
    player.until(lambda: player.program.model.turn == 0)
    player.until_my_turn()


def test_a_card_that_is_queued_for_the_pile_is_discarded(seating: Seating) -> None:
    """3.2: where no card fits when the turn comes; the last of several wishes counts."""
    player = before_my_turn(seating)
    first, second = player.observation.hand[:2]
    before = player.count_moves()
    player.drag(first, player.place_of(first))
    assert first == player.program.game.card_input.queued_card
    player.drag_to_pile(second)
    assert second == player.program.game.card_input.queued_card
    go_on(player)

    assert [Discard(0, second)] == own_moves(player)[before:]


def own_moves(player: Player) -> list[Play | Discard]:
    actions = player.program.model.session.actions
    return [each for each in actions if isinstance(each, Play | Discard) and each.seat == 0]


def test_a_queued_card_that_does_not_fit_stays_in_the_hand(seating: Seating) -> None:
    """It is not put down instead, and not tried again later."""
    player = before_my_turn(seating)
    card, before = player.observation.hand[0], own_moves(player)
    player.drag(card, player.place_of(card))
    go_on(player)

    assert (None, before) == (player.program.game.card_input.queued_card, own_moves(player))
    assert "doesn’t fit" in player.message
    assert card in player.scene.hand.cards


@pytest.mark.parametrize("what", ["another game", "a seat that is taken", "a replay", "undo"])
def test_a_queued_card_is_forgotten_when_something_else_is_on_the_table(seating: Seating, what: str) -> None:
    player = before_my_turn(seating)
    card, model = player.observation.hand[0], player.program.model
    player.drag_to_pile(card)
    if what == "another game":
        model.replace(model.session.rewound(len(model.session.actions)))
    elif what == "a seat that is taken":
        player.program.game.rage_quit(0)
        player.program.game.exchange(0, "")
    elif what == "a replay":
        player.program.window.act.replay.trigger()
        player.program.window.act.replay.trigger()
    else:
        model.undo()
        model.redo()
    assert player.program.game.card_input.queued_card is None
    before = own_moves(player)
    go_on(player)

    assert before == own_moves(player)


def test_whose_seat_a_computer_plays_is_told_so(player: Player) -> None:
    card = player.observation.legal_plays[0]
    player.program.window.act.pause.trigger()
    player.program.game.rage_quit(0)
    player.until_settled()
    player.drag(card, player.place_of(card))

    assert "A computer is playing for you. Take back your seat to play." == player.message
    assert (0, None) == (player.count_moves(), player.program.game.card_input.queued_card)
    player.program.game.exchange(0, "")
    player.until_settled()
    player.drag(card, player.place_of(card))
    assert [Play(0, card)] == own_moves(player)
