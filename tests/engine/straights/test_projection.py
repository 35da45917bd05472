"""What a seat may know of a state and of an event: the only door out."""

from engine.straights.commands import Play
from engine.straights.record import Move
from tests.support.playing import COMPUTERS, first_legal, play_on, session_with


def test_a_seat_sees_its_own_cards_and_counts_of_the_others() -> None:
    session = play_on(session_with(COMPUTERS, seed=5), 30)
    state = session.state
    seat = next(number for number in range(4) if state.seats[number].discards)
    own = state.seats[seat]

    seen = session.observe(seat)

    assert (seat, own.hand, own.discards) == (seen.seat, seen.hand, seen.discards)
    assert (state.turn, state.number, state.table) == (seen.turn, seen.number, seen.table)
    assert (80, state.moves, state.results) == (seen.score_limit, seen.moves, seen.results)
    assert [len(each.hand) for each in state.seats] == [each.cards_left for each in seen.seats]
    assert [len(each.discards) for each in state.seats] == [each.discard_count for each in seen.seats]
    points = sum(card.rank.index + 1 for card in own.discards)
    assert [points if number == seat else None for number in range(4)] == [
        each.round_points for each in seen.seats
    ]


def test_3_1_the_last_move_of_each_seat_is_known() -> None:
    """3.1: what a seat did last is the last of its public moves in this round, nothing before its first."""
    session = session_with(COMPUTERS, seed=5)
    expected: list[Move | None] = [None] * 4
    assert tuple(expected) == session.observe(None).last_moves

    while session.state.number == 1:
        choice = first_legal(session)
        session.submit(choice)
        expected[choice.seat] = Move(choice.seat, choice.card if isinstance(choice, Play) else None)
        if session.state.number == 1:
            assert tuple(expected) == session.observe(None).last_moves

    assert (None,) * 4 == session.observe(None).last_moves
