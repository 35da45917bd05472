"""The same cards for everybody: deals by day, seed and chair; results to compare and to share."""

from datetime import date, timedelta

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.cards.card import Card
from engine.errors import NotationError
from engine.fast_dataclass import replace
from engine.straights.advice.hints import Advice, Alternative, Hint
from engine.straights.commands import Play
from engine.straights.duplicate import comparison
from engine.straights.duplicate.comparison import Comparison, comparison_in_steps, deal_result
from engine.straights.duplicate.duplicate_deal import COMPUTERS, DuplicateDeal, deal_in, deal_of, parse_deal
from engine.straights.events import RoundStarted
from engine.straights.player import Computer, Human
from engine.straights.review.game_review import Decision, Reason, RoundReview
from engine.straights.review.par import par_of
from engine.straights.round_summary import ahead_of
from engine.straights.session import Session
from engine.straights.strategies.registry import strategy_named
from engine.straights.text.today import deal_verdict
from engine.text.rendering import render
from tests.support.playing import play_on

TODAY = date(2026, 11, 22)
NAMES = ("Anna", "Clara", "Diego", "Hugo")


def test_a_day_has_one_deal_everywhere() -> None:
    """The very one that was promised; another each day, from every chair."""
    deals = [deal_of(TODAY + timedelta(days)) for days in range(60)]

    assert (312_335_732, 3) == (deals[0].seed, deals[0].chair)
    assert 60 == len({deal.seed for deal in deals})
    assert {0, 1, 2, 3} == {deal.chair for deal in deals}


@pytest.mark.parametrize("chair", range(4))
def test_a_deal_is_one_round_against_the_same_computers(chair: int) -> None:
    """The cards do not depend on the chair; the computers follow the player in the order of play."""
    setup = DuplicateDeal(77, chair).setup(NAMES)
    players = [setup.seats[(chair + step) % 4].player for step in range(4)]

    assert [Human(), *map(Computer, COMPUTERS)] == players
    assert list(NAMES) == [setup.seats[(chair + step) % 4].name for step in range(4)]
    assert Session(setup).open_hands() == Session(DuplicateDeal(77, 0).setup(NAMES)).open_hands()
    assert 0 == setup.variant.score_limit


@given(st.integers(-800, 800))
@example(-1)
@example(0)
@example(363)
@example(364)
def test_the_deals_of_today_and_of_a_year_before_are_known_in_their_games(days: int) -> None:
    """Any other day's is one with a seed; the text of each names its day."""
    deal = deal_of(TODAY - timedelta(days))

    assert deal == parse_deal(f" {deal.code}\n")
    assert replace(deal, day=deal.day if 0 <= days <= 363 else None) == deal_in(deal.setup(NAMES), TODAY)


@given(st.integers(-1, 2**31), st.integers(-1, 4))
@example(-1, 0)
@example(0, 0)
@example(2**31 - 1, 3)
@example(2**31, 3)
@example(77, -1)
@example(77, 4)
def test_a_deal_has_a_seed_of_31_bits_and_one_of_four_chairs(seed: int, chair: int) -> None:
    deal = DuplicateDeal(seed, chair)
    known = deal if 0 <= seed < 2**31 and 0 <= chair < 4 else None

    if known is None:
        with pytest.raises(NotationError):
            parse_deal(deal.code)
    else:
        assert known == parse_deal(deal.code) == deal_in(deal.setup(NAMES), TODAY)


@pytest.mark.parametrize("chair", range(4))
def test_a_game_of_another_kind_plays_no_deal(chair: int) -> None:
    deal = DuplicateDeal(77, chair)
    setup = deal.setup(NAMES)
    others = (
        replace(setup, seats=setup.seats[::-1]),
        replace(setup, variant=replace(setup.variant, score_limit=1)),
        deal.setup_for("blocker"),
    )

    assert deal.is_set_up(deal.setup(("a", "b", "c", "d")))
    assert [None] * 4 == [deal_in(other, TODAY) for other in (replace(setup, salt="00"), *others)]
    assert not any(map(deal.is_set_up, others))
    assert not DuplicateDeal(77, (chair + 1) % 4).is_set_up(setup)
    assert not DuplicateDeal(78, chair).is_set_up(setup)


@pytest.mark.parametrize(
    "text", ["", "77", "/1", "77/5", "2026-13-01", "2026-00-10", f"{2**31}/1", "77/1/1", "\u0667\u0667/1"]
)
def test_a_text_that_names_no_deal_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_deal(text)


def compared(deal: DuplicateDeal) -> tuple[int, Comparison]:
    """How many steps it took before the comparison was there, which ends them."""
    *steps, found = comparison_in_steps(deal)
    assert found is not None
    assert {None} == set(steps)
    return len(steps), found


@pytest.mark.parametrize("chair", range(4))
def test_par_and_references_are_those_of_the_player_s_chair(
    chair: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each reference plays the whole deal there, against the very computers of the deal, in its order."""
    names = ("highest", "blocker")
    monkeypatch.setattr(comparison, "REFERENCES", names)
    deal = DuplicateDeal(81, chair)
    ahead = []
    for name in names:
        game = Session(deal.setup_for(name))
        play_on(game, strategy=[strategy_named(each.name) for each in game.setup.seats])
        ahead.append(ahead_of(game.state.results[0].gained, chair))
    started = Session(deal.setup(NAMES)).history[0]
    assert isinstance(started, RoundStarted)
    par = par_of(started.hands[chair] or (), COMPUTERS).ahead

    assert (105, Comparison(par, tuple(ahead))) == compared(deal)


def choice(price: float, sd: float) -> Decision:
    """A choice that cost so much, the best one where that is nothing."""
    best, other = Play(2, Card.parse("6H")), Play(2, Card.parse("9C"))
    advice = Advice(Hint(best, 2), None, 5.0, (Alternative(other.card, price, sd),))
    return Decision(0, 1, other if price else best, advice, price, sd, Reason.TIMING)


@pytest.mark.parametrize(
    "result, help_text, said",
    [
        (-4, "", "4 points worse than the expert"),
        (1, "", "1 point better than the expert"),
        (0, ", with help", "level with the expert"),
    ],
)
def test_the_shared_line_tells_what_the_screen_tells_and_no_card(
    result: int, help_text: str, said: str
) -> None:
    choices = (choice(5.0, 0.5), choice(0.0, 0.0), choice(0.3, 0.1), choice(2.9, 1.0), choice(0.0, 0.0))
    review = RoundReview(1, choices, result, par=-1.0)
    deal = DuplicateDeal(77, 2)
    session = play_on(Session(deal.setup(NAMES)))
    compared = Comparison(0.0, (7.0, ahead_of(session.state.results[0].gained, 2) - result))
    found = deal_result(session, review, compared, deal, "", is_helped=bool(help_text))
    on_screen = render(deal_verdict(found)).replace("“expert”", "the expert")

    assert f"Straights 77/3: {said}{help_text}. 3 of 5 cards best ▂▇▇▄▇" == found.line.splitlines()[0]
    assert said.capitalize() in on_screen
