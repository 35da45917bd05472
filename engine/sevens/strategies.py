"""The computers: those of Straights that need no search; none passes where it can play."""

from __future__ import annotations

from engine.errors import UnknownStrategy
from engine.fast_dataclass import replace
from engine.sevens.rules import Points
from engine.sevens.state import Choice, Observation, Pass
from engine.straights.commands import Discard, Play
from engine.straights.playouts.card_features import CardFeatures, ValueFunction
from engine.straights.setup import FIRST_LEGAL
from engine.straights.strategies.greedy import discard_value, play_value
from engine.straights.value_functions.values import Blocker, Highest, Locker, Lowest, Uniform

_MEAN = 7
"""The mean of ace to king: so a card costs where all cost the same, and the weights keep their scale."""


class _BlockerOfCards(Blocker):
    """For a game in which all cards that are left cost the same."""

    def play_value(self, card: CardFeatures) -> float:
        return super().play_value(replace(card, costs=(_MEAN,) * len(card.costs)))


_VALUES: dict[str, ValueFunction] = {
    FIRST_LEGAL: Uniform(),
    "lowest": Lowest(),
    "highest": Highest(),
    "locker": Locker(),
    "blocker": Blocker(),
}
STRATEGIES = tuple(_VALUES)
"""The names of the computers, the simplest first."""


def choose(strategy: str, seen: Observation) -> Choice:
    """The most valuable card, the first of equals; a pass if none fits and nobody discards."""
    if strategy not in _VALUES:
        raise UnknownStrategy(f"no strategy is called {strategy!r}; there are: {', '.join(STRATEGIES)}")
    assert seen.seat is not None
    values = _VALUES[strategy]
    if strategy == "blocker" and seen.rules.points in (Points.CARDS, Points.CHIPS):
        values = _BlockerOfCards()
    if seen.plays:
        return Play(seen.seat, max(seen.plays, key=lambda card: play_value(values, card, seen)))
    if seen.may_pass:
        return Pass(seen.seat)
    return Discard(seen.seat, max(seen.hand, key=lambda card: discard_value(values, card, seen)))
