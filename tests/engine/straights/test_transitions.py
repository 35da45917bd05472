"""What the rules refuse, each with its own reason."""

import pytest

from engine.cards.card import CARDS, Card
from engine.errors import CardNotInHand, GameIsOver, NotYourTurn
from engine.straights.commands import Action, Discard, Play, Quit, RageQuit, SetStrategy, ShowDeck, TakeSeat
from engine.straights.errors import (
    CardNotPlayable,
    MustLeadSevenOfSpades,
    MustPlay,
    SeatIsComputer,
    SeatIsHuman,
)
from engine.straights.events import DeckShown, RoundEnded, RoundStarted, SeatChanged, TableLeft
from engine.straights.player import Computer, Human
from engine.straights.rules import LEAD
from tests.support.playing import COMPUTERS, play_on, session_with

LEADER = 3  # who holds 7S with seed 1


def test_only_the_seat_on_turn_may_act() -> None:
    session = session_with()

    with pytest.raises(NotYourTurn, match="seat 1 is not to move"):
        session.submit(Play(0, session.state.seats[0].hand[0]))


def test_a_round_is_led_with_the_seven_of_spades_alone() -> None:
    """3.1: not even another seven may begin."""
    session = session_with()
    other = next(card for card in session.state.seats[LEADER].hand if str(card) != "7S")

    with pytest.raises(MustLeadSevenOfSpades):
        session.submit(Play(LEADER, other))


def test_who_has_a_legal_play_may_not_discard() -> None:
    """3.2: whatever the card."""
    session = session_with()

    hand = session.state.seats[LEADER].hand
    foreign = next(card for card in CARDS if card not in hand)
    for card in (Card.parse("7S"), hand[0], foreign):
        with pytest.raises(MustPlay):
            session.submit(Discard(LEADER, card))


def test_a_card_must_be_held() -> None:
    session = play_on(session_with(), 1)
    turn = session.turn
    assert turn is not None
    foreign = next(card for card in CARDS if card not in session.state.seats[turn].hand)

    with pytest.raises(CardNotInHand):
        session.submit(Play(turn, foreign))


def test_a_card_that_touches_no_run_is_not_playable() -> None:
    """3.1: neither a seven nor next to an end."""
    session = play_on(session_with(), 1)
    observation = session.observe(session.turn)
    assert observation.seat is not None
    card = next(card for card in observation.hand if card not in observation.legal_plays)

    with pytest.raises(CardNotPlayable):
        session.submit(Play(observation.seat, card))


def test_a_seat_changes_hands_in_one_exchange() -> None:
    """5.5: who plays a seat is one field; cards and score stay where they are."""
    session = session_with((Human(), *COMPUTERS[1:]))
    hand = session.state.seats[0].hand

    assert (SeatChanged(0, Human(), Computer("first-legal")),) == session.submit(RageQuit(0))
    assert hand == session.state.seats[0].hand
    with pytest.raises(SeatIsComputer):
        session.submit(RageQuit(0))
    assert (SeatChanged(0, Computer("first-legal"), Human()),) == session.submit(TakeSeat(0))
    with pytest.raises(SeatIsHuman):
        session.submit(TakeSeat(0))
    with pytest.raises(SeatIsHuman):
        session.submit(SetStrategy(0, "first-legal"))


@pytest.mark.parametrize("action", [Play(0, CARDS[0]), Discard(0, CARDS[0]), RageQuit(0), TakeSeat(0)])
def test_nothing_can_be_done_after_the_end(action: Action) -> None:
    session = play_on(session_with(COMPUTERS))
    assert session.is_over

    with pytest.raises(GameIsOver):
        session.submit(action)


def test_the_deck_and_leaving_are_answered_and_not_recorded() -> None:
    """5.5.2: `deck` shows the round's whole order and uses no turn."""
    session = session_with()
    turn = session.turn

    assert (DeckShown(1, session.state.deck.order),) == session.submit(ShowDeck(1))
    assert (TableLeft(1),) == session.submit(Quit(1))
    assert ((), turn) == (session.actions, session.turn)


def test_a_round_says_its_number_and_who_leads() -> None:
    """At its start and at its end; who leads is who was dealt the seven of spades."""
    rounds = [event for event in play_on(session_with(COMPUTERS)).history if isinstance(event, RoundStarted)]
    ended = [event for event in play_on(session_with(COMPUTERS)).history if isinstance(event, RoundEnded)]
    leaders = [
        seat for event in rounds for seat, hand in enumerate(event.hands) if hand is not None and LEAD in hand
    ]

    assert leaders == [event.leader for event in rounds]
    assert [*range(1, len(rounds) + 1)] == [event.number for event in rounds]
    assert [*range(1, len(rounds) + 1)] == [event.number for event in ended]
