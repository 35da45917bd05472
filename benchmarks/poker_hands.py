"""Ranked hands per second, compared with treys, which ranks them in Python, too; then the best draws.

Each is called in the fastest way of its public interface, with cards made beforehand, in one process and in
turns. A figure is the median of five runs; a run repeats the work for a fifth of a second and takes the
fastest repetition, since the machine may be shared.
"""

import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from math import inf
from random import Random

import treys  # type: ignore[import-untyped]  # it has no types

from engine.cards.card import CARDS
from engine.poker.hands.hand import Hand
from engine.poker.hands.ranking import strength
from engine.poker.odds.draw_totals import extensions, scores, totals
from engine.poker.odds.draws import best_draw

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


def in_turns(works: Mapping[str, Work], run_seconds: float = RUN_SECONDS) -> dict[str, float]:
    """The median seconds of each work; in each round, all run once."""
    runs: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(RUNS):
        for name, work in works.items():
            runs[name].append(best_try(work, run_seconds))
    return {name: statistics.median(each) for name, each in runs.items()}


def best_try(work: Work, run_seconds: float) -> float:
    """The seconds of the fastest repetition."""
    best, end = inf, time.perf_counter() + run_seconds
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


def print_draws() -> None:
    """Print the time of the best draw of a hand, of its tables, and of making a Hand."""
    chance = Random(3)
    hands = [chance.sample(CARDS, 5) for _ in range(1_000)]

    def make_tables() -> None:
        for cached in (scores, extensions, totals):
            cached.cache_clear()
        totals()

    seconds = in_turns(
        {
            "tables": make_tables,
            "one": lambda: [best_draw(hand) for hand in hands],
            "hand": lambda: [Hand(hand) for hand in hands],
        }
    )
    one, tables = seconds["one"] * 1e3, seconds["tables"] * 1e3
    print(f"best draw of one hand {one:.0f} µs, once its tables are made in {tables:.0f} ms")
    print(f"making a Hand {seconds['hand'] * 1e6:.0f} ns   (goal: below 1,000)")


def hands_at_random(count: int) -> Iterator[list[int]]:
    """Hands as places in the deck, the same in each run."""
    chance = Random(1)
    for _ in range(count):
        yield chance.sample(range(52), 5)


def main() -> None:
    """Measure and print."""
    print_speeds(list(hands_at_random(HANDS)))
    print_draws()


if __name__ == "__main__":
    main()
