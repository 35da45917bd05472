"""The main pot and the side pots, and how they are divided."""

from __future__ import annotations

from collections.abc import Sequence

from engine.fast_dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Pot:
    """An amount of cents, and the seats that can win it, in the order of play."""

    cents: int
    contenders: tuple[int, ...]


def uncalled(stakes: Sequence[int]) -> int:
    """The cents of the highest stake that nobody matched; they are returned.

    >>> uncalled([100, 40, 60]), uncalled([100, 100, 40])
    (40, 0)
    """
    second, highest = sorted(stakes)[-2:]
    return highest - second


def pots_of(stakes: Sequence[int], live: Sequence[int]) -> tuple[Pot, ...]:
    """The main pot and the side pots, from the stakes of all seats and the seats that have not folded.

    Each pot is a layer of the stakes: a seat that is all-in with 40 can win 40 from each other seat.

    >>> for pot in pots_of([100, 40, 100, 10], live=(0, 1, 2)):
    ...     print(pot)
    Pot(cents=130, contenders=(0, 1, 2))
    Pot(cents=120, contenders=(0, 2))
    """
    levels = sorted({stakes[seat] for seat in live})
    if len(levels) == 1:
        return (Pot(sum(stakes), tuple(live)),)
    levels[-1] = max(stakes)  # what folded seats staked above that goes to the seats with the highest stake
    pots = []
    below = 0
    for level in levels:
        cents = sum(min(stake, level) - below for stake in stakes if stake > below)
        contenders = tuple(seat for seat in live if stakes[seat] > below)
        pots.append(Pot(cents, contenders))
        below = level
    return tuple(pots)


def shares(cents: int, count: int) -> tuple[int, ...]:
    """A pot divided among winners in whole cents; odd cents go to the first winners, one each.

    >>> shares(101, 3)
    (34, 34, 33)
    """
    share, odd = divmod(cents, count)
    return (share + 1,) * odd + (share,) * (count - odd)
