"""The players of seats 1 to 3 in the environments, by name: the learner itself, or a strategy."""

from __future__ import annotations

from engine.errors import SetupError
from engine.straights.setup import SEATS
from engine.straights.strategies.registry import NAMES

LEARNER = "learner"
"""The name of the learner, at seats that its policy moves, too; at all of them in self-play."""

Opponents = str | tuple[str, str, str]


def seat_players(opponents: Opponents) -> tuple[str, ...]:
    """The names of the players of all seats, the learner's first; raises SetupError."""
    names = (opponents,) * (SEATS - 1) if isinstance(opponents, str) else tuple(opponents)
    if len(names) != SEATS - 1 or not {*names} <= {LEARNER, *NAMES}:
        raise SetupError(f"opponents are one name or three, of {', '.join((LEARNER, *NAMES))}")
    return (LEARNER, *names)
