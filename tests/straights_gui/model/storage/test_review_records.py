"""Reviews that are kept: known again by what was priced and how; damaged ones are refused."""

import json
from collections.abc import Callable

import pytest

from engine.cards.card import Card
from engine.cli.review.program import review_value
from engine.fast_dataclass import replace
from engine.straights.advice.hints import Advice, Alternative, Hint
from engine.straights.commands import Play
from engine.straights.errors import DamagedReview
from engine.straights.player import Computer
from engine.straights.review.game_review import Decision, Reason, RoundReview
from engine.straights.review.own_turns import PlayedRound, played_rounds
from engine.straights.review.reviewer import review_round
from engine.straights.round_summary import ahead_of
from engine.straights.session import Session
from engine.straights.setup import Setup, Variant
from engine.straights.strategies.registry import strategy_named
from straights_gui.model.storage.review_records import record_of, review_from, review_key
from tests.support.playing import HUMANS, play_on

Record = dict[str, object]
EACH_ONCE = "the prices are not those of all cards, each once"


def choices_of(record: Record) -> list[Record]:
    found = record["choices"]
    assert isinstance(found, list)
    return found


def prices_of(record: Record) -> list[Record]:
    """Those of the choice with the most."""
    found = max((each["prices"] for each in choices_of(record)), key=lambda prices: len(str(prices)))
    assert isinstance(found, list)
    return found


DAMAGES: dict[str, tuple[Callable[[Record], object], str]] = {
    "a price is missing": (lambda record: prices_of(record).pop(), EACH_ONCE),
    "one is there twice": (lambda record: prices_of(record).append(prices_of(record)[0]), EACH_ONCE),
    "a card of nobody's hand": (lambda record: prices_of(record)[0].update(card="7S"), EACH_ONCE),
    "a price without its error": (lambda record: prices_of(record)[0].pop("error"), "error: this field"),
    "no choices": (lambda record: record.pop("choices"), "choices: this field is needed"),
    "a choice is missing": (lambda record: choices_of(record).pop(), "choices, unlike the"),
}


@pytest.fixture(scope="module")
def reviewed() -> tuple[PlayedRound, RoundReview]:
    session = play_on(Session(Setup.of(3, (Computer("blocker"),) * 4)), 52, strategy_named("random", 1))
    (played,) = played_rounds(session, 0)
    return played, review_round(played, 0, 200)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_review_is_refused(damage: str, reviewed: tuple[PlayedRound, RoundReview]) -> None:
    played, review = reviewed
    record = json.loads(json.dumps(record_of(review)))
    assert review == review_from(record, played, 0)

    spoil, reason = DAMAGES[damage]
    spoil(record)
    with pytest.raises(DamagedReview, match=reason):
        review_from(record, played, 0)


def test_a_review_priced_in_another_way_is_another_review() -> None:
    setup = Setup.of(1, (Computer("blocker"),) * 4)
    key = review_key(setup, (), 0, 200)
    assert key == review_key(setup, (), 0, 200)
    assert key != review_key(setup, (), 0, 200, pricing=0)


def test_each_round_of_each_seat_in_each_game_has_a_review_of_its_own() -> None:
    setup = Setup.of(1, HUMANS)
    actions = play_on(Session(setup), 104).actions
    swapped = (*actions[:7], actions[8], actions[7], *actions[9:])
    names = [
        review_key(Setup.of(seed, HUMANS, Variant(limit)), moves, seat, deals)
        for seed, limit, moves, seat, deals in (
            (1, 80, actions, 0, 200),
            (2, 80, actions, 0, 200),
            (1, 81, actions, 0, 200),
            (1, 80, actions[:-1], 0, 200),
            (1, 80, actions[:52], 0, 200),
            (1, 80, swapped, 0, 200),
            (1, 80, actions, 1, 200),
            (1, 80, actions, 0, 100),
        )
    ]

    assert len(names) == len(set(names))
    assert names[0] == review_key(setup, actions, 0, 200)


def test_a_kept_review_of_a_later_round_is_that_of_its_seat_and_its_number() -> None:
    """What it came out ahead follows from the game, not from what was kept."""
    session = play_on(Session(Setup.of(3, HUMANS)), 104)
    _, played = played_rounds(session, 2)
    played = replace(played, turns=played.turns[:2])
    review = review_round(played, 2, 100)

    kept = review_from(json.loads(json.dumps(record_of(review))), played, 2)

    assert review == kept
    assert (2, ahead_of(session.state.results[1].gained, 2)) == (kept.number, kept.result)


BEST, DEAR, CHEAP = Card.parse("6H"), Card.parse("9C"), Card.parse("8D")


def decision(move: int, played: Card, price: float, sd: float, reason: Reason) -> Decision:
    prices = (Alternative(DEAR, 4.126, 0.5049), Alternative(CHEAP, 0.2, 0.1))
    advice = Advice(Hint(Play(2, BEST), 3), None, 5.0, prices)
    return Decision(move + 20, move, Play(2, played), advice, price, sd, reason)


def test_a_review_is_told_in_hundredths_of_points() -> None:
    """Seats are counted from 1; each round with its sums, each choice with what was best."""
    decisions = (
        decision(3, DEAR, 4.126, 0.5049, Reason.OPENS_MORE),
        decision(7, CHEAP, 0.2, 0.1, Reason.NEAR_TIE),
    )
    rounds = RoundReview(4, decisions, -6.6667, 1.2345), RoundReview(5, (), 1.0, 2.0)
    round_4 = {"number": 4, "price": 4.33, "price_sd": 0.51, "par": 1.23, "result": -6.67}
    dear = {"move": 3, "played": "9C", "best": "6H", "price": 4.13, "sd": 0.5}
    cheap = {"move": 7, "played": "8D", "best": "6H", "price": 0.2, "sd": 0.1}
    told = [
        dear | {"mistake": True, "near_tie": False, "reason": "opens-more"},
        cheap | {"mistake": False, "near_tie": True, "reason": "near-tie"},
    ]
    round_5 = {"number": 5, "price": 0, "price_sd": 0.0, "par": 2.0, "result": 1.0, "decisions": []}

    assert {"seat": 3, "rounds": [round_4 | {"decisions": told}, round_5]} == review_value(2, rounds)
