"""Cards, seats and turns in words: what is read on the table, and what a screen reader reads of a card."""

import pytest

from engine.cards.card import CARDS, Card
from engine.straights.commands import RageQuit
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, Setup, Variant
from engine.straights.strategies.registry import strategy_named
from straights_gui.controller.settings.languages import set_language
from straights_gui.view.text.plurals import points_text
from straights_gui.view.text.table_text import (
    button_text,
    card_label,
    card_name,
    level_text,
    player_text,
    seat_turn_text,
    status_text,
    turn_text,
)
from straights_gui.view.text.variant_text import game_end_text, score_limit_text, variant_text
from tests.support.playing import HUMANS, play_on

LOW = ("ace", "two", "three", "four", "five", "six", "seven")
HIGH = ("eight", "nine", "ten", "jack", "queen", "king")
RANKS = dict(zip("A23456789TJQK", (*LOW, *HIGH), strict=True))
SUITS = {"C": ("clubs", "♣"), "D": ("diamonds", "♦"), "H": ("hearts", "♥"), "S": ("spades", "♠")}
NOTHING_FITS = "None of your cards fits. Discard one: its rank counts against you."
FIRST = "You have the seven of spades: start the round with it."
RAISED = "Your turn: play one of the raised cards."


@pytest.fixture(autouse=True)
def english(qapp: object) -> None:
    assert qapp is not None
    set_language("en")


def test_each_card_has_its_name_and_its_sign() -> None:
    for card in CARDS:
        rank, suit = str(card)[0], str(card)[1]
        name, sign = SUITS[suit]
        assert f"{RANKS[rank]} of {name}" == card_name(card)
        assert rank.replace("T", "10") + sign == card_label(card)


@pytest.mark.parametrize(
    "is_my_turn, legal, expected",
    [
        (False, "9S", "Nine of spades, 2 of 13"),
        (True, "9S 8H", "Nine of spades, playable, 2 of 13, press to play"),
        (True, "8H", "Nine of spades, not playable, 2 of 13"),
        (True, "", "Nine of spades, 2 of 13, press to discard"),
    ],
)
def test_a_card_of_the_hand_says_what_pressing_it_does(is_my_turn: object, legal: str, expected: str) -> None:
    """And where in the hand it is."""
    cards = frozenset(map(Card.parse, legal.split()))

    assert expected == button_text(Card.parse("9S"), 2, 13, is_my_turn=bool(is_my_turn), legal=cards)


def seen(session: Session, seat: int | None) -> tuple[str, str, str]:
    """What is to do, whose turn it is, and the same in the status bar, for a seat."""
    now = session.observe(seat)
    return turn_text(now), seat_turn_text(now), status_text(now)


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
    """To who is to move, to the others and to who looks on; to a seat that a computer plays as to others."""
    start = Session(Setup.of(5, HUMANS))
    leader = start.turn
    assert leader is not None
    name = start.setup.seats[leader].name
    others = (f"{name}'s turn.", f"{name}'s turn.", f"{name}'s turn")
    assert (FIRST, f"{name}'s turn.", "Your turn") == seen(start, leader)
    assert [others, others] == [seen(start, (leader + 1) % 4), seen(start, None)]
    session, other = own_turn(fits=True), own_turn(fits=False)
    left = session.turn
    assert left is not None
    assert (RAISED, "Your turn") == seen(session, left)[::2]
    assert (NOTHING_FITS, "Your turn") == seen(other, other.turn)[::2]
    session.submit(RageQuit(left))
    name = session.setup.seats[left].name
    assert (f"{name}'s turn.", f"{name}'s turn.", f"{name}'s turn") == seen(session, left)


def test_after_the_game_nobody_is_on_turn() -> None:
    over = play_on(Session(Setup.of(5, HUMANS, Variant(score_limit=ONE_ROUND))))
    assert [("", "", "The game is over.")] * 2 == [seen(over, 0), seen(over, None)]


def test_who_plays_a_seat_is_told_in_full_or_in_short() -> None:
    """A strategy of somebody else's by its own name."""
    players = (Human(), Computer("expert"), Computer("mine"))
    assert ["human", "computer · expert", "computer · mine"] == [player_text(each) for each in players]
    assert ["human", "expert", "mine"] == [level_text(each) for each in players]


@pytest.mark.parametrize(
    "limit, short, end",
    [
        (0, "one round", "The game ends after one round."),
        (1, "1 point", "The game ends once someone reaches 1 point."),
        (80, "80 points", "The game ends once someone reaches 80 points."),
    ],
)
def test_the_length_of_a_game_is_told(limit: int, short: str, end: str) -> None:
    """And that each round has the same deal, where that is so."""
    assert (short, end) == (score_limit_text(limit), game_end_text(Variant(limit)))
    assert short == variant_text(Variant(score_limit=limit))
    same = Variant(score_limit=limit, reseed_each_round=True)
    assert f"{short}, the same deal each round" == variant_text(same)
    assert ["0 points", "1 point", "2 points"] == [points_text(count) for count in range(3)]
