"""The compiled and the interpreted form give the same numbers for the same seed."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.straights.observation import Observation
from engine.straights.player import Computer
from engine.straights.playouts.bits import MOST_POINTS, bit
from engine.straights.playouts.compiled import COMPILED
from engine.straights.playouts.policy import Policy, policy_for
from engine.straights.playouts.position import position_of
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.registry import strategy_named
from engine.straights.value_functions.values import Blocker, Highest, Uniform
from tests.support.playing import turns_of
from tests.support.playout_forms import Form, imported, interpreted

pytestmark = pytest.mark.skipif(not COMPILED, reason="there is no compiled form here: no compiler was found")


@pytest.fixture(scope="module")
def policies() -> list[Policy]:
    """A sharp, a warm and an indifferent model, and one that goes by an order."""
    return [
        policy_for(Blocker(), 0.1),
        policy_for(Highest(), 3.0),
        policy_for(Uniform(), 1.0),
        policy_for(Uniform(), 1.0),
    ]


def rounds_of(form: Form, policies: list[Policy], seed: int) -> Any:  # either form's class
    return form.simulator.Simulator(form.models.Models(policies, 3), seed)


@pytest.mark.parametrize("seed", [0, 1, 2**31, -7])
def test_random_rounds_are_the_same(policies: list[Policy], seed: int) -> None:
    one, other = (rounds_of(form, policies, seed) for form in (imported(), interpreted()))
    one.random_rounds(300)
    other.random_rounds(300)

    assert list(one.sums) == list(other.sums)
    assert one.at == other.at


def turns(seed: int) -> Iterator[Observation]:
    """Turns of a seat that has a choice, in a game of different players."""
    names = ("blocker", "first-legal", "highest", "blocker")
    session = Session(Setup.of(seed, tuple(map(Computer, names))))
    for observation in turns_of(session, *map(strategy_named, names), rounds=2):
        if observation.forced is None and len(observation.moves) % 7 == 3:
            yield observation


def tried(form: Form, policies: list[Policy], observation: Observation) -> list[object]:
    from engine.straights.advice.analysis import sample_deal

    position = position_of(observation)
    assert observation.seat is not None
    deal = sample_deal(observation, __import__("random").Random(3))
    others = [deal[(observation.seat + number) % 4] for number in (1, 2, 3)]
    deals = form.deal_sampler.DealSampler(rounds_of(form, policies, 9), 0.03)
    deals.begin(position, (0, *others), [1.0 + number % 3 for number in range(64)])
    playouts = form.playouts.Playouts(deals, 0.001)
    choices = [bit(card) for card in observation.legal_plays or observation.hand]
    playouts.begin(position, choices, 0, [1.0 + growth / 7 for growth in range(MOST_POINTS + 1)])
    playouts.run(12, 5)
    playouts.drop(0)
    playouts.run(4, 5)
    for choice in range(3, len(choices)):
        playouts.drop(choice)
    sets = form.information_sets.InformationSets(deals, playouts, 0.5, 10.0)
    if len(observation.hand) > 2:
        sets.begin(position, len(choices), 0)
        for half in (0, 1, 0, 1):
            sets.run(8, 5, half)
    gains = [sets.gain(choice) if samples else 0.0 for choice, samples in enumerate(sets.samples)]
    told = (deals.held, deals.down, deals.models, sets.value, sets.squares, gains)
    sums = (playouts.samples, playouts.value, playouts.squares, playouts.cost, playouts.others)
    return [list(values) for values in (*told, *sums)]


@pytest.mark.parametrize("seed", [3, 8])
def test_deals_and_trials_are_the_same(policies: list[Policy], seed: int) -> None:
    """The chain of deals, its models, every sum that an analysis reads, and the gains of next choices.

    To the last bit.
    """
    for observation in turns(seed):
        assert tried(imported(), policies, observation) == tried(interpreted(), policies, observation)
