"""Rounds that are played out keep the rules, and chance is fair."""

from collections import Counter
from collections.abc import Callable

import pytest

from engine.cards.card import Card
from engine.straights.playouts import bits
from engine.straights.playouts.models import Models
from engine.straights.playouts.policy import policy_for
from engine.straights.playouts.simulator import Simulator
from engine.straights.rules import legal_plays, points
from engine.straights.table import Table
from engine.straights.value_functions.values import Blocker, Uniform
from tests.support.playing import cards_of
from tests.support.playout_forms import Form, imported, interpreted

FORMS = [imported, interpreted]


def table(seed: int, form: Form | None = None) -> Simulator:
    """A table whose seats are played by a blocker, warm and cold, and at random."""
    players = [policy_for(Blocker(), 0.1), policy_for(Blocker(), 3.0), policy_for(Uniform(), 1.0)]
    if form is None:
        return Simulator(Models(players), seed)
    made: Simulator = form.simulator.Simulator(form.models.Models(players), seed)
    return made


def test_every_card_comes_to_every_seat_equally_often() -> None:
    """Chi squared over 52 cards and 10,000 deals: a quarter each, within what chance allows."""
    rounds = table(2)
    counts: Counter[tuple[int, int]] = Counter()
    deals = 10_000
    for _ in range(deals):
        rounds.deal()
        for seat, hand in enumerate(rounds.hands):
            counts.update((seat, place) for place in range(52) if hand >> place & 1)
    expected = deals / 4
    chi = sum((counts[seat, place] - expected) ** 2 / expected for seat in range(4) for place in range(52))
    assert 60 < chi < 230  # mean 117 (each deal gives 13 cards), far more or less would be no chance


@pytest.mark.parametrize("form", FORMS)
def test_rounds_by_models_keep_the_rules(form: object) -> None:
    """Followed move by move through the engine's own table: what fits, who must play, what it costs."""
    rounds = table(3, form())  # type: ignore[operator]  # a function of forms
    for number in range(40):
        rounds.models = [0, 1, 2, number % 3]
        turn = rounds.deal()
        told = Table()
        for _ in range(52):
            hands, dead = list(rounds.hands), list(rounds.dead)
            fitting = legal_plays(cards_of(hands[turn]), told)
            assert set(fitting) == set(cards_of(hands[turn] & rounds.opened))
            rounds.play(turn, 1)
            (card,) = cards_of(hands[turn] ^ rounds.hands[turn])
            if fitting:
                assert card in fitting
                told = told.with_card(card)
                assert dead == list(rounds.dead)
            else:
                assert rounds.dead[turn] == dead[turn] | bits.bit(card)
            turn = (turn + 1) % 4
        assert [points(cards_of(cards)) for cards in rounds.dead] == list(rounds.points)


@pytest.mark.usefixtures("no_coverage")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "fitting", [["8S"], ["8S", "6S"], ["8S", "6S", "7H"], ["8S", "6S", "7H", "7D", "7C"]]
)
def test_at_random_each_card_that_fits_is_laid_as_often(form: Callable[[], Form], fitting: list[str]) -> None:
    rounds = table(6, form())
    held, legal = [bits.bits(map(Card.parse, names)) for names in ([*fitting, "KC", "AD"], fitting)]
    laid: Counter[str] = Counter()
    for _ in range(1000):
        rounds.deal()
        rounds.hands, rounds.opened = [held, 0, 0, 0], legal
        rounds.play_at_random(0, 1)
        (card,) = cards_of(held ^ rounds.hands[0])
        laid[str(card)] += 1

    expected = 1000 / len(fitting)
    assert dict.fromkeys(fitting, pytest.approx(expected, abs=5 * expected**0.5)) == laid
