"""What may be known of each card: where it is, or who can hold it."""

import pytest

from engine.cards.card import CARDS
from engine.straights.advice.card_tracker import CardLocation, CardTracker, card_tracker
from engine.straights.advice.inference import possible_holders
from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL
from tests.support.playing import play_on, session_with

TWO = (Human(), Computer(FIRST_LEGAL), Human(), Computer(FIRST_LEGAL))


def test_each_card_is_where_the_viewer_knows_it() -> None:
    session = play_on(session_with(TWO, seed=5), 40)
    observation = session.observe(0)
    state = card_tracker(observation)
    found = {each.card: each.location for each in state.cards}
    on_table = observation.table.cards()
    expected = dict.fromkeys(CARDS, CardLocation.UNSEEN)
    expected |= dict.fromkeys(on_table, CardLocation.ON_TABLE)
    expected |= dict.fromkeys(observation.discards, CardLocation.PUT_DOWN)
    expected |= dict.fromkeys(observation.hand, CardLocation.IN_HAND)

    assert expected == found
    assert list(CARDS) == [each.card for each in state.cards]
    assert set(CardLocation) == set(found.values())
    assert ((1, 2, 3), True) == (state.seats, state.has_viewer)


@pytest.mark.parametrize(
    "viewer, others", [(0, (1, 2, 3)), (1, (2, 3, 0)), (3, (0, 1, 2)), (None, (0, 1, 2, 3))]
)
def test_the_others_are_told_in_the_order_of_play(viewer: int | None, others: tuple[int, ...]) -> None:
    session = play_on(session_with(TWO, seed=5), 40)
    observation = session.observe(viewer)
    state = card_tracker(observation)
    holders = possible_holders(observation)
    unseen = {each.card: each.can_hold for each in state.cards if each.location is CardLocation.UNSEEN}

    assert (others, viewer is not None) == (state.seats, state.has_viewer)
    assert tuple(observation.seats[seat].name for seat in others) == state.names
    assert {card: tuple(seat in holders[card] for seat in others) for card in holders} == unseen


def test_letters_are_those_of_the_names_where_they_differ(qapp: object) -> None:
    assert ("C", "D", "H") == CardTracker((1, 2, 3), ("Clara", "Diego", "Hugo"), ()).letters
    assert ("2", "3", "4") == CardTracker((1, 2, 3), ("Anna", "anton", "Hugo"), ()).letters
