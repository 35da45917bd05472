"""The round so far, from the events alone."""

from __future__ import annotations

from engine.poker.game.events import (
    BetMatched,
    BetPlaced,
    CardsDrawn,
    Folded,
    Held,
)
from engine.poker.players.opponent_range import (
    BET,
    CALLED,
    WAITING,
)
from tests.support.poker.rounds_seen import watched


def test_pot_bets_and_opponents_are_tracked() -> None:
    """All that is public, from the events alone."""
    tracker = watched(Held(1), BetPlaced(2, 300, 9_600), Folded(1), seats=4)
    assert (0, 700, 300, 0) == (tracker.seat, tracker.pot, tracker.bet, tracker.phase)
    assert [2, 3] == list(tracker.others)
    assert [BET, WAITING] == tracker.others[2].acts
    tracker.watch(BetMatched(3, 300, 9_600))
    tracker.watch(CardsDrawn(2, 1, None, None))
    assert (1_000, 0, 1) == (tracker.pot, tracker.bet, tracker.phase)
    assert 1 == tracker.others[2].drawn
    assert [CALLED, WAITING] == tracker.others[3].acts
    assert not tracker.others[3].has_answered
