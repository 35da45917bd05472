"""Calls and folds of opponents are counted."""

from engine.poker.game.events import (
    BetMatched,
    BetPlaced,
    CardsDrawn,
    Folded,
    RoundStarted,
)
from engine.poker.players.opponent_stats import OpponentStats


def test_answers_before_the_draw_and_after_it_are_counted_apart() -> None:
    stats = OpponentStats()
    for number in range(1, 11):
        for event in (
            RoundStarted(number, (0, 1, 2), 1, (9, 9, 9)),
            Folded(2),  # before any bet: no answer to one
            BetPlaced(0, 1, 1),
            BetMatched(1, 1, 1),
            CardsDrawn(0, 1, None, None),
            CardsDrawn(1, 1, None, None),
            BetPlaced(0, 1, 1),
            Folded(1),
        ):
            stats.watch(event)

    assert stats.tightness(1, 0) < 0.3
    assert stats.tightness(1, 1) > 1.5
    assert [1.0] * 4 == [stats.tightness(seat, phase) for seat in (0, 2) for phase in (0, 1)]
