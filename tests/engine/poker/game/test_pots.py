"""Pots by layers, against the same thing counted cent by cent."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.poker.game.pots import pots_of, shares, uncalled


@st.composite
def rounds(draw: st.DrawFn) -> tuple[list[int], tuple[int, ...]]:
    """Draw what seats have staked, and which of them have not folded, in any order."""
    stakes = draw(st.lists(st.integers(1, 12), min_size=2, max_size=10))
    live = draw(
        st.permutations(range(len(stakes))).flatmap(
            lambda order: st.integers(1, len(order)).map(lambda count: order[:count])
        )
    )
    return stakes, tuple(live)


def counted(stakes: list[int], live: tuple[int, ...]) -> Counter[frozenset[int]]:
    """Count, cent for cent of everybody's stake, for which seats it is."""
    pots: Counter[frozenset[int]] = Counter()
    most = max(stakes[seat] for seat in live)
    for stake in stakes:
        for cent in range(1, stake + 1):
            pots[frozenset(seat for seat in live if stakes[seat] >= min(cent, most))] += 1
    return pots


@given(rounds())
def test_9_a_pot_is_for_those_who_have_staked_as_much(drawn: tuple[list[int], tuple[int, ...]]) -> None:
    """9: each cent of a stake can be won by everybody still in the round who put in that many."""
    stakes, live = drawn
    pots = pots_of(stakes, live)

    assert counted(stakes, live) == Counter({frozenset(pot.contenders): pot.cents for pot in pots})
    assert len(pots) == len({pot.contenders for pot in pots})
    for pot in pots:
        assert list(pot.contenders) == [seat for seat in live if seat in pot.contenders]


@pytest.mark.parametrize(
    "stakes, expected", [([100, 40, 60], 40), ([100, 100, 40], 0), ([0, 0, 100], 100), ([7, 7], 0)]
)
def test_9_what_nobody_called_is_what_one_has_more_than_all_others(stakes: list[int], expected: int) -> None:
    assert expected == uncalled(stakes)


@given(st.integers(0, 10_000), st.integers(1, 10))
def test_4_a_pot_is_shared_to_the_cent(cents: int, count: int) -> None:
    """4: shares differ by one cent at most, and the first have the odd ones."""
    parts = shares(cents, count)

    assert (cents, count) == (sum(parts), len(parts))
    assert list(parts) == sorted(parts, reverse=True)
    assert parts[0] - parts[-1] <= 1
