"""What players did wrong, and what the game made of it: nobody else is harmed, but it is written down."""

from __future__ import annotations

from collections import Counter
from enum import Enum

from engine.lean import dataclass

_MOST_KEPT = 100
_LONGEST = 200


class FaultKind(Enum):
    """A way of doing wrong; its value says what the game made of it."""

    RAISED = "an exception: folds, stands pat, or was not told"
    NO_TRUTH = "neither True nor False: its truth counts"
    NO_AMOUNT = "no amount of money: holds"
    TOO_MUCH = "more than the balance: bets the balance"
    TOO_LITTLE = "less than the least bet: holds"
    MISCOUNTED = "not the number of cards dropped: what was dropped counts"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that a player did wrong.

    Attributes:
        round: its number.
        asked: the method of the player.
        detail: what it answered or raised, as a programmer reads it.
    """

    seat: int
    round: int
    asked: str
    kind: FaultKind
    detail: str


class Faults:
    """All faults counted, and the first of each seat kept, so that a long match of a bad player fits in.

    >>> faults = Faults()
    >>> faults.add(Fault(0, 1, "place_bet", FaultKind.TOO_MUCH, "2000"))
    >>> faults.count(0), faults.count(1), faults.count(0, FaultKind.RAISED)
    (1, 0, 0)
    """

    def __init__(self) -> None:
        """Nothing wrong so far."""
        self._first: dict[int, list[Fault]] = {}
        self._counts: Counter[tuple[int, FaultKind]] = Counter()

    def add(self, fault: Fault) -> None:
        """Write a fault down."""
        self._counts[fault.seat, fault.kind] += 1
        first = self._first.setdefault(fault.seat, [])
        if len(first) < _MOST_KEPT:
            first.append(fault)

    def count(self, seat: int | None = None, kind: FaultKind | None = None) -> int:
        """How often a seat did wrong in some way; any seat, or in any way, for None."""
        return sum(
            times
            for (whose, what), times in self._counts.items()
            if seat in (None, whose) and kind in (None, what)
        )

    def of(self, seat: int) -> tuple[Fault, ...]:
        """The first hundred faults of a seat, in their order."""
        return tuple(self._first.get(seat, ()))


def described(thing: object) -> str:
    """What a programmer reads of an answer or an exception, shortened; whatever the thing does when asked."""
    try:
        return str.__str__(repr(thing))[:_LONGEST]  # which may be any kind of str
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001  # a player made the thing, and its description as well
        return object.__repr__(thing)[:_LONGEST]
