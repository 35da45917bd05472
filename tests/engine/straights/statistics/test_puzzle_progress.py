"""The player's rating in puzzles, and which puzzle comes next."""

from datetime import date, timedelta

import pytest

from engine.errors import NotationError
from engine.straights.puzzles.daily import puzzles_of
from engine.straights.puzzles.grade import A_DAY, PACK_SIZE
from engine.straights.puzzles.puzzle import code_and_rating
from engine.straights.statistics.days import DayRecord, PuzzleAnswer
from engine.straights.statistics.puzzle_progress import next_number, progress_of, puzzle_at
from tests.support.paths import ROOT

DAY = date(2026, 11, 25)
FILE = ROOT / "straights_gui" / "resources" / "puzzles" / "pack.txt"
PACK = FILE.read_text(encoding="utf-8").splitlines()


def answered(number: int, puzzle: str, *, is_right: bool = True, rating: int = 1500) -> PuzzleAnswer:
    return PuzzleAnswer(number, puzzle, rating, is_right)


def day_with(*answers: PuzzleAnswer, ago: int = 0) -> DayRecord:
    record = DayRecord(DAY - timedelta(ago))
    for each in answers:
        record = record.with_answer(each)
    return record


def test_who_has_solved_nothing_has_no_rating() -> None:
    assert None is progress_of([DayRecord(DAY)]).rating


def test_harder_puzzles_raise_the_rating_more_and_easier_ones_lower_it_more() -> None:
    def after(rating: int, *, is_right: bool) -> int:
        found = progress_of([day_with(answered(0, "1/1", is_right=is_right, rating=rating))]).rating
        assert found is not None
        return found

    assert after(1800, is_right=True) > after(1200, is_right=True) > 1500
    assert 1500 > after(1800, is_right=False) > after(1200, is_right=False)


def test_the_first_answer_to_a_puzzle_counts_whichever_day_is_read_first() -> None:
    first = day_with(answered(0, "1/1", is_right=False), ago=1)
    again = day_with(answered(0, "1/1", is_right=True))

    assert progress_of([first]) == progress_of([again, first])


def test_the_player_s_next_puzzle_has_no_answer_yet_and_is_as_hard_as_the_player_is_strong() -> None:
    record = day_with(*(answered(number, f"{number}/1") for number in range(A_DAY)))
    progress = progress_of([record])
    found = puzzle_at(A_DAY, PACK, record, progress)
    after = progress_of([record.with_answer(answered(A_DAY, found.deal.code))])
    another = puzzle_at(A_DAY, PACK, record, after)
    gaps = [abs(rating - progress.glicko.rating) for _, rating in map(code_and_rating, PACK)]

    assert min(gaps) == abs(found.rating - progress.glicko.rating)
    assert found.deal != another.deal
    assert puzzles_of(DAY, PACK)[1] == puzzle_at(1, PACK, record, progress)


def test_after_all_puzzles_of_the_pack_there_is_no_next_one() -> None:
    codes = [code for code, _ in map(code_and_rating, PACK)]
    record = day_with(*(answered(number, code) for number, code in enumerate(codes)))
    progress = progress_of([record])

    assert PACK_SIZE == len(PACK) == len(set(codes)) == len(progress.answered)
    assert None is next_number(record, progress)
    assert 0 == next_number(DayRecord(DAY + timedelta(1)), progress)
    with pytest.raises(NotationError):
        puzzle_at(PACK_SIZE, PACK, record, progress)
