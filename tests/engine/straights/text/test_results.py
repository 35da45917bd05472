"""What is said with a result: of each fact a sentence, with the names and the figures that it is about."""

import pytest

from engine.straights.round_summary import Fact, FactKind
from engine.straights.text.rendering import render
from engine.straights.text.results import highlight, standing

NAMES = ("Anna", "Ben", "A name as long as names may be", "{points}")


@pytest.mark.parametrize(
    "kind, seats, expected",
    [
        (FactKind.CLEAN_ROUND, (1,), "A clean round for Ben!"),
        (FactKind.CLEAN_ROUND, (0, 1), "A clean round for Anna and Ben!"),
        (FactKind.NEW_LEADER, (0,), "Anna takes the lead."),
        (FactKind.BIG_JUMP, (1,), "Ben jumps from 12 to 47."),
        (FactKind.WORST_ROUND, (3,), "The worst round so far: 35 points for {points}."),
        (FactKind.NEAR_LIMIT, (1,), "Ben is 35 points from the limit."),
        (FactKind.LEADER, (0,), "Anna leads with 35 points."),
        (FactKind.LEADER, (0, 1), "Anna and Ben share the lead."),
        (FactKind.PERFECT_GAME, (0,), "A perfect game!"),
        (FactKind.TURNED_GAME, (0,), "Decided in the last round."),
        (FactKind.CLOSE_GAME, (0,), "A close game: 35 points ahead."),
        (FactKind.CLEAR_GAME, (0,), "A clear win: 35 points ahead."),
    ],
)
def test_a_fact_is_told_of_whom_it_is_about(kind: FactKind, seats: tuple[int, ...], expected: str) -> None:
    assert expected == render(highlight(Fact(kind, seats, before=12, after=47, points=35), NAMES))


@pytest.mark.parametrize(
    "scores, seat, state, expected",
    [
        ((30, 41, 52, 63), 0, "running", "You lead by 11 points."),
        ((30, 29, 52, 63), 0, "running", "You are second, 1 point behind Ben."),
        ((30, 29, 29, 63), 0, "running", "You are third, 1 point behind Ben and Clara."),
        ((70, 29, 30, 63), 0, "running", "You are fourth, 41 points behind Ben."),
        ((30, 30, 52, 63), 0, "running", "You share the lead."),
        ((30, 41, 52, 63), None, "running", "Anna leads with 30 points."),
        ((30, 30, 52, 63), None, "running", "Anna and Ben share the lead."),
        ((30, 41, 52, 83), 0, "over", "You win, 11 points ahead!"),
        ((30, 41, 52, 83), 1, "over", "Anna wins with 30 points!"),
        ((30, 30, 52, 83), 0, "over", "Tie at 30 points: Anna and Ben win!"),
    ],
)
def test_a_result_says_where_the_player_stands(
    scores: tuple[int, ...], seat: int | None, state: str, expected: str
) -> None:
    names = ("Anna", "Ben", "Clara", "Diego")

    assert expected == render(standing(names, scores, seat, is_over=state == "over"))
