"""What a model of a player is inclined to, card by card: the interpreted form, which lets itself be asked."""

from collections import Counter

import pytest

from engine.straights.playouts.card_features import ValueFunction
from engine.straights.playouts.policy import policy_for
from engine.straights.value_functions.values import Blocker, Lowest, Uniform
from tests.support.playout_forms import hand, interpreted

MODELS = interpreted().models.Models
NOTHING_LAID = [0] * 8
ALL_LAID = [6] * 8


def test_nobody_puts_down_what_fits() -> None:
    """A seven always fits, and so does every card of a suit that is laid to its end."""
    models = MODELS([policy_for(Uniform(), 1.0)])
    held = hand("7C KD 2D")

    assert 0.0 == models.discard_weight(held, 0, hand("7C"), 0, NOTHING_LAID, 0)
    assert 0.0 == models.discard_weight(held, 0, hand("KD"), 0, ALL_LAID, 0)
    assert 0.0 < models.discard_weight(held, 0, hand("KD"), 0, NOTHING_LAID, 0)


@pytest.mark.parametrize("value_function, down", [(Lowest(), ""), (Blocker(), "3D TD 4C")])
def test_a_card_is_put_down_as_often_as_its_weight_says(value_function: ValueFunction, down: str) -> None:
    """Over all draws, the first and the last among them, each a card of the hand; by a clone, too."""
    models = MODELS([policy_for(value_function, 8.0)])
    clone = models.clone()
    held, dead = hand("2D 4D KD 9S JS QS 5C"), hand(down)
    weights = {
        card: models.discard_weight(held, dead, card, 0, NOTHING_LAID, 0)
        for card in (1 << place for place in range(52))
        if card & held
    }
    draws = range(0, 65536, 16)
    chosen = Counter(
        clone.choose_discard(held, dead, 0, NOTHING_LAID, 0, draw) for draw in (*draws, draws.stop - 1)
    )

    assert set(weights) == set(chosen)
    for card, weight in weights.items():
        assert pytest.approx(weight / sum(weights.values()), abs=0.001) == chosen[card] / len(draws)


def test_a_card_is_played_as_often_as_its_weight_says() -> None:
    """Over all draws; where the model goes by an order, a card known to come after another counts half."""
    models = MODELS([policy_for(Blocker(), 8.0), policy_for(Uniform(), 1.0)], 1)
    held, dead, before = hand("6C 8C 7D 9S JS"), hand("TC"), [0] * 52
    cards = [hand(name) for name in ("6C", "8C", "7D", "9S")]
    models.follow(hand("8C 7D"), hand("6C"), before, 0)
    assert [0] * 52 == before
    models.follow(hand("8C 7D"), hand("6C"), before, 1)
    weights = {0: [models.play_weight(held, dead, card, 0) for card in cards], 1: [1.0, 0.5, 0.5, 1.0]}
    draws = range(0, 65536, 16)

    for model, expected in weights.items():
        among = (held, dead, sum(cards))
        chosen = Counter(models.choose_play(*among, model, before, draw) for draw in draws)
        for card, weight in zip(cards, expected, strict=True):
            share = weight / sum(expected)
            assert pytest.approx(share, abs=0.001) == chosen[card] / len(draws)
            assert pytest.approx(share) == models.play_chance(*among, card, model, before, 0.0)
            assert pytest.approx(0.9 * share + 0.1 / 4) == models.play_chance(
                *among, card, model, before, 0.1
            )
