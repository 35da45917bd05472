"""Shuffling bit-exact with libstdc++: `std::shuffle` driven by `std::default_random_engine`.

Source: libstdc++'s <random> and bits/stl_algo.h (GCC 5 and later), checked against decks made with it.
The engine is minstd_rand0 (Lewis, Goodman and Miller 1969). Its state is a plain integer, 1 .. 2**31 - 2.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.fast_dataclass import TYPE_CHECKING

_MODULUS = 2147483647
_MULTIPLIER = 16807
_RANGE = _MODULUS - 2

if TYPE_CHECKING:
    from typing import TypeVar

    Item = TypeVar("Item")


def seeded(seed: int) -> int:
    """The generator's state for a seed of any sign and size, reduced to 32 bits as in C++."""
    return (seed % 2**32) % _MODULUS or 1


def below(bound: int, state: int) -> tuple[int, int]:
    """A number of 0 .. bound - 1 and the next state (uniform_int_distribution by rejection)."""
    scale = _RANGE // bound
    limit = bound * scale
    while True:
        state = state * _MULTIPLIER % _MODULUS
        draw = state - 1
        if draw < limit:
            return draw // scale, state


def shuffled(items: Sequence[Item], state: int) -> tuple[tuple[Item, ...], int]:
    """The shuffled items and the generator's next state.

    libstdc++ draws two indices at once while the square of the length fits the engine's range. This function
    always does, which is correct for lengths below 2**15 (a deck has 52).
    """
    deck = list(items)
    start = 1
    if len(deck) % 2 == 0 and deck:
        index, state = below(2, state)
        deck[1], deck[index] = deck[index], deck[1]
        start = 2
    for place in range(start, len(deck), 2):
        # `below((place + 1) * (place + 2), state)` inlined: a shuffle is a third faster.
        bound = (place + 1) * (place + 2)
        scale = _RANGE // bound
        limit = bound * scale
        while True:
            state = state * _MULTIPLIER % _MODULUS
            if state <= limit:
                break
        first, second = divmod((state - 1) // scale, place + 2)
        deck[place], deck[first] = deck[first], deck[place]
        deck[place + 1], deck[second] = deck[second], deck[place + 1]
    return tuple(deck), state
