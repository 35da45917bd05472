"""Which puzzles a player has answered, and the puzzle that comes next."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.cards.card import Card
from engine.straights.puzzles.daily import puzzles_of
from engine.straights.puzzles.grade import A_DAY, PACK_SIZE, Grade
from engine.straights.puzzles.puzzle import Puzzle, code_of, parse_puzzle
from engine.straights.puzzles.themes import Theme
from engine.straights.statistics.days import DayRecord, PuzzleAnswer


def answered_in(days: Iterable[DayRecord]) -> frozenset[str]:
    """The names of the puzzles with an answer on these days."""
    return frozenset(answer.puzzle for day in days for answer in day.answers)


def answer_of(number: int, puzzle: Puzzle, card: Card | None) -> PuzzleAnswer:
    """The answer to a puzzle with a card, or with None to be told."""
    return PuzzleAnswer(number, puzzle.deal.code, card == puzzle.best)


def theme_progress(
    puzzle: Puzzle, pack: Sequence[str], days: Iterable[DayRecord]
) -> tuple[Theme, Grade, int, int]:
    """The theme and grade of a puzzle, how many such puzzles are solved, and how many there are.

    Themes and grades alternate in a pack, so that no game has to be played for it.
    """
    codes = [code_of(line) for line in pack]
    kind, kinds = codes.index(puzzle.deal.code), len(Theme) * len(Grade)
    alike = codes[kind % kinds :: kinds]
    solved = {answer.puzzle for day in days for answer in day.answers if answer.is_right}
    theme = [*Theme][kind % kinds // len(Grade)]
    return theme, puzzle.grade, len(solved.intersection(alike)), len(alike)


def next_number(record: DayRecord, answered: Collection[str]) -> int | None:
    """The number of the day's next puzzle, from 0; None if all of the pack have an answer."""
    is_over = record.next_puzzle >= A_DAY and len(answered) >= PACK_SIZE
    return None if is_over else record.next_puzzle


def puzzle_at(number: int, pack: Sequence[str], record: DayRecord, answered: Collection[str]) -> Puzzle:
    """A puzzle of a day, from 0: one of those for everybody, or else the first in the pack without an answer.

    Raises NotationError.
    """
    if number < A_DAY:
        return puzzles_of(record.day, pack)[number]
    left = (line for line in pack if code_of(line) not in answered)
    return parse_puzzle(next(left, ""))
