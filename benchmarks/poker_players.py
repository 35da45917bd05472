"""How the poker players do against each other: mirrored deals, 95 % intervals.

    python benchmarks/poker_players.py [--sets 60] [--seed 1] [--workers 2]

A set is some deals, each played once from every way to turn the players round the table, and from every way
to turn them in the opposite order: so everybody has every hand, every place, and neighbours on both sides.
Stacks are new in every round; what players learn of each other they forget when they change their places.
The set is the unit of the intervals, and follows from its number alone.
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
    """All ways to turn so many players round the table, in their order and in the opposite one."""
    found = []
    for order in (tuple(range(count)), tuple(reversed(range(count)))):
        found += [order[turned:] + order[:turned] for turned in range(count)]
    return list(dict.fromkeys(found))


def played(names: Sequence[str], number: int) -> list[float]:
    """A set: the antes that each of the players won in a round."""
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
    """For each name, the antes that such a player won in a round, and the half of the 95 % interval."""
    results = list(pool.map(partial(played, names), sets, chunksize=4))
    found = {}
    for name in dict.fromkeys(names):
        own = [place for place, each in enumerate(names) if each == name]
        means = [statistics.fmean(result[place] for place in own) for result in results]
        found[name] = (statistics.fmean(means), 1.96 * statistics.stdev(means) / sqrt(len(means)))
    return found


def tell_matrix(sets: range, pool: Executor) -> None:
    """Print what the player of each row won a round against that of each column."""
    won: dict[tuple[str, str], str] = {}
    for pair in combinations(NAMES, 2):
        mean, half = figures(pair, sets, pool)[pair[0]]
        won[pair] = f"{mean:+.2f} ± {half:.2f}"
        won[pair[::-1]] = f"{-mean:+.2f} ± {half:.2f}"
    print("| |", " | ".join(f"`{name}`" for name in NAMES), "|")
    print("| --- |" + " --- |" * len(NAMES))
    for row in NAMES:
        print(f"| `{row}` |", " | ".join(won.get((row, column), "-") for column in NAMES), "|", flush=True)


def tell_mixes(sets: range, pool: Executor) -> None:
    """Print what each kind of player won at tables of five."""
    print("| five seats | antes a round |")
    print("| --- | --- |")
    for mix in MIXES:
        found = figures(mix, sets, pool)
        names = ", ".join(f"{mix.count(name)} `{name}`" for name in found)
        each = ", ".join(f"`{name}` {mean:+.2f} ± {half:.2f}" for name, (mean, half) in found.items())
        print(f"| {names} | {each} |", flush=True)


def tell_speed() -> None:
    """Print how many rounds a second each player plays with four of its kind."""
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
        tell_matrix(sets, pool)
        print()
        tell_mixes(sets, pool)
    print()
    tell_speed()


if __name__ == "__main__":
    main()
