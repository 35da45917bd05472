"""Exact odds of a draw: the chance to win after each way to exchange cards, and the best way.

The chance is that of beating one other hand dealt at random from a full deck, own cards included; a tie
counts half. The cards really left change it by some percent: `unseen_win_chance` tells that for final hands.
New cards come from the 47 that the player does not see, all equally likely. No draw is dealt out:
`draw_totals` gives the sums over all draws of a hand with 32 look-ups and 80 subtractions of integers, hence
without rounding.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.poker.errors import NotAHand
from engine.poker.hands.hand_types import STRENGTHS, HandType
from engine.poker.hands.rank_sums import SUMMANDS, classes_by_sum
from engine.poker.hands.ranking import code_of, codes_of, strength_of, type_of
from engine.poker.odds import draw_totals


@dataclass(frozen=True, slots=True)
class DrawOdds:
    """A way to exchange cards, and the chance to win with it.

    Attributes:
        dropped: the cards to drop, none to four, in the order of an unshuffled deck.
        chance: to beat one random hand after the draw, 0 to 1.
    """

    dropped: tuple[Card, ...]
    chance: float


def win_chance(strength: int) -> float:
    """The chance that a hand of this strength beats one random hand of a full deck; a tie counts half.

    >>> round(win_chance(0), 7), round(win_chance(7461), 7)
    (0.0001962, 0.9999992)
    """
    return draw_totals.scores()[strength] / (2 * draw_totals.HANDS)


def unseen_win_chance(cards: Sequence[Card], dropped: Sequence[Card] = ()) -> float:
    """The chance that five cards beat one random hand of the cards that their holder has not seen.

    A tie counts half. The dropped cards are seen, too. Exact, by inclusion and exclusion of the seen cards.

    >>> from engine.poker.hands.card_names import cards_named
    >>> round(unseen_win_chance(cards_named("AC AD AH AS KC")), 7)
    0.9999798

    Raises NotAHand unless it is five different cards, and others that were dropped.
    """
    own, codes = strength_of(cards), [code_of(card) for card in (*cards, *dropped)]
    if len(set(codes)) < len(codes):
        raise NotAHand("the dropped cards are other cards than those of the hand")
    values = [2 * (strength < own) + (strength == own) for strength in range(STRENGTHS)]
    sums = draw_totals.totals_of(values)
    score = sum(
        (-1 if count % 2 else 1) * sums.of(count, sum(SUMMANDS[code] for code in some))
        for count in range(6)
        for some in combinations(codes, count)
    )
    return score / (2 * comb(52 - len(codes), 5))


def best_draw(cards: Sequence[Card]) -> DrawOdds:
    """The draw with the highest chance to win; no hand has two that are equally good.

    >>> from engine.poker.hands.card_names import cards_named
    >>> best_draw(cards_named("AC KC QC JC 9D")).dropped
    (Card.parse('9D'),)

    Raises NotAHand unless it is five different cards.
    """
    ordered = sorted(cards, key=code_of)
    chances = _weighted(ordered)
    best = max(draw_totals.KEPT, key=chances.__getitem__)
    return _draw(ordered, best, chances[best])


def better_chance(cards: Sequence[Card], dropped: Sequence[Card]) -> float:
    """The chance that the hand is of a better type after this draw.

    >>> from engine.poker.hands.card_names import cards_named
    >>> round(better_chance(cards_named("KS KD 9H 4C 2S"), cards_named("9H 4C 2S")), 4)
    0.2871

    Raises NotAHand unless it is five different cards.
    """
    ordered = sorted(cards, key=code_of)
    kept = sum(1 << number for number, card in enumerate(ordered) if card not in dropped)
    better = _better_than(type_of(strength_of(ordered))).by_kept(codes_of(ordered))
    return better[kept] / comb(draw_totals.UNSEEN, len(dropped))


@cache
def _better_than(kind: HandType) -> draw_totals.Totals:
    """How many hands of better types there are."""
    return draw_totals.totals_of([int(each > kind) for each in classes_by_sum().types])


def draws_of(cards: Sequence[Card]) -> tuple[DrawOdds, ...]:
    """All 31 ways to drop none to four cards, best first; of equal ones, the one that drops fewer cards.

    Raises NotAHand unless it is five different cards.
    """
    ordered = sorted(cards, key=code_of)
    chances = _weighted(ordered)
    kept = sorted(draw_totals.KEPT, key=chances.__getitem__, reverse=True)
    return tuple(_draw(ordered, each, chances[each]) for each in kept)


def _weighted(cards: Sequence[Card]) -> list[int]:
    """For each set of kept cards, a bit for each: its chance to win, as a share of CERTAIN; whole numbers."""
    sums = draw_totals.totals().by_kept(codes_of(cards))
    return [weight * each for weight, each in zip(draw_totals.WEIGHTS, sums, strict=True)]


def _draw(cards: Sequence[Card], kept: int, weighted: float) -> DrawOdds:
    dropped = tuple(card for number, card in enumerate(cards) if not kept >> number & 1)
    return DrawOdds(dropped, weighted / draw_totals.CERTAIN)
