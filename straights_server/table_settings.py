"""What is settled when a table is opened."""

from __future__ import annotations

from dataclasses import dataclass

from engine.straights.setup import Variant


@dataclass(frozen=True, slots=True)
class TableSettings:
    """How a table plays.

    Attributes:
        variant: the rule switches of the games.
        turn_limit: seconds for a move, None without end.
        grace: how many seconds somebody may be away before a computer plays the seat.
        substitute: the strategy of that computer.
        is_private: whether only who has the link finds the table.
        has_numbered_deals: whether the deals come from seeds, which can be computed from a hand: for tests.
    """

    variant: Variant = Variant()
    turn_limit: float | None = None
    grace: float = 60.0
    substitute: str = "blocker"
    is_private: bool = False
    has_numbered_deals: bool = False
