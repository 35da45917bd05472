"""The card just played bears its player's mark until that player's next turn."""

from straights_gui.view.table.items.last_play_mark import last_plays
from tests.support.window.player import ALONE, Seating, at_turn, game


def test_each_seat_s_last_card_is_marked_until_its_next_turn(seating: Seating) -> None:
    """On the viewer's turn the others' last cards are marked, by name, and the viewer's no more."""
    player = at_turn(seating, game(players=ALONE))
    player.take_turn()
    latest = {move.seat: move.card for move in player.observation.moves}
    del latest[0]

    shown = {mark.seat: mark.card for mark in player.scene.last_play_marks if mark.isVisible()}
    assert {seat: card for seat, card in latest.items() if card is not None} == shown
    for seat, card in shown.items():
        mark = player.scene.last_play_marks[seat]
        assert player.observation.seats[seat].name in mark.toolTip()
        assert card is not None
        assert player.scene.geometry.place(card) == mark.pos()


def test_the_mark_of_a_card_just_played_goes_with_a_discard(seating: Seating) -> None:
    """Over a whole round: who put a card down last, or is to move, has no mark."""
    player = seating(game(players=ALONE))
    seen_without = set()
    while not player.program.event_player.shows_result:
        player.until_my_turn_or_result()
        if player.program.event_player.shows_result:
            break
        observation = player.observation
        expected = last_plays(observation)
        discarded = {move.seat for move in observation.moves if move.card is None}
        shown = {mark.seat: mark.card for mark in player.scene.last_play_marks if mark.isVisible()}
        assert expected == shown
        assert 0 not in shown
        seen_without |= discarded - set(shown)
        player.play_by_dragging()

    assert seen_without
