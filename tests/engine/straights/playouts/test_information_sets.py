"""The next choice by what will be known then, in both forms, on a table whose every end is told by hand."""

from collections.abc import Callable, Sequence
from math import inf
from typing import Any

import pytest

from engine.straights.playouts.bits import MOST_POINTS
from engine.straights.playouts.policy import policy_for
from engine.straights.value_functions.values import Lowest, Uniform
from tests.support.playout_forms import Form, hand, imported, interpreted, late_position

FORMS = pytest.mark.parametrize("form", [imported, interpreted])
POLICIES = [policy_for(Lowest(), 0.1), policy_for(Uniform(), 1.0)]
LOWEST, ANY = 0, 1

# The observer holds AC, 9H and 9S, which all fit. The others put their highest down, so the seat after it
# still has its ten when the observer chooses again: if the nine of that suit is laid then, the ten is played,
# and the others end the round with 62 points; else with 72. The observer has none. The model takes either
# nine as often, and 9H is the first of them.
HEARTS = ("TH KH", "JD KD", "QC KC")
SPADES = ("TS KS", "JD KD", "QC KC")
GAIN = 10 / 3 / 2


class Turn:
    """The observer's turn, at which it plays its ace of clubs."""

    def __init__(self, form: Form, weight: float = 1.0, most_sets: int = 4096) -> None:
        """A table of a form; a group's mean has the weight of so many deals."""
        simulator = form.simulator.Simulator(form.models.Models(POLICIES), 1)
        self.deals: Any = form.deal_sampler.DealSampler(simulator, 0.03)
        rounds = form.playouts.Playouts(self.deals, 1.0)
        position = late_position("AC 9H 9S", "AC 9H 9S TD", (6, 3, 7, 3, 7, 2, 7, 2))
        rounds.begin(position, [hand("AC")], ANY, [inf] * (MOST_POINTS + 1))
        self.sets: Any = form.information_sets.InformationSets(self.deals, rounds, 0.5, weight, most_sets)
        self.sets.begin(position, 1, ANY)

    def play(self, hands: Sequence[str], half: int, times: int = 10) -> None:
        self.deals.held = [0, *map(hand, hands)]
        self.deals.models = [LOWEST] * 4
        for _ in range(times):
            self.sets.play_out(0, half)


@FORMS
@pytest.mark.parametrize("hands", [HEARTS, SPADES])
def test_the_better_next_choice_counts(form: Callable[[], Form], hands: Sequence[str]) -> None:
    """In every deal the same nine is better: its gain over the model's, and the value of the model's own."""
    turn = Turn(form())
    turn.play(hands, 0)
    turn.play(hands, 1)

    assert GAIN == pytest.approx(turn.sets.gain(0))
    assert 0.25 + (62 + 72) / 2 / 3 == pytest.approx(turn.sets.value[0] / turn.sets.samples[0])
    assert [20, 2 * 20] == [turn.sets.samples[0], turn.sets.playouts]


@FORMS
def test_a_choice_is_judged_by_deals_that_did_not_suggest_it(form: Callable[[], Form]) -> None:
    turn = Turn(form())
    turn.play(HEARTS, 0)
    turn.play(SPADES, 1)

    assert pytest.approx(-GAIN) == turn.sets.gain(0)


@FORMS
def test_what_is_not_seen_is_not_used(form: Callable[[], Form]) -> None:
    """Both deals look alike until the next choice, so it is the same in both, and gains nothing."""
    turn = Turn(form())
    for half in (0, 1):
        turn.play(HEARTS, half)
        turn.play(SPADES, half)

    assert pytest.approx(0.0) == turn.sets.gain(0)


@FORMS
def test_what_is_seen_is_used(form: Callable[[], Form]) -> None:
    """In one deal the third seat lays its ten of diamonds: what is better there is chosen there."""
    turn = Turn(form())
    seen = (SPADES[0], SPADES[1], "TD KC")
    for half in (0, 1):
        turn.play(HEARTS, half)
        turn.play(seen, half)

    assert pytest.approx(GAIN) == turn.sets.gain(0)


@FORMS
def test_information_sets_share_what_they_say(form: Callable[[], Form]) -> None:
    """A rare one, of which the other half knows nothing, does as those with the same next choices do."""
    turn = Turn(form(), weight=100.0)
    rare = (HEARTS[0], HEARTS[1], "TD KC")
    turn.play(HEARTS, 0)
    turn.play(HEARTS, 1)
    turn.play(rare, 1, times=1)

    assert pytest.approx(GAIN) == turn.sets.gain(0)


@FORMS
def test_beyond_its_memory_the_model_goes_on(form: Callable[[], Form]) -> None:
    """Nothing is kept, nothing gained, and every deal counts."""
    turn = Turn(form(), most_sets=1)
    turn.play(HEARTS, 0)

    assert [10, 10, 0] == [turn.sets.samples[0], turn.sets.playouts, turn.sets.found]
    assert 0.0 == turn.sets.gain(0)
    assert 0.25 + 62 / 3 <= turn.sets.value[0] / 10 <= 0.25 + 72 / 3
