"""The benchmark of fixed deals (docs/arena.md): how far a strategy at seat 0 is ahead of three opponents."""

import argparse
from time import process_time

import numpy as np

from engine.cards.card import CARDS
from engine.straights.rl import VectorEnv
from engine.straights.strategies.registry import NAMES, strategy_named

DEALS, SEED, TURNS = 1000, 2026, 13


def play(name: str, opponents: str, deals: int) -> tuple[float, float]:
    """The mean reward, and half its interval of 95 %."""
    env, strategy = VectorEnv(DEALS, SEED, opponents), strategy_named(name, SEED)
    seen, _ = env.reset()
    rewards = np.zeros(DEALS, np.float32)
    for _ in range(TURNS):
        actions = seen["action_mask"].argmax(axis=1)
        for number in range(deals):
            actions[number] = CARDS.index(strategy.choose(env.observation_value(number)).card)
        seen, rewards, *_ = env.step(actions)
    found = rewards[:deals]
    return float(found.mean()), float(1.96 * found.std(ddof=1) / deals**0.5)


def main() -> None:
    """Print a line for each strategy."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("strategies", nargs="+", choices=NAMES, metavar="NAME")
    parser.add_argument("--opponents", default="blocker", choices=NAMES, metavar="NAME")
    parser.add_argument("--deals", type=int, default=DEALS, help="only the first of the 1,000 deals")
    options = parser.parse_args()
    for name in options.strategies:
        begun = process_time()
        mean, half = play(name, options.opponents, options.deals)
        print(f"{name:>12}: {mean:6.2f} \u00b1 {half:.2f} against {options.opponents}", end="")
        print(f", {options.deals} deals, {process_time() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
