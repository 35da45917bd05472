"""Advice about a turn from the expert's analysis: the best choice, the cost of each alternative, reasons."""

from __future__ import annotations

from collections.abc import Callable

from engine.straights.advice.analysis import HINT, STAGES, Analysis, Budget, Evaluation
from engine.straights.advice.hints import CERTAIN, MISTAKE, Advice, Alternative, hint_about
from engine.straights.advice.opponent_models import opponents_of
from engine.straights.commands import Choice
from engine.straights.observation import Observation

_POINTS_ALONE = 1.0
"""The weight of points; a hint maximizes points, the expert the chance to win the game."""

_STAGE, _MIN_STAGES = 625, 2 * STAGES
"""A review checks for early termination after this many deals, and in at least this many stages."""

_EXACT, _EXACT_PART = 0.5, 0.1
"""A mistake's price is precise enough with this error, in points, or as a part of the price."""

_EXACT_ENOUGH = 0.3
"""Any price is precise enough with this error, in points."""


def advice_for(
    observation: Observation,
    budget: Budget = HINT,
    is_cancelled: Callable[[], bool] = lambda: False,
    seed: int = 0,
) -> Advice | None:
    """The best choice of the observer's turn and the costs of the others; None if it is not its turn."""
    if not observation.is_my_turn:
        return None
    analysis = Analysis(observation, budget, seed, _POINTS_ALONE, opponents_of(observation))
    analysis.run(is_cancelled)
    best = _best_of(analysis)
    others = [each.choice for each in analysis.evaluations() if each.choice != best.choice]
    worst = max(others, key=lambda each: analysis.price(each, best.choice).points, default=None)
    return _advice(analysis, observation, best, worst)


def advice_against(observation: Observation, choice: Choice, budget: Budget = HINT, seed: int = 0) -> Advice:
    """The same, with the facts about the choice that was made, unless it was the best.

    That choice is played out in as many deals as the best. The analysis ends early once it is certain
    whether the choice was a mistake.
    """
    analysis = Analysis(observation, budget, seed, _POINTS_ALONE, opponents_of(observation))
    analysis.keep(choice)
    stages = max(_MIN_STAGES, budget.deals // _STAGE)
    analysis.run(lambda: _is_settled(analysis, choice), stages)
    best = _best_of(analysis)
    return _advice(analysis, observation, best, None if choice == best.choice else choice)


def _is_settled(analysis: Analysis, choice: Choice) -> bool:
    """Whether it is certain that the choice is no mistake, or how much it costs as one."""
    best = _best_of(analysis).choice
    others = [each.choice for each in analysis.survivors() if each.choice != choice]
    prices = [analysis.price(choice, other) for other in others]
    if all(each.points + CERTAIN * each.error < MISTAKE for each in prices):
        return True
    price = analysis.price(choice, best)
    is_mistake = price.points - CERTAIN * price.error > MISTAKE
    needed = max(_EXACT, _EXACT_PART * price.points) if is_mistake else _EXACT_ENOUGH
    return price.error < needed


def _best_of(analysis: Analysis) -> Evaluation:
    """The choice with the highest expected lead of the seat over the mean of the others, in points."""
    return max(analysis.survivors(), key=lambda each: each.others - each.cost)


def _advice(analysis: Analysis, observation: Observation, best: Evaluation, against: Choice | None) -> Advice:
    others = [each for each in analysis.evaluations() if each.choice != best.choice]
    return Advice(
        hint=hint_about(best.choice, observation),
        against=None if against is None else hint_about(against, observation),
        points=best.cost,
        alternatives=tuple(_alternative(analysis, each, best) for each in others),
        opponents=opponents_of(observation),
    )


def _alternative(analysis: Analysis, evaluation: Evaluation, best: Evaluation) -> Alternative:
    price = analysis.price(evaluation.choice, best.choice)
    return Alternative(evaluation.choice.card, max(price.points, 0.0), price.error)
