"""A table plays round by round, as the rules have it."""

import pytest

from engine.errors import SetupError
from engine.poker.game.commands import Deal
from engine.poker.game.transitions import apply
from engine.poker.play.table import Table
from tests.support.poker.dealing import NAMES, setup_of
from tests.support.poker.players import (
    Bold,
    Calm,
    game_of,
)


def test_rounds_can_be_played_one_by_one() -> None:
    """A table plays to the end of a round, an iterator to the end of the game; both give all events."""
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


def test_the_states_of_a_table_are_those_of_the_commands() -> None:
    """The adapter adds nothing to the rules: the first state of a round is what Deal gives."""
    table = game_of([Calm(), Calm()], seed=3)
    state, events = apply(table.state, Deal(1))
    told = table.play_round()

    assert events == told[: len(events)]
    assert state.cards.deck == table.state.cards.deck
    assert NAMES[:2] == table.state.setup.names
