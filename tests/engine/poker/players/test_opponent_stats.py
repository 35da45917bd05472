"""Calls and folds of opponents are counted."""

from __future__ import annotations

from engine.poker.game.events import (
    BetMatched,
    BetPlaced,
    CardsDrawn,
    Folded,
    RoundStarted,
)
from engine.poker.players.opponent_stats import OpponentStats


def test_tightness_tells_callers_from_folders() -> None:
    """Tightness is low after calls and high after folds; folds without a bet do not count."""
    stats = OpponentStats()
    assert 1.0 == stats.tightness(1, 0)
    for _ in range(10):
        stats.watch(RoundStarted(1, (0, 1, 2, 3), 1, (9, 9, 9, 9)))
        for event in (
            BetPlaced(0, 1, 1),
            BetMatched(1, 1, 1),
            Folded(2),
            CardsDrawn(0, 1, None, None),
            Folded(3),
        ):
            stats.watch(event)
    assert stats.tightness(1, 0) < 0.3
    assert stats.tightness(2, 0) > 1.5
    assert 1.0 == stats.tightness(3, 1)
