"""The value of the hidden cards: the same simple player with no information, the discards, or all hands.

The player tries each card in random deals and knows how the others play. `hidden_cards.py GAMES` sets the
number of games per form (400); the share won against three of a kind is a bound for what search alone can
achieve, and the ratio shows what the information would add.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import inf
from random import Random

from engine.straights.advice.inference import unseen_cards
from engine.straights.advice.opponent_models import NOISE, SELF, models
from engine.straights.arena.stats import MatchStats
from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation
from engine.straights.player import Computer
from engine.straights.playouts.bits import DECK, MOST_POINTS, bit, bits
from engine.straights.playouts.deal_sampler import DealSampler
from engine.straights.playouts.playouts import Playouts
from engine.straights.playouts.position import position_of
from engine.straights.playouts.simulator import Simulator
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.registry import strategy_named

FORMS = ("nothing told", "others' discards told", "all hands told")
MODELS = {"first-legal": 7, "blocker": SELF}
DEALS = 300


class Told:
    """A player with more information than the rules allow."""

    def __init__(self, form: int, model: int, chance: Random) -> None:
        """A player of one of the forms, against three opponents whom a model describes exactly."""
        self._form = form
        self._model = model
        self._chance = chance
        self._deals = DealSampler(Simulator(models().clone(), chance.getrandbits(32)), NOISE)
        self._playouts = Playouts(self._deals, slope=1.0)

    def choose(self, session: Session, observation: Observation) -> Choice:
        """The card that is best on average."""
        if observation.forced is not None:
            return observation.forced
        cards = observation.legal_plays or observation.hand
        aim = [inf] * (MOST_POINTS + 1)  # points ahead of the others: no score changes the chance to win
        self._playouts.begin(position_of(observation), [bit(card) for card in cards], SELF, aim)
        self._deals.models = [SELF, self._model, self._model, self._model]
        self._deals.before = [0] * 52
        for _ in range(DEALS):
            self._deal(session, observation)
            for number in range(len(cards)):
                self._playouts.play_out(number)
        best = max(range(len(cards)), key=lambda number: self._playouts.value[number])
        assert observation.seat is not None
        return (Play if observation.legal_plays else Discard)(observation.seat, cards[best])

    def _deal(self, session: Session, observation: Observation) -> None:
        """Deal the unknown cards at random, the others as they are."""
        assert observation.seat is not None
        others = [(observation.seat + number) % 4 for number in (1, 2, 3)]
        held = [0, *(bits(session.state.seats[seat].hand) for seat in others)]
        down = [0, *(bits(session.state.seats[seat].discards) for seat in others)]
        if self._form < len(FORMS) - 1:
            unseen = unseen_cards(observation) & ~(sum(down) if self._form else 0)
            cards = [card for card in DECK if card & unseen]
            self._chance.shuffle(cards)
            for hands in (held, down)[: 2 - self._form]:
                for number in (1, 2, 3):
                    count = hands[number].bit_count()
                    hands[number] = sum(cards[:count])
                    del cards[:count]
        self._deals.held, self._deals.down = held, down


def play_set(form: int, opponent: str, number: int) -> MatchStats:
    """Four games with the player at each seat in turn."""
    stats = MatchStats((FORMS[form], *(opponent,) * 3))
    for seat in range(4):
        player = Told(form, MODELS[opponent], Random(number))
        other = strategy_named(opponent)
        session = Session(Setup.of(number * 7919 + 5, (Computer(opponent),) * 4))
        while session.turn is not None:
            observation = session.observe(session.turn)
            is_player = session.turn == seat
            session.submit(player.choose(session, observation) if is_player else other.choose(observation))
        results = session.state.results
        stats.add_game([[each.gained[(seat + other) % 4] for each in results] for other in range(4)])
    stats.close_set()
    return stats


def main(argv: list[str]) -> None:
    """Measure all forms against both kinds of opponents."""
    sets = max(int(argv[0]) // 4, 2) if argv else 100
    with ProcessPoolExecutor() as executor:
        for opponent in MODELS:
            reference = 0.0
            for form, name in enumerate(FORMS):
                total = MatchStats((name, *(opponent,) * 3))
                for stats in executor.map(partial(play_set, form, opponent), range(sets), chunksize=5):
                    total.add(stats)
                hero, *rest = total.summaries()
                reference = reference or hero.win_share
                others = sum(each.points_per_round for each in rest) / 3
                print(
                    f"{name:22s} against three {opponent:12s} {total.games:5d} games: "
                    f"won {hero.win_share:.1%} ± {hero.win_ci95 or 0:.1%}, "
                    f"points {hero.points_per_round:.1f} / {others:.1f}, "
                    f"ratio {hero.win_share / reference:.2f}",
                    flush=True,
                )


if __name__ == "__main__":
    main(sys.argv[1:])
