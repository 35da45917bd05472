"""Hints: what is advised is allowed, and every fact that is told is true."""

import pytest
from hypothesis import given

from engine.cards.card import CARDS, Card
from engine.straights.advice.hints import Hint, hint_about, opening_of
from engine.straights.commands import Discard, Play
from engine.straights.observation import Observation
from engine.straights.rules import is_legal
from engine.straights.session import Session
from tests.support.playing import VALUES, cards, games, legal_turns, value
from tests.support.positions import seen


@given(games())
def test_what_a_hint_says_of_a_play_is_so(session: Session) -> None:
    """Cards behind it are the seat's own; what it opens, somebody else holds or may hold."""
    for choice in legal_turns(session.state):
        check_facts(session, hint_about(choice, session.observe(session.turn)))


def check_facts(session: Session, hint: Hint) -> None:
    observation = session.observe(session.turn)
    card = hint.choice.card
    assert hint.alternatives == (len(observation.legal_plays) or len(observation.hand))
    assert hint.points == VALUES[str(card)[0]]
    assert {each.suit for each in hint.opened} <= {card.suit}
    held_by_others = {
        each for seat, hand in enumerate(session.open_hands()) if seat != session.turn for each in hand
    }
    assert set(hint.opened) <= held_by_others | buried(session)
    assert hint.ends_row == (isinstance(hint.choice, Play) and str(card)[0] in "AK")
    discards = isinstance(hint.choice, Discard)
    assert set(hint.behind) == (set() if discards else behind(card, observation))
    assert not (discards and hint.opened)
    cheaper = sum(value(each) < value(card) for each in observation.hand)
    assert not discards or hint.cheaper == cheaper


def behind(card: Card, observation: Observation) -> set[Card]:
    """The own cards of the suit beyond a card, up to the nearest that the seat has put down there."""
    return {
        each
        for each in observation.hand
        if follows(each, card)
        and not any(follows(each, gone) and follows(gone, card) for gone in observation.discards)
    }


def buried(session: Session) -> set[Card]:
    """What others have put face down: nobody but they can know that it is gone."""
    assert session.turn is not None
    gone = set(session.state.table.cards()) | set(session.observe(session.turn).discards)
    held = {card for hand in session.open_hands() for card in hand}
    return {Card.parse(rank + suit) for rank in VALUES for suit in "CDHS"} - gone - held


@given(games())
def test_a_move_is_forced_exactly_where_there_is_no_other(session: Session) -> None:
    for seat in range(4):
        turns = legal_turns(session.state) if seat == session.turn else []
        expected = turns[0] if len(turns) == 1 else None
        assert session.observe(seat).forced == expected
        observation = session.observe(seat)
        assert observation.must_discard == (bool(turns) and isinstance(turns[0], Discard))


def follows(card: Card, first: Card) -> bool:
    """Whether a card lies behind another one of its suit, further from the seven; behind a seven all do."""
    side = value(card) - 7
    return card.suit is first.suit and abs(value(first) - 7) < abs(side) and side * (value(first) - 7) >= 0


@pytest.mark.parametrize(
    "card, laid, needed",
    [
        ("JC", "7S", 4),
        ("JC", "7S 7C", 3),
        ("JC", "7S 7C 6C 5C 4C", 3),
        ("JC", "7S 7C 8C 9C", 1),
        ("2C", "7S 7C 8C 9C TC", 4),
        ("2C", "7S 7C 6C 8C 9C", 3),
        ("AC", "7S", 6),
        ("KC", "7S 8S 9S", 6),
    ],
)
def test_a_hint_to_put_down_tells_how_far_the_card_is_from_its_row(card: str, laid: str, needed: int) -> None:
    """The cards between it and the nearer end of the row; the seven counts where it is missing."""
    observation = seen(f"{card} KH", laid)
    hint = hint_about(Discard(0, *cards(card)), observation)

    assert needed == hint.needed
    assert (VALUES[card[0]], 2) == (hint.points, hint.alternatives)
    assert ((), (), False) == (hint.behind, hint.opened, hint.ends_row)


@given(games())
def test_a_play_opens_what_fits_after_it_and_did_not_before(session: Session) -> None:
    observation = session.observe(session.turn)
    for card in observation.legal_plays:
        after = observation.table.with_card(card)
        expected = {
            each for each in CARDS if is_legal(each, after) and not is_legal(each, observation.table)
        } - set(observation.discards)

        opening = opening_of(card, observation)

        assert expected == set(opening.cards)
        assert expected & set(observation.hand) == set(opening.own)
