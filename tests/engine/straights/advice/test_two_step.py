"""Two own choices: what is close is judged again with the next choice, and the best by that is taken."""

from functools import cache

from engine.straights.advice.analysis import Analysis, Budget
from engine.straights.advice.two_step import TwoStepAnalysis
from engine.straights.observation import Observation
from engine.straights.player import Computer
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.expert import Expert
from engine.straights.strategies.registry import strategy_named
from tests.support.playing import play_on, turns_of

ONE_STEP = Budget(deals=40, burn_in=4, chains=1)
TWO_STEPS = Budget(deals=40, burn_in=4, next_deals=64, chains=1)


@cache
def turns() -> tuple[Observation, ...]:
    """A round of blockers: the turns with a choice, from full hands to two cards."""
    session = Session(Setup.of(5, (Computer("blocker"),) * 4))
    return tuple(each for each in turns_of(session, strategy_named("blocker")) if each.forced is None)


def analysed(observation: Observation, budget: Budget, seed: int = 0) -> TwoStepAnalysis:
    analysis = TwoStepAnalysis(observation, budget, seed)
    analysis.run()
    return analysis


@cache
def both_analyses() -> tuple[tuple[Analysis, TwoStepAnalysis], ...]:
    """The analyses of each turn in one step and in two, by some seeds."""
    found = []
    for observation in turns():
        for seed in range(3):
            one = Analysis(observation, ONE_STEP, seed)
            one.run()
            found.append((one, analysed(observation, TWO_STEPS, seed)))
    return tuple(found)


def test_no_choice_of_a_lower_value_is_preferred() -> None:
    for observation in turns():
        analysis = analysed(observation, TWO_STEPS)
        values = {each.choice: each.chance for each in analysis.survivors()}
        assert max(values.values()) == values[analysis.best()]
        assert analysis.best() == Expert(TWO_STEPS).choose(observation)


def test_without_deals_for_the_next_choice_there_is_one_step() -> None:
    for observation in turns()[::4]:
        one = Analysis(observation, ONE_STEP)
        one.run()
        assert one.evaluations() == analysed(observation, ONE_STEP).evaluations()


def test_only_late_in_a_round_there_is_a_second_step() -> None:
    """With three to seven cards in hand deals are spent on it; with two, what follows is no choice."""
    spent: dict[int, bool] = {}
    for observation in turns():
        deals = [each.deals for each in analysed(observation, TWO_STEPS).evaluations()]
        held = len(observation.hand)
        spent[held] = spent.get(held, False) or max(deals) > TWO_STEPS.deals

    assert {held: 3 <= held <= 7 for held in spent} == spent
    assert {2, 3, 7, 8} <= spent.keys()


def test_what_fell_behind_is_best_only_after_it_was_tried_again() -> None:
    """The luck of the few deals in which it was played out before it was dropped does not count."""
    for one, two in both_analyses():
        dropped = {each.choice: each.deals for each in one.evaluations()}
        for each in one.survivors():
            del dropped[each.choice]
        for each in two.survivors():
            assert each.deals > dropped.get(each.choice, 0)


def test_a_card_that_pays_with_the_next_one_is_taken() -> None:
    """AC QS 2H 2C: QS seems better, but may wait until 3H is laid; after 2C the model would lay AC then."""
    session = Session(Setup.of(47514, (Computer("blocker"),) * 4))
    observation = play_on(session, 91, strategy_named("blocker")).observe(1)

    assert ["QS", "2C"] == [str(card) for card in observation.legal_plays]
    assert "QS" == str(analysed(observation, Budget(2000, 20, chains=1)).best().card)
    assert "2C" == str(analysed(observation, Budget(2000, 20, 2000, 1)).best().card)


def test_who_is_cancelled_is_asked_no_second_question() -> None:
    """After the first stage of the first step; nothing is played out any more."""
    for observation in turns()[:5]:
        analysis = TwoStepAnalysis(observation, TWO_STEPS)
        analysis.run(lambda: True)
        assert {TWO_STEPS.deals // 8} == {each.deals for each in analysis.evaluations()}
