"""A game that is being played: what is recorded, taken back and left as it is."""

import pytest

from engine.cards.card import Card
from engine.errors import CardNotInHand, EngineError, Refusal
from engine.straights.commands import Action, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.errors import MustPlay
from engine.straights.events import CardDiscarded, CardPlayed, GameEnded, RoundEnded, RoundStarted
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SeatSetup, Setup, Variant
from tests.support.playing import COMPUTERS, HUMANS, first_legal, play_on, session_with

ONE_HUMAN = (Human(), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL))


def after_own_move(session: Session, seat: int) -> int:
    """Play until the seat has moved once, and say how many actions there were before that move."""
    while session.turn != seat:
        session.submit(first_legal(session))
    count = len(session.actions)
    session.submit(first_legal(session))
    return count


def test_a_session_begins_with_the_first_deal_and_nothing_recorded() -> None:
    """5.4.1: the first round is dealt, and who holds 7S is to move."""
    session = session_with(seed=1)

    assert ((), 3, False) == (session.actions, session.turn, session.is_over)
    assert [RoundStarted] == [type(event) for event in session.history]


def test_5_4_turns_go_round_the_table() -> None:
    session = session_with(COMPUTERS, seed=1)
    turns = []
    for _ in range(9):
        turns.append(session.turn)
        play_on(session, 1)

    assert [3, 0, 1, 2, 3, 0, 1, 2, 3] == turns


def test_what_happened_is_answered_and_remembered() -> None:
    """The events of each command are the next part of the history."""
    session = session_with(COMPUTERS)
    told = list(session.history)
    while not session.is_over:
        told += session.submit(first_legal(session))

    assert tuple(told) == session.history


def test_5_6_the_last_card_ends_the_round_and_the_next_is_dealt() -> None:
    """5.6: the 52nd turn tells the card, the results and the next deal, in this order."""
    session = play_on(session_with(COMPUTERS, seed=1), 51)

    kinds = [type(event) for event in session.submit(first_legal(session))]

    assert kinds[0] in (CardPlayed, CardDiscarded)
    assert [RoundEnded, RoundStarted] == kinds[1:]
    assert 2 == session.state.number


def test_5_6_the_game_ends_with_its_winners() -> None:
    """5.6: the last event names the winners, and nobody is to move."""
    session = play_on(session_with(COMPUTERS, seed=1))
    last = session.history[-1]

    assert isinstance(last, GameEnded)
    assert (None, True, last.winners) == (session.turn, session.is_over, session.state.winners)


def test_a_refusal_leaves_the_very_same_state() -> None:
    """Not an equal state but the same one, and nothing is recorded."""
    session = session_with(seed=1)
    before = (session.state, session.actions, session.history)

    for command, refusal in ((Play(3, Card.parse("KH")), Refusal), (Discard(3, Card.parse("7S")), MustPlay)):
        with pytest.raises(refusal):
            session.submit(command)
        assert session.state is before[0]
        assert before[1:] == (session.actions, session.history)


@pytest.mark.parametrize("seat", [-1, 4, 9])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    session = session_with((Human(), Human(), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL)))
    asked: list[Action] = [
        Play(seat, Card.parse("7S")),
        RageQuit(seat),
        TakeSeat(seat),
        SetStrategy(seat, FIRST_LEGAL),
    ]

    for action in asked:
        with pytest.raises(EngineError, match=f"seat {seat + 1}"):
            session.submit(action)
    assert () == session.actions


def test_3_2_a_card_that_is_not_held_cannot_be_discarded() -> None:
    session = session_with(HUMANS, seed=2)
    play_on(session, 2)  # 7S and 7C; Player3 has nothing to play

    with pytest.raises(CardNotInHand):
        session.submit(Discard(2, Card.parse("7S")))


def test_actions_that_are_given_are_replayed() -> None:
    session = play_on(session_with(COMPUTERS, seed=3), 60)

    again = Session(session.setup, session.actions)

    assert (session.state, session.history) == (again.state, again.history)
    with pytest.raises(Refusal):
        Session(session.setup, (*session.actions, session.actions[0]))


def test_a_rewound_session_is_one_of_its_own() -> None:
    session = play_on(session_with(COMPUTERS, seed=3), 20)
    kept = session.actions

    rewound = play_on(session.rewound(5), 40)

    assert (45, kept) == (len(rewound.actions), session.actions)


def test_undo_takes_back_the_own_move_and_the_computers_after_it() -> None:
    """One human among computers may always take back the last move, however many have moved since."""
    session = session_with(ONE_HUMAN)
    assert session.undo_point(0) is None
    count = after_own_move(session, 0)

    for _ in range(4):
        assert count == session.undo_point(0)
        assert None is session.undo_point(1)
        if session.turn != 0:
            play_on(session, 1)


def test_undo_ends_where_another_human_has_moved() -> None:
    session = session_with((Human(), Human(), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL)))
    count = after_own_move(session, 0)
    assert count == session.undo_point(0)
    after_own_move(session, 1)

    assert (None, count + 1) == (session.undo_point(0), session.undo_point(1))


def test_a_rage_quit_is_taken_back_by_its_own_seat() -> None:
    """5.5.2: whoever left in anger may regret it; the others may not undo past it."""
    session = session_with(ONE_HUMAN)
    after_own_move(session, 0)
    session.submit(RageQuit(0))
    count = len(session.actions) - 1
    play_on(session, 6)

    assert [count, None, None, None] == [session.undo_point(seat) for seat in range(4)]
    assert session.rewound(count).player_of(0) == Human()


def test_the_limit_and_the_reseeding_of_the_setup_are_played_by() -> None:
    """Every switch of the rules is in the setup: a limit of 1 is one round, re-seeding deals as 002 does."""
    seats = tuple(SeatSetup(f"Player{number}", Computer(FIRST_LEGAL)) for number in range(4))

    short = play_on(Session(Setup(1, seats, Variant(score_limit=1))))
    reseeded = play_on(Session(Setup(13, seats, Variant(reseed_each_round=True))), 52)

    assert (1, True) == (len(short.state.results), short.is_over)
    assert reseeded.state.deck != play_on(Session(Setup(13, seats)), 52).state.deck
