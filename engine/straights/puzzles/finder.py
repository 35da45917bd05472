"""Finds puzzles in games of computers: turns with one choice better than all others, under two seeds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Analysis, Budget
from engine.straights.advice.hints import CERTAIN, Advice
from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.observation import Observation
from engine.straights.puzzles.daily import PROOF, SEEDS
from engine.straights.puzzles.grade import Grade
from engine.straights.puzzles.puzzle import Puzzle, puzzle_of
from engine.straights.session import Session
from engine.straights.setup import SEATS
from engine.straights.strategies.registry import strategy_named

LEAST_CHOICES = 3
LEAST_GAP = 2.0
"""The least number of points by which the best choice is better than any other."""

_LOOK = Budget(2000, 50)
"""The budget of the first analysis of a turn, before the two that prove it."""

PLAYER = "blocker"
"""The computer at the player's seat in the search."""

STRATEGIES = ("first-legal", "lowest", "highest", "locker", "blocker", "expert")
_SEARCHED, _SEARCHES, _STRATEGY = (6, 25, 100), (11, 12), 5
"""The numbers of deals of the short searches, the seeds of each, and that of the strategies."""

_HARD, _MEDIUM = 6, 8
"""So many of the twelve who try a puzzle solve it at the most."""


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle, the player's observation, and the strategies that solve it."""

    puzzle: Puzzle
    observation: Observation
    solvers: frozenset[str]


def find_puzzles(first_seed: int, look: Budget = _LOOK, proof: Budget = PROOF) -> Iterator[Found]:
    """An endless stream of puzzles, deal by deal and turn by turn."""
    deals = (DuplicateDeal(seed, seed % SEATS) for seed in count(first_seed))
    return chain.from_iterable(puzzles_in(deal, look, proof) for deal in deals)


def puzzles_in(deal: DuplicateDeal, look: Budget, proof: Budget) -> Iterator[Found]:
    """All puzzles of a deal that the blocker plays at the player's seat."""
    game = Session(deal.setup_for(PLAYER))
    players = [strategy_named(each.name) for each in game.setup.seats]
    while game.turn is not None:
        observation = game.observe(game.turn)
        if game.turn == deal.chair and len(observation.choices) >= LEAST_CHOICES:
            seen = advice_for(observation, look)
            best = prove(observation, proof) if seen is not None and _gap(seen) >= LEAST_GAP else None
            if best is not None and (graded := grade_and_solvers(observation, best)) is not None:
                yield Found(puzzle_of(game, deal, graded[0], best), observation, graded[1])
        game.submit(players[game.turn].choose(observation))


def prove(observation: Observation, budget: Budget = PROOF) -> Card | None:
    """The best card of a turn, if two analyses with different seeds agree."""
    proofs = [advice_for(observation, budget, seed=seed) for seed in SEEDS]
    found = [each for each in proofs if each is not None]
    best = {each.hint.choice.card for each in found}
    return best.pop() if len(best) == 1 and min(map(_gap, found)) > LEAST_GAP else None


def grade_and_solvers(observation: Observation, best: Card) -> tuple[Grade, frozenset[str]] | None:
    """How hard a turn is, by how many strategies and short searches find the best card, and which strategies.

    None if the expert does not find it, who knows no computer: that would be a puzzle about the computers.
    """
    tried = {name: strategy_named(name, _STRATEGY).choose(observation).card for name in STRATEGIES}
    solvers = frozenset(name for name, card in tried.items() if card == best)
    if "expert" not in solvers:
        return None
    searched = (best_of_search(observation, deals, seed) for deals in _SEARCHED for seed in _SEARCHES)
    solved = len(solvers) + sum(card == best for card in searched)
    return Grade.HARD if solved <= _HARD else Grade.MEDIUM if solved <= _MEDIUM else Grade.EASY, solvers


def best_of_search(observation: Observation, deals: int, seed: int) -> Card:
    """The card that a short search plays, which knows no computer."""
    analysis = Analysis(observation, Budget(deals, 20, chains=1), seed)
    analysis.run()
    return analysis.best().card


def _gap(advice: Advice) -> float:
    """The cost of the cheapest other choice; 0 if it is not certain."""
    others = advice.alternatives
    if not all(each.cost - CERTAIN * each.error > LEAST_GAP / 2 for each in others):
        return 0.0
    return min(each.cost for each in others)
