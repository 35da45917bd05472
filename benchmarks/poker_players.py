"""What the poker players win from each other, on mirrored deals, with 95 % intervals.

    python benchmarks/poker_players.py [--sets 60] [--seed 1] [--workers 2]

A set is 20 deals, each played once with every rotation of the players around the table and of the opposite
order, so that every player has every hand, every seat, and each neighbour on both sides. Stacks are reset
every round; players forget each other when they change seats. Intervals are computed over sets; the number of
a set determines it.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from itertools import combinations
from math import sqrt
from time import process_time

from engine.poker.game.setup import Setup
from engine.poker.play.table import Table
from engine.poker.players import NAMES, player_named

ANTE = 100
BALANCE = 100 * ANTE
DEALS = 20
MIXES = (
    ("odds", "tight", "tight", "tight", "tight"),
    ("bluff", "tight", "tight", "tight", "tight"),
    ("odds", "bluff", "tight", "tight", "tight"),
    ("odds", "bluff", "tight", "tight", "hold"),
    ("odds", "bluff", "tight", "hold", "random"),
    ("odds", "odds", "bluff", "bluff", "tight"),
)


def seatings(count: int) -> list[tuple[int, ...]]:
    """All rotations of this many players around the table, in both directions."""
    found = []
    for order in (tuple(range(count)), tuple(reversed(range(count)))):
        found += [order[turned:] + order[:turned] for turned in range(count)]
    return list(dict.fromkeys(found))


def played(names: Sequence[str], number: int) -> list[float]:
    """Play a set: the antes that each player won per round."""
    won = [0] * len(names)
    ways = seatings(len(names))
    for seats in ways:
        players = [player_named(names[each], f"{names[each]}{each}", 97 * number + each) for each in seats]
        shown = tuple(player.name for player in players)
        for deal in range(DEALS):
            setup = Setup(shown, BALANCE, ANTE, seed=number * DEALS + deal, max_rounds=1)
            table = Table(setup, players, is_strict=True)
            table.play_round()
            assert not table.violations.count()
            for each, balance in zip(seats, table.balances, strict=True):
                won[each] += balance - BALANCE
    return [cents / (ANTE * DEALS * len(ways)) for cents in won]


def figures(names: Sequence[str], sets: range, pool: Executor) -> dict[str, tuple[float, float]]:
    """For each name, the antes won per round, and half of the 95 % interval."""
    results = list(pool.map(partial(played, names), sets, chunksize=4))
    found = {}
    for name in dict.fromkeys(names):
        own = [place for place, each in enumerate(names) if each == name]
        means = [statistics.fmean(result[place] for place in own) for result in results]
        found[name] = (statistics.fmean(means), 1.96 * statistics.stdev(means) / sqrt(len(means)))
    return found


def print_matrix(sets: range, pool: Executor) -> None:
    """Print the antes per round that the player of each row won from that of each column."""
    won: dict[tuple[str, str], str] = {}
    for pair in combinations(NAMES, 2):
        mean, half = figures(pair, sets, pool)[pair[0]]
        won[pair] = f"{mean:+.2f} ± {half:.2f}"
        won[pair[::-1]] = f"{-mean:+.2f} ± {half:.2f}"
    print("| |", " | ".join(f"`{name}`" for name in NAMES), "|")
    print("| --- |" + " --- |" * len(NAMES))
    for row in NAMES:
        print(f"| `{row}` |", " | ".join(won.get((row, column), "-") for column in NAMES), "|", flush=True)


def print_mixes(sets: range, pool: Executor) -> None:
    """Print the antes per round of each kind of player at five seats."""
    print("| five seats | antes a round |")
    print("| --- | --- |")
    for mix in MIXES:
        found = figures(mix, sets, pool)
        names = ", ".join(f"{mix.count(name)} `{name}`" for name in found)
        each = ", ".join(f"`{name}` {mean:+.2f} ± {half:.2f}" for name, (mean, half) in found.items())
        print(f"| {names} | {each} |", flush=True)


def print_speed() -> None:
    """Print the rounds per second of five equal players."""
    for name in NAMES:
        played([name] * 5, 0)
        start = process_time()
        played([name] * 5, 1)
        rounds = DEALS * len(seatings(5)) / (process_time() - start)
        print(f"{name:8s} {rounds:8.0f} rounds a second at five seats")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--sets", type=int, default=60, help="sets for each table")
    parser.add_argument(
        "--seed", type=int, default=1, help="where the numbers of the sets begin, in thousands"
    )
    parser.add_argument("--workers", type=int, default=None, help="processes")
    arguments = parser.parse_args()
    sets = range(1000 * arguments.seed, 1000 * arguments.seed + arguments.sets)
    with ProcessPoolExecutor(arguments.workers) as pool:
        print_matrix(sets, pool)
        print()
        print_mixes(sets, pool)
    print()
    print_speed()


if __name__ == "__main__":
    main()
