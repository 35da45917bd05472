"""Games per second of four first-legal seats through `Session`, compared with shuffles, and a profile."""

from __future__ import annotations

import cProfile
import pstats
import time
from pathlib import Path

from engine.cards.deck import Deck
from engine.straights.player import Computer
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.strategies.registry import strategy_named

GAMES = 1_000
ROUNDS = 5


def play(seed: int) -> int:
    """Play a game to its end and count its actions."""
    session = Session(Setup.of(seed, (Computer(FIRST_LEGAL),) * 4))
    while session.turn is not None:
        strategy = strategy_named(FIRST_LEGAL)
        session.submit(strategy.choose(session.observe(session.turn)))
    return len(session.actions)


def shuffle(seed: int) -> None:
    """Shuffle as often as a long game."""
    deck = Deck.unshuffled(seed)
    for _ in range(ROUNDS):
        deck = deck.shuffled()


def main() -> None:
    """Measure alternately, a hundred games at a time, and print."""
    games = shuffles = 0.0
    actions = 0
    for hundred in range(0, GAMES, 100):
        start = time.perf_counter()
        actions += sum(play(seed) for seed in range(hundred, hundred + 100))
        middle = time.perf_counter()
        for seed in range(hundred, hundred + 100):
            shuffle(seed)
        games += middle - start
        shuffles += time.perf_counter() - middle
    print(f"{GAMES / games:.0f} games a second ({actions} actions, {1e6 * games / actions:.1f} µs each)")
    print(f"a game costs {games / shuffles:.1f} times the {ROUNDS} bare shuffles of a long game")
    profile = cProfile.Profile()
    profile.runcall(lambda: [play(seed) for seed in range(100)])
    rows = sorted(pstats.Stats(profile).stats.items(), key=lambda row: -row[1][2])  # type: ignore[attr-defined]
    whole = sum(row[1][2] for row in rows)
    for (file, line, name), (_, calls, own, *_) in rows[:3]:
        print(f"{100 * own / whole:5.1f} %  {Path(file).name}:{line} {name}  ({calls} calls)")


if __name__ == "__main__":
    main()
