"""Ranked hands per second, compared with treys, which ranks them in Python, too.

Each is called in the fastest way of its public interface, with cards made beforehand, in one process and in
turns. A figure is the median of five runs, of each of which the fastest repetition counts, since the machine
may be shared.
"""

import statistics
from collections import deque
from itertools import repeat, starmap
from random import Random
from timeit import repeat as times_of

import treys  # type: ignore[import-untyped]  # it has no types

from engine.cards.card import CARDS
from engine.poker.hands.ranking import strength

RUNS, REPETITIONS = 5, 10
HANDS = 20_000


def print_speeds(places: list[list[int]]) -> None:
    """Print the hands per second of both, and our ratio to the other."""
    evaluate = treys.Evaluator().evaluate
    cards = [treys.Card.new(f"{card.rank.value}{card.suit.value.lower()}") for card in CARDS]
    hands = [[cards[place] for place in hand] for hand in places]
    works = {  # theirs takes cards as integers, ours as places in the deck
        "treys": lambda: deque(map(evaluate, hands, repeat([])), 0),
        "ours": lambda: deque(starmap(strength, places), 0),
    }
    runs = [
        {name: min(times_of(work, number=1, repeat=REPETITIONS)) for name, work in works.items()}
        for _ in range(RUNS)
    ]
    seconds = {name: statistics.median(run[name] for run in runs) for name in works}
    for name, each in seconds.items():
        print(f"{name:26s} {HANDS / each:13,.0f} hands/s   {each / HANDS * 1e9:8.1f} ns a hand")
    print(f"ours / treys: {seconds['treys'] / seconds['ours']:.1f} times as fast")


def main() -> None:
    """Measure and print."""
    chance = Random(1)
    print_speeds([chance.sample(range(52), 5) for _ in range(HANDS)])


if __name__ == "__main__":
    main()
