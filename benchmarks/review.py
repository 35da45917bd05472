"""How fast and how true reviews are, and what the named computers give away a round.

Prints the time of a round's review; claimed prices against true ones, found by playouts with the true
hands; how often a price holds; the bands of a rating.
"""

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from reporting import ROOT, percentile, told_by, without_compiled

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.advice.opponent_models import SELF, models
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human
from engine.straights.playouts.bits import bit, bits
from engine.straights.playouts.compiled import COMPILED
from engine.straights.playouts.position import position_of
from engine.straights.playouts.simulator import Simulator
from engine.straights.review.game_review import Decision
from engine.straights.review.own_turns import PlayedRound, played_rounds
from engine.straights.review.reviewer import DEALS, review_round, review_turn
from engine.straights.round_summary import ahead_of
from engine.straights.rules import points
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.registry import strategy_named

TABLE = ("highest", "locker", "blocker")
NAMES = ("expert", "blocker", "locker", "highest", "lowest", "first-legal", "random")
CLASSES = ((0.0, 1.0), (1.0, 2.0), (2.0, 4.0), (4.0, 8.0), (8.0, 99.0))
ROUNDS_OF_A_GAME = 4
FRESH, MANY = 62_000, 10
GOALS = {True: 400.0, False: 1500.0}
INTERPRETED_DEALS = 360


def game_of(hero: str, others: Sequence[str], seed: int) -> Session:
    """A game whose seat 0 is the hero, after some rounds or at its end."""
    session = Session(Setup.of(seed, tuple(Computer(each) for each in (hero, *others))))
    players = [strategy_named(each, seed) for each in (hero, *others)]
    while session.turn is not None and len(session.state.results) < ROUNDS_OF_A_GAME:
        session.submit(players[session.turn].choose(session.observe(session.turn)))
    return session


def played(
    hero: str, others: Sequence[str], rounds: int, seed: int = 0
) -> Iterator[tuple[Session, PlayedRound]]:
    """Rounds of several games with the hero at seat 0, whose choices are to be reviewed."""
    count = 0
    while count < rounds:
        seed += 1
        session = game_of(hero, others, seed * 7919)
        for each in played_rounds(session, 0):
            if count < rounds:
                count += 1
                yield session, each


def tell_times(deals: int, rounds: int) -> None:
    """The processor time of a round's review, as JSON for the calling process."""
    times = []
    for hero in ("first-legal", "blocker"):
        for _, each in played(hero, TABLE, rounds):
            begun = time.process_time()
            review_round(each, 0, deals)
            times.append((time.process_time() - begun) * 1000)
    times.remove(max(times))  # the first one creates the tables
    print(json.dumps([COMPILED, deals, times]))


def true_price(session: Session, decision: Decision, games: int, seed: int) -> float:
    """The cost of a choice with the true hands, played on by blockers."""
    game = session.rewound(decision.action)
    simulator = Simulator(models().clone(), seed)
    differences = []
    for _ in range(games):
        best, made = (
            ahead_of(_play_on(simulator, game, each.card), 0) for each in (decision.best, decision.played)
        )
        differences.append(best - made)
    return statistics.mean(differences)


def _play_on(simulator: Simulator, game: Session, card: Card) -> list[int]:
    """The points by seat at the end of the round after a card of seat 0."""
    state, position = game.state, position_of(game.observe(0))
    simulator.hands = [bits(seat.hand) for seat in state.seats]
    simulator.dead = [bits(seat.discards) for seat in state.seats]
    simulator.points = [points(seat.discards) for seat in state.seats]
    simulator.reach = list(position.reach)
    simulator.models = [SELF] * 4
    simulator.opened = position.opened
    (simulator.lay if position.hand & position.opened else simulator.put_down)(0, bit(card))
    simulator.play(1, position.left - 1)
    return list(simulator.points)


def tell_calibration(deals: int, rounds: int) -> None:
    """Claimed prices, in classes, compared with the true ones, and the slope in first and in later rounds."""
    pairs: list[tuple[float, float]] = []
    in_first: list[bool] = []
    for hero in ("random", "first-legal", "locker"):
        for session, each in played(hero, ("blocker",) * 3, rounds):
            for decision in review_round(each, 0, deals).decisions:
                if not decision.is_best:
                    pairs.append((decision.price, true_price(session, decision, 20, len(pairs))))
                    in_first.append(each.number == 1)
    print(f"{len(pairs)} choices that were not the best, {deals} deals:")
    for low, high in CLASSES:
        found = [(claimed, true) for claimed, true in pairs if low <= claimed < high]
        if len(found) > 1:
            claimed, true = ([pair[side] for pair in found] for side in (0, 1))
            error = 1.96 * statistics.stdev(true) / len(found) ** 0.5
            told = f"{low:4.0f} to {high:2.0f}: {len(found):5d}, claimed {statistics.mean(claimed):5.2f}"
            print(f"  {told}, true {statistics.mean(true):5.2f} +- {error:.2f}")
    for name, is_first in (("first", True), ("later", False)):
        found = [pair for pair, first in zip(pairs, in_first, strict=True) if first is is_first]
        print("  slope in {} rounds {:.3f} +- {:.3f}, {} choices".format(name, *_slope(found), len(found)))


def _slope(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The slope of a line through the origin, with a 95 % bootstrap interval."""

    def slope(chosen: Sequence[tuple[float, float]]) -> float:
        return sum(x * y for x, y in chosen) / sum(x * x for x, _ in chosen)

    chance = Random(1)
    found = [slope(chance.choices(pairs, k=len(pairs))) for _ in range(400)]
    return slope(pairs), 1.96 * statistics.stdev(found)


def tell_coverage(deals: int, rounds: int) -> None:
    """How often the price of a review lies within two errors of that in many deals, by what it says."""
    found: list[tuple[float, bool]] = []
    false = 0
    for hero in ("locker", "first-legal", "blocker", "random"):
        for _, each in played(hero, TABLE, rounds, FRESH):
            for turn in each.turns:
                told = review_turn(turn, deals, seed=FRESH)
                if not told.is_best:
                    sure = review_turn(turn, MANY * deals)
                    error = (told.sd**2 + sure.sd**2) ** 0.5
                    found.append((told.price, abs(told.price - sure.price) <= 2 * error))
                    false += told.is_mistake and sure.price + 2 * sure.sd < 1
    print(f"{len(found)} prices of {deals} deals that lie within two errors of those of {MANY * deals}:")
    for low, high in ((0.0, 99.0), *CLASSES):
        within = [holds for price, holds in found if low <= price < high]
        if within:
            share = sum(within) / len(within)
            error = 1.96 * (share * (1 - share) / len(within)) ** 0.5
            print(f"  {low:4.0f} to {high:2.0f}: {len(within):5d}, {share:.1%} +- {100 * error:.1f}")
    print(f"  false mistakes: {false}")


def with_strangers(observation: Observation) -> Observation:
    """The observation of somebody who knows no computer."""
    seats = tuple(replace(each, player=Human()) for each in observation.seats)
    return replace(observation, seats=seats)


def price_of(one: PlayedRound, deals: int, *, is_known: bool) -> float:
    """The points that a round gave away, by a review that knows the other computers or not."""
    turns = one.turns
    if not is_known:
        turns = tuple(replace(turn, observation=with_strangers(turn.observation)) for turn in turns)
    return sum(review_turn(turn, deals).price for turn in turns)


def tell_bands(deals: int, rounds: int) -> None:
    """The points that each computer gives away a round, by its number, against known and unknown ones."""
    print(f"points given away a round against {', '.join(TABLE)}, {rounds} rounds each, {deals} deals:")
    for name in NAMES:
        known: dict[int, list[float]] = {}
        unknown: dict[int, list[float]] = {}
        for _, each in played(name, TABLE, rounds):
            for is_known, prices in ((True, known), (False, unknown)):
                prices.setdefault(each.number, []).append(price_of(each, deals, is_known=is_known))
        for kind, prices in (("known", known), ("unknown", unknown)):
            shown = (f"{number}: {mean_and_error(prices[number])}" for number in sorted(prices))
            print(f"  {name:12s} {kind:8s} {'  '.join(shown)}", flush=True)


def mean_and_error(prices: Sequence[float]) -> str:
    """The mean with its 95 % interval, and the number of prices."""
    error = 1.96 * statistics.pstdev(prices) / max(len(prices) - 1, 1) ** 0.5
    return f"{statistics.mean(prices):5.2f} +- {error:.2f} ({len(prices)})"


def print_times_of(tree: Path, deals: int, rounds: int) -> None:
    """Measure the times of a source tree, compiled or not, in a separate process."""
    told = told_by(__file__, tree, "times", "--deals", deals, "--rounds", rounds)
    compiled, deals, times = json.loads(told)
    form = "compiled" if compiled else "interpreted"
    print(
        f"a round's review, {form}, {deals} deals: p50 {statistics.median(times):.0f} ms,"
        f" p95 {percentile(times, 95):.0f} ms (goal: at most {GOALS[compiled]:.0f})"
    )


def main() -> None:
    """Run the requested measurements, or all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", nargs="?", choices=("times", "calibration", "coverage", "bands"))
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--rounds", type=int, default=60)
    options = parser.parse_args()
    print_times = {
        "times": tell_times,
        "calibration": tell_calibration,
        "coverage": tell_coverage,
        "bands": tell_bands,
    }
    if options.what is not None:
        print_times[options.what](options.deals, options.rounds)
        return
    print_times_of(ROOT, options.deals, options.rounds)
    with tempfile.TemporaryDirectory() as name:
        print_times_of(without_compiled(Path(name)), INTERPRETED_DEALS, 4)
    for each in (tell_calibration, tell_coverage, tell_bands):
        each(options.deals, options.rounds)


if __name__ == "__main__":
    main()
