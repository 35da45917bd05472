"""Rounds side by side keep the engine's rules: each move, each choice and all points of the same deals."""

from array import array
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import engine.straights.rl
from engine.cards.card import CARDS
from engine.straights.playouts.bits import bit
from engine.straights.playouts.models import Models
from engine.straights.playouts.policy import policy_for
from engine.straights.rl import round_batch
from engine.straights.rl.round_batch import FIRST_LEGAL, MODEL, RANDOM, RoundBatch
from engine.straights.value_functions.values import Blocker
from tests.support.playout_forms import interpreted

FORMS = ["imported", "interpreted"]


def batch_of(count: int, seed: int, form: str = "imported", others: int = FIRST_LEGAL) -> RoundBatch:
    """Make a batch of one of both forms, against others of a kind."""
    module, models = round_batch, Models
    if form == "interpreted":
        path = Path(engine.straights.rl.__file__).with_name("round_batch.py")
        spec = spec_from_file_location("interpreted_round_batch", path)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        models = interpreted().models.Models
    made: RoundBatch = module.RoundBatch(models([policy_for(Blocker(), 0.05)]), count, seed)
    made.kinds[1] = made.kinds[2] = made.kinds[3] = others
    return made


@pytest.mark.parametrize("kind", [FIRST_LEGAL, RANDOM, MODEL])
def test_both_forms_play_the_same_rounds(kind: int) -> None:
    """With all cards moved once; that they keep the engine's rules is shown by the arrays of `VectorEnv`."""
    both = [batch_of(30, 5, form, kind) for form in FORMS]
    for batch in both:
        batch.deal_all()
        while any(batch.left):
            choices = [batch.choices(game) for game in range(30)]
            batch.move_all(array("i", [max(each.bit_length() - 1, 0) for each in choices]))
        for game in range(30):
            hands, dead = batch.hands[4 * game : 4 * game + 4], batch.dead[4 * game : 4 * game + 4]
            assert [0] * 4 == list(hands)
            assert 2**52 - 1 == batch.laid[game] + sum(dead)
            assert [13] * 4 == [
                sum(batch.order[52 * game + place] // 13 == seat for place in range(52)) for seat in range(4)
            ]

    assert list(both[0].points) == list(both[1].points)
    assert list(both[0].decks) == list(both[1].decks)


@pytest.mark.parametrize("form", FORMS)
def test_what_may_not_be_moved_is_found(form: str) -> None:
    batch = batch_of(3, 2, form, RANDOM)
    batch.deal_all()
    legal = [batch.choices(game).bit_length() - 1 for game in range(3)]
    others = batch.hands[5].bit_length() - 1

    assert -1 == batch.first_illegal(array("i", legal))
    for wrong in (others, -1, 52):
        assert 1 == batch.first_illegal(array("i", [legal[0], wrong, legal[2]]))
    batch.left[1] = 0
    assert -1 == batch.first_illegal(array("i", [legal[0], 99, legal[2]]))
    assert bit(CARDS[51]) == 1 << 51


@pytest.mark.parametrize("form", FORMS)
def test_a_round_that_is_over_stays_until_it_is_dealt_again(form: str) -> None:
    batch = batch_of(2, 2, form)
    batch.deal_all()
    for _ in range(13):
        batch.move_all(array("i", [batch.choices(game).bit_length() - 1 for game in range(2)]))
    batch.begin(1)
    over, first_deck = list(batch.points[:4]), list(batch.decks[:52])

    batch.move_all(array("i", [0, batch.choices(1).bit_length() - 1]))
    assert (0, over, [0] * 4) == (batch.left[0], list(batch.points[:4]), list(batch.hands[:4]))
    running = (list(batch.hands[4:]), list(batch.decks[52:]))
    batch.deal_finished()

    assert running == (list(batch.hands[4:]), list(batch.decks[52:]))
    assert 13 == batch.hands[0].bit_count()
    assert first_deck != list(batch.decks[:52])
    assert set(first_deck) == set(batch.decks[:52])
