"""The chain of deals: each deal comes as often as the moves seen make it likely, and so do the players."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from math import exp, prod
from random import Random

import pytest

from engine.straights.advice.analysis import sample_deal
from engine.straights.observation import Observation
from engine.straights.playouts.compiled import COMPILED
from engine.straights.playouts.policy import policy_for
from engine.straights.playouts.position import position_of
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.registry import strategy_named
from engine.straights.value_functions.values import Highest, Lowest
from tests.support.endgames import fits
from tests.support.playing import ALL_NAMES, HUMANS, VALUES, cards_of, names_of, turns_of
from tests.support.playout_forms import Form, imported, interpreted

SOFTNESS = 4.0
LIKES_HIGH = {0: 1.0, 1: -1.0}
"""By model: to lay high cards and to put down low ones, or the other way round."""
UNSEEN = 7
STEPS = {True: 16_000, False: 1600}
TOLERANCE = {True: 0.06, False: 0.12}

Chances = dict[tuple[int, str | int], float]
"""By seat, a card that it holds or the number of the model that plays it."""
Move = tuple[str | None, frozenset[str]]


@cache
def endgames() -> tuple[Observation, ...]:
    """Turns of random games: others have put down three or four cards, and hold the rest of seven unseen."""
    return tuple(found for seed in range(1, 60) if (found := endgame(seed)) is not None)[:3]


def endgame(seed: int) -> Observation | None:
    for observation in turns_of(Session(Setup.of(seed, HUMANS)), strategy_named("random", seed)):
        others = [seat for number, seat in enumerate(observation.seats) if number != observation.seat]
        unseen = sum(seat.cards_left + seat.discard_count for seat in others)
        if unseen == UNSEEN and 3 <= sum(seat.discard_count for seat in others) <= 4:
            return observation
    return None


def others_of(observation: Observation) -> list[int]:
    """List the other seats in the order of play."""
    assert observation.seat is not None
    return [(observation.seat + number) % 4 for number in (1, 2, 3)]


def moves_of(observation: Observation, seat: int) -> list[Move]:
    """List a seat's moves, each with the cards that fitted."""
    laid: frozenset[str] = frozenset()
    found: list[Move] = []
    for move in observation.moves:
        name = str(move.card) if move.card is not None else None
        if move.seat == seat:
            found.append((name, frozenset(each for each in ALL_NAMES if fits(each, laid))))
        laid |= {name} if name is not None else set()
    return found


def histories(
    moves: Sequence[Move], hand: frozenset[str], hidden: frozenset[str], model: int
) -> Iterator[tuple[frozenset[str], float]]:
    """Tell what a seat may hold in the end that has had these cards, of which some are hidden; how likely."""
    if not moves:
        yield hand, 1.0
        return
    (name, fitting), *rest = moves
    legal = hand & fitting
    if (name is None) == bool(legal):
        return  # against the rules
    sign = LIKES_HIGH[model] if legal else -LIKES_HIGH[model]
    weights = {each: exp(sign * VALUES[each[0]] / SOFTNESS) for each in legal or hand}
    for each in {name} if name is not None else hidden:
        share = weights[each] / sum(weights.values())
        for held, likely in histories(rest, hand - {each}, hidden - {each}, model):
            yield held, share * likely


def exactly(observation: Observation) -> Chances:
    """Weigh every deal and every pair of players: how likely a seat holds a card, or is played by a model."""
    others = others_of(observation)
    known = (*observation.table.cards(), *observation.hand, *observation.discards)
    unseen = set(ALL_NAMES) - set(names_of(known))
    moves = [moves_of(observation, seat) for seat in others]
    played = [frozenset(name for name, _ in each if name is not None) for each in moves]

    @cache
    def weights(place: int, hidden: frozenset[str], model: int) -> dict[str, float]:
        return held_by(moves[place], hidden | played[place], hidden, model)

    sizes = [observation.seats[seat].cards_left + observation.seats[seat].discard_count for seat in others]
    sums: Chances = defaultdict(float)
    for first in map(frozenset, combinations(unseen, sizes[0])):
        for second in map(frozenset, combinations(unseen - first, sizes[1])):
            hidden = (first, second, frozenset(unseen - first - second))
            for models in product((0, 1), repeat=3):
                add(sums, [weights(place, hidden[place], models[place]) for place in range(3)], models)
    whole = sum(sums[1, model] for model in (0, 1))
    return {key: value / whole for key, value in sums.items()}


def held_by(
    moves: Sequence[Move], hand: frozenset[str], hidden: frozenset[str], model: int
) -> dict[str, float]:
    """Weigh what a seat may hold in the end, card by card; "" has the weight of all its histories."""
    weights: dict[str, float] = defaultdict(float)
    for held, likely in histories(moves, hand, hidden, model):
        for name in (*held, ""):
            weights[name] += likely
    return weights


def add(sums: Chances, seats: Sequence[dict[str, float]], models: Sequence[int]) -> None:
    likely = prod(weights.get("", 0.0) for weights in seats)
    if not likely:
        return
    for place, (weights, model) in enumerate(zip(seats, models, strict=True), 1):
        sums[place, model] += likely
        for name in set(weights) - {""}:
            sums[place, name] += likely * weights[name] / weights[""]


def walked(form: Form, observation: Observation, steps: int) -> Chances:
    """Count over a chain how often a seat holds a card, or is played by a model."""
    policies = [policy_for(Highest(), SOFTNESS), policy_for(Lowest(), SOFTNESS)]
    deals = form.deal_sampler.DealSampler(form.simulator.Simulator(form.models.Models(policies), 3), 0.0)
    deal = sample_deal(observation, Random(3))
    deals.begin(position_of(observation), (0, *(deal[seat] for seat in others_of(observation))), [1.0] * 8)
    counts: Chances = defaultdict(float)
    for _ in range(steps // 10):
        deals.advance(5)
    for _ in range(steps):
        deals.advance(5)
        for place in (1, 2, 3):
            for key in (deals.models[place], *names_of(cards_of(deals.held[place]))):
                counts[place, key] += 1 / steps
    return counts


@pytest.mark.usefixtures("no_coverage")
@pytest.mark.parametrize("form", [imported, interpreted])
def test_the_chain_comes_to_every_deal_as_often_as_it_is_likely(form: Callable[[], Form]) -> None:
    """Who holds which card and who is which player, as if all deals were weighed one by one."""
    is_fast = COMPILED and form is imported
    assert 3 == len(endgames())
    for observation in endgames():
        expected, found = exactly(observation), walked(form(), observation, STEPS[is_fast])
        assert set(found) <= set(expected)
        for key, chance in expected.items():
            assert chance == pytest.approx(found.get(key, 0.0), abs=TOLERANCE[is_fast]), key
