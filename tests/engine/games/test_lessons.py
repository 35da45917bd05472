"""The lesson of each game: four steps at its own table, each with one right answer, which the rules allow."""

import pytest

from engine.cards.card import Card
from engine.errors import NotationError
from engine.games import STRAIGHTS
from engine.games.lessons import STEPS, ShownStep, lesson_of, shown_step, why_not
from engine.games.new_game_sheet import LEARN, new_game_sheet
from engine.games.registry import offered_presets
from engine.games.table import Answer, Form
from engine.text.rendering import render_all

LEARNT = [STRAIGHTS, *(f"{name}/{each.key}" for name, each in offered_presets() if not each.choices)]


def answers_at(step: ShownStep) -> list[Answer]:
    """All that can be touched: the cards of the hand where none is chosen yet, and the buttons."""
    table = step.table
    cards = [card for card in table.pile_of(0, Form.FAN).cards if card and not step.cards]
    pressed = [
        Answer(each.key, step.cards if each.cards else (), number=max(each.numbers, default=0))
        for each in table.offers
        if each.button
    ]
    return [*(Answer(cards=(card,)) for card in cards), *pressed]


@pytest.mark.parametrize("chosen", LEARNT)
def test_a_lesson_is_played_by_one_touch_in_each_of_four_steps(chosen: str) -> None:
    *steps, end = [shown_step(chosen, number, "Zoe") for number in range(STEPS + 1)]
    for number, step in enumerate(steps):
        table = step.table
        right = [each for each in answers_at(step) if not why_not(chosen, number, each)]
        assert [step.touch] == [each.key or each.cards[0] for each in right]
        assert ("Zoe", 0, 0) == (table.seats[0].name, table.viewer, table.turn)
    said = {render_all(step.table.message) for step in steps}

    assert STEPS == len(lesson_of(chosen)[1].steps) == len(said)
    assert ((), "") == (end.table.offers, end.touch)
    assert end.table.piles != steps[-1].table.piles
    assert 80 >= max(map(len, said))


def test_a_lesson_ends_with_who_has_won_and_what_was_paid() -> None:
    """The cards stay in sight; the hand of a card game is shown with its award."""
    hand, fan_tan = (shown_step(chosen, STEPS, "Zoe").table for chosen in ("draw/draw", "sevens/fan_tan"))
    assert hand.result is not None
    (award,) = hand.result.awards
    purses = {pile.place: pile.amount for pile in fan_tan.piles if pile.form is Form.CHIPS}

    assert "You win it sevens and sixes beat pair of queens." == render_all(award.why)
    assert 3 == sum(pile.place.startswith("shown.") and bool(pile.cards) for pile in hand.piles)
    assert {"pool": 0, "chips.0": 33, "chips.1": 13, "chips.2": 17, "chips.3": 17} == purses
    assert [33, 13, 17, 17] == [seat.facts[0].number for seat in fan_tan.seats]
    assert 4 == sum(pile.form is Form.ROW and bool(pile.cards) for pile in fan_tan.piles)


def test_the_rules_answer_a_wrong_touch_and_the_step_where_they_allow_it() -> None:
    illegal = why_not(STRAIGHTS, 1, Answer(cards=(Card.parse("KC"),)))
    legal = why_not(STRAIGHTS, 2, Answer(cards=(Card.parse("9C"),)))

    assert "K♣ doesn’t fit yet" in render_all(illegal)
    assert shown_step(STRAIGHTS, 2, "Zoe").table.message == legal


def test_the_sheet_offers_each_lesson_and_no_other() -> None:
    offered = [
        f"{name}/{each.key}"
        for name, each in offered_presets()
        if LEARN in [answer.name for answer in new_game_sheet(f"{name}/{each.key}").answers]
    ]

    assert LEARNT[1:] == offered
    with pytest.raises(NotationError, match="no lesson"):
        lesson_of("sevens/5-any-pay-0-first-chips-1r")
