"""Advice: what is advised is allowed, everything is priced, and nothing is said of anybody else's turn."""

import pytest

from engine.fast_dataclass import replace
from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Analysis, Budget
from engine.straights.advice.hints import hint_about
from engine.straights.observation import Observation
from engine.straights.session import Session
from engine.straights.setup import Setup
from tests.support.playing import HUMANS, first_legal, legal_turns

SMALL = Budget(deals=40, burn_in=4)


def after(turns: int, seed: int = 5) -> Session:
    """A game that has gone on for some turns."""
    session = Session(Setup.of(seed, HUMANS))
    for _ in range(turns):
        session.submit(first_legal(session))
    return session


@pytest.mark.parametrize("turns", [0, 7, 18, 29, 33, 41, 51, 60])
def test_advice_is_legal_and_prices_every_alternative(turns: int) -> None:
    """The best is free of extra cost, each other card costs what it costs more."""
    session = after(turns)
    assert session.turn is not None
    observation = session.observe(session.turn)
    advice = advice_for(observation, SMALL)

    assert advice is not None
    choices = legal_turns(session.state)
    assert advice.hint.choice in choices
    others = {choice.card for choice in choices} - {advice.hint.choice.card}
    assert others == {card for card, _ in advice.costs}
    assert all(cost >= 0 for _, cost in advice.costs)
    assert advice.points >= (observation.seats[session.turn].round_points or 0)


@pytest.mark.parametrize("turns", [7, 18, 29, 33])
def test_the_worst_choice_is_told_with_its_facts(turns: int) -> None:
    """The one that costs most; none where there is no choice."""
    session = after(turns)
    assert session.turn is not None
    observation = session.observe(session.turn)
    advice = advice_for(observation, SMALL)

    assert advice is not None
    if not advice.costs:
        assert advice.against is None
        return
    assert advice.against is not None
    dearest = max(advice.costs, key=lambda priced: priced[1])
    assert dearest[1] == dict(advice.costs)[advice.against.choice.card]
    assert advice.against == hint_about(advice.against.choice, observation)


def test_whoever_is_not_on_turn_gets_none() -> None:
    """Nor does a spectator, nor anybody after the game."""
    session = after(5)
    for seat in (None, 0, 1, 2, 3):
        if seat != session.turn:
            assert None is advice_for(session.observe(seat), SMALL)


def test_putting_down_a_card_costs_at_least_its_points() -> None:
    """With one card left, exactly."""
    session = Session(Setup.of(5, HUMANS))
    seen = 0
    while session.turn is not None and session.state.number == 1:
        observation = session.observe(session.turn)
        if observation.must_discard and len(observation.hand) == 1:
            advice = advice_for(observation, SMALL)
            assert advice is not None
            so_far = observation.seats[session.turn].round_points
            assert so_far is not None
            assert advice.points == so_far + observation.hand[0].rank.index + 1
            seen += 1
        session.submit(first_legal(session))
    assert seen


def with_scores(observation: Observation, scores: tuple[int, ...], limit: int) -> Observation:
    """Let the same turn come in a game to another limit."""
    seats = tuple(replace(seat, score=score) for seat, score in zip(observation.seats, scores, strict=True))
    return replace(observation, seats=seats, score_limit=limit)


@pytest.mark.parametrize("limit", [1, 20, 50, 80, 150, 500, 10**9])
@pytest.mark.parametrize("turns", [7, 29, 41])
def test_advice_knows_any_limit(turns: int, limit: int) -> None:
    """At the start of a game and just before its end: legal, with chances between those of the ends."""
    session = after(turns)
    assert session.turn is not None
    for scores in ((0,) * 4, (limit - 1,) * 4, (0, limit // 3, limit // 2, limit - 1)):
        observation = with_scores(session.observe(session.turn), scores, limit)
        advice = advice_for(observation, SMALL)
        assert advice is not None
        assert advice.hint.choice in legal_turns(session.state)
        analysis = Analysis(observation, SMALL, slope=0.0)
        analysis.run()
        for evaluation in analysis.evaluations():
            assert 0.0 <= evaluation.chance <= 1.0
            assert advice.points <= 154


@pytest.mark.parametrize("limit, expected", [(500, 0.96), (1500, 0.72), (10**9, 0.25)])
def test_a_lead_is_worth_what_the_points_to_go_leave_of_it(limit: int, expected: float) -> None:
    """200 points ahead near the end of a round: nearly a win in a game to 500, nothing in an endless one."""
    session = after(45)
    assert session.turn is not None
    scores = tuple(0 if seat == session.turn else 200 for seat in range(4))
    observation = with_scores(session.observe(session.turn), scores, limit)
    analysis = Analysis(observation, SMALL, slope=0.0)
    analysis.run()

    assert all(expected == pytest.approx(each.chance, abs=0.05) for each in analysis.evaluations())
