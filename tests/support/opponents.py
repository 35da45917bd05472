"""Opponents of every kind that is known by a model, and rounds that they have finished."""

from math import exp
from random import Random

from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation
from engine.straights.playouts.card_features import ValueFunction
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.greedy import discard_value, play_value
from engine.straights.strategies.registry import strategy_named
from engine.straights.strategies.strategy import Strategy
from engine.straights.value_functions.values import Blocker
from tests.support.playing import HUMANS, play_on


class Warm:
    """Mostly takes what a value function values most; at a higher temperature less often."""

    def __init__(self, value_function: ValueFunction, temperature: float) -> None:
        """Make a player whose chance is always the same."""
        self._value_function, self._temperature, self._random = value_function, temperature, Random(1)

    def choose(self, observation: Observation) -> Choice:
        assert observation.seat is not None
        cards = observation.legal_plays or observation.hand
        value_of = play_value if observation.legal_plays else discard_value
        weights = [
            exp(value_of(self._value_function, card, observation) / self._temperature) for card in cards
        ]
        kind = Play if observation.legal_plays else Discard
        return kind(observation.seat, self._random.choices(cards, weights)[0])


def opponent(name: str) -> Strategy:
    """Make a strategy of the name; besides those of the game there are a warm and a hot blocker."""
    if name in {"warm", "hot"}:
        return Warm(Blocker(), 2.0 if name == "warm" else 8.0)
    return strategy_named(name, 1)


def finished_rounds(strategy: Strategy, seed: int = 3, rounds: int = 2) -> Session:
    session = Session(Setup.of(seed, HUMANS))
    return play_on(session, strategy=strategy, until=lambda: len(session.state.results) == rounds)
