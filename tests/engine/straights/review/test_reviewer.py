"""Reviews: what a choice cost by what could be known then, what was luck, which choices are shown first."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.advice.hints import Advice, Alternative, Hint
from engine.straights.commands import Play, RageQuit, TakeSeat
from engine.straights.events import RoundStarted
from engine.straights.player import Computer, Human
from engine.straights.playouts.compiled import COMPILED
from engine.straights.review.game_review import Decision, Reason, RoundReview, moments_of
from engine.straights.review.own_turns import played_rounds
from engine.straights.review.par import SURE, par_of, promise
from engine.straights.review.reviewer import human_seat, review_game, round_review
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.registry import strategy_named
from tests.support.playing import HUMANS, play_on

DEALS = 200
LEAST = 1 / 1024
"""A difference that floating-point numbers represent exactly, as they do the errors."""
ERRORS = st.integers(0, 40).map(lambda number: number / 8)


def played_game(seed: int, strategy: str, rounds: int = 1) -> Session:
    """A game after so many rounds and half of the next; seat 0 plays the strategy, the others as blockers."""
    session = Session(Setup.of(seed, (Human(), *(Computer("blocker"),) * 3)))
    players = [strategy_named(strategy, 1), *(strategy_named("blocker") for _ in range(3))]
    return play_on(session, 52 * rounds + 26, players)


def decision(price: float, sd: float, *, is_best: bool = False) -> Decision:
    best, played = Play(0, Card.parse("6H")), Play(0, Card.parse("9C"))
    advice = Advice(Hint(best, 2), None, 5.0, (Alternative(played.card, price, sd),))
    return Decision(0, 1, best if is_best else played, advice, 0.0 if is_best else price, sd, Reason.TIMING)


def test_what_a_human_chose_after_taking_a_seat_is_not_the_computers() -> None:
    session = played_game(5, "first-legal")
    own = next(played_rounds(session, 2)).turns
    taken = session.rewound(16)
    taken.submit(TakeSeat(2))
    for action in session.actions[16:32]:
        taken.submit(action)
    taken.submit(RageQuit(2, "blocker"))
    for action in session.actions[32:52]:
        taken.submit(action)

    (played,) = played_rounds(taken, 2)

    assert tuple(turn.played for turn in own if turn.action < 16 or turn.action >= 32) == tuple(
        turn.played for turn in played.turns
    )
    assert 0 < len(played.turns) < len(own)


@pytest.mark.usefixtures("no_coverage")
def test_par_and_result_are_those_of_the_seat_and_of_the_cards_of_its_round() -> None:
    session = played_game(8, "first-legal", rounds=2)
    deals = [event for event in session.history if isinstance(event, RoundStarted)]
    for seat in range(4):
        others = [(seat + number) % 4 for number in range(1, 4)]
        for number, played in enumerate(played_rounds(session, seat)):
            deal, gained = deals[number], session.state.results[number].gained
            par = par_of(deal.hands[seat] or (), tuple(None if other == 0 else "blocker" for other in others))
            review = round_review(played, seat, [])

            assert (number + 1, gained) == (played.number, played.result.gained)
            assert par.ahead == review.par
            assert sum(gained) / 3 - gained[seat] * 4 / 3 == pytest.approx(review.result)


def test_every_choice_of_the_finished_rounds_is_reviewed_and_nothing_else() -> None:
    session = played_game(5, "first-legal")
    (review,) = review_game(session, 0, DEALS)
    forced = 0
    for count, action in enumerate(session.actions[:52]):
        forced += action.seat == 0 and session.rewound(count).observe(0).forced is not None

    assert 1 == review.number
    assert 13 - forced == len(review.decisions)
    for before, after in pairwise(review.decisions):
        assert before.action < after.action


@pytest.mark.skipif(not COMPILED, reason="no par is sure where playouts are interpreted")
def test_a_promise_is_known_from_the_own_hand_alone_and_surely() -> None:
    """It is par, so the result says the same number, and weaker computers make it better."""
    seen = played_game(1, "blocker").rewound(0).observe(0)
    told, weak = promise(seen), par_of(seen.hand, ("random", "random", "highest"))
    elsewhere = replace(seen, moves=(), number=3)

    assert told == par_of(seen.hand[::-1], (*("blocker",) * 3,)) == promise(elsewhere)
    assert told is not None
    assert 0 < told.error <= SURE
    assert weak.ahead > told.ahead + 2
    assert 0 == par_of(seen.hand, (None,) * 3, games=1).error


def test_nothing_is_promised_after_a_card_among_people_or_unsurely(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played_game(1, "blocker").rewound(0)
    among_people = Session(Setup.of(1, HUMANS))
    later = played_game(1, "blocker").rewound(4)
    assert [None] * 4 == [
        promise(each.observe(seat))
        for each, seat in ((among_people, 0), (later, 0), (session, None), (session, 1))
    ]
    monkeypatch.setattr("engine.straights.review.par.SURE", 0.01)
    assert promise(session.observe(0)) is None


@pytest.mark.parametrize("moves, rounds", [(0, 0), (51, 0), (52, 1), (103, 1), (104, 2)])
def test_a_round_is_reviewed_once_its_last_card_was_played(moves: int, rounds: int) -> None:
    """By what its seat could know at each turn."""
    session = play_on(Session(Setup.of(3, HUMANS)), moves)
    played = [*played_rounds(session, 2)]

    assert [(number, 52 * number) for number in range(1, rounds + 1)] == [
        (each.number, each.end) for each in played
    ]
    turns = [turn for each in played for turn in each.turns]
    for turn in turns:
        assert session.actions[turn.action] == turn.played
        assert session.rewound(turn.action).observe(2) == turn.observation
    assert turns == sorted(turns, key=lambda turn: turn.action)


def test_random_play_costs_much_and_a_blocker_little() -> None:
    prices = {name: review_game(played_game(11, name, rounds=2), 0, DEALS) for name in ("random", "blocker")}

    assert sum(each.price for each in prices["random"]) > 2 * sum(each.price for each in prices["blocker"])


@pytest.mark.parametrize("more", [-LEAST, 0.0, LEAST])
@given(ERRORS)
def test_a_mistake_costs_more_than_a_point_with_two_errors_taken_off(more: float, error: float) -> None:
    """A point exactly is none."""
    assert (more > 0.0) is decision(1.0 + 2 * error + more, error).is_mistake


@pytest.mark.parametrize("more", [-LEAST, 0.0, LEAST])
@given(ERRORS)
def test_a_near_tie_costs_less_than_half_a_point_or_than_two_errors(more: float, error: float) -> None:
    """Of an alternative, and of a choice that was made."""
    choice = decision(max(0.5, 2 * error) + more, error)

    assert (more < 0.0) is choice.is_near_tie
    assert [more < 0.0] == [each.is_near_tie for each in choice.advice.alternatives]


@given(st.lists(st.integers(0, 100), max_size=6))
def test_the_moments_are_the_three_dearest(tenths: list[int]) -> None:
    prices = [number / 10 for number in tenths]
    choices = (*(decision(price, 0.0) for price in prices), decision(5.0, 0.0, is_best=True))

    assert sorted((price for price in prices if price >= 0.5), reverse=True)[:3] == [
        each.price for each in moments_of(choices)
    ]


@pytest.mark.parametrize(
    "result, price, is_unlucky",
    [(-3 - LEAST, 0, True), (-3, 0, False), (4, 0, False), (-4, 1.4, True), (-4, 1.6, False)],
)
def test_falling_behind_without_a_mistake_is_bad_luck(
    result: float, price: float, *, is_unlucky: bool
) -> None:
    right = RoundReview(1, (decision(price, 5.0),), result, -2.0)

    assert is_unlucky is right.is_unlucky_but_right
    assert not replace(right, decisions=(decision(1.0 + LEAST, 0.0),)).is_unlucky_but_right


def test_the_errors_of_prices_add_as_squares() -> None:
    """Errors of 3 and 4 make 5; what neither par nor a price tells of a result is a rest."""
    review = RoundReview(1, (decision(2.0, 3.0), decision(5.0, 4.0)), -3.0, 6.0)

    assert (7.0, 5.0, -2.0) == (review.price, review.price_sd, review.rest)


def test_the_first_human_is_reviewed() -> None:
    players = (Computer("blocker"), Human(), Computer("blocker"), Human())

    assert 1 == human_seat(Session(Setup.of(1, players)))
    assert 0 == human_seat(Session(Setup.of(1, (Computer("blocker"),) * 4)))
