"""What thinking about the next choice gains the expert, in whole games against three of a kind.

`expert_steps.py GAMES` plays them (400), a deal from all four seats. The expert of two steps plays the game;
each round in which it deviates from the choice of one step is played again from that turn by the expert of
one step: so both play the same rounds with the same cards, from the same scores. Printed after every few
sets, with 95 % intervals over sets of four games: the gain of a round, in points ahead of the others and in
chance to win the game, the share of games won, the share of choices that differ, and the processor time of a
choice. `--cards 8` skips the search for early choices, in which both do the same: so more rounds are played,
by experts that begin as the opponent does.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Sequence

from reporting import percentile

from engine.fast_dataclass import replace
from engine.straights.advice.analysis import Budget
from engine.straights.advice.two_step import TwoStepAnalysis
from engine.straights.advice.win_probability import win_probabilities
from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.player import Computer
from engine.straights.projection import observe
from engine.straights.rules import winners
from engine.straights.setup import SEATS, Setup
from engine.straights.state import GameState
from engine.straights.strategies.registry import strategy_named
from engine.straights.strategies.strategy import Strategy
from engine.straights.transitions import apply, start
from engine.student_t import t_quantile

Sums = dict[str, float]

SETS_BETWEEN = 10
ONE_STEP = Budget(4000, 100)
TWO_STEPS = replace(ONE_STEP, next_deals=8000)


class Pair:
    """Two experts at one seat of a game: of one and of two steps.

    Attributes:
        sums: sums over the game: rounds, games, wins, points and chance gained, choices and different ones.
        times: the times of the two-step choices, in milliseconds of processor time.
    """

    def __init__(self, seat: int, opponent: Strategy, seed: int, most_cards: int) -> None:
        """Both have the same seed; with more than `most_cards` in hand they choose as the opponent does."""
        self.sums: Sums = defaultdict(float)
        self.times: list[float] = []
        self._seat = seat
        self._opponent = opponent
        self._seed = seed
        self._most_cards = most_cards
        self._branch: GameState | None = None

    def play(self, setup: Setup) -> None:
        """Play a game."""
        state, _ = start(setup)
        while state.turn is not None:
            self._branch = None
            end = self._play_round(state, self._two_steps)
            self.sums["rounds"] += 1
            if self._branch is not None:
                number = state.number
                other = self._branch
                if other.number == number:
                    other = self._play_round(other, self._one_step)
                self._compare(end, other)
            state = end
        first = winners(scores(state))
        self.sums["games"] += 1
        self.sums["won"] += (self._seat in first) / len(first)

    def _play_round(self, state: GameState, choose: Callable[[GameState, Observation], Choice]) -> GameState:
        number = state.number
        while state.turn is not None and state.number == number:
            observation = observe(state, state.turn)
            if state.turn != self._seat or len(observation.hand) > self._most_cards:
                choice = self._opponent.choose(observation)
            else:
                choice = observation.forced or choose(state, observation)
            state, _ = apply(state, choice)
        return state

    def _two_steps(self, state: GameState, observation: Observation) -> Choice:
        """The choice of two steps; saves the state where it first differs from that of one step."""
        begun = time.process_time()
        analysis = TwoStepAnalysis(observation, TWO_STEPS, self._seed)
        analysis.run()
        self.times.append((time.process_time() - begun) * 1000)
        self.sums["choices"] += 1
        if analysis.best_of_one_step not in (None, analysis.best()):
            self.sums["differ"] += 1
            if self._branch is None:
                self._branch, _ = apply(state, analysis.best_of_one_step)
        return analysis.best()

    def _one_step(self, _state: GameState, observation: Observation) -> Choice:
        analysis = TwoStepAnalysis(observation, ONE_STEP, self._seed)
        analysis.run()
        return analysis.best()

    def _compare(self, end: GameState, other: GameState) -> None:
        """Add the advantage of the first end of a round over the other."""
        for sign, state in ((1, end), (-1, other)):
            gained = state.results[-1].gained
            self.sums["points"] += sign * ((sum(gained) - gained[self._seat]) / 3 - gained[self._seat])
            chances = win_probabilities(scores(state), state.setup.variant.score_limit)
            self.sums["chance"] += sign * chances[self._seat]


def scores(state: GameState) -> list[int]:
    """The points of the finished rounds, by seat."""
    return [sum(result.gained[seat] for result in state.results) for seat in range(SEATS)]


def play_set(number: int, opponent: str, most_cards: int) -> tuple[Sums, list[float]]:
    """Four games with the same cards."""
    setup = Setup.of(number * 7919 + 23, (Computer(opponent),) * SEATS)
    sums: Sums = defaultdict(float)
    times: list[float] = []
    for seat in range(SEATS):
        pair = Pair(seat, strategy_named(opponent), SEATS * number + seat, most_cards)
        pair.play(setup)
        for name, value in pair.sums.items():
            sums[name] += value
        times.extend(pair.times)
    return sums, times


def ratio(sets: Sequence[Sums], name: str, unit: str) -> str:
    """A ratio of two sums over sets, with its interval (Cochran 1977, 6.3)."""
    count = sum(each[unit] for each in sets)
    mean = sum(each[name] for each in sets) / count
    squares = sum((each[name] - mean * each[unit]) ** 2 for each in sets)
    half = t_quantile(len(sets) - 1) * (squares * len(sets) / (len(sets) - 1)) ** 0.5 / count
    return f"{mean:+.4f} ± {half:.4f}"


def print_times(opponent: str, sets: Sequence[Sums], times: Sequence[float]) -> None:
    """Print the results so far, on one line."""
    total = {name: sum(each[name] for each in sets) for name in ("games", "rounds", "choices")}
    print(
        f"against three {opponent}, {total['games']:.0f} games, {total['rounds']:.0f} rounds: "
        f"gain a round {ratio(sets, 'points', 'rounds')} points, "
        f"{ratio(sets, 'chance', 'rounds')} of a game; won {ratio(sets, 'won', 'games')}; "
        f"differ {ratio(sets, 'differ', 'choices')} of {total['choices']:.0f} choices; "
        f"a choice takes {statistics.median(times):.1f} ms, p95 {percentile(times, 95):.1f}",
        flush=True,
    )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", type=int, nargs="?", default=400)
    parser.add_argument("--opponent", default="blocker")
    parser.add_argument("--first", type=int, default=1, help="the number of the first set")
    parser.add_argument("--cards", type=int, default=13, help="with more in hand both play as the opponent")
    options = parser.parse_args()
    sets: list[Sums] = []
    times: list[float] = []
    while SEATS * len(sets) < options.games:
        sums, more = play_set(options.first + len(sets), options.opponent, options.cards)
        sets.append(sums)
        times += more
        is_last = SEATS * len(sets) >= options.games
        if len(sets) > 1 and (is_last or len(sets) % SETS_BETWEEN == 0):
            print_times(options.opponent, sets, times)


if __name__ == "__main__":
    main()
