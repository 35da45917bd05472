"""The benchmark of fixed deals (docs/benchmark.md): how much better a strategy does than the blocker."""

import argparse
import statistics
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from engine.straights.arena.deals import Deals
from engine.straights.round_summary import ahead_of
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, SEATS, Variant
from engine.straights.strategies.registry import NAMES, strategy_named
from engine.straights.strategies.strategy import Strategy

NAME, DEALS, SEED = "straights benchmark 1", 1000, 1
BASELINE = Path(__file__).with_suffix(".txt")
"""The points of the four seats in each deal, with a blocker at each seat."""

_DEALS = Deals(key=sha256(NAME.encode("ascii")).hexdigest())


def points_of(number: int, players: Sequence[Strategy]) -> list[int]:
    """The points of the seats in the deal of this number, from 0; nobody is told who plays where."""
    game = Session(_DEALS.setup(number, Variant(ONE_ROUND)))
    while game.turn is not None:
        game.submit(players[game.turn].choose(game.observe(game.turn)))
    return [seat.score for seat in game.state.seats]


def difference(number: int, strategy: Strategy, baseline: Sequence[int]) -> float:
    """How much further ahead of three blockers than a blocker the strategy is, as the mean of the seats."""
    blocker, found = strategy_named("blocker"), []
    for seat in range(SEATS):
        players = [strategy if each == seat else blocker for each in range(SEATS)]
        found.append(ahead_of(points_of(number, players), seat) - ahead_of(baseline, seat))
    return statistics.mean(found)


def strategy_of(name: str) -> Strategy:
    """A strategy of the game, or one of your own by MODULE:CLASS."""
    if name in NAMES:
        return strategy_named(name, SEED)
    module, _, kind = name.partition(":")
    made: Strategy = getattr(import_module(module), kind)()
    return made


def main() -> None:
    """Print a line for each strategy."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("strategies", nargs="*", metavar="NAME", help="of the game, or MODULE:CLASS")
    parser.add_argument("--deals", type=int, default=DEALS, help="only the first of the 1,000 deals")
    parser.add_argument("--save", type=Path, help="write the difference of each deal of the last strategy")
    parser.add_argument("--write-baseline", action="store_true")
    options = parser.parse_args()
    if options.write_baseline:
        blockers = [strategy_named("blocker")] * SEATS
        lines = (" ".join(map(str, points_of(number, blockers))) + "\n" for number in range(DEALS))
        BASELINE.write_text("".join(lines), encoding="ascii")
    for name in options.strategies:
        strategy, text = strategy_of(name), BASELINE.read_text(encoding="ascii")
        baseline = ([*map(int, line.split())] for line in text.splitlines()[: options.deals])
        found = [difference(number, strategy, points) for number, points in enumerate(baseline)]
        error = 1.96 * statistics.stdev(found) / len(found) ** 0.5
        print(f"{name:>12}: {statistics.mean(found):7.2f} \u00b1 {error:.2f}, {len(found)} deals", flush=True)
        if options.save is not None:
            options.save.write_text("".join(f"{each:.4f}\n" for each in found), encoding="ascii")


if __name__ == "__main__":
    main()
