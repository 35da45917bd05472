"""What a seat may know of a state, field by field; test_properties checks that it is no more."""

import pytest

from engine.poker.game.events import AntePaid, CardsDrawn, HandsDealt, HandsShown
from engine.poker.game.projection import prompt, redact
from engine.poker.game.transitions import start
from engine.poker.hands.card_names import cards_named
from tests.support.poker.dealing import NOTHING, PAIR, ROYAL, dealt, done, setup_of


def test_7_21_a_prompt_is_what_a_player_of_the_assignment_is_told() -> None:
    """7, 21: its cards, how many are left, its balance, and the bet."""
    state, _ = done(dealt(PAIR, ROYAL, NOTHING), "fold", "bet 250")
    assert (2, False, cards_named(NOTHING), 2, 900, 250) == prompt(state)
    state, _ = done(state, "match")
    assert (1, True, cards_named(ROYAL), 2, 650, 0) == prompt(state)
    assert prompt(start(setup_of(2))) is None


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_21_cards_in_events_are_told_to_their_own_seat_alone(viewer: int | None) -> None:
    """21: what was dealt, dropped and drawn; how many is told to all."""
    one, other = cards_named("2C"), cards_named("3C")
    hands = tuple(cards if seat == viewer else None for seat, cards in enumerate((one, other)))
    drawn = CardsDrawn(1, 1, one, other) if viewer == 1 else CardsDrawn(1, 1, None, None)

    assert HandsDealt(hands) == redact(HandsDealt((one, other)), viewer)
    assert drawn == redact(CardsDrawn(1, 1, one, other), viewer)


def test_21_public_events_are_told_as_they_are() -> None:
    for event in (AntePaid(0, 100, 900), HandsShown((cards_named("2C"), None))):
        assert event is redact(event, 1)
