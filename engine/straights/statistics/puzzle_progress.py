"""What a player has solved: the rating that follows from all answers, and the puzzle that comes next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards.card import Card
from engine.errors import NotationError
from engine.fast_dataclass import dataclass
from engine.glicko2 import Glicko
from engine.straights.puzzles.daily import puzzles_of
from engine.straights.puzzles.grade import A_DAY, PACK_SIZE
from engine.straights.puzzles.puzzle import Puzzle, code_and_rating, parse_puzzle
from engine.straights.statistics.days import DayRecord, PuzzleAnswer

_PUZZLE_DEVIATION = 100.0


@dataclass(frozen=True, slots=True)
class PuzzleProgress:
    """All answers of a player.

    Attributes:
        glicko: the player's rating.
        answered: the puzzles with an answer.
    """

    glicko: Glicko = Glicko()
    answered: frozenset[str] = frozenset()

    @property
    def rating(self) -> int | None:
        """The rating as it is shown; None before the first answer."""
        return round(self.glicko.rating) if self.answered else None


def progress_of(days: Iterable[DayRecord]) -> PuzzleProgress:
    """The progress after these days; the first answer to a puzzle counts."""
    glicko, answered = Glicko(), set[str]()
    for day in sorted(days, key=lambda each: each.day):
        for answer in day.answers:
            if answer.puzzle not in answered:
                puzzle = Glicko(answer.rating, _PUZZLE_DEVIATION)
                glicko = glicko.after(((puzzle, float(answer.is_right)),))
                answered.add(answer.puzzle)
    return PuzzleProgress(glicko, frozenset(answered))


def ratings_around(days: Iterable[DayRecord], changed: DayRecord) -> tuple[int | None, int | None]:
    """The rating after these days, and the one after them with a record in place of that of its day."""
    kept = [*days]
    others = (each for each in kept if each.day != changed.day)
    return progress_of(kept).rating, progress_of((*others, changed)).rating


def answer_of(number: int, puzzle: Puzzle, card: Card | None) -> PuzzleAnswer:
    """The answer to a puzzle with a card, or with None to be told."""
    return PuzzleAnswer(number, puzzle.deal.code, puzzle.rating, card == puzzle.best)


def next_number(record: DayRecord, progress: PuzzleProgress) -> int | None:
    """The number of the day's next puzzle, from 0; None if all of the pack have an answer."""
    is_over = record.next_puzzle >= A_DAY and len(progress.answered) >= PACK_SIZE
    return None if is_over else record.next_puzzle


def puzzle_at(number: int, pack: Sequence[str], record: DayRecord, progress: PuzzleProgress) -> Puzzle:
    """A puzzle of a day, from 0: one of those for everybody, or else the next of the player's own.

    That is the one in the pack whose rating is nearest to the player's; raises NotationError.
    """
    if number < A_DAY:
        return puzzles_of(record.day, pack)[number]
    ratings = {line: code_and_rating(line) for line in pack}
    left = [line for line, (code, _) in ratings.items() if code not in progress.answered]
    if not left:
        raise NotationError("all puzzles of the pack have an answer")
    return parse_puzzle(min(left, key=lambda line: abs(ratings[line][1] - progress.glicko.rating)))
