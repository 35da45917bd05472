"""Cards, seats and turns in words: what is read on the table, and what a screen reader reads of a card."""

import pytest

from engine.cards.card import CARDS, Card, Rank, Suit
from engine.protocol.sheet import Place
from engine.straights import game
from engine.straights.commands import RageQuit
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, Setup, Variant
from engine.straights.strategies.registry import strategy_named
from engine.straights.text.table import (
    hand_card,
    instructions,
    opening,
    row,
    tracked_card,
    winning,
)
from engine.text.cards import card_sign, card_words
from engine.text.rendering import render, render_all
from tests.support.playing import HUMANS, play_on

LOW = ("ace", "two", "three", "four", "five", "six", "seven")
HIGH = ("eight", "nine", "ten", "jack", "queen", "king")
RANKS = dict(zip("A23456789TJQK", (*LOW, *HIGH), strict=True))
SUITS = {"C": ("clubs", "♣"), "D": ("diamonds", "♦"), "H": ("hearts", "♥"), "S": ("spades", "♠")}
NOTHING_FITS = "None of your cards fits. Discard one: its rank counts against you."
FIRST = "Start the round with the seven of spades."
RAISED = "Your turn: play a raised card"


def test_each_card_has_its_name_and_its_sign() -> None:
    for card in CARDS:
        rank, suit = str(card)[0], str(card)[1]
        name, sign = SUITS[suit]
        assert f"{RANKS[rank]} of {name}" == render(card_words(card))
        assert rank.replace("T", "10") + sign == card_sign(card)


@pytest.mark.parametrize(
    "is_my_turn, legal, expected",
    [
        (False, "9S", "nine of spades, 2 of 13"),
        (True, "9S 8H", "nine of spades, playable, 2 of 13, press to play"),
        (True, "8H", "nine of spades, not playable, 2 of 13"),
        (True, "", "nine of spades, 2 of 13, press to discard"),
    ],
)
def test_a_card_of_the_hand_says_what_pressing_it_does(is_my_turn: object, legal: str, expected: str) -> None:
    cards = frozenset(map(Card.parse, legal.split()))

    card = hand_card(Card.parse("9S"), 2, 13, is_my_turn=bool(is_my_turn), legal=cards)

    assert expected == render(card, in_words=True)


def seen(session: Session, seat: int | None) -> str:
    """What is to do, or whose turn it is, for a seat."""
    return render_all(instructions(session.observe(seat)))


def told(session: Session, seat: int | None) -> str:
    """The whole table, as it is read aloud to a seat."""
    return render_all(game.description(game.table_of(session.observe(seat))), in_words=True)


def own_turn(*, fits: bool) -> Session:
    """A game at a later turn in which some card fits, or none."""
    session = Session(Setup.of(5, HUMANS))
    while True:
        assert session.turn is not None
        now = session.observe(session.turn)
        if not now.table.is_empty and bool(now.legal_plays) is fits:
            return session
        session.submit(strategy_named("first-legal").choose(now))


def test_whose_turn_it_is_and_what_there_is_to_do() -> None:
    start, session, other = Session(Setup.of(5, HUMANS)), own_turn(fits=True), own_turn(fits=False)
    leader, left = start.turn or 0, session.turn or 0
    others = f"{start.setup.seats[leader].name}’s turn."
    assert [FIRST, others, others] == [seen(start, seat) for seat in (leader, (leader + 1) % 4, None)]
    assert (RAISED, NOTHING_FITS) == (seen(session, left), seen(other, other.turn))
    session.submit(RageQuit(left))
    assert f"{session.setup.seats[left].name}’s turn." == seen(session, left)


def test_the_table_is_told_row_by_row_and_seat_by_seat() -> None:
    """A hand, and what of it can be played, to its own seat alone."""
    session = play_on(Session(Setup.of(5, HUMANS)), 44)
    own, hand = told(session, session.turn), " Your hand: king of spades, two of diamonds."

    assert own == (
        "Clubs: ace to ten. Diamonds: four to ten. Hearts: ace to nine. Spades: ace to nine."
        f"{hand} Player1: score 0, cards 2, discards 1. Last move: the ten of clubs. "
        "Player2: score 0, cards 2, discards 4. Last move: a discard. "
        "Player3: score 0, cards 2, discards 3. Last move: the ten of diamonds. "
        f"Player4: score 0, cards 2, discards 1. Last move: a discard. {NOTHING_FITS}"
    )
    assert told(session, None) == own.replace(hand, "").replace(NOTHING_FITS, f"{seen(session, None)}")
    assert "You can play: seven of spades." in told(Session(session.setup), Session(session.setup).turn)


def test_at_the_end_the_table_is_told_with_who_has_won() -> None:
    over = play_on(Session(Setup.of(5, HUMANS, Variant(score_limit=ONE_ROUND))))
    names, state = [each.name for each in over.setup.seats], over.state
    won = winning(names, state.results[-1].scores, state.winners)

    assert ["", ""] == [seen(over, 0), seen(over, None)]
    assert all(told(over, seat).endswith(render(won)) for seat in (0, None))


def test_who_has_won_is_told_with_the_score() -> None:
    names, scores = ("Anna", "Ben", "Clara", "{points}"), (31, 31, 42, 93)

    assert "Ben wins with 31 points!" == render(winning(names, scores, (1,)))
    assert "{points} wins with 93 points!" == render(winning(names, scores, (3,)))
    assert "Tie at 31 points: Anna and Ben win!" == render(winning(names, scores, (0, 1)))
    assert "Ben wins with 1 point!" == render(winning(names, (9, 1, 9, 9), (1,)))
    assert "Tie at 1 point: Anna and Ben win!" == render(winning(names, (1, 1, 9, 9), (0, 1)))


NAMES = ("Clara", "Diego", "{name}")


@pytest.mark.parametrize(
    "place, barred, expected",
    [
        ("on_table", (), "The ace of clubs is on the table."),
        ("in_hand", (), "The ace of clubs is in your hand."),
        ("put_down", (), "The ace of clubs is in your discard pile."),
        ("held", (), "The ace of clubs: any of the others can hold it."),
        ("held", ("Diego",), "The ace of clubs: Diego can’t hold it."),
        ("held", ("Clara", "{name}"), "The ace of clubs: Clara and {name} can’t hold it."),
        ("nowhere", NAMES, "The ace of clubs is certainly face down: no one can hold it any more."),
    ],
)
def test_a_tracked_card_is_told(place: Place, barred: tuple[str, ...], expected: str) -> None:
    assert expected == render(tracked_card(CARDS[0], place, barred), in_words=True)


@pytest.mark.parametrize(
    "opened, own, expected",
    [
        ("", "", "7♠ opens nothing."),
        ("6S 8S", "", "7♠ opens 6♠ and 8♠: you hold none."),
        ("6S 8S", "8S", "7♠ opens 6♠ and 8♠: you hold 8♠."),
    ],
)
def test_what_a_card_opens_is_told_with_what_of_it_one_holds(opened: str, own: str, expected: str) -> None:
    cards, held = (tuple(map(Card.parse, text.split())) for text in (opened, own))

    assert expected == render(opening(Card.parse("7S"), cards, held))


def test_a_row_of_one_card_has_no_end() -> None:
    assert "Spades: seven." == render(row(Suit.SPADES, (Rank.SEVEN,)), in_words=True)
    assert "Hearts: no cards." == render(row(Suit.HEARTS, ()), in_words=True)
