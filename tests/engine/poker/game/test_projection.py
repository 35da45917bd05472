"""What a seat may know of a state, field by field; test_properties checks that it is no more."""

import pytest

from engine.poker.game.commands import Draw
from engine.poker.game.events import AntePaid, CardsDrawn, HandsDealt, HandsShown
from engine.poker.game.observation import SeatView
from engine.poker.game.projection import observe, prompt, redact
from engine.poker.game.state import Phase
from engine.poker.game.transitions import apply, start
from engine.poker.hands.card_names import cards_named
from tests.support.poker.dealing import FULL, NOTHING, PAIR, ROYAL, dealt, done, setup_of


def test_21_a_seat_sees_its_own_hand_and_all_that_is_public() -> None:
    """21: money, turns, bets, how many cards were exchanged; its own cards and no others."""
    state, _ = done(dealt(PAIR, ROYAL, NOTHING), "hold", "bet 250", "match", "fold")
    state, _ = apply(state, Draw(1, cards_named("AD")))
    seen = observe(state, 2)

    assert (2, 2, True) == (seen.seat, seen.turn, seen.is_my_turn)
    assert (cards_named(NOTHING), ()) == (seen.hand, seen.dropped)
    assert (1, Phase.DRAWING, (1, 2), 100, 0, 800, 36) == (
        seen.number,
        seen.phase,
        seen.order,
        seen.ante,
        seen.bet,
        seen.pot,
        seen.stock,
    )
    assert (
        SeatView("North", 900, 100, 0, is_live=False, is_ejected=False),
        SeatView("East", 650, 350, 1, is_live=True, is_ejected=False),
        SeatView("South", 650, 350, 0, is_live=True, is_ejected=False),
    ) == seen.seats


def test_21_a_spectator_sees_no_cards() -> None:
    """21: and it is never a spectator's turn."""
    seen = observe(dealt(PAIR, ROYAL, NOTHING), None)

    assert ((), (), False) == (seen.hand, seen.dropped, seen.is_my_turn)


def test_21_a_seat_remembers_what_it_has_dropped_itself() -> None:
    """21: the others see only how much."""
    state, _ = done(dealt(PAIR, ROYAL), "hold", "hold", "draw 3C 5C")

    assert cards_named("3C 5C") == observe(state, 0).dropped
    assert () == observe(state, 1).dropped
    assert [2, 0] == [seat.drawn for seat in observe(state, 1).seats]


def test_between_rounds_the_next_ante_is_shown() -> None:
    """What a round will cost is known before it begins; also who is out, and at the end who has won."""
    state = start(setup_of(2, double_ante_every=1))
    assert (100, 0) == (observe(state, 0).ante, observe(state, 0).number)
    state, _ = done(dealt(PAIR, ROYAL, FULL, balances=(1000, 1000, 100)), "hold", "hold", *("draw",) * 3)
    state, _ = done(state, "bet 900", "match")
    seen = observe(state, None)

    assert ((1,), False, Phase.GAME_OVER) == (seen.winners, seen.is_stopped, seen.phase)
    assert [True, False, True] == [seat.is_ejected for seat in seen.seats]


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
    """21: bets, antes, and the hands of a show-down."""
    for event in (AntePaid(0, 100, 900), HandsShown((cards_named("2C"), None))):
        assert event is redact(event, 1)
