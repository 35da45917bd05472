"""The player of a seat: a human, or a computer with a strategy. It may change between any two turns."""

from __future__ import annotations

from engine.errors import SetupError
from engine.fast_dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Human:
    """A player whose moves come from outside."""


@dataclass(frozen=True, slots=True)
class Computer:
    """A strategy by name; an unknown name is an error only when it has to move."""

    strategy: str

    def __post_init__(self) -> None:
        if not self.strategy:
            raise SetupError("a computer's strategy has a name")


Player = Human | Computer
"""The player of a seat."""


def strategy_of(player: Player) -> str | None:
    """The name of a computer's strategy, None for a human, as in files and messages."""
    return player.strategy if isinstance(player, Computer) else None
