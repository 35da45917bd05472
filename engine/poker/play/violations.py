"""Violations: errors of players, recorded for their authors and harmless to the game."""

from __future__ import annotations

from collections import Counter
from enum import Enum

from engine.fast_dataclass import dataclass

_MAX_KEPT = 100
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
    """Counts all violations and stores the first hundred of each seat, so that memory stays bounded.

    >>> violations = Violations()
    >>> violations.add(Violation(0, 1, "place_bet", ViolationKind.TOO_MUCH, "2000"))
    >>> violations.count(0), violations.count(1), violations.count(0, ViolationKind.RAISED)
    (1, 0, 0)
    """

    def __init__(self) -> None:
        self._first: dict[int, list[Violation]] = {}
        self._counts: Counter[tuple[int, ViolationKind]] = Counter()

    def add(self, violation: Violation) -> None:
        """Record a violation."""
        self._counts[violation.seat, violation.kind] += 1
        first = self._first.setdefault(violation.seat, [])
        if len(first) < _MAX_KEPT:
            first.append(violation)

    def count(self, seat: int | None = None, kind: ViolationKind | None = None) -> int:
        """The number of violations; None stands for any seat, or any kind."""
        return sum(
            times
            for (whose, what), times in self._counts.items()
            if seat in (None, whose) and kind in (None, what)
        )

    def of(self, seat: int) -> tuple[Violation, ...]:
        """The first hundred violations of a seat, in order."""
        return tuple(self._first.get(seat, ()))


def describe(cause: object) -> str:
    """The `repr` of an answer or an exception, shortened, even if that `repr` raises."""
    try:
        return str.__str__(repr(cause))[:_MAX_LENGTH]  # a player may return any subclass of str
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001  # the player's own __repr__
        return object.__repr__(cause)[:_MAX_LENGTH]
