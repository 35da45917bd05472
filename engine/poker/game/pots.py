"""Pots: what everybody staked, sorted into layers, and divided to the cent."""

from __future__ import annotations

from collections.abc import Sequence

from engine.lean import dataclass


@dataclass(frozen=True, slots=True)
class Pot:
    """An amount of cents, and the seats that can win it, in the order in which they were named."""

    cents: int
    contenders: tuple[int, ...]


def uncalled(stakes: Sequence[int]) -> int:
    """How many cents of the highest stake nobody has met; they go back.

    >>> uncalled([100, 40, 60]), uncalled([100, 100, 40])
    (40, 0)
    """
    second, highest = sorted(stakes)[-2:]
    return highest - second


def pots_of(stakes: Sequence[int], live: Sequence[int]) -> tuple[Pot, ...]:
    """The main pot and the side pots, from what each seat staked and the seats that have not folded.

    Each pot is a layer of the stakes: who is all-in with 40 can win 40 of everybody, and no more.

    >>> for pot in pots_of([100, 40, 100, 10], live=(0, 1, 2)):
    ...     print(pot)
    Pot(cents=130, contenders=(0, 1, 2))
    Pot(cents=120, contenders=(0, 2))
    """
    levels = sorted({stakes[seat] for seat in live})
    if len(levels) == 1:
        return (Pot(sum(stakes), tuple(live)),)
    levels[-1] = max(stakes)  # what who has folded put above is for who stayed longest
    pots = []
    below = 0
    for level in levels:
        cents = sum(min(stake, level) - below for stake in stakes if stake > below)
        contenders = tuple(seat for seat in live if stakes[seat] > below)
        pots.append(Pot(cents, contenders))
        below = level
    return tuple(pots)


def shares(cents: int, count: int) -> tuple[int, ...]:
    """A pot divided among so many winners in whole cents; the odd ones go to the first, one each.

    >>> shares(101, 3)
    (34, 34, 33)
    """
    share, odd = divmod(cents, count)
    return (share + 1,) * odd + (share,) * (count - odd)
