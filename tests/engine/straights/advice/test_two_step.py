"""Two own choices: what is close is judged again with the next choice, and the best by that is taken."""

from functools import cache

import pytest

from engine.errors import SetupError
from engine.straights.advice.analysis import Analysis, Budget
from engine.straights.advice.two_step import TwoStepAnalysis
from engine.straights.observation import Observation
from engine.straights.player import Computer
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.expert import Expert
from engine.straights.strategies.registry import strategy_named

ONE_STEP = Budget(deals=40, burn_in=4)
TWO_STEPS = Budget(deals=40, burn_in=4, next_deals=64)


@cache
def turns() -> tuple[Observation, ...]:
    """A round of blockers: the turns with a choice, from full hands to two cards."""
    found = []
    session = Session(Setup.of(5, (Computer("blocker"),) * 4))
    while session.turn is not None and session.state.number == 1:
        observation = session.observe(session.turn)
        if observation.forced is None:
            found.append(observation)
        session.submit(strategy_named("blocker").choose(observation))
    return tuple(found)


def analysed(observation: Observation, budget: Budget, seed: int = 0) -> TwoStepAnalysis:
    """Run an analysis."""
    analysis = TwoStepAnalysis(observation, budget, seed)
    analysis.run()
    return analysis


def test_no_choice_of_a_lower_value_is_preferred() -> None:
    """Among those that did not fall behind; and so chooses the expert."""
    for observation in turns():
        analysis = analysed(observation, TWO_STEPS)
        values = {each.choice: each.chance for each in analysis.survivors()}
        assert max(values.values()) == values[analysis.best()]
        assert analysis.best() == Expert(TWO_STEPS).choose(observation)


def test_the_second_step_can_change_the_choice_and_the_first_stays_as_it_is() -> None:
    """Of some turns, by some seed; the first step tells what an analysis of one step does."""
    changed = 0
    for observation in turns():
        for seed in range(3):
            one = Analysis(observation, ONE_STEP, seed)
            one.run()
            two = analysed(observation, TWO_STEPS, seed)
            assert one.best() == two.best_of_one_step
            changed += two.best() != two.best_of_one_step
    assert changed > 0


def test_without_deals_for_the_next_choice_there_is_one_step() -> None:
    """All evaluations are those of an analysis of one step."""
    for observation in turns()[::4]:
        one = Analysis(observation, ONE_STEP)
        one.run()
        assert one.evaluations() == analysed(observation, ONE_STEP).evaluations()


def test_the_same_seed_gives_the_same_values() -> None:
    """Of every choice; another seed gives others."""
    told = [
        [analysed(observation, TWO_STEPS, seed).evaluations() for observation in turns()[::4]]
        for seed in (1, 1, 2)
    ]
    assert told[0] == told[1]
    assert told[0] != told[2]


def test_a_single_card_after_this_one_is_no_choice() -> None:
    """With two cards in hand there is one step: no deal is spent on a second."""
    for observation in turns():
        if len(observation.hand) == 2:
            deals = [each.deals for each in analysed(observation, TWO_STEPS).evaluations()]
            assert max(deals) <= TWO_STEPS.deals
            return
    pytest.fail("no turn with two cards")


def test_who_is_cancelled_is_asked_no_second_question() -> None:
    """After the first stage of the first step; nothing is played out any more."""
    for observation in turns()[:5]:
        analysis = TwoStepAnalysis(observation, TWO_STEPS)
        analysis.run(lambda: True)
        assert {TWO_STEPS.deals // 8} == {each.deals for each in analysis.evaluations()}


def test_a_budget_has_no_negative_part() -> None:
    """The sentence tells all three."""
    with pytest.raises(SetupError, match="-1"):
        Budget(1, 0, -1)
