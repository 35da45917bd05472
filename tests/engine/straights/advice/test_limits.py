"""Advice at its limits: chances around the end of a game, facts of a card recounted, ties at half a point."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS, Card
from engine.fast_dataclass import replace
from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Analysis, Budget, softness_by_growth
from engine.straights.advice.hints import Advice, Alternative, Hint, hint_about
from engine.straights.advice.inference import hidden_piles, possible_holders, unseen_cards
from engine.straights.advice.openings import opening_of
from engine.straights.advice.win_probability import softness, win_probabilities
from engine.straights.commands import Discard, Play
from engine.straights.observation import Observation
from engine.straights.playouts.bits import MOST_POINTS
from engine.straights.playouts.position import position_of
from engine.straights.session import Session
from engine.straights.setup import Setup, Variant
from tests.support.playing import HUMANS, NEIGHBOURS, VALUES, play_on

POSITIONS = st.builds(
    lambda seed, moves: play_on(Session(Setup.of(seed, HUMANS)), moves),
    st.integers(1, 500),
    st.integers(0, 51),
)


@pytest.mark.parametrize("limit", [50, 80, 150])
@pytest.mark.parametrize("worst, is_over", [(-1, False), (0, True), (1, True)], ids=["below", "at", "above"])
def test_a_game_is_over_at_the_limit_and_not_before(limit: int, worst: int, *, is_over: bool) -> None:
    """Then the lowest have won, ties shared; before, everybody has a chance."""
    chances = win_probabilities((limit + worst, 7, 20, 7), limit)

    assert pytest.approx(1.0) == sum(chances)
    assert is_over is ((0.0, 0.5, 0.0, 0.5) == chances)
    assert is_over or min(chances) > 0.0
    assert chances[1] == chances[3] > chances[2] > (-1.0 if is_over else chances[0])


@pytest.mark.parametrize("seat", range(4))
def test_who_alone_is_lowest_at_the_end_has_won(seat: int) -> None:
    """By a single point; at whichever seat."""
    scores = [81] * 4
    scores[seat] = 80

    assert tuple(float(number == seat) for number in range(4)) == win_probabilities(scores, 80)


def test_points_weigh_more_the_nearer_the_end() -> None:
    """The softness is above nothing at the last point, and never falls with the points to go."""
    values = [softness(points) for points in range(400)]

    assert values[0] > 0.0
    assert all(first <= second for first, second in pairwise(values))
    assert values[-1] > values[1] > values[0]


@pytest.mark.parametrize("scores", [(0, 0, 0, 0), (40, 75, 79, 0), (79, 79, 79, 79)])
def test_in_a_round_the_softness_is_that_of_the_points_still_to_go(scores: tuple[int, ...]) -> None:
    """Of the highest score, by how much it has grown; beyond the limit that of the last point."""
    session = play_on(Session(Setup.of(1, HUMANS)), 8)
    seen = session.observe(session.turn)
    seats = tuple(replace(seat, score=score) for seat, score in zip(seen.seats, scores, strict=True))
    found = softness_by_growth(position_of(replace(seen, seats=seats, variant=Variant(80))))
    to_go = 79 - max(scores)

    assert [softness(points) for points in range(to_go, -1, -1)] == found[: to_go + 1]
    assert {softness(0)} == set(found[to_go:])
    assert MOST_POINTS + 1 == len(found)


@pytest.mark.parametrize(
    "deals, batches", [(1, 1), (3, 3), (4, 4), (624, 4), (779, 4), (780, 5), (935, 5), (936, 6)]
)
def test_prices_follow_from_four_batches_or_more_of_many_deals_each(deals: int, batches: int) -> None:
    """Of 156 deals at least where there are enough: neighbouring deals are alike."""
    session = play_on(Session(Setup.of(5, HUMANS)), 30)
    analysis = Analysis(session.observe(session.turn), Budget(deals, 0))
    analysis.run(stages=1)
    first, *_, last = (evaluation.choice for evaluation in analysis.evaluations())

    assert first != last
    assert batches == analysis.price(first, last).batches


@given(POSITIONS)
def test_the_facts_about_a_card_are_those_of_a_recount(session: Session) -> None:
    """What a play opens and has behind it, what a discard costs and how many cost less."""
    assert session.turn is not None
    seen = session.observe(session.turn)
    choices = seen.legal_plays or seen.hand
    for card in choices:
        choice = Play(session.turn, card) if seen.legal_plays else Discard(session.turn, card)
        hint = hint_about(choice, seen)

        assert (choice, len(choices)) == (hint.choice, len(choices))
        assert VALUES[str(card)[0]] == hint.points
        if isinstance(choice, Play):
            assert hint.ends_row is (str(card)[0] in "AK")
            assert set(behind(card, seen)) == set(map(str, hint.behind))
        else:
            assert sum(VALUES[str(each)[0]] < VALUES[str(card)[0]] for each in seen.hand) == hint.cheaper
            assert len(seen.table.missing(card)) == hint.needed
            assert ((), (), False) == (hint.behind, hint.opened, hint.ends_row)


def behind(card: Card, seen: Observation) -> list[str]:
    """The own cards of the suit that lie further from the seven than a card, on its side; of a seven, all."""
    value, suit = VALUES[str(card)[0]], str(card)[1]
    own = [str(each) for each in seen.hand if each != card and str(each)[1] == suit]
    if value == 7:
        return own
    return [each for each in own if (VALUES[each[0]] - value) * (value - 7) > 0]


@given(POSITIONS)
def test_a_card_opens_what_fits_after_it_and_not_before(session: Session) -> None:
    """Of the cards that others hold or the seat itself, but none that the seat has put down."""
    assert session.turn is not None
    seen = session.observe(session.turn)
    for card in seen.legal_plays:
        opening = opening_of(card, seen)
        after = set(seen.table.cards()) | {card}
        neighbours = {name for name in NEIGHBOURS[str(card)] if Card.parse(name) not in after}
        if not seen.moves:
            neighbours |= {"7C", "7D", "7H"}  # the seven of spades lets the others fit, too
        expected = neighbours - set(map(str, seen.discards))

        assert expected == set(map(str, opening.cards))
        assert expected & set(map(str, seen.hand)) == set(map(str, opening.own))


@given(POSITIONS)
def test_who_holds_what_agrees_with_the_cards_themselves(session: Session) -> None:
    """Each hidden card is possible where it is; piles are as large as they are; what was laid is seen."""
    assert session.turn is not None
    for viewer in range(4):
        seen = session.observe(viewer)
        holders = possible_holders(seen)
        own = {*seen.hand, *seen.discards, *seen.table.cards()}
        assert set(CARDS) - own == set(holders)
        assert len(holders) == unseen_cards(seen).bit_count()
        for seat, hand in enumerate(session.open_hands()):
            assert seat == viewer or all(seat in holders[card] for card in hand)
        assert all(viewer not in seats for seats in holders.values())
        piles = hidden_piles(seen)
        assert len(holders) == sum(pile.size for pile in piles)
        assert all(pile.size == 1 for pile in piles if not pile.is_hand)


@pytest.mark.parametrize(
    "costs, expected",
    [
        ((), None),
        ((0.499,), 0),
        ((0.5,), None),
        ((0.6, 0.499), 1),
        ((0.2, 0.1, 0.3), 1),
        ((3.0, 2.0), None),
        ((0.0, 0.1), 0),
    ],
)
def test_the_tie_is_the_cheapest_alternative_if_it_costs_next_to_nothing(
    costs: tuple[float, ...], expected: int | None
) -> None:
    """Half a point is too much."""
    alternatives = tuple(Alternative(card, cost, 0.0) for card, cost in zip(CARDS, costs, strict=False))
    advice = Advice(Hint(Play(0, CARDS[20]), 4), None, 5.0, alternatives)

    assert (None if expected is None else CARDS[expected]) == advice.tie


@pytest.mark.parametrize("seed", range(1, 9))
def test_of_the_choices_that_are_left_the_one_is_advised_that_brings_furthest_ahead(seed: int) -> None:
    """The others' points less the own, not their sum; with few deals several choices are left."""
    session = play_on(Session(Setup.of(seed, HUMANS)), 24)
    while session.turn is not None and session.observe(session.turn).forced is not None:
        session = play_on(session, 1)
    assert session.turn is not None
    seen, budget = session.observe(session.turn), Budget(60, 4)
    analysis = Analysis(seen, budget, 0, 1.0)
    analysis.run()
    best = max(analysis.survivors(), key=lambda each: each.others - each.cost)
    advice = advice_for(seen, budget)

    assert advice is not None
    assert (best.choice, best.cost) == (advice.hint.choice, advice.points)
