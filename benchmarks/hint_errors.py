"""How sure the prices of hints are: errors that are told, against how prices of other seeds differ.

For positions of seeded rounds each choice is priced with several random seeds. Prints the ratio of
the spread of the prices to their reported errors (1: exactly right), how often another seed
recommends another card, and how often it does so without a reported near-tie.
"""

from __future__ import annotations

import argparse
import statistics

from engine.straights.advice.analysis import HINT, Analysis, Budget
from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.player import Computer
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.strategies.registry import strategy_named

SEEDS = 6
_NEAR, _CERTAIN = 0.5, 2.0  # the thresholds of a near-tie: see engine/straights/advice/hints.py


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--deals", type=int, default=HINT.deals)
    options = parser.parse_args()
    ratios: list[float] = []
    others = certain_others = comparisons = 0
    for observation in positions(options.positions):
        runs = [analysed(observation, seed, options.deals) for seed in range(SEEDS)]
        advised = [best(run) for run in runs]
        choices = [each.choice for each in runs[0].evaluations()]
        for choice in choices:
            if choice == advised[0]:
                continue
            prices = [run.price(choice, advised[0]) for run in runs]
            error = statistics.mean(price.error for price in prices)
            if 0.0 < error < float("inf"):
                ratios.append(statistics.stdev(price.points for price in prices) / error)
        for run, choice in zip(runs[1:], advised[1:], strict=True):
            comparisons += 1
            if choice != advised[0]:
                others += 1
                price = run.price(advised[0], choice)
                certain_others += price.points >= max(_NEAR, _CERTAIN * price.error)
    print(f"{len(ratios)} prices by {SEEDS} seeds, {options.deals} deals each")
    print(f"spread of the prices to the error told, median: {statistics.median(ratios):.2f}")
    print(f"another seed advises another card: {others / comparisons:.1%}")
    print(f"... and tells of no near-tie:      {certain_others / comparisons:.1%}")


def positions(count: int) -> list[Observation]:
    """Turns with a choice, from rounds played by the assignment's computer."""
    found: list[Observation] = []
    seed = 0
    while len(found) < count:
        seed += 1
        session = Session(Setup.of(seed, (Computer(FIRST_LEGAL),) * 4))
        while session.turn is not None and session.state.number == 1 and len(found) < count:
            observation = session.observe(session.turn)
            if len(observation.legal_plays or observation.hand) > 1 and len(session.actions) % 5 == 0:
                found.append(observation)
            session.submit(strategy_named(FIRST_LEGAL).choose(observation))
    return found


def analysed(observation: Observation, seed: int, deals: int) -> Analysis:
    """The analysis of a position with a random seed, in points as hints do it."""
    analysis = Analysis(observation, Budget(deals, HINT.burn_in), seed=seed, slope=1.0)
    analysis.run()
    return analysis


def best(analysis: Analysis) -> Choice:
    """The recommended choice: the best of those that were played out to the end."""
    evaluations = analysis.evaluations()
    most = max(each.deals for each in evaluations)
    return max(
        (each for each in evaluations if each.deals == most), key=lambda each: each.others - each.cost
    ).choice


if __name__ == "__main__":
    main()
