"""The puzzles of a day, one of each grade, the same for everybody; and the prices that answer one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from engine.errors import NotationError
from engine.fast_dataclass import dataclass
from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Budget
from engine.straights.puzzles.grade import Grade
from engine.straights.puzzles.puzzle import Puzzle, grade_of, parse_puzzle
from engine.straights.review.game_review import Decision
from engine.straights.review.own_turns import OwnTurn
from engine.straights.review.reviewer import decision_of
from engine.straights.session import Session

PROOF = Budget(20_000, 100)
"""Used even where playouts are interpreted and this takes seconds: fewer deals cannot find the best."""

SEEDS = 1, 2
"""The seeds of the two analyses that prove a puzzle."""


def answer_to(turn: OwnTurn) -> Decision:
    """The prices of a puzzle's cards; `turn` is the turn with the best card as its choice.

    In as many deals as in the proof: in fewer, as in a review, another card might seem as good.
    """
    advice = advice_for(turn.observation, PROOF, seed=SEEDS[0])
    assert advice is not None, "a puzzle is a turn of its chair"
    return decision_of(turn, advice)


@dataclass(frozen=True, slots=True)
class OpenPuzzle:
    """A puzzle with its game.

    Attributes:
        game: up to the turn.
        turn: the turn with the best card as its choice.
    """

    puzzle: Puzzle
    game: Session
    turn: OwnTurn


def puzzles_of(day: date, pack: Sequence[str]) -> tuple[Puzzle, ...]:
    """The puzzles of a day from the lines of a pack, the hardest first; raises NotationError."""
    graded = [[line for line in pack if grade_of(line) is grade] for grade in reversed(Grade)]
    if not all(graded):
        raise NotationError("the pack has no puzzle of some grade")
    return tuple(parse_puzzle(lines[day.toordinal() % len(lines)]) for lines in graded)


def opened(puzzle: Puzzle, names: tuple[str, ...]) -> OpenPuzzle:
    """The puzzle with its game; `names` are those of the player, then of the computers."""
    game = puzzle.session(names)
    observation = game.observe(puzzle.deal.chair)
    best = next(choice for choice in observation.choices if choice.card == puzzle.best)
    return OpenPuzzle(puzzle, game, OwnTurn(len(game.actions), observation, best))
