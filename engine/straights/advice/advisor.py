"""What to do with a turn, what each alternative would cost, and why, as the strongest computer sees it."""

from __future__ import annotations

from collections.abc import Callable

from engine.straights.advice.analysis import HINT, Analysis, Budget, Evaluation
from engine.straights.advice.hints import Advice, Alternative, hint_about
from engine.straights.observation import Observation

_POINTS_ALONE = 1.0
"""People count in points: a hint aims at them, where the expert aims at the game."""


def advice_for(
    observation: Observation, budget: Budget = HINT, is_cancelled: Callable[[], bool] = lambda: False
) -> Advice | None:
    """The best choice of the observer's turn and the cost of the others; None where it is not its turn."""
    if not observation.is_my_turn:
        return None
    analysis = Analysis(observation, budget, slope=_POINTS_ALONE)
    analysis.run(is_cancelled)
    evaluations = analysis.evaluations()
    survivors = [
        each for each in evaluations if each.deals == max(evaluation.deals for evaluation in evaluations)
    ]
    best = max(survivors, key=_ahead)
    alternatives = [each for each in evaluations if each is not best]
    worst = max(alternatives, key=lambda each: analysis.price(each.choice, best.choice).points, default=None)
    return Advice(
        hint=hint_about(best.choice, observation),
        against=None if worst is None else hint_about(worst.choice, observation),
        points=best.cost,
        alternatives=tuple(_alternative(analysis, each, best) for each in alternatives),
    )


def _alternative(analysis: Analysis, evaluation: Evaluation, best: Evaluation) -> Alternative:
    price = analysis.price(evaluation.choice, best.choice)
    return Alternative(evaluation.choice.card, max(price.points, 0.0), price.error)


def _ahead(evaluation: Evaluation) -> float:
    """How far a choice brings the seat ahead of the others, in points."""
    return evaluation.others - evaluation.cost
