"""What the expert learns of those it plays with, and that it thinks with what it has learned."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from engine.straights.advice.analysis import deal_samplers
from engine.straights.advice.opponent_models import COUNT, model_prior
from engine.straights.observation import Observation
from engine.straights.playouts.position import position_of
from engine.straights.session import Session
from engine.straights.strategies.registry import strategy_named
from tests.support.opponents import finished_rounds, opponent
from tests.support.playing import first_legal, play_on

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


def share(prior: list[float], place: int, model: int) -> float:
    """The chance that a model plays the seat at a place."""
    combinations = product(range(COUNT), repeat=3)
    return sum(chance for chance, each in zip(prior, combinations, strict=True) if each[place] == model)


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_two_finished_rounds_tell_who_plays_like_which(name: str, seed: int) -> None:
    """The right model has nine parts of ten, or some half and more, where chance has a part in it."""
    model, part = KINDS[name]
    prior = model_prior(finished_rounds(opponent(name), seed).state.results, (0, 2, 3))

    assert 1.0 == pytest.approx(sum(prior))
    for place in range(3):
        assert share(prior, place, model) >= part


def test_seats_are_told_apart() -> None:
    players = [opponent(name) for name in ("blocker", "highest", "lowest", "locker")]
    session = play_on(Session(finished_rounds(players[0], rounds=0).setup), 104, players)

    prior = model_prior(session.state.results, (1, 2, 3))

    assert (5, 6, 4) == max(zip(prior, product(range(COUNT), repeat=3), strict=True))[1]


def test_a_named_computer_is_known_and_tells_nothing_of_a_stranger() -> None:
    """Whatever the finished rounds show; two strangers are judged as if they were alone."""
    results = finished_rounds(opponent("lowest")).state.results
    prior = model_prior(results, (1, 2, 3), ("highest", None, None))
    strangers = model_prior(results, (2, 3))

    assert 1.0 == pytest.approx(share(prior, 0, 5))
    assert strangers == pytest.approx(prior[5 * COUNT**2 : 6 * COUNT**2])


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
    (deals,) = deal_samplers(observation, position_of(observation), Random(1), 1)
    imagined: Counter[int] = Counter()
    for _ in range(100):
        deals.advance(5)
        imagined.update(list(deals.models)[1:])

    assert imagined[KINDS[name][0]] > 150
