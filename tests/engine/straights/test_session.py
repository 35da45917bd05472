"""A game that is being played: what is recorded, taken back and left as it is."""

import pytest

from engine.cards.card import Card
from engine.errors import EngineError
from engine.straights.commands import Action, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL
from tests.support.playing import COMPUTERS, first_legal, play_on, session_with


def test_what_happened_is_answered_and_remembered() -> None:
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


def test_a_rewound_session_is_one_of_its_own() -> None:
    session = play_on(session_with(COMPUTERS, seed=3), 20)
    kept = session.actions

    rewound = play_on(session.rewound(5), 40)

    assert (45, kept) == (len(rewound.actions), session.actions)
