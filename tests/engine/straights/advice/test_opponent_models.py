"""What the expert learns of those it plays with, and that it thinks with what it has learned."""

from collections import Counter
from random import Random

import pytest

from engine.straights.advice.analysis import deal_sampler
from engine.straights.advice.opponent_models import models, sample_models
from engine.straights.observation import Observation
from engine.straights.playouts.position import position_of
from engine.straights.session import Session
from engine.straights.strategies.registry import strategy_named
from tests.support.opponents import finished_rounds, opponent
from tests.support.playing import first_legal

KINDS = {
    "blocker": (0, 0.9),
    "warm": (1, 0.8),
    "hot": (2, 0.9),
    "random": (3, 0.45),
    "locker": (4, 0.9),
    "highest": (5, 0.9),
    "lowest": (6, 0.9),
    "first-legal": (7, 0.6),
}
"""By player: its model, and the part of guesses that name it after two rounds, rather less than measured."""


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_two_finished_rounds_tell_who_plays_like_which(name: str, seed: int) -> None:
    """Nine of ten guesses name the right model; some half of them or more, where chance has a part in it."""
    model, part = KINDS[name]
    guesses = sample_models(finished_rounds(opponent(name), seed).state.results, (0, 2, 3), Random(1))

    assert 256 == len(guesses)
    for place in range(3):
        assert sum(guess[place] == model for guess in guesses) >= 256 * part


def test_seats_are_told_apart() -> None:
    players = [opponent(name) for name in ("blocker", "highest", "lowest", "locker")]
    session = Session(finished_rounds(players[0], rounds=0).setup)
    while len(session.state.results) < 2:
        assert session.turn is not None
        session.submit(players[session.turn].choose(session.observe(session.turn)))

    guesses = sample_models(session.state.results, (1, 2, 3), Random(1))

    assert (5, 6, 4) == Counter(guesses).most_common(1)[0][0]


def test_before_a_round_is_finished_nothing_is_sure_but_equals_are_likely() -> None:
    """Every model is possible at every seat; half of the guesses have all three alike."""
    guesses = sample_models((), (1, 2, 3), Random(1))
    assert [set(range(8))] * 3 == [{guess[place] for guess in guesses} for place in range(3)]
    assert 100 < sum(len(set(guess)) == 1 for guess in guesses) < 170
    assert models() is models()


def early_choice(session: Session) -> Observation:
    """Go on to the first turn of a round that leaves a choice."""
    assert session.turn is not None
    while (observation := session.observe(session.turn)).forced is not None:
        session.submit(first_legal(session))
    return observation


@pytest.mark.parametrize("name", ["blocker", "locker", "highest", "lowest", "first-legal"])
def test_the_expert_imagines_the_players_that_finished_rounds_have_shown(name: str) -> None:
    """At the start of a round, when nothing else tells who they are: most deals have the right ones."""
    observation = early_choice(finished_rounds(strategy_named(name)))
    deals = deal_sampler(observation, position_of(observation), Random(1))
    imagined: Counter[int] = Counter()
    for _ in range(100):
        deals.advance(5)
        imagined.update(list(deals.models)[1:])

    assert imagined[KINDS[name][0]] > 150
