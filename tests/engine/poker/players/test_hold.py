"""The player `hold`."""

from engine.poker.game.events import BetPlaced, Folded, Held
from tests.support.poker.rounds_seen import played


def test_hold_neither_folds_nor_bets() -> None:
    own = [
        event for event in played(("hold", "random", "tight"), seed=5) if getattr(event, "seat", None) == 0
    ]
    assert not [event for event in own if isinstance(event, Folded | BetPlaced)]
    assert [event for event in own if isinstance(event, Held)]
