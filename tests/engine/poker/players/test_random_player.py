"""The player `random`."""

from engine.poker.game.events import BetPlaced, CardsDrawn
from tests.support.poker.rounds_seen import played


def test_random_does_everything_that_is_allowed() -> None:
    """None to four cards, bets of all sizes, folds: it is there to find what nobody thought of."""
    game = played(("random",) * 5, seed=2)
    assert set(range(5)) == {event.count for event in game if isinstance(event, CardsDrawn)}
    bets = [event.cents for event in game if isinstance(event, BetPlaced)]
    assert min(bets) < 100
    assert max(bets) > 1_000
