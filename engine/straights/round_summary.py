"""Highlights of a finished round or game, as facts: the new leader, large gains, rounds without points."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import accumulate

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.record import RoundResult
from engine.straights.rules import points
from engine.straights.setup import SEATS, Variant

BIG_JUMP = 30
"""The points of a round from which a gain is worth mentioning."""

NEAR_LIMIT = 10
"""The most points below the score limit at which a player may soon end the game."""

CLOSE_GAME, CLEAR_GAME = 3, 30
"""The points between first and second up to which a game is close, and from which it is clear."""


class FactKind(Enum):
    """The kind of a fact."""

    CLEAN_ROUND = "no points in the round"
    NEW_LEADER = "leads alone, and did not before"
    BIG_JUMP = "most points of the round, and many"
    WORST_ROUND = "more points than any round of the game before"
    NEAR_LIMIT = "may soon end the game"
    LEADER = "leads"
    PERFECT_GAME = "won without any points"
    TURNED_GAME = "won, and did not lead before the last round"
    CLOSE_GAME = "won by few points"
    CLEAR_GAME = "won by many points"


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact about seats.

    Attributes:
        seats: one or more.
        before, after: the score of the first of these before and after the round.
        points: depending on the kind, the points of the round, to the limit, or between first and second.
    """

    kind: FactKind
    seats: tuple[int, ...]
    before: int = 0
    after: int = 0
    points: int = 0


def round_facts(results: Sequence[RoundResult], variant: Variant) -> tuple[Fact, ...]:
    """The highlights of the last of these rounds, the most remarkable first; never empty."""
    last, earlier = results[-1], results[:-1]
    facts = [
        *_clean_round(last),
        *_new_leader(last),
        *_big_jump(last),
        *_worst_round(last, earlier),
        *_near_limit(last, variant),
    ]
    leaders = _leaders(last.scores)
    return (*facts, _fact(FactKind.LEADER, leaders, last, last.scores[leaders[0]]))


def game_facts(results: Sequence[RoundResult]) -> tuple[Fact, ...]:
    """The highlights of a finished game, the most remarkable first; may be empty."""
    last = results[-1]
    winners, best = _leaders(last.scores), min(last.scores)
    facts = []
    if best == 0:
        facts.append(_fact(FactKind.PERFECT_GAME, winners, last, 0))
    if len(winners) == 1:
        margin = sorted(last.scores)[1] - best
        if len(results) > 1 and not set(winners) & set(_leaders(_scores_before(last))):
            facts.append(_fact(FactKind.TURNED_GAME, winners, last, margin))
        if margin <= CLOSE_GAME:
            facts.append(_fact(FactKind.CLOSE_GAME, winners, last, margin))
        elif margin >= CLEAR_GAME:
            facts.append(_fact(FactKind.CLEAR_GAME, winners, last, margin))
    return tuple(facts)


def running_points(discards: Sequence[Card]) -> tuple[int, ...]:
    """The running total of the points of discards.

    >>> running_points((Card.parse("KH"), Card.parse("AC")))
    (13, 14)
    """
    return tuple(accumulate(points((card,)) for card in discards))


def places(scores: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, from 1; seats with equal scores share the better place.

    >>> places((12, 40, 12, 80))
    (1, 3, 1, 4)
    """
    return tuple(1 + sum(other < score for other in scores) for score in scores)


def ranking(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats from the best to the worst; of equals the first seat comes first.

    >>> ranking((12, 40, 12, 80))
    (0, 2, 1, 3)
    """
    return tuple(sorted(range(len(scores)), key=lambda seat: (scores[seat], seat)))


def ahead_of(points: Sequence[int], seat: int) -> float:
    """The mean of the others' points minus the seat's.

    >>> ahead_of((10, 4, 0, 8), 1)
    2.0
    """
    return (sum(points) - points[seat]) / (SEATS - 1) - points[seat]


def _clean_round(last: RoundResult) -> list[Fact]:
    clean = tuple(seat for seat, gained in enumerate(last.gained) if gained == 0)
    return [_fact(FactKind.CLEAN_ROUND, clean, last, 0)] if clean else []


def _new_leader(last: RoundResult) -> list[Fact]:
    before, leaders = _scores_before(last), _leaders(last.scores)
    is_first = not any(before)
    if is_first or len(leaders) > 1 or leaders[0] in _leaders(before):
        return []
    return [_fact(FactKind.NEW_LEADER, leaders, last, last.scores[leaders[0]])]


def _big_jump(last: RoundResult) -> list[Fact]:
    most = max(last.gained)
    seats = tuple(seat for seat, gained in enumerate(last.gained) if gained == most)
    if most < BIG_JUMP or len(seats) > 1 or not any(_scores_before(last)):
        return []
    return [_fact(FactKind.BIG_JUMP, seats, last, most)]


def _worst_round(last: RoundResult, earlier: Sequence[RoundResult]) -> list[Fact]:
    most = max(last.gained)
    if len(earlier) < 2 or most <= max(max(result.gained) for result in earlier):
        return []
    return [_fact(FactKind.WORST_ROUND, (last.gained.index(most),), last, most)]


def _near_limit(last: RoundResult, variant: Variant) -> list[Fact]:
    highest = max(last.scores)
    rest = variant.score_limit - highest
    if not 0 < rest <= NEAR_LIMIT:
        return []
    return [_fact(FactKind.NEAR_LIMIT, (last.scores.index(highest),), last, rest)]


def _leaders(scores: Sequence[int]) -> tuple[int, ...]:
    best = min(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def _scores_before(result: RoundResult) -> tuple[int, ...]:
    return tuple(score - gained for score, gained in zip(result.scores, result.gained, strict=True))


def _fact(kind: FactKind, seats: tuple[int, ...], last: RoundResult, points: int) -> Fact:
    after = last.scores[seats[0]]
    return Fact(kind, seats, after - last.gained[seats[0]], after, points)
