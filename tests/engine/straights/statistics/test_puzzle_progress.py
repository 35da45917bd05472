"""The puzzles with an answer, and the next one."""

from datetime import date, timedelta

import pytest

from engine.errors import NotationError
from engine.straights.puzzles.daily import opened, puzzles_of
from engine.straights.puzzles.grade import A_DAY, PACK_SIZE
from engine.straights.puzzles.puzzle import parse_puzzle
from engine.straights.puzzles.themes import theme_of
from engine.straights.statistics.days import DayRecord, PuzzleAnswer
from engine.straights.statistics.puzzle_progress import answered_in, next_number, puzzle_at, theme_progress
from tests.support.paths import ROOT

DAY = date(2026, 11, 25)
FILE = ROOT / "straights_gui" / "resources" / "puzzles" / "pack.txt"
PACK = FILE.read_text(encoding="utf-8").splitlines()
CODES = [line.split()[0] for line in PACK]


def day_with(codes: list[str]) -> DayRecord:
    record = DayRecord(DAY)
    for number, code in enumerate(codes):
        record = record.with_answer(PuzzleAnswer(number, code, is_right=number % 2 == 1))
    return record


@pytest.mark.parametrize("count", [A_DAY, A_DAY + 1, PACK_SIZE - 1])
def test_the_player_s_next_puzzle_is_the_first_of_the_pack_without_an_answer(count: int) -> None:
    """Right or wrong; those of the day are the same for everybody."""
    record = day_with(CODES[:count])
    answered = answered_in([record, DayRecord(DAY + timedelta(1))])

    assert (count, frozenset(CODES[:count])) == (next_number(record, answered), answered)
    assert CODES[count] == puzzle_at(count, PACK, record, answered).deal.code
    assert puzzles_of(DAY, PACK)[1] == puzzle_at(1, PACK, record, answered)


def test_a_theme_is_solved_as_far_as_the_player_has_found_its_cards() -> None:
    """Of each grade apart, and only right answers; themes and grades alternate in the pack."""
    for number in range(15):
        puzzle, day = parse_puzzle(PACK[number + 30]), day_with(CODES)
        turn = opened(puzzle, ("a", "b", "c", "d")).turn
        right = [answer.is_right for answer in day.answers][number::15]
        theme = theme_of(turn.played, turn.observation)

        assert (theme, puzzle.grade, right.count(True), 20) == theme_progress(puzzle, PACK, [day])
        assert (theme, puzzle.grade, 0, 20) == theme_progress(puzzle, PACK, [DayRecord(DAY)])


def test_after_all_puzzles_of_the_pack_there_is_no_next_one() -> None:
    record = day_with(CODES)
    answered = answered_in([record])

    assert PACK_SIZE == len(PACK) == len(answered)
    assert None is next_number(record, answered)
    assert 0 == next_number(DayRecord(DAY + timedelta(1)), answered)
    with pytest.raises(NotationError):
        puzzle_at(PACK_SIZE, PACK, record, answered)
