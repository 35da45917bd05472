"""Ranked hands per second, compared with four other libraries; then the best draws.

Each library is called in the fastest way of its public interface, with cards made beforehand, in one process
and in turns. A figure is the median of five runs; a run repeats the work for a fifth of a second and takes
the fastest repetition, since the machine may be shared.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from math import inf
from random import Random
from types import ModuleType

from engine.cards.card import CARDS, Card
from engine.poker.hands.hand import Hand
from engine.poker.hands.ranking import strength
from engine.poker.odds.draw_totals import extensions, scores, totals
from engine.poker.odds.draws import best_draw

RUNS = 5
RUN_SECONDS = 0.2
HANDS = 20_000
GOAL = 2.5
OURS = "ours"

Names = list[list[str]]
Work = Callable[[], object]


def library(name: str) -> ModuleType | None:
    """Import a library, or print how to install it."""
    try:
        return import_module(name)
    except ImportError as missing:
        print(f"{name} is left out ({missing}); to install it: .venv/bin/python -m pip install {name}")
        return None


def letters(card: Card) -> str:
    """The card's name as the libraries read it: Th."""
    return f"{card.rank.value}{card.suit.value.lower()}"


def by_treys(treys: ModuleType, names: Names) -> Work:
    """Cards as integers, a list per hand."""
    evaluate = treys.Evaluator().evaluate
    cards = {str(card): treys.Card.new(letters(card)) for card in CARDS}
    hands = [[cards[name] for name in hand] for hand in names]

    def work() -> None:
        for hand in hands:
            evaluate(hand, [])

    return work


def by_phevaluator(phevaluator: ModuleType, names: Names) -> Work:
    """Cards as integers, which it processes faster than its own class."""
    evaluate = phevaluator.evaluate_5cards
    cards = {str(card): phevaluator.Card.to_id(str(card)) for card in CARDS}
    hands = [[cards[name] for name in hand] for hand in names]

    def work() -> None:
        for a, b, c, d, e in hands:
            evaluate(a, b, c, d, e)

    return work


def by_eval7(eval7: ModuleType, names: Names) -> Work:
    """Cards as objects, a list per hand; compiled."""
    evaluate = eval7.evaluate
    cards = {str(card): eval7.Card(letters(card)) for card in CARDS}
    hands = [[cards[name] for name in hand] for hand in names]

    def work() -> None:
        for hand in hands:
            evaluate(hand)

    return work


def by_pokerkit(pokerkit: ModuleType, names: Names) -> Work:
    """Cards as objects, a tuple per hand."""
    entry_of = pokerkit.StandardLookup().get_entry
    cards = {
        str(card): next(iter(pokerkit.Card.parse(card.rank.value + card.suit.value.lower())))
        for card in CARDS
    }
    hands = [tuple(cards[name] for name in hand) for hand in names[::10]]

    def work() -> None:
        for _ in range(10):
            for hand in hands:
                entry_of(hand)

    return work


def by_us(hands: list[list[int]]) -> Work:
    """Cards as places in the deck, one hand per call."""

    def work() -> None:
        for a, b, c, d, e in hands:
            strength(a, b, c, d, e)

    return work


LIBRARIES: Mapping[str, Callable[[ModuleType, Names], Work]] = {
    "treys": by_treys,
    "phevaluator": by_phevaluator,
    "eval7": by_eval7,
    "pokerkit": by_pokerkit,
}


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


def print_speeds(names: Names, places: list[list[int]]) -> None:
    """Print the hands per second of each library, and our ratio to the fastest other one."""
    there = {name: found for name in LIBRARIES if (found := library(name)) is not None}
    works = {name: LIBRARIES[name](found, names) for name, found in there.items()}
    each = {name: seconds / HANDS for name, seconds in in_turns({**works, OURS: by_us(places)}).items()}
    for name, time_of_one in each.items():
        print(f"{name:26s} {1 / time_of_one:13,.0f} hands/s   {time_of_one * 1e9:8.1f} ns a hand")
    if there:
        fastest = min(there, key=each.__getitem__)
        ratio = each[fastest] / each[OURS]
        print(f"{OURS} / {fastest}: {ratio:.1f} times as fast   (goal: at least {GOAL})")


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
    places = list(hands_at_random(HANDS))
    names = [[str(CARDS[place]) for place in hand] for hand in places]
    print_speeds(names, places)
    print_draws()


if __name__ == "__main__":
    main()
