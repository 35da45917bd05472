"""Rounds of poker per second at a table of five tight players, compared with bare shuffles; and a profile."""

from __future__ import annotations

import cProfile
import pstats
import statistics
from collections.abc import Callable
from pathlib import Path
from time import process_time

from engine.cards.deck import Deck
from engine.poker.game.setup import Setup
from engine.poker.play.table import Table
from engine.poker.players import player_named

SEATS = 5
ROUNDS = 1_000
ANTE = 100
TURNS = 11


def play(seed: int) -> int:
    """Play rounds with all seats, starting a new game when one is out; return the number of events."""
    events = rounds = 0
    names = tuple(f"Player{seat}" for seat in range(1, SEATS + 1))
    while rounds < ROUNDS:
        seed += 1
        table = Table(Setup(names, 100_000, ANTE, seed), [player_named("tight", name) for name in names])
        while rounds < ROUNDS and len(table.state.players) == SEATS:
            events += len(table.play_round())
            rounds += 1
    return events


def shuffle(seed: int) -> None:
    """Shuffle as often as these rounds do."""
    deck = Deck.unshuffled(seed)
    for _ in range(ROUNDS):
        deck = deck.shuffled()


def seconds(work: Callable[[int], object], seed: int) -> float:
    """The processor time of the work, on which other programs have little influence."""
    start = process_time()
    work(seed)
    return process_time() - start


def main() -> None:
    """Measure in turns and print medians, then a profile."""
    turns = [(seconds(play, seed), seconds(shuffle, seed)) for seed in range(0, TURNS * ROUNDS, ROUNDS)]
    played = statistics.median(turn[0] for turn in turns)
    ratio = statistics.median(turn[0] / turn[1] for turn in turns)
    print(f"{ROUNDS / played:.0f} rounds a second of {SEATS} tight players   (goal: 10000 on an idle core)")
    print(f"a round has {play(0) / ROUNDS:.1f} events, takes {1e6 * played / ROUNDS:.1f} µs", end=" ")
    print(f"and costs {ratio:.1f} times the shuffle alone")
    profile = cProfile.Profile()
    profile.runcall(play, 0)
    rows = sorted(pstats.Stats(profile).stats.items(), key=lambda row: -row[1][2])  # type: ignore[attr-defined]
    whole = sum(row[1][2] for row in rows)
    for (file, line, name), (_, calls, own, *_) in rows[:12]:
        print(f"{100 * own / whole:5.1f} %  {Path(file).name}:{line} {name}  ({calls} calls)")


if __name__ == "__main__":
    main()
