"""Endgames that can be looked through: whoever thinks finds what is best, however the cards lie."""

from collections.abc import Iterator
from functools import cache

import pytest

from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Analysis, Budget
from engine.straights.advice.hints import hint_about
from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.expert import Expert
from tests.support.chances import win_probabilities
from tests.support.endgames import Points, ahead, endings
from tests.support.playing import HUMANS, turns_of

BUDGET = Budget(deals=800, burn_in=4)
SMALL = Budget(deals=80, burn_in=2)
UNSEEN = 5


@cache
def endgames() -> tuple[tuple[Observation, list[dict[Choice, set[Points]]]], ...]:
    """Turns with a choice late in a round, few cards unseen, with all that can come of them."""
    return tuple((observation, endings(observation)) for observation in late_turns(range(300)))


def late_turns(seeds: range) -> Iterator[Observation]:
    """Stop first rounds of the assignment's computers wherever few cards are unseen."""
    for seed in seeds:
        for observation in turns_of(Session(Setup.of(seed, HUMANS))):
            seen = (*observation.table.cards(), *observation.hand, *observation.discards)
            if observation.forced is None and len(seen) >= 52 - UNSEEN:
                yield observation


def chance(points: Points, observation: Observation) -> float:
    """Say how likely the seat wins the game that goes on from these points; it is the game's first round."""
    assert observation.seat is not None
    return win_probabilities(points, observation.score_limit)[observation.seat]


@cache
def proofs() -> tuple[tuple[Observation, Choice, Choice], ...]:
    """The endgames of two choices in which one is better: never worse, whatever the others hold and do."""
    found = []
    for observation, told in endgames():
        for best, worse in (tuple(told[0]), tuple(reversed(told[0]))):
            if is_better(best, worse, observation, told):
                found.append((observation, best, worse))
    return tuple(found)


def is_better(
    best: Choice, worse: Choice, observation: Observation, told: list[dict[Choice, set[Points]]]
) -> bool:
    """Compare the worst end of one choice with the best end of the other, in every way the cards can lie."""
    seat = observation.seat
    assert seat is not None
    gains, chances = [], []
    for way in told:
        gains.append(min(ahead(end, seat) for end in way[best]) - max(ahead(end, seat) for end in way[worse]))
        lowest = min(chance(end, observation) for end in way[best])
        chances.append(lowest - max(chance(end, observation) for end in way[worse]))
    return min(gains) >= 0 and max(gains) > 0 and min(chances) > -1e-9


def test_there_are_endgames_of_every_kind_in_which_the_best_card_can_be_proved() -> None:
    """To be laid and to be put down; the first of the hand and the last; the higher one and the lower."""
    places, values = set(), set()
    for observation, best, worse in proofs():
        places.add((type(best), best.card == observation.hand[0]))
        values.add((type(best), best.card.rank.index > worse.card.rank.index))

    assert {(kind, is_first) for kind in (Play, Discard) for is_first in (True, False)} == places
    assert {(kind, is_higher) for kind in (Play, Discard) for is_higher in (True, False)} == values
    assert len(proofs()) >= 20


def test_the_expert_takes_what_can_be_proved_best() -> None:
    assert [best for _, best, _ in proofs()] == [Expert(BUDGET).choose(seen) for seen, _, _ in proofs()]


def test_who_is_cancelled_answers_with_the_best_so_far() -> None:
    for observation, best, _ in proofs():
        analysis = Analysis(observation, BUDGET)
        analysis.run(lambda: True)

        assert 1 == len({evaluation.deals for evaluation in analysis.evaluations()})
        assert best == analysis.best()


def test_thinking_ends_where_the_best_is_clear() -> None:
    for observation, _, _ in proofs():
        analysis = Analysis(observation, BUDGET)
        analysis.run()
        assert BUDGET.deals > max(evaluation.deals for evaluation in analysis.evaluations())


@pytest.mark.parametrize("is_cancelled", [False, True])
def test_advice_names_what_can_be_proved_best_and_warns_of_the_other(is_cancelled: bool) -> None:  # noqa: FBT001  # a parameter
    for observation, best, worse in proofs():
        advice = advice_for(observation, BUDGET, lambda: is_cancelled)

        assert advice is not None
        assert hint_about(best, observation) == advice.hint
        assert hint_about(worse, observation) == advice.against
        assert [worse.card] == [each.card for each in advice.alternatives if each.cost > 0]


def test_advice_expects_the_points_that_can_come() -> None:
    for observation, told in endgames():
        advice = advice_for(observation, SMALL)
        assert advice is not None
        assert observation.seat is not None
        seat = observation.seat
        ends = {choice: set().union(*(way[choice] for way in told)) for choice in told[0]}
        points = [end[seat] for end in ends[advice.hint.choice]]
        assert min(points) <= advice.points <= max(points)
        leads = {choice.card: [ahead(end, seat) for end in ends[choice]] for choice in ends}
        best = leads[advice.hint.choice.card]
        for each in advice.alternatives:
            assert max(min(best) - max(leads[each.card]), 0) <= each.cost + 1e-9
            assert each.cost <= max(max(best) - min(leads[each.card]), 0) + 1e-9
