"""A game that is being played: what is recorded, taken back and left as it is."""

import pytest

from engine.cards.card import Card
from engine.errors import CardNotInHand, EngineError, Refusal
from engine.straights.commands import Action, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import CardDiscarded, CardPlayed, RoundEnded, RoundStarted
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL
from tests.support.playing import COMPUTERS, HUMANS, first_legal, play_on, session_with


def test_a_session_begins_with_the_first_deal_and_nothing_recorded() -> None:
    """5.4.1: the first round is dealt, and who holds 7S is to move."""
    session = session_with(seed=1)

    assert ((), 3, False) == (session.actions, session.turn, session.is_over)
    assert [RoundStarted] == [type(event) for event in session.history]


def test_what_happened_is_answered_and_remembered() -> None:
    """The events of each command are the next part of the history."""
    session = session_with(COMPUTERS)
    told = list(session.history)
    while not session.is_over:
        told += session.submit(first_legal(session))

    assert tuple(told) == session.history


def test_a_position_is_observed_once_for_each_seat() -> None:
    """Strategies, messages and the window ask for the same one; after an action there is a new one."""
    session = session_with(COMPUTERS, seed=1)
    before = {seat: session.observe(seat) for seat in (None, 0, 1)}

    assert all(seen is session.observe(seat) for seat, seen in before.items())
    play_on(session, 1)
    assert not any(seen == session.observe(seat) for seat, seen in before.items())


def test_5_6_the_last_card_ends_the_round_and_the_next_is_dealt() -> None:
    """5.6: the 52nd turn tells the card, the results and the next deal, in this order."""
    session = play_on(session_with(COMPUTERS, seed=1), 51)

    kinds = [type(event) for event in session.submit(first_legal(session))]

    assert kinds[0] in (CardPlayed, CardDiscarded)
    assert [RoundEnded, RoundStarted] == kinds[1:]
    assert 2 == session.state.number


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
