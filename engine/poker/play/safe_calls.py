"""Calls players' methods so that nothing they raise or return can harm the game, and notes what was wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from enum import Enum

from engine.fast_dataclass import dataclass
from engine.poker.game.player import Player

_MAX_LENGTH = 200


class ViolationKind(Enum):
    """A kind of violation; its value says how the game continued."""

    RAISED = "an exception: folds, stands pat, or was not told"
    NO_TRUTH = "neither True nor False: its truth counts"
    NO_AMOUNT = "no amount of money: holds"
    TOO_MUCH = "more than the balance: bets the balance"
    TOO_LITTLE = "less than the least bet: holds"
    MISCOUNTED = "not the number of cards dropped: what was dropped counts"


@dataclass(frozen=True, slots=True)
class Violation:
    """An error of a player.

    Attributes:
        round: the number of the round.
        method: the name of the player's method.
        detail: the answer or the exception, as `repr` shows it.
    """

    seat: int
    round: int
    method: str
    kind: ViolationKind
    detail: str


class Violations:
    """Counts all violations and keeps the first of each kind and seat.

    >>> violations = Violations()
    >>> violations.add(Violation(0, 1, "place_bet", ViolationKind.TOO_MUCH, "2000"))
    >>> violations.count(0), violations.count(1), violations.count(0, ViolationKind.RAISED)
    (1, 0, 0)
    """

    def __init__(self) -> None:
        self._first: dict[tuple[int, ViolationKind], Violation] = {}
        self._counts: Counter[tuple[int, ViolationKind]] = Counter()

    def add(self, violation: Violation) -> None:
        """Record a violation."""
        self._counts[violation.seat, violation.kind] += 1
        self._first.setdefault((violation.seat, violation.kind), violation)

    def count(self, seat: int | None = None, kind: ViolationKind | None = None) -> int:
        """The number of violations; None stands for any seat, or any kind."""
        counts = self._counts.items()
        return sum(times for (whose, what), times in counts if seat in (None, whose) and kind in (None, what))

    def of(self, seat: int) -> tuple[Violation, ...]:
        """The first violation of each kind of a seat, in the order of the kinds."""
        return tuple(self._first[seat, kind] for kind in ViolationKind if (seat, kind) in self._first)


def describe(cause: object) -> str:
    """The `repr` of an answer or an exception, shortened, even if that `repr` raises."""
    try:
        return str.__str__(repr(cause))[:_MAX_LENGTH]  # a player may return any subclass of str
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001  # the player's own __repr__
        return object.__repr__(cause)[:_MAX_LENGTH]


NO_ANSWER = object()
"""The result of a call whose code raised an exception."""


class SafeCaller:
    """Calls players' code, catches its exceptions and records them as violations.

    Players may raise anything, SystemExit included. Only KeyboardInterrupt passes through, because it comes
    from the user. A player that never returns cannot be stopped: it runs in the same thread.

    Attributes:
        players: by seat.
        violations: what the players did wrong.
        round: the number of the current round, recorded with each violation.
    """

    def __init__(self, players: Sequence[Player], *, is_strict: bool) -> None:
        """With `is_strict`, players' exceptions are raised again instead of recorded."""
        self.violations = Violations()
        self.round = 0
        self.players = players
        self._is_strict = is_strict

    def catch(self, seat: int, method: str, error: BaseException) -> object:
        """Record an exception, or raise it again if it is to pass through."""
        if self._is_strict or issubclass(type(error), KeyboardInterrupt):  # whatever class the object claims
            raise error
        self.record(seat, method, ViolationKind.RAISED, error)
        return NO_ANSWER

    def call(self, seat: int, method: str, *arguments: object) -> object:
        """Call the player's method; NO_ANSWER if it raises."""
        try:
            return getattr(self.players[seat], method)(*arguments)
        except BaseException as error:  # noqa: BLE001  # players may raise anything
            return self.catch(seat, method, error)

    def convert(
        self, seat: int, method: str, converter: Callable[[object], object], answer: object
    ) -> object:
        """Convert an object that belongs to a player; NO_ANSWER if the converter raises."""
        try:
            return converter(answer)
        except BaseException as error:  # noqa: BLE001  # the object's methods are the player's code
            return self.catch(seat, method, error)

    def as_bool(self, seat: int, method: str, answer: object, *, default: bool) -> bool:
        """The truth value of an answer; `default` if there is none."""
        if answer is True or answer is False:
            return answer
        if answer is NO_ANSWER:
            return default
        truth = self.convert(seat, method, bool, answer)
        if not isinstance(truth, bool):
            return default
        if self.convert(seat, method, _equals_bool, answer) is False:
            self.record(seat, method, ViolationKind.NO_TRUTH, answer)
        return truth

    def seats_with(self, method: str) -> tuple[int, ...]:
        """The seats whose players have this optional method."""
        return tuple(
            seat
            for seat, player in enumerate(self.players)
            if self.convert(seat, method, lambda each: callable(getattr(each, method, None)), player) is True
        )

    def record(self, seat: int, method: str, kind: ViolationKind, cause: object) -> None:
        """Record a violation with its cause, an answer or an exception."""
        self.violations.add(Violation(seat, self.round, method, kind, describe(cause)))


def _equals_bool(answer: object) -> bool:
    """Whether the answer equals True or False, as 1 and NumPy's booleans do."""
    return bool(answer == bool(answer))
