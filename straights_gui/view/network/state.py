"""The state of the waiting room of a network game, as values."""

from __future__ import annotations

from enum import Enum

from engine.fast_dataclass import dataclass


class PlaceStatus(Enum):
    """The occupant of a place and its status."""

    EMPTY = "empty"
    COMPUTER = "computer"
    READY = "ready"
    NOT_READY = "not ready"
    AWAY = "away"


@dataclass(frozen=True, slots=True)
class PlaceState:
    """A place at the table.

    Attributes:
        strategy: the strategy of a computer.
        portrait: the name of the portrait; "" for an empty place.
        may_be_filled: whether the player may assign a computer.
        may_be_emptied: whether the player may remove the occupant: a computer, or a player who is away.
        may_be_kicked: whether the player may remove the person for good.
    """

    name: str
    status: PlaceStatus
    strategy: str = ""
    portrait: str = ""
    is_me: bool = False
    is_host: bool = False
    may_be_filled: bool = False
    may_be_emptied: bool = False
    may_be_kicked: bool = False


@dataclass(frozen=True, slots=True)
class WaitingState:
    """The state of a table while no game is played.

    Attributes:
        link: the link for other players.
        is_ready: whether the player is ready; None for spectators.
        is_again: whether a game has been played here.
        title: the title of the problem.
        problem: a sentence about why connecting or entering failed, or "".
        note: said about the link while seats are empty, in place of the usual advice.
        may_retry: whether the player has to request another attempt.
        game: what is played and how long, if it is not Straights.
        strategies: of the computers that may sit down, the weakest first.
    """

    places: tuple[PlaceState, ...] = ()
    link: str = ""
    is_ready: bool | None = None
    is_again: bool = False
    title: str = ""
    problem: str = ""
    note: str = ""
    may_retry: bool = False
    game: str = ""
    strategies: tuple[str, ...] = ()
