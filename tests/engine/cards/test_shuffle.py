"""Shuffling bit-exact with libstdc++. The expected values were printed by C++ programs (GCC 12)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.shuffle import below, seeded, shuffled

RANGE = 2**31 - 3


@pytest.mark.parametrize(
    "seed, state",
    [
        (0, 1),
        (1, 1),
        (44, 44),
        (2**31 - 2, 2**31 - 2),
        (2**31 - 1, 1),
        (2**31, 1),
        (2**31 + 1, 2),
        (2**32 - 2, 1),
        (2**32 - 1, 1),
        (-1, 1),
        (-2, 1),
        (-3, 2**31 - 2),
        (-(2**31), 1),
    ],
)
def test_5_1_a_seed_is_reduced_as_in_cpp(seed: int, state: int) -> None:
    """5.1: seeds of any sign wrap to 32 bits, then to the modulus; zero becomes one."""
    assert seeded(seed) == state


def test_the_ten_thousandth_number_is_that_of_the_cpp_standard() -> None:
    """[rand.predef] of the C++ standard: the 10000th number of minstd_rand0 is 1043618065."""
    state = seeded(1)
    for _ in range(10_000):
        _, state = below(RANGE, state)

    assert state == 1043618065


@pytest.mark.parametrize(
    "seed, length, order, state",
    [
        (1, 0, [], 1),
        (1, 1, [0], 1),
        (1, 2, [1, 0], 16807),
        (6788, 2, [1, 0], 114085916),
        (1, 3, [2, 0, 1], 16807),
        (1, 5, [3, 0, 4, 2, 1], 282475249),
        (6788, 5, [2, 0, 4, 3, 1], 1886577088),
        (1, 8, [2, 7, 1, 6, 5, 0, 4, 3], 984943658),
        (6788, 8, [4, 7, 6, 2, 1, 0, 3, 5], 680957393),
        (1, 13, [3, 0, 11, 10, 5, 9, 8, 6, 12, 1, 7, 4, 2], 470211272),
        (6788, 13, [5, 0, 10, 11, 9, 2, 4, 12, 1, 8, 7, 3, 6], 633414894),
    ],
)
def test_shuffles_of_any_length_are_those_of_libstdcpp(
    seed: int, length: int, order: list[int], state: int
) -> None:
    """Odd lengths, even lengths and none at all, and the generator's state after them."""
    assert shuffled(range(length), seeded(seed)) == (tuple(order), state)


def test_the_first_number_beyond_the_last_whole_share_is_drawn_again() -> None:
    """The one before it is used; a shuffle of three, which draws one number of six, does the same."""
    limit = RANGE // 6 * 6
    for draw, is_used in ((limit - 1, True), (limit, False)):
        state = (draw + 1) * pow(16807, -1, 2**31 - 1) % (2**31 - 1)
        ends = [below(6, state)[1], shuffled(range(3), state)[1]]
        assert [is_used, is_used] == [end == draw + 1 for end in ends]


@given(st.integers(), st.integers(1, 3000))
def test_every_seed_gives_numbers_within_the_bound(seed: int, bound: int) -> None:
    state = seeded(seed)
    assert 1 <= state <= 2**31 - 2

    number, after = below(bound, state)
    assert 0 <= number < bound
    assert 1 <= after <= 2**31 - 2
