"""Ranked hands per second, compared with treys, which ranks them in Python, too.

Each is called in the fastest way of its public interface, with cards made beforehand, in one process and in
turns. A figure is the median of five runs; a run repeats the work for a fifth of a second and takes the
fastest repetition, since the machine may be shared.
"""

import statistics
import time
from collections.abc import Callable, Mapping
from math import inf
from random import Random

import treys  # type: ignore[import-untyped]  # it has no types

from engine.cards.card import CARDS
from engine.poker.hands.ranking import strength

RUNS = 5
RUN_SECONDS = 0.2
HANDS = 20_000

Hands = list[list[int]]
Work = Callable[[], object]


def by_treys(places: Hands) -> Work:
    """Cards as integers, a list per hand."""
    evaluate = treys.Evaluator().evaluate
    cards = [treys.Card.new(f"{card.rank.value}{card.suit.value.lower()}") for card in CARDS]
    hands = [[cards[place] for place in hand] for hand in places]

    def work() -> None:
        for hand in hands:
            evaluate(hand, [])

    return work


def by_us(hands: Hands) -> Work:
    """Cards as places in the deck, one hand per call."""

    def work() -> None:
        for a, b, c, d, e in hands:
            strength(a, b, c, d, e)

    return work


def in_turns(works: Mapping[str, Work]) -> dict[str, float]:
    """The median seconds of each work; in each round, all run once."""
    runs: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(RUNS):
        for name, work in works.items():
            runs[name].append(best_try(work))
    return {name: statistics.median(each) for name, each in runs.items()}


def best_try(work: Work) -> float:
    """The seconds of the fastest repetition."""
    best, end = inf, time.perf_counter() + RUN_SECONDS
    while True:
        begun = time.perf_counter()
        work()
        now = time.perf_counter()
        best = min(best, now - begun)
        if now > end:
            return best


def print_speeds(places: Hands) -> None:
    """Print the hands per second of both, and our ratio to the other."""
    seconds = in_turns({"treys": by_treys(places), "ours": by_us(places)})
    for name, each in seconds.items():
        print(f"{name:26s} {HANDS / each:13,.0f} hands/s   {each / HANDS * 1e9:8.1f} ns a hand")
    print(f"ours / treys: {seconds['treys'] / seconds['ours']:.1f} times as fast")


def main() -> None:
    """Measure and print."""
    chance = Random(1)
    print_speeds([chance.sample(range(52), 5) for _ in range(HANDS)])


if __name__ == "__main__":
    main()
