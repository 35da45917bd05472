"""What moves between two tables: cases that the page shares, and the law that a plan leads there."""

import json
from collections import Counter
from random import Random
from typing import TypedDict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.observation import Observation
from engine.straights.record import Move, RoundResult
from engine.straights.setup import SEATS
from straights_gui.view.table.animation.plan import Occasion, Place, plan
from tests.support.paths import ROOT
from tests.support.playing import CHANCES, session_with, walk


class Seen(TypedDict):
    """What a plan depends on."""

    seat: int | None
    round: int
    results: int
    hand: list[str]
    discards: list[str]
    cards_left: list[int]
    moves: list[dict[str, int | str | None]]


class Case(TypedDict):
    name: str
    occasion: str
    before: Seen
    after: Seen
    plan: list[dict[str, int | str | None]]


CASES: list[Case] = json.loads((ROOT / "tests/support/motion/plans.json").read_text(encoding="utf-8"))
RESULT = RoundResult(((),) * SEATS, (0,) * SEATS, (0,) * SEATS)
Where = tuple[Place, int | None, Card | None]


def observation_of(seen: Seen) -> Observation:
    base = session_with().observe(0)
    counts = zip(base.seats, seen["cards_left"], strict=True)
    moves = [(move["seat"], move["card"]) for move in seen["moves"]]
    return replace(
        base,
        seat=seen["seat"],
        number=seen["round"],
        results=(RESULT,) * seen["results"],
        hand=tuple(map(Card.parse, seen["hand"])),
        discards=tuple(map(Card.parse, seen["discards"])),
        moves=tuple(Move(int(seat or 0), Card.parse(str(card)) if card else None) for seat, card in moves),
        seats=tuple(replace(seat, cards_left=count) for seat, count in counts),
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_plan_has_the_movements_of_the_case(case: Case) -> None:
    """`plan.test.mjs` reads the same cases."""
    planned = plan(observation_of(case["before"]), observation_of(case["after"]), Occasion(case["occasion"]))

    assert case["plan"] == [
        {
            "card": None if each.card is None else str(each.card),
            "seat": each.seat,
            "begin": each.begin.value,
            "end": each.end.value,
            "side": each.side.value,
            "order": each.order,
        }
        for each in planned
    ]


def where(place: Place, seat: int, card: Card | None, viewer: int | None) -> Where:
    """Where a card is, as its viewer can tell: the board is nobody's, and others' cards are all alike."""
    if place is Place.BOARD:
        return place, None, card
    return place, seat, card if seat == viewer else None


def cards_of(seen: Observation) -> Counter[Where]:
    found = Counter(where(Place.BOARD, 0, card, seen.seat) for card in seen.table.cards())
    for seat, view in enumerate(seen.seats):
        is_own = seat == seen.seat
        hand = seen.hand if is_own else (None,) * view.cards_left
        pile = seen.discards if is_own else (None,) * view.discard_count
        found.update(where(Place.HAND, seat, card, seen.seat) for card in hand)
        found.update(where(Place.PILE, seat, card, seen.seat) for card in pile)
    return found


@given(CHANCES, st.sampled_from((0, 1, 2, 3, None)))
def test_a_plan_leads_from_any_moment_of_a_round_to_any_other(chance: Random, viewer: int | None) -> None:
    """Forward and back, with seats exchanged: each card starts where it was and ends where it is."""
    session = session_with(seed=chance.randrange(1000))
    list(walk(session, chance, chance.randrange(1, 60)))
    counts = [chance.randrange(len(session.actions) + 1) for _ in range(2)]
    before, after = (session.rewound(count).observe(viewer) for count in counts)
    cards = cards_of(before)
    for movement in plan(before, after, Occasion.JUMP):
        seat, card = movement.seat, movement.card
        cards[where(movement.begin, seat, card, viewer)] -= 1
        cards[where(movement.end, seat, card, viewer)] += 1

    assert before.number != after.number or cards_of(after) == +cards
