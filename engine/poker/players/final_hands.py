"""How often each final hand results from each kind of starting hand, estimated by simulation.

The simulation has a fixed seed and runs once. All draws are simple: keep cards of equal rank, or four of a
suit, or else the two highest cards.
"""

from __future__ import annotations

from functools import cache
from random import Random

from engine.poker.hands.hand_types import STRENGTHS, HandType
from engine.poker.hands.ranking import strength, type_of

STARTING_HANDS = tuple(range(8))
NOTHING, FOUR_TO_A_FLUSH, LOW_PAIR, MIDDLE_PAIR, HIGH_PAIR, TWO_PAIR, THREE_KIND, PAT = STARTING_HANDS
"""The kinds of starting hands. Pairs are low up to eights, high from queens; PAT is a straight or better."""

_DEALS = 60_000
_SEED = 5


@cache
def final_hand_counts() -> tuple[tuple[int, ...], ...]:
    """For each kind of starting hand: how many of 60,000 deals ended with each strength."""
    random, cards = Random(_SEED), range(52)  # noqa: S311  # a game, no secret
    counts = [[0] * STRENGTHS for _ in STARTING_HANDS]
    for _ in range(_DEALS):
        dealt = random.sample(cards, 9)
        kind, kept = starting_hand(dealt[:5])
        a, b, c, d, e = (kept + dealt[5:])[:5]
        counts[kind][strength(a, b, c, d, e)] += 1
    return tuple(map(tuple, counts))


def starting_hand(codes: list[int]) -> tuple[int, list[int]]:
    """The kind of a starting hand, from the codes of its cards, and the codes that are kept."""
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
