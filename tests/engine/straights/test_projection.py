"""What a seat may know of a state and of an event: the only door out."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS, Card
from engine.straights.commands import Discard, Play
from engine.straights.events import CardDiscarded, CardPlayed, DeckShown, Event, RoundEnded, RoundStarted
from engine.straights.projection import redact
from engine.straights.record import Move
from engine.straights.session import Session
from tests.support.playing import COMPUTERS, Step, first_legal, play_on, session_with, walks

VIEWERS = (None, 0, 1, 2, 3)


def cards_in(value: object) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from cards_in(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))


def may_be_told(step: Step, event: Event, viewer: int | None) -> set[Card]:
    """List the cards that a viewer may read in an event of a step: public ones, and those of its own hand."""
    if isinstance(event, CardPlayed | RoundEnded):
        return set(cards_in(event))
    if viewer is None:
        return set()
    if isinstance(event, RoundStarted):
        return set(event.hands[viewer] or ())
    return set(step.before.seats[viewer].hand)


@given(walks(), st.sampled_from(VIEWERS))
def test_redacted_events_hold_no_card_but_own_and_public_ones(
    walked: tuple[Session, list[Step]], viewer: int | None
) -> None:
    """3.2: what a viewer is told names its own cards, those laid, and those turned over at a round's end."""
    _, steps = walked

    for step in steps:
        for event in step.events:
            assert set(cards_in(redact(event, viewer))) <= may_be_told(step, event, viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_3_2_a_discard_is_told_and_its_card_only_to_its_own_seat(viewer: int | None) -> None:
    """3.2: face down: others see that a card was discarded, not which."""
    card = CARDS[0]

    expected = CardDiscarded(1, card if viewer == 1 else None)
    assert expected == redact(CardDiscarded(1, card), viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_deck_is_shown_to_who_asked(viewer: int | None) -> None:
    """5.5.2: the order tells all hands, so nobody else sees it."""
    assert DeckShown(2, CARDS if viewer == 2 else None) == redact(DeckShown(2, CARDS), viewer)


def test_a_seat_sees_its_own_cards_and_counts_of_the_others() -> None:
    """An observation in the middle of a round, field by field against the state."""
    session = play_on(session_with(COMPUTERS, seed=5), 30)
    state = session.state
    seat = next(number for number in range(4) if state.seats[number].discards)
    own = state.seats[seat]

    seen = session.observe(seat)

    assert (seat, own.hand, own.discards) == (seen.seat, seen.hand, seen.discards)
    assert (state.turn, state.number, state.table) == (seen.turn, seen.number, seen.table)
    assert (80, state.moves, state.results) == (seen.score_limit, seen.moves, seen.results)
    assert [len(each.hand) for each in state.seats] == [each.cards_left for each in seen.seats]
    assert [len(each.discards) for each in state.seats] == [each.discard_count for each in seen.seats]
    points = sum(card.rank.index + 1 for card in own.discards)
    assert [points if number == seat else None for number in range(4)] == [
        each.round_points for each in seen.seats
    ]


def test_a_spectator_sees_no_hand() -> None:
    seen = play_on(session_with(COMPUTERS, seed=5), 30).observe(None)

    assert (None, (), (), ()) == (seen.seat, seen.hand, seen.discards, seen.legal_plays)
    assert [None] * 4 == [each.round_points for each in seen.seats]


def test_legal_plays_are_shown_to_the_seat_on_turn_alone() -> None:
    session = play_on(session_with(COMPUTERS), 4)
    seen = [session.observe(seat) for seat in range(4)]

    assert [session.turn] == [view.seat for view in seen if view.is_my_turn]
    assert [session.turn] == [view.seat for view in seen if view.legal_plays]
    assert not session.observe(None).is_my_turn


def test_a_public_move_of_a_discard_names_no_card() -> None:
    """3.2: what everybody remembers of a discard is who had nothing to play."""
    session = session_with(COMPUTERS, seed=5)
    while not any(isinstance(action, Discard) for action in session.actions):
        play_on(session, 1)

    move = session.observe(None).moves[-1]

    assert (session.actions[-1].seat, None) == (move.seat, move.card)


def test_3_1_the_last_move_of_each_seat_is_known() -> None:
    """3.1: what a seat did last is the last of its public moves in this round, nothing before its first."""
    session = session_with(COMPUTERS, seed=5)
    expected: list[Move | None] = [None] * 4
    assert tuple(expected) == session.observe(None).last_moves

    while session.state.number == 1:
        choice = first_legal(session)
        session.submit(choice)
        expected[choice.seat] = Move(choice.seat, choice.card if isinstance(choice, Play) else None)
        if session.state.number == 1:
            assert tuple(expected) == session.observe(None).last_moves

    assert (None,) * 4 == session.observe(None).last_moves
