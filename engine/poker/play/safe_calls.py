"""Runs the players' code and lets nothing of it out: no exception, and no answer that is not what it says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from engine.poker.game.player import Player
from engine.poker.play.violations import Fault, FaultKind, Faults, described


class Nothing(Enum):
    """What comes back from code that raised an exception."""

    NOTHING = None


NOTHING = Nothing.NOTHING


class Guard:
    """Between the game and the players, for all that runs their code.

    A player may raise anything, SystemExit too; only KeyboardInterrupt goes through, since it comes from who
    sits at the keyboard. A player that never answers cannot be stopped from here: it runs in the same thread.

    Attributes:
        players: by seat.
        faults: what the players did wrong.
        round: the number of the round, for those.
    """

    def __init__(self, players: Sequence[Player], *, is_strict: bool) -> None:
        """Guard these players, by seat; exceptions of theirs are raised on if `is_strict`."""
        self.faults = Faults()
        self.round = 0
        self.players = players
        self._is_strict = is_strict

    def caught(self, seat: int, asked: str, error: BaseException) -> Nothing:
        """Write an exception down and go on without it, unless it is to go through."""
        if self._is_strict or issubclass(type(error), KeyboardInterrupt):  # whatever it says that it is
            raise error
        self.fault(seat, asked, FaultKind.RAISED, error)
        return NOTHING

    def call(self, seat: int, asked: str, *arguments: object) -> object:
        """What the player's method answers; NOTHING where it raises."""
        try:
            return getattr(self.players[seat], asked)(*arguments)
        except BaseException as error:  # noqa: BLE001  # that is what a guard is for
            return self.caught(seat, asked, error)

    def read(self, seat: int, asked: str, reader: Callable[[object], object], thing: object) -> object:
        """What the reader makes of something that a player made or had in hand; NOTHING where it raises."""
        try:
            return reader(thing)
        except BaseException as error:  # noqa: BLE001  # as above
            return self.caught(seat, asked, error)

    def truth(self, seat: int, asked: str, answer: object, *, otherwise: bool) -> bool:
        """Whether the answer is yes; `otherwise` where there is none."""
        if answer is True or answer is False:
            return answer
        if answer is NOTHING:
            return otherwise
        truth = self.read(seat, asked, bool, answer)
        if not isinstance(truth, bool):
            return otherwise
        if self.read(seat, asked, _is_truth_value, answer) is False:
            self.fault(seat, asked, FaultKind.NO_TRUTH, answer)
        return truth

    def seats_with(self, method: str) -> tuple[int, ...]:
        """The seats whose players have a method that they need not have."""
        return tuple(
            seat
            for seat, player in enumerate(self.players)
            if self.read(seat, method, lambda whose: callable(getattr(whose, method, None)), player) is True
        )

    def fault(self, seat: int, asked: str, kind: FaultKind, thing: object) -> None:
        """Write down what a player did wrong, with the answer or the exception."""
        self.faults.add(Fault(seat, self.round, asked, kind, described(thing)))


def _is_truth_value(answer: object) -> bool:
    """Whether the answer equals True or False, as 1 and numpy's own booleans do."""
    return bool(answer == bool(answer))
