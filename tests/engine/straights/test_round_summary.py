"""The facts that a result is told with: the most remarkable one first."""

import pytest

from engine.straights.record import RoundResult
from engine.straights.round_summary import FactKind, game_facts, places, round_facts
from engine.straights.setup import Variant

Four = tuple[int, int, int, int]


def rounds(*gained: Four) -> tuple[RoundResult, ...]:
    results = []
    scores: tuple[int, ...] = (0, 0, 0, 0)
    for points in gained:
        scores = tuple(score + each for score, each in zip(scores, points, strict=True))
        results.append(RoundResult(((), (), (), ()), points, scores))
    return tuple(results)


@pytest.mark.parametrize(
    "gained, kinds",
    [
        (((0, 80, 20, 9),), [FactKind.PERFECT_GAME]),
        (((10, 80, 20, 13),), [FactKind.CLOSE_GAME]),
        (((10, 80, 50, 40),), [FactKind.CLEAR_GAME]),
        (((10, 60, 20, 12), (5, 40, 3, 2)), [FactKind.TURNED_GAME, FactKind.CLOSE_GAME]),
        (((10, 60, 20, 12), (0, 40, 3, 8)), []),
        (((10, 60, 20, 10), (0, 40, 3, 0)), []),
    ],
)
def test_the_facts_of_a_game(gained: tuple[Four, ...], kinds: list[FactKind]) -> None:
    """Without points, turned in the last round, close or clear; of an ordinary game or a tie, nothing."""
    assert kinds == [fact.kind for fact in game_facts(rounds(*gained))]


def test_equal_scores_share_the_better_place() -> None:
    assert (1, 3, 1, 4) == places((12, 40, 12, 80))
    assert (1, 1, 1, 1) == places((0, 0, 0, 0))


@pytest.mark.parametrize(
    "gained, facts",
    [
        (((0, 12, 0, 9),), [("CLEAN_ROUND", (0, 2), 0), ("LEADER", (0, 2), 0)]),
        (((3, 52, 20, 9),), [("LEADER", (0,), 3)]),
        (((3, 12, 20, 9), (10, 5, 1, 1)), [("NEW_LEADER", (3,), 10), ("LEADER", (3,), 10)]),
        (((3, 12, 20, 9), (9, 5, 1, 3)), [("LEADER", (0, 3), 12)]),
        (((3, 12, 20, 9), (4, 29, 10, 6)), [("LEADER", (0,), 7)]),
        (((3, 12, 20, 9), (4, 30, 10, 6)), [("BIG_JUMP", (1,), 30), ("LEADER", (0,), 7)]),
        (((3, 12, 20, 9), (4, 30, 10, 30)), [("LEADER", (0,), 7)]),
        (
            ((3, 12, 20, 9), (0, 57, 0, 6)),
            [("CLEAN_ROUND", (0, 2), 0), ("BIG_JUMP", (1,), 57), ("LEADER", (0,), 3)],
        ),
        (((3, 12, 20, 9), (3, 12, 20, 9), (4, 20, 10, 6)), [("LEADER", (0,), 10)]),
        (
            ((3, 12, 20, 9), (3, 12, 20, 9), (4, 21, 10, 6)),
            [("WORST_ROUND", (1,), 21), ("LEADER", (0,), 10)],
        ),
        (((3, 12, 29, 9), (3, 12, 29, 9), (4, 2, 11, 6)), [("LEADER", (0,), 10)]),
        (((3, 12, 29, 9), (3, 12, 29, 9), (4, 2, 21, 6)), [("NEAR_LIMIT", (2,), 1), ("LEADER", (0,), 10)]),
        (((3, 12, 29, 9), (3, 12, 29, 9), (4, 2, 22, 6)), [("LEADER", (0,), 10)]),
        (
            ((3, 12, 20, 9), (3, 20, 19, 9), (36, 1, 2, 0)),
            [
                ("CLEAN_ROUND", (3,), 0),
                ("NEW_LEADER", (3,), 18),
                ("BIG_JUMP", (0,), 36),
                ("WORST_ROUND", (0,), 36),
                ("LEADER", (3,), 18),
            ],
        ),
    ],
)
def test_all_facts_of_a_round_are_told_in_their_order(
    gained: tuple[Four, ...], facts: list[tuple[str, tuple[int, ...], int]]
) -> None:
    """Low points are good; a lead that is shared is no new one; the first round has no jump.

    The most remarkable one comes first; two rounds are too few for a worst one.
    """
    found = round_facts(rounds(*gained), Variant(80))

    assert facts == [(fact.kind.name, fact.seats, fact.points) for fact in found]
    for fact in found:
        before, after = (sum(points[fact.seats[0]] for points in each) for each in (gained[:-1], gained))
        assert (before, after) == (fact.before, fact.after)


def test_the_facts_of_a_game_have_the_margin_and_the_scores_of_the_winner() -> None:
    turned, close = game_facts(rounds((15, 60, 10, 12), (5, 40, 12, 12)))
    assert [((0,), 2, 15, 20)] * 2 == [
        (each.seats, each.points, each.before, each.after) for each in (turned, close)
    ]

    perfect, clear = game_facts(rounds((0, 80, 30, 40)))
    assert [((0,), 0), ((0,), 30)] == [(each.seats, each.points) for each in (perfect, clear)]
