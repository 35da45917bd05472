"""The values of a value function as tables of weights, for playouts that do not call it.

A model plays or discards a card with a probability in proportion to exp(value / temperature), the softmax: at
a low temperature it takes the best card, at a high one it errs where the difference is small.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp

from engine.fast_dataclass import dataclass
from engine.straights.playouts.bits import DOWN, STATES, STEPS, UP, digits
from engine.straights.playouts.card_features import MINE, CardFeatures, ValueFunction, features_at

_STEEPEST = 300.0
_SEVEN = -1


@dataclass(frozen=True, slots=True)
class Policy:
    """The weights of a model.

    Attributes:
        plays: by side, step (the seven last) and state, 2 x 7 x 729.
        discards: by side, reach, step and state, 2 x 6 x 6 x 729.
        discard_sums: the weights of all own cards of a side together, by side, reach and state, 2 x 6 x 729.
    """

    plays: tuple[float, ...]
    discards: tuple[float, ...]
    discard_sums: tuple[float, ...]


def policy_for(value_function: ValueFunction, temperature: float) -> Policy:
    """The tables of a value function; `temperature` in points, above 0. What cannot happen has weight 0."""
    plays = [0.0] * (2 * (STEPS + 1) * STATES)
    discards = [0.0] * (2 * STEPS * STEPS * STATES)
    sums = [0.0] * (2 * STEPS * STATES)
    for side in (DOWN, UP):
        for step in (*range(STEPS), _SEVEN):
            row = side * (STEPS + 1) + (step if step != _SEVEN else STEPS)
            for state, owners in _states(max(step, 0)):
                if step == _SEVEN or owners[step] == MINE:
                    features = features_at(side, step, owners)
                    plays[row * STATES + state] = _weight(value_function.play_value, features, temperature)
        for reach in range(STEPS):
            row = side * STEPS + reach
            for state, owners in _states(max(reach - 1, 0)):
                for step in [step for step, owner in enumerate(owners) if owner == MINE]:
                    features = features_at(side, step, owners, reach)
                    weight = _weight(value_function.discard_value, features, temperature)
                    discards[(row * STEPS + step) * STATES + state] = weight
                    sums[row * STATES + state] += weight
    return Policy(tuple(plays), tuple(discards), tuple(sums))


def _states(first: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The states in which no card before the step `first` is in hand or put down, with the cards' owners."""
    for state in range(0, STATES, 3**first):
        yield state, digits(state)


def _weight(value_of: Callable[[CardFeatures], float], features: CardFeatures, temperature: float) -> float:
    return exp(max(min(value_of(features) / temperature, _STEEPEST), -_STEEPEST))
