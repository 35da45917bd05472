"""The record of a day: its deal and its puzzles, and the days in a row on which something was finished."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta

from engine.fast_dataclass import dataclass, replace
from engine.straights.duplicate.deal_result import DealResult
from engine.straights.puzzles.grade import A_DAY


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """The first answer to a puzzle on a day.

    Attributes:
        number: from 0; those from `A_DAY` on are the player's own.
        puzzle: the name of its deal.
    """

    number: int
    puzzle: str
    is_right: bool


@dataclass(frozen=True, slots=True)
class DayRecord:
    """What was finished of a day's deal and puzzles; the first result and the first answers count.

    Attributes:
        solved: of each puzzle for everybody, whether the answer was right; None until there is one.
        answers: to all puzzles, in their order; earlier versions kept none.
        is_late: whether the deal was finished on a later day.
    """

    day: date
    deal: DealResult | None = None
    solved: tuple[bool | None, ...] = (None,) * A_DAY
    answers: tuple[PuzzleAnswer, ...] = ()
    is_late: bool = False

    @property
    def has_finished(self) -> bool:
        """Whether anything was finished on the day itself."""
        is_played = self.deal is not None and not self.is_late
        return is_played or any(each is not None for each in self.solved)

    @property
    def own_puzzles(self) -> tuple[PuzzleAnswer, ...]:
        """The answers to puzzles after those for everybody."""
        return tuple(each for each in self.answers if each.number >= A_DAY)

    @property
    def next_puzzle(self) -> int:
        """The number of the first puzzle without an answer, from 0."""
        missing = (number for number, each in enumerate(self.solved) if each is None)
        return next(missing, A_DAY + len(self.own_puzzles))

    def with_deal(self, result: DealResult, *, is_late: bool = False) -> DayRecord:
        """With the result of the deal, unless there is one."""
        return self if self.deal is not None else replace(self, deal=result, is_late=is_late)

    def with_answer(self, answer: PuzzleAnswer) -> DayRecord:
        """With the answer to a puzzle, unless there is one; after those for everybody, to the next one."""
        number = answer.number
        is_new = self.solved[number] is None if number < A_DAY else number == self.next_puzzle
        if not is_new:
            return self
        solved = (answer.is_right if each == number else right for each, right in enumerate(self.solved))
        return replace(self, solved=tuple(solved), answers=(*self.answers, answer))

    def joined(self, other: DayRecord) -> DayRecord:
        """With what another record of the day has besides."""
        record = self if other.deal is None else self.with_deal(other.deal, is_late=other.is_late)
        for answer in other.answers:
            record = record.with_answer(answer)
        return record


def days_in_a_row(finished: Collection[date], today: date) -> int:
    """The number of days without a gap up to today, or up to yesterday as long as today may follow."""
    day = today if today in finished else today - timedelta(1)
    count = 0
    while day in finished:
        count, day = count + 1, day - timedelta(1)
    return count
