"""Adapts to its human opponents: stronger when they are ahead, weaker when they are behind."""

from __future__ import annotations

from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human
from engine.straights.strategies.expert import Expert
from engine.straights.strategies.first_legal import FirstLegal
from engine.straights.strategies.greedy import Greedy
from engine.straights.strategies.strategy import Strategy
from engine.straights.value_functions.values import Blocker, Highest

_FAR = 9
_NEAR = 2


class Adaptive:
    """Chooses its level again each round, from the points of the finished rounds."""

    def __init__(self, seed: int = 0) -> None:
        self._levels: tuple[Strategy, ...] = (
            FirstLegal(),
            Greedy(Highest()),
            Greedy(Blocker()),
            Expert(seed=seed),
        )

    def choose(self, observation: Observation) -> Choice:
        """The choice of the strategy for this round's level."""
        return self._levels[level_for(observation)].choose(observation)


def level_for(observation: Observation) -> int:
    """0 (weak) to 3 (strong), by how far the best human is ahead of the computers, in points per round."""
    humans = [view.score for view in observation.seats if isinstance(view.player, Human)]
    computers = [view.score for view in observation.seats if isinstance(view.player, Computer)]
    if not humans or not computers or not observation.results:
        return 2
    ahead = (sum(computers) / len(computers) - min(humans)) / len(observation.results)
    if ahead > _NEAR:
        return 3
    if ahead > -_NEAR:
        return 2
    return 1 if ahead > -_FAR else 0
