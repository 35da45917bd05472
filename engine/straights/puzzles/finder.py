"""Finds puzzles in games of computers: turns with one choice better than all others, under two seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Budget
from engine.straights.advice.hints import CERTAIN, Advice
from engine.straights.commands import Choice
from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.observation import Observation
from engine.straights.puzzles.answer import PROOF, SEEDS
from engine.straights.puzzles.grade import Grade
from engine.straights.puzzles.puzzle import Puzzle, puzzle_of
from engine.straights.session import Session
from engine.straights.setup import SEATS
from engine.straights.strategies.registry import strategy_named

LEAST_GAP = 2.0
"""The least number of points by which the best choice is better than any other."""

_EASY_GAP = 6.0
_FIRST_LOOK = Budget(2000, 50)
PLAYER = "blocker"
"""The computer at the player's seat in the search."""


@dataclass(frozen=True, slots=True)
class Search:
    """The parameters of a search for puzzles.

    Attributes:
        look, proof: the budgets of the first analysis of a turn, and of each of the two that prove it.
        is_wanted: whether puzzles of a grade are wanted; called before a turn is proved.
    """

    look: Budget = _FIRST_LOOK
    proof: Budget = PROOF
    is_wanted: Callable[[Grade], bool] = lambda _grade: True


def find_puzzles(first_seed: int, search: Search = Search()) -> Iterator[Puzzle]:
    """An endless stream of puzzles, deal by deal; at most one per deal, the hardest."""
    seed = first_seed
    while True:
        found = list(puzzles_in(DuplicateDeal(seed, seed % SEATS), search))
        if found:
            yield max(found, key=lambda each: each.grade)
        seed += 1


def puzzles_in(deal: DuplicateDeal, search: Search) -> Iterator[Puzzle]:
    """All puzzles of a deal that the blocker plays at the player's seat."""
    game = Session(deal.setup_for(PLAYER))
    players = [strategy_named(each.name) for each in game.setup.seats]
    while game.turn is not None:
        observation = game.observe(game.turn)
        choice = players[game.turn].choose(observation)
        if game.turn == deal.chair and observation.forced is None:
            proved = _proved(observation, choice, search)
            if proved is not None:
                best, gap = proved
                yield puzzle_of(game, deal, grade_for(gap, errs=choice.card != best), best)
        game.submit(choice)


def _proved(observation: Observation, choice: Choice, search: Search) -> tuple[Card, float] | None:
    """The proof of a turn that a first look finds worth it."""
    seen = advice_for(observation, search.look)
    if seen is None or _gap(seen) < LEAST_GAP:
        return None
    if not search.is_wanted(grade_for(_gap(seen), errs=choice.card != seen.hint.choice.card)):
        return None
    return prove(observation, search.proof)


def prove(observation: Observation, budget: Budget = PROOF) -> tuple[Card, float] | None:
    """The best card of a turn and its gap, if two analyses with different seeds agree."""
    proofs = [advice_for(observation, budget, seed=seed) for seed in SEEDS]
    found = [each for each in proofs if each is not None]
    best = {each.hint.choice.card for each in found}
    gap = min(map(_gap, found))
    return (best.pop(), gap) if len(best) == 1 and gap > LEAST_GAP else None


def _gap(advice: Advice) -> float:
    """The cost of the cheapest other choice; 0 if it is not certain."""
    others = advice.alternatives
    if not all(each.cost - CERTAIN * each.error > LEAST_GAP / 2 for each in others):
        return 0.0
    return min(each.cost for each in others)


def grade_for(gap: float, *, errs: bool) -> Grade:
    """The grade of a puzzle with this gap; `errs` where the blocker gets it wrong."""
    if errs:
        return Grade.HARD
    return Grade.EASY if gap >= _EASY_GAP else Grade.MEDIUM
