"""Violations are counted, and described whatever the player's objects do."""

import pytest

from engine.poker.play.violations import ViolationKind
from tests.support.poker.players import (
    Calm,
    Contrary,
    Raising,
    Scripted,
    game_of,
    played,
)


def test_violations_of_a_long_match_are_counted_and_the_first_ones_kept() -> None:
    """A bad player in a long match costs no memory."""
    table = game_of([Raising(), Calm()], balance=100_000)
    for _ in range(300):
        table.play_round()

    assert (100, 100) == (len(table.violations.of(0)), len({id(each) for each in table.violations.of(0)}))
    assert table.violations.count(0) == table.violations.count(kind=ViolationKind.RAISED) >= 900
    assert 0 == table.violations.count(0, ViolationKind.TOO_MUCH)


def test_a_violation_is_described_whatever_the_answer_does() -> None:
    for answer in (Contrary(), "x" * 1_000_000, 10**6000):
        table, _ = played(Scripted("North", answer), Calm())

        assert 0 < len(table.violations.of(0)[0].detail) <= 200


def test_a_description_can_be_interrupted() -> None:
    class Slow:
        def __repr__(self) -> str:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(Scripted("North", Slow()), Calm())
