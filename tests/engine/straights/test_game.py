"""Straights as data: what is offered and refused, what events show, what a result says."""

import pytest
from hypothesis import given

from engine.cards.card import CARDS, Suit
from engine.errors import NotYourTurn, Refusal
from engine.games.game import Game, table_of, told
from engine.games.table import Answer, Fact, Form, Mood, SeatData, Told
from engine.straights import game
from engine.straights.commands import Action, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import CardDiscarded, CardPlayed, Event
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import BY_SEAT, Setup, Variant
from engine.straights.state import GameState
from engine.straights.text.variants import game_progress
from engine.straights.transitions import verify_choice
from engine.text.rendering import render, render_all
from engine.text.sentence import Sentence, sentence
from tests.support.playing import HUMANS, cards, games, play_on, session_with

STRAIGHTS: Game[Setup, GameState, Action, Event, Observation] = game


@given(games(60))
def test_offers_are_what_the_rules_allow_and_anything_else_is_refused_with_a_reason(session: Session) -> None:
    """A card goes to a pile, to a row or nowhere in particular, as a click sends it."""
    seat = session.turn or 0
    seen, table = session.observe(seat), table_of(STRAIGHTS, session.state, seat)
    targets = (None, "row.C", f"discards.{seat}")
    allowed, reasons = set(), set[str]()
    for answer in (Answer("", (card,), target) for card in CARDS for target in targets):
        choice = game.action(table, answer)
        try:
            verify_choice(choice, session.turn, seen.hand, seen.table)
            allowed.add(choice)
        except Refusal as error:
            reasons.add(render_all(game.refusal(error, table)))

    offered = {
        game.action(table, Answer(offer.key, (card,), offer.target))
        for offer in table.offers
        for card in offer.cards
    }
    assert {*seen.choices} == allowed == offered
    assert [bool(seen.legal_plays)] * len(table.offers) == [offer.is_raised for offer in table.offers]
    assert (bool(offered) and isinstance(seen.seats[seat].player, Human)) == bool(table.message)
    assert reasons
    assert "" not in reasons


def test_the_piles_are_four_rows_and_a_hand_and_discards_of_each_seat() -> None:
    piles = table_of(STRAIGHTS, session_with().state, 0).piles

    assert [(f"row.{suit.value}", None, 13, False) for suit in Suit] + [
        (f"{place}.{seat}", seat, 0, seat != 0) for seat in BY_SEAT for place in ("hand", "discards")
    ] == [(pile.place, pile.seat, len(pile.slots), pile.is_blind) for pile in piles]
    assert [Form.ROW] * 4 + [Form.FAN, Form.STACK] * 4 == [pile.form for pile in piles]
    assert [True] * 4 + [True, False] * 4 == [pile.is_open for pile in piles]


def test_who_looks_on_has_no_move() -> None:
    table = table_of(STRAIGHTS, session_with().state, None)

    with pytest.raises(NotYourTurn):
        game.action(table, Answer("play", cards("7S"), "row.S"))


def test_a_seat_changes_its_player_by_the_action_that_its_player_has() -> None:
    state = session_with((Human(), Computer("lowest"), Human(), Human())).state

    found = [
        game.exchange(state, 0, "expert"),
        game.exchange(state, 1, "expert"),
        game.exchange(state, 1, ""),
    ]

    assert [RageQuit(0, "expert"), SetStrategy(1, "expert"), TakeSeat(1)] == found


def test_an_event_shows_who_acts_and_what_faces_are_made() -> None:
    king, eight = cards("KH 8S")
    events = (CardPlayed(0, eight), CardPlayed(1, king), CardDiscarded(2, king), CardDiscarded(3, None))

    shown = [game.happening(event) for event in events]

    moods = [
        (),
        (None, Mood.PLEASED, None, None),
        (None, None, Mood.DISMAYED, None),
        (None, None, None, Mood.SORRY),
    ]
    assert list(zip(BY_SEAT, moods, strict=True)) == [(each.seat, each.moods) for each in shown]
    assert ["row.S", "row.H", "discards.2", "discards.3"] == [each.movements[0].end for each in shown]
    assert (Told("card_played", (1, king)),) == shown[1].told


def test_a_result_stands_until_the_next_one_and_knows_the_rounds_before() -> None:
    session, results, later = Session(Setup.of(7, HUMANS, Variant(score_limit=60))), [], []
    while session.turn is not None:
        before = len(session.history)
        play_on(session, 1)
        table = table_of(STRAIGHTS, session.state, 0)
        if told(STRAIGHTS, session.state, session.history[before:], table).result:
            assert table.result is not None
            results.append(table.result)
        later.append(table.result)

    first, second, last = results
    assert game_progress(3, session.setup.variant) == table_of(STRAIGHTS, session.state, 0).title
    assert [None] * 51 + [first] * 52 + [second] * 52 + [last] == later
    assert [
        ("You are fourth, 30 points behind Player3.", "A clean round for Player3!", False),
        ("You are fourth, 57 points behind Player3.", "Player4 jumps from 10 to 44.", False),
        ("Player3 wins with 27 points!", "", True),
    ] == [(render(each.title), render_all(each.notes), each.is_last) for each in results]
    assert [
        (4, "2C 6C AD 3D KS AH 4C", "+30 30/60", (2, 8, 9, 12, 25, 26, 30)),
        (3, "2H AC KC", "+16 16/60", (2, 3, 16)),
        (1, "", "0 0/60", ()),
    ] == [
        (row.place, " ".join(map(str, row.cards)), " ".join(map(shown, row.columns)), row.counts)
        for row in first.rows[:3]
    ]
    assert ((30, 16, 0, 10), 1, 2, 3) == (first.rounds[0], *(len(each.rounds) for each in results))


def test_a_seat_shows_its_score_its_points_and_what_it_did() -> None:
    """The points of the round are the viewer's own until the game is over; then they are everybody's."""
    session = Session(Setup.of(7, HUMANS, Variant(score_limit=60)))
    running = table_of(STRAIGHTS, play_on(session, 96).state, 3).seats
    over = table_of(STRAIGHTS, play_on(session).state, 3).seats

    assert [
        "30/60, Last move: a discard., False",
        "16/60, KS, False",
        "0/60, 5H, False",
        "10/60, +11 this round, TC, False",
    ] == [words(seat) for seat in running]
    assert [
        "62/60, +3 this round, None, False",
        "55/60, +16 this round, None, False",
        "27/60, +25 this round, None, True",
        "66/60, +22 this round, None, False",
    ] == [words(seat) for seat in over]
    assert sentence("Signs", "+{points}", points=11) == running[3].facts[1].short


def words(seat: SeatData) -> str:
    """The facts of a seat, its last card or words, and whether it has won."""
    last = render(seat.last) if isinstance(seat.last, Sentence) else str(seat.last)
    return ", ".join((*map(shown, seat.facts), last, str(seat.is_winner)))


def shown(fact: Fact) -> str:
    """With the limit."""
    return f"{render(fact.text)}/{fact.limit}" if fact.limit else render(fact.text)
