"""The settings of a table, fixed when it is opened."""

from __future__ import annotations

from dataclasses import dataclass

from engine.straights.setup import Variant


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The settings of a table.

    Attributes:
        variant: the rule switches of the games.
        turn_limit: seconds for a move, None for no limit.
        time_bank: the seconds of each player for the moves of a game that take longer, 0 for none.
        grace: the seconds that a person may be away before a computer plays the seat.
        substitute: the strategy of that computer.
        is_private: whether only people with the link can find the table.
        has_numbered_deals: whether deals come from seeds, which a hand reveals: for tests.
    """

    variant: Variant = Variant()
    turn_limit: int | None = None
    grace: float = 60.0
    substitute: str = "blocker"
    is_private: bool = False
    has_numbered_deals: bool = False
    time_bank: int = 0
