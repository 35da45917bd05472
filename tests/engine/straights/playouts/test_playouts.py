"""What the end of a round that was played out is worth: both forms, against the chances said elsewhere."""

from collections.abc import Callable
from functools import cache
from math import inf
from random import Random
from typing import Any

import pytest

from engine.straights.advice.analysis import softness_by_growth
from engine.straights.observation import Observation
from engine.straights.playouts.bits import LEAD, MOST_POINTS, bit
from engine.straights.playouts.policy import policy_for
from engine.straights.playouts.position import Position, position_of
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.value_functions.values import Uniform
from tests.support.chances import win_probabilities
from tests.support.playing import HUMANS, play_on
from tests.support.playout_forms import Form, chain_of, hand, imported, interpreted, late_position

FORMS = pytest.mark.parametrize("form", [imported, interpreted])
MODEL = policy_for(Uniform(), 1.0)


@cache
def playouts_of(form: Form, slope: float) -> tuple[Any, Any]:  # either form's classes
    rounds = form.simulator.Simulator(form.models.Models([MODEL]), 1)
    return rounds, form.playouts.Playouts(form.deal_sampler.DealSampler(rounds, 0.03), slope)


def value(form: Form, scores: tuple[int, ...], points: tuple[int, ...], limit: int, slope: float) -> float:
    """Ask playouts what it is worth to have gained these points on top of these scores."""
    rounds, playouts = playouts_of(form, slope)
    position = Position(1, 0, LEAD, (0,) * 8, 1, scores, limit, (), (0,) * 4)
    playouts.begin(position, [1], 0, softness_by_growth(position))
    rounds.points = list(points)
    value: float = playouts.value_of_end()
    return value


@FORMS
@pytest.mark.parametrize("limit", [1, 20, 50, 80, 150, 500, 10**6, 10**9])
def test_an_end_is_worth_the_chance_to_win_the_game(form: Callable[[], Form], limit: int) -> None:
    """Before the limit as the scores say, beyond it shared among the winners: at every score up to it."""
    chance = Random(limit)
    over = 0
    for _ in range(300):
        base = chance.choice([0, max(limit - MOST_POINTS, 0)])
        scores = tuple(chance.randrange(base, limit) for _ in range(4))
        points = tuple(
            chance.choice([0, chance.randrange(min(limit + 12, MOST_POINTS + 1))]) for _ in range(4)
        )
        ends = [score + gained for score, gained in zip(scores, points, strict=True)]
        over += max(ends) >= limit
        assert win_probabilities(ends, limit)[0] == pytest.approx(value(form(), scores, points, limit, 0.0))
    assert 30 < over <= 300


@FORMS
def test_a_point_ahead_of_the_others_is_worth_the_slope(form: Callable[[], Form]) -> None:
    """Besides the chance: own points count against, those of each other seat a third as much for it."""
    scores, points = (3, 5, 8, 13), (4, 0, 10, 2)
    gained = value(form(), scores, points, 80, 0.5) - value(form(), scores, points, 80, 0.0)
    assert 0.5 * ((5 + 18 + 15) / 3 - 7) == pytest.approx(gained)


class LastCards:
    """Turns at which the observer lays its nine of hearts, or else puts down its king or its ace."""

    def __init__(self, form: Form, opened: str, choices: str) -> None:
        self.table: Any = form.simulator.Simulator(form.models.Models([MODEL] * 3), 1)
        self.deals: Any = form.deal_sampler.DealSampler(self.table, 0.03)
        self.playouts: Any = form.playouts.Playouts(self.deals, 1.0)
        self.position = late_position("9H KD AC", opened, (1, 2, 3, 4, 5, 6, 7, 0), dead="2C 3C")
        self.choices = [hand(name) for name in choices.split()]
        self.deals.held = [0, hand("JC JD"), hand("QC QD"), hand("KC KS")]
        self.deals.down = [0, 0, hand("4C"), hand("5C 6D")]
        self.deals.models = [0, 2, 1, 0]
        self.deals.before = list(range(100, 152))
        self.begin()

    def begin(self) -> None:
        self.playouts.begin(self.position, self.choices, 1, [inf] * (MOST_POINTS + 1))


@FORMS
def test_sums_are_those_of_the_ends_since_the_position(form: Callable[[], Form]) -> None:
    turn = LastCards(form(), "TH", "KD 9H")
    own, others = 5 + 13 + 9 + 1, (11 + 11) + (4 + 12 + 12) + (11 + 13 + 13)
    value = 0.25 + others / 3 - own
    for _ in range(2):
        turn.begin()
        for choice in (0, 0, 1, 0):
            turn.playouts.play_out(choice)

        for choice, times in ((0, 3), (1, 1)):
            assert (times, 1) == (turn.playouts.samples[choice], turn.playouts.active[choice])
            assert pytest.approx(times * value) == turn.playouts.value[choice]
            assert pytest.approx(times * value**2) == turn.playouts.squares[choice]
            assert pytest.approx(times * own) == turn.playouts.cost[choice]
            assert pytest.approx(times * others) == turn.playouts.others[choice]
        turn.playouts.drop(0)


@FORMS
def test_each_active_choice_is_played_out_in_each_further_deal(form: Callable[[], Form]) -> None:
    """A deal is a step of the chain with so many swaps; what was dropped is played out no more."""
    observation = after_turns(20)
    choices = [bit(card) for card in observation.legal_plays or observation.hand]
    sums = []
    for step_by_step in (False, True):
        deals = chain_of(form(), [MODEL, MODEL], observation)
        playouts = form().playouts.Playouts(deals, 0.5)
        playouts.begin(position_of(observation), choices, 1, [20.0] * (MOST_POINTS + 1))
        for count, swaps in ((3, 5), (4, 2)):
            for _ in range(count if step_by_step else 0):
                deals.advance(swaps)
                for choice in range(len(choices)):
                    if playouts.active[choice]:
                        playouts.play_out(choice)
            if not step_by_step:
                playouts.run(count, swaps)
            playouts.drop(1)
        assert [7, 3, 7] == list(playouts.samples)[:3]
        of_choices = (playouts.samples, playouts.value, playouts.squares, playouts.cost, playouts.others)
        sums.append([*map(list, of_choices), *map(list, (deals.held, deals.down, deals.models))])

    assert sums[0] == sums[1]


def after_turns(turns: int) -> Observation:
    """What the seat that is to move sees after some turns of a game, with three choices or more."""
    session = play_on(Session(Setup.of(5, HUMANS)), turns)
    while len(session.legal_plays()) < 3:
        session = play_on(session, 1)
    return session.observe(session.turn)
