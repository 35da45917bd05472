"""A game that is being played: who may act in it."""

import pytest

from engine.cards.card import Card
from engine.errors import EngineError, NotYourTurn
from engine.fast_dataclass import replace
from engine.straights.commands import Action, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL
from engine.straights.transitions import verify_seen
from tests.support.playing import COMPUTERS, first_legal, play_on, session_with


def test_a_choice_is_judged_by_what_its_seat_sees() -> None:
    session = play_on(session_with(COMPUTERS), 4)
    choice = first_legal(session)
    seen = session.observe(choice.seat)
    verify_seen(choice, seen)

    with pytest.raises(NotYourTurn):
        verify_seen(choice, replace(seen, seat=(choice.seat + 1) % 4))


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
