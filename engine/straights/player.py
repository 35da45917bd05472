"""Who plays a seat: a human, or a computer with a strategy. It may change between any two turns."""

from __future__ import annotations

from engine.errors import SetupError
from engine.fast_dataclass import dataclass


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
