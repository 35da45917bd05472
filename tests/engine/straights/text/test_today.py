"""What the page of the day says of a result, and of the game on the table."""

from datetime import date

import pytest

from engine.straights.duplicate.deal_result import DealResult
from engine.straights.puzzles.grade import Grade
from engine.straights.statistics.days import DayRecord, PuzzleAnswer
from engine.straights.text.today import (
    days_text,
    deal_verdict,
    puzzle_button,
    puzzle_place,
    puzzle_state,
    puzzles_note,
    verdict_of_yesterday,
)
from engine.text.rendering import render
from engine.text.sentence import Sentence

DAY = date(2026, 11, 25)


@pytest.mark.parametrize(
    "ahead, computers, verdict",
    [
        (-12, (-15, -12), "Level with “expert”. 3 points better than “very hard”."),
        (-13, (-15, -12), "1 point worse than “expert”. 2 points better than “very hard”."),
        (-15, (-15, -12), "3 points worse than “expert”. Level with “very hard”."),
        (-12, (-12, -12), "Level with “expert” and “very hard”."),
        (-9, (-12, -12), "3 points better than “expert” and “very hard”."),
        (-13, (-12, -12), "1 point worse than “expert” and “very hard”."),
    ],
)
def test_a_result_is_told_beside_both_computers(ahead: int, computers: tuple[int, int], verdict: str) -> None:
    result = DealResult(ahead, -4, computers, "")

    assert verdict == render(deal_verdict(result))
    assert f"Yesterday: {verdict}" == render(verdict_of_yesterday(result))


@pytest.mark.parametrize(
    "told, expected",
    [
        (puzzles_note(DayRecord(DAY, solved=(None,) * 3)), "3 positions. Which card is best?"),
        (puzzles_note(DayRecord(DAY, solved=(False, None, None))), "0 of 3 solved"),
        (puzzles_note(DayRecord(DAY, solved=(True, False, True))), "2 of 3 solved"),
        (days_text(0), "A deal or a puzzle a day keeps you in form."),
        (days_text(1), "1 day in a row"),
        (days_text(7), "7 days in a row"),
    ],
)
def test_puzzles_and_days_are_counted_once_there_are_some(told: Sentence, expected: str) -> None:
    assert expected == render(told)


def test_the_player_s_own_puzzles_are_counted_with_those_of_the_day() -> None:
    answers = tuple(PuzzleAnswer(number, str(number), is_right=number != 3) for number in range(5))
    record = DayRecord(DAY, solved=(True, True, False), answers=answers)

    assert "3 of 5 solved" == render(puzzles_note(record))
    assert "Puzzle 2 of 3 today, hard" == render(puzzle_place(1, Grade.HARD))
    assert "Puzzle 4, easy" == render(puzzle_place(3, Grade.EASY))


def test_each_puzzle_is_told_with_its_answer_and_then_what_is_next() -> None:
    states = [puzzle_state(number, is_solved=each) for number, each in enumerate((None, True, False))]

    assert ["Puzzle 1: open", "Puzzle 2: solved", "Puzzle 3: not solved"] == [*map(render, states)]
    buttons = [render(puzzle_button(each)) for each in (1, 3, None)]
    assert ["Solve puzzle 2", "Another puzzle", "Look at them again"] == buttons
