"""The card just played bears its player's mark until that player's next turn."""

from tests.support.window.player import ALONE, Seating, game


def test_the_mark_of_a_card_just_played_goes_with_a_discard(seating: Seating) -> None:
    """Over a whole round: who put a card down last, or is to move, has no mark."""
    player = seating(game(players=ALONE))
    seen_without = set()
    while not player.program.event_player.shows_result:
        player.until_my_turn_or_result()
        if player.program.event_player.shows_result:
            break
        observation = player.observation
        latest = {move.seat: move.card for move in observation.moves if move.seat != 0}
        marks = {mark.seat: mark for mark in player.scene.last_play_marks if mark.isVisible()}
        assert {seat: card for seat, card in latest.items() if card} == {
            seat: mark.card for seat, mark in marks.items()
        }
        for seat, mark in marks.items():
            assert observation.seats[seat].name in mark.toolTip()
            assert mark.card is not None
            assert player.scene.geometry.place(mark.card) == mark.pos()
        seen_without |= set(latest) - set(marks)
        player.play_by_dragging()

    assert seen_without
