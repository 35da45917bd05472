"""Advice: what is advised is allowed, everything is priced, and nothing is said of anybody else's turn."""

from math import inf
from typing import ClassVar

import pytest

from engine.cards.card import Card
from engine.errors import SetupError
from engine.fast_dataclass import replace
from engine.straights.advice import advisor
from engine.straights.advice.advisor import advice_against, advice_for
from engine.straights.advice.analysis import Analysis, Budget, Evaluation
from engine.straights.advice.hints import Advice, Alternative, Hint, hint_about
from engine.straights.advice.opponent_models import Opponents
from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human, Player
from engine.straights.playouts.compiled import COMPILED
from engine.straights.session import Session
from engine.straights.setup import Setup, Variant
from engine.straights.strategies.registry import strategy_named
from tests.support.playing import HUMANS, cards, first_legal, legal_turns, turns_of

SMALL = Budget(deals=40, burn_in=4)
LARGER = Budget(deals=800, burn_in=20)


def after(turns: int, seed: int = 5) -> Session:
    session = Session(Setup.of(seed, HUMANS))
    for _ in range(turns):
        session.submit(first_legal(session))
    return session


@pytest.mark.parametrize("turns", [0, 7, 18, 29, 33, 41, 51, 60])
def test_advice_is_legal_and_prices_every_alternative(turns: int) -> None:
    session = after(turns)
    assert session.turn is not None
    observation = session.observe(session.turn)
    advice = advice_for(observation, SMALL)

    assert advice is not None
    choices = legal_turns(session.state)
    assert advice.hint.choice in choices
    others = {choice.card for choice in choices} - {advice.hint.choice.card}
    assert others == {each.card for each in advice.alternatives}
    assert all(each.cost >= 0 for each in advice.alternatives)
    assert advice.points >= (observation.seats[session.turn].round_points or 0)
    assert (advice.against is None) == (not advice.alternatives)
    if advice.against is not None:
        costs = {each.card: each.cost for each in advice.alternatives}
        assert max(costs.values()) == costs[advice.against.choice.card]
        assert advice.against == hint_about(advice.against.choice, observation)


def test_whoever_is_not_on_turn_gets_none() -> None:
    """Nor does a spectator, nor anybody after the game."""
    session = after(5)
    for seat in (None, 0, 1, 2, 3):
        if seat != session.turn:
            assert None is advice_for(session.observe(seat), SMALL)


def with_scores(observation: Observation, scores: tuple[int, ...], limit: int) -> Observation:
    """Let the same turn come in a game to another limit."""
    seats = tuple(replace(seat, score=score) for seat, score in zip(observation.seats, scores, strict=True))
    return replace(observation, seats=seats, variant=Variant(limit))


def ahead(evaluation: Evaluation) -> float:
    """How many points a choice brings the seat ahead of the others."""
    return evaluation.others - evaluation.cost


@pytest.mark.parametrize(
    "seed, turns, scores, tempting",
    [
        (6, 14, (70, 70, 75, 70), Play(2, Card.parse("2H"))),
        (9, 18, (70, 70, 70, 75), Discard(3, Card.parse("3H"))),
        (46, 14, (70, 70, 75, 70), Discard(2, Card.parse("2C"))),
    ],
)
def test_a_hint_aims_at_points_until_the_last_round(
    seed: int, turns: int, scores: tuple[int, ...], tempting: Choice
) -> None:
    """The best is what a longer analysis finds for points, also where who plays for the game is tempted."""
    session = after(turns, seed)
    observation = with_scores(session.observe(session.turn), scores, 80)
    longer = Analysis(observation, Budget(deals=2000, burn_in=100), seed=99, slope=1.0)
    longer.run()
    best = max(longer.survivors(), key=ahead).choice
    advice, against = advice_for(observation, LARGER), advice_against(observation, tempting, LARGER)

    assert advice is not None
    assert [best, best] == [advice.hint.choice, against.hint.choice]
    assert advice_against(observation, best, LARGER).against is None
    assert best != tempting


class Noted(Analysis):
    made: ClassVar[list[Analysis]] = []

    def __init__(
        self, observation: Observation, budget: Budget, seed: int, slope: float, opponents: Opponents
    ) -> None:
        super().__init__(observation, budget, seed, slope, opponents)
        self.made.append(self)


@pytest.mark.parametrize("name", ["QS", "JH", "QH"])
def test_a_review_plays_a_choice_out_in_as_many_deals_whatever_it_costs(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A price that says itself when to stop is biased."""
    monkeypatch.setattr(advisor, "Analysis", Noted)
    monkeypatch.setattr(Noted, "made", [])
    session = after(33)
    observation = session.observe(session.turn)
    choice = Discard(observation.turn or 0, Card.parse(name))
    advice = advice_against(observation, choice, Budget(deals=3200, burn_in=20))
    deals = {each.choice: each.deals for each in Noted.made[-1].evaluations()}

    assert 3200 == deals[choice] == deals[advice.hint.choice]
    assert advice.against == hint_about(choice, observation)


def test_a_single_chain_says_nothing_of_how_sure_a_price_is() -> None:
    """Its deals are alike: any error is possible."""
    session = after(33)
    assert session.turn is not None
    for budget in (Budget(deals=1, burn_in=0), Budget(deals=200, burn_in=10, chains=1)):
        analysis = Analysis(session.observe(session.turn), budget)
        analysis.run(stages=1)
        first, *_, last = (evaluation.choice for evaluation in analysis.evaluations())

        assert inf == analysis.price(first, last).error


@pytest.mark.parametrize("deals, burn_in", [(0, 0), (-1, 0), (1, -1)])
def test_a_budget_is_one_deal_or_more(deals: int, burn_in: int) -> None:
    with pytest.raises(SetupError, match=f"unlike {deals} with {burn_in}"):
        Budget(deals, burn_in)


def test_the_tie_is_the_cheapest_of_those_that_may_be_as_good() -> None:
    """Wherever it stands in the hand; what is certainly worse is none."""
    ace, two, three, four = cards("AC 2C 3C 4C")
    hint = Hint(Play(0, ace), 4)
    dear, near = Alternative(two, 3.0, 0.1), Alternative(three, 0.4, 0.1)
    nearest = Alternative(four, 0.1, 0.1)

    assert four == Advice(hint, None, 5.0, (dear, near, nearest)).tie
    assert three == Advice(hint, None, 5.0, (near, dear)).tie
    assert Advice(hint, None, 5.0, (dear,)).tie is None


@pytest.mark.usefixtures("no_coverage")
@pytest.mark.skipif(not COMPILED, reason="thousands of deals take minutes where the playouts are interpreted")
def test_late_in_a_first_round_two_seeds_agree_within_their_errors() -> None:
    """When many moves have told much of players that nobody knows, but each chain of deals only a part."""
    offs = []
    for seed in range(1, 21):
        players = map(strategy_named, ("first-legal", "highest", "locker", "blocker"))
        for observation in turns_of(Session(Setup.of(seed * 7919, HUMANS)), *players):
            left = sum(seat.cards_left for seat in observation.seats)
            if observation.seat == 0 and left < 20 and observation.forced is None:
                one, other = (advice_for(observation, Budget(4000, 200), seed=number) for number in (1, 2))
                offs += differences(one, other)

    assert len(offs) > 40
    assert sum(each < 2 for each in offs) / len(offs) >= 0.9


def differences(one: Advice | None, other: Advice | None) -> list[float]:
    """By how many of their errors the prices of two analyses differ, where both have the same best card."""
    if one is None or other is None or one.hint.choice != other.hint.choice:
        return []
    pairs = zip(one.alternatives, other.alternatives, strict=True)
    return [
        abs(first.cost - second.cost) / (first.error**2 + second.error**2) ** 0.5
        for first, second in pairs
        if first.error > 0.0 or second.error > 0.0
    ]


def test_named_computers_are_known_to_advice_and_people_are_not() -> None:
    """The prices are those against them; a strategy sees no names."""
    session = after(24, seed=9)
    strangers = session.observe(session.turn)
    players: tuple[Player, ...] = (Computer("highest"), Human(), Computer("expert"), Computer("locker"))
    seats = tuple(replace(seat, player=player) for seat, player in zip(strangers.seats, players, strict=True))
    observation = replace(strangers, seats=seats)
    advice, unknown = advice_for(observation, LARGER), advice_for(strangers, LARGER)

    assert advice is not None
    assert unknown is not None
    assert (None, "locker", "highest") == advice.opponents
    assert (None, None, None) == unknown.opponents
    assert advice.alternatives != unknown.alternatives
    analyses = [Analysis(each, LARGER) for each in (observation, strangers)]
    for analysis in analyses:
        analysis.run()
    assert analyses[0].evaluations() == analyses[1].evaluations()
