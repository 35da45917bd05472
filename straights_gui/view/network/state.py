"""What the panel of a table over a network shows, as values."""

from __future__ import annotations

from enum import Enum

from engine.fast_dataclass import dataclass
from engine.straights.setup import SEATS


class PlaceStatus(Enum):
    """Who has a place, and what is to be said about them."""

    EMPTY = "empty"
    COMPUTER = "computer"
    READY = "ready"
    NOT_READY = "not ready"
    AWAY = "away"


@dataclass(frozen=True, slots=True)
class PlaceState:
    """A place of the table.

    Attributes:
        strategy: of a computer.
        may_be_filled: whether the player may let a computer sit there.
        may_be_emptied: whether the player may send away who sits there: a computer, or somebody who is away.
    """

    name: str
    status: PlaceStatus
    strategy: str = ""
    is_me: bool = False
    is_host: bool = False
    may_be_filled: bool = False
    may_be_emptied: bool = False


@dataclass(frozen=True, slots=True)
class WaitingState:
    """A table at which nobody plays yet, or no more.

    Attributes:
        link: for others to come.
        is_ready: whether the player is; None for who looks on.
        is_again: whether a game has been played here.
        title: of the problem.
        problem: why there is no connection, or no way in, as a sentence; "" where there is none.
        may_retry: whether the player has to ask for another attempt.
    """

    places: tuple[PlaceState, ...] = (PlaceState("", PlaceStatus.EMPTY),) * SEATS
    link: str = ""
    is_ready: bool | None = None
    is_again: bool = False
    title: str = ""
    problem: str = ""
    may_retry: bool = False
