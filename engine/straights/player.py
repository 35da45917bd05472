"""Who plays a seat: a human, or a computer with a strategy. It may change between any two turns."""

from __future__ import annotations

from engine.errors import SetupError
from engine.fast_dataclass import assert_never, dataclass


@dataclass(frozen=True, slots=True)
class Human:
    """Somebody whose moves come from outside."""


@dataclass(frozen=True, slots=True)
class Computer:
    """A strategy, by its name; whether there is one of that name is asked when it has to move."""

    strategy: str

    def __post_init__(self) -> None:
        if not self.strategy:
            raise SetupError("a computer's strategy has a name")


Player = Human | Computer
"""Anybody who can play a seat."""


def strategy_of(player: Player) -> str | None:
    """The name of a computer's strategy, None for a human: as files and messages have it."""
    match player:
        case Human():
            return None
        case Computer():
            return player.strategy
        case _:
            return assert_never(player)
