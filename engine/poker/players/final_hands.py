"""What hands become: for each kind of five cards dealt, how often each final hand comes of it.

Counted once, over deals by chance from a fixed seed, where everybody draws in the plain way: all but what is
of one rank, one card to four of a suit, three to nothing.
"""

from __future__ import annotations

from functools import cache
from random import Random

from engine.poker.hands.hand_types import STRENGTHS, HandType
from engine.poker.hands.ranking import strength, type_of

STARTS = tuple(range(8))
NOTHING, FOUR_TO_A_FLUSH, LOW_PAIR, MIDDLE_PAIR, HIGH_PAIR, TWO_PAIR, THREE_KIND, PAT = STARTS
"""The kinds of five cards dealt. Pairs are low up to the eights, high from the queens; pat is kept whole."""

_DEALS = 60_000
_SEED = 5


@cache
def finals() -> tuple[tuple[int, ...], ...]:
    """For each kind of start: how many deals ended with each strength, so also how frequent the start is."""
    random, cards = Random(_SEED), range(52)  # noqa: S311  # a game, no secret
    counts = [[0] * STRENGTHS for _ in STARTS]
    for _ in range(_DEALS):
        dealt = random.sample(cards, 9)
        start, kept = start_of(dealt[:5])
        a, b, c, d, e = (kept + dealt[5:])[:5]
        counts[start][strength(a, b, c, d, e)] += 1
    return tuple(map(tuple, counts))


def start_of(codes: list[int]) -> tuple[int, list[int]]:
    """The kind of five cards, by their codes, and those that are kept."""
    a, b, c, d, e = codes
    hand_type = type_of(strength(a, b, c, d, e))
    if hand_type > HandType.THREE_KIND:
        return PAT, codes
    ranks = [(code - 1) % 13 for code in codes]
    grouped = [code for code, rank in zip(codes, ranks, strict=True) if ranks.count(rank) > 1]
    if hand_type == HandType.ONE_PAIR:
        paired = (grouped[0] - 1) % 13
        return (LOW_PAIR if paired < 7 else MIDDLE_PAIR if paired < 10 else HIGH_PAIR), grouped
    if grouped:
        return (TWO_PAIR if hand_type == HandType.TWO_PAIR else THREE_KIND), grouped
    for suit in range(4):
        suited = [code for code in codes if code // 13 == suit]
        if len(suited) == 4:
            return FOUR_TO_A_FLUSH, suited
    return NOTHING, sorted(codes, key=lambda code: (code - 1) % 13)[3:]
