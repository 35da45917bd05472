"""The four seats of an environment: who plays them, what each is paid, and what cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from engine.errors import EngineError, Refusal, SetupError
from engine.straights.setup import SEATS
from engine.straights.strategies.registry import NAMES

POINTS, PLACES = "points", "places"


def verify_kind(kind: str) -> None:
    """Raise SetupError for an unknown kind of reward."""
    if kind not in {POINTS, PLACES}:
        raise SetupError(f"rewards are {POINTS!r} or {PLACES!r}, unlike {kind!r}")


def rewards(kind: str, scores: Sequence[int]) -> tuple[float, ...]:
    """The reward of each seat: the mean of the others' scores minus its own, or 1 (first) to -1 (last place).

    >>> rewards("points", [0, 6, 6, 12])
    (8.0, 0.0, 0.0, -8.0)
    >>> rewards("places", [3, 7, 7, 11])
    (1.0, 0.0, 0.0, -1.0)
    """
    others = len(scores) - 1
    if kind == POINTS:
        total = sum(scores)
        return tuple((total - score) / others - score for score in scores)
    return tuple(sum((other > score) - (other < score) for other in scores) / others for score in scores)


LEARNER = "learner"
"""The name of the learner, at seats that its policy moves, too; at all of them in self-play."""

Opponents = str | tuple[str, str, str]


def seat_players(opponents: Opponents) -> tuple[str, ...]:
    """The names of the players of all seats, the learner's first; raises SetupError."""
    names = (opponents,) * (SEATS - 1) if isinstance(opponents, str) else tuple(opponents)
    if len(names) != SEATS - 1 or not {*names} <= {LEARNER, *NAMES}:
        raise SetupError(f"opponents are one name or three, of {', '.join((LEARNER, *NAMES))}")
    return (LEARNER, *names)


class IllegalAction(Refusal):
    """An action is not a legal card of its round; the environment is unchanged."""


class NotReset(EngineError, AttributeError):
    """The environment has not been reset yet, so there is no round.

    An AttributeError, since libraries look for what an environment has with `hasattr`.
    """

    def __init__(self) -> None:
        super().__init__("the environment has no round yet: call reset() first")
