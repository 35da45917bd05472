"""Advice about a turn from the expert's analysis: the best choice, the cost of each alternative, reasons."""

from __future__ import annotations

from collections.abc import Callable

from engine.straights.advice.analysis import HINT, Analysis, Budget, Evaluation
from engine.straights.advice.hints import Advice, Alternative, hint_about
from engine.straights.advice.opponent_models import opponents_of
from engine.straights.commands import Choice
from engine.straights.observation import Observation

_POINTS_ALONE = 1.0
"""The weight of points; a hint maximizes points, the expert the chance to win the game."""


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

    That choice is played out in as many deals as the best, and their number does not depend on its price: a
    price that decides when it is precise enough is biased.
    """
    analysis = Analysis(observation, budget, seed, _POINTS_ALONE, opponents_of(observation))
    analysis.keep(choice)
    analysis.run()
    best = _best_of(analysis)
    return _advice(analysis, observation, best, None if choice == best.choice else choice)


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
