"""The moments of a game for a client: always those of the game as it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.straights.errors import BadMessage
from engine.straights.local_table.replay import Replay
from engine.straights.session import Session
from engine.straights.strategies.registry import strategy_named
from tests.support.playing import COMPUTERS, session_with


def played(name: str, moves: int, session: Session) -> Session:
    player = strategy_named(name, 1)
    for _ in range(moves):
        assert session.turn is not None
        session.submit(player.choose(session.observe(session.turn)))
    return session


@given(st.integers(0, 12), st.integers(0, 12), st.sampled_from(["highest", "random"]))
def test_after_an_undo_they_are_those_of_the_game_as_it_is(kept: int, more: int, name: str) -> None:
    """What was shown before of the moves that were taken back is gone."""
    before = played("lowest", 20, session_with(COMPUTERS))
    replay = Replay(before)
    replay.moment(before, None, None, is_open=False)
    after = played(name, more, played("lowest", kept, session_with(COMPUTERS)))

    for at in range(kept + more + 1):
        expected = Replay(after).moment(after, at, None, is_open=False)
        assert expected == replay.moment(after, at, None, is_open=False)
    with pytest.raises(BadMessage):
        replay.moment(after, kept + more + 1, None, is_open=False)
