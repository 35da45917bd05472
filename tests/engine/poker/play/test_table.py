"""A table plays round by round, as the rules have it."""

import pytest

from engine.errors import SetupError
from engine.poker.play.table import Table
from tests.support.poker.dealing import setup_of
from tests.support.poker.players import (
    Bold,
    Calm,
    game_of,
)


def test_rounds_can_be_played_one_by_one() -> None:
    one, other = game_of([Bold(), Bold()]), game_of([Bold(), Bold()])
    rounds = list(one.rounds())
    played_so = []
    while not other.is_over:
        played_so.append(other.play_round())

    assert rounds == played_so
    assert rounds[-1][-1] == one.ended == other.ended
    assert one.state == other.state


def test_every_seat_has_a_player() -> None:
    with pytest.raises(SetupError):
        Table(setup_of(3), [Calm(), Calm()])
