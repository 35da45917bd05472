"""All strategies: they keep the rules, see only what a player sees, and do what their names say."""

import pytest

from engine.cards.card import Card
from engine.errors import UnknownStrategy
from engine.fast_dataclass import replace
from engine.straights.advice.analysis import Analysis, Budget
from engine.straights.commands import Discard, Play
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human
from engine.straights.playouts.card_features import GONE, MINE, OTHERS, CardFeatures
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.adaptive import level_for
from engine.straights.strategies.expert import Expert
from engine.straights.strategies.greedy import discard_value, play_value
from engine.straights.strategies.registry import NAMES, strategy_named
from engine.straights.strategies.strategy import Strategy
from tests.support.opponents import finished_rounds
from tests.support.playing import HUMANS, VALUES, legal_turns
from tests.support.positions import seen

QUICK = [name for name in NAMES if name not in {"expert", "adaptive"}]
SMALL = Budget(deals=24, burn_in=4)


def value(choice: Play | Discard) -> int:
    """Ace 1 to king 13."""
    return VALUES[str(choice.card)[0]]


def played(strategy: Strategy, seed: int, rounds: int = 2) -> list[tuple[Observation, Play | Discard]]:
    """What a strategy chose at all seats, with what it saw; each choice was legal."""
    session = Session(Setup.of(seed, HUMANS))
    told = []
    while session.turn is not None and session.state.number <= rounds:
        observation = session.observe(session.turn)
        choice = strategy.choose(observation)
        assert choice in legal_turns(session.state)
        told.append((observation, choice))
        session.submit(choice)
    return told


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seed", [1, 5, 44])
def test_every_choice_is_legal(name: str, seed: int) -> None:
    """At every seat, through whole rounds."""
    assert 104 == len(played(strategy_named(name, 1), seed))


@pytest.mark.parametrize(
    "strategy", [Expert(SMALL), strategy_named("adaptive", 3)], ids=["expert", "adaptive"]
)
def test_every_choice_of_the_thinkers_is_legal(strategy: Strategy) -> None:
    """Through a round."""
    assert 52 == len(played(strategy, 5, rounds=1))


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    """In a sentence that helps."""
    with pytest.raises(UnknownStrategy, match="random, first-legal"):
        strategy_named("genius")


def test_lowest_plays_low_and_puts_down_high() -> None:
    """The easy computer of the web version."""
    for observation, choice in played(strategy_named("lowest"), 13):
        cards = [VALUES[str(card)[0]] for card in observation.legal_plays or observation.hand]
        assert value(choice) == (min(cards) if observation.legal_plays else max(cards))


def test_highest_plays_high_and_puts_down_low() -> None:
    """The hard computer of the web version."""
    for observation, choice in played(strategy_named("highest"), 13):
        cards = [VALUES[str(card)[0]] for card in observation.legal_plays or observation.hand]
        assert value(choice) == (max(cards) if observation.legal_plays else min(cards))


def test_random_repeats_itself_for_a_seed_and_not_without() -> None:
    """Chance follows from the seed."""
    choices = [[choice for _, choice in played(strategy_named("random", seed), 5)] for seed in (1, 1, 2)]
    assert choices[0] == choices[1]
    assert choices[0] != choices[2]


def test_the_expert_repeats_itself_for_a_seed_and_a_budget() -> None:
    """Whatever was asked before."""
    turns = [
        observation
        for observation, _ in played(strategy_named("blocker"), 5, 1)
        if observation.forced is None
    ]
    asked = [Expert(SMALL, seed=7).choose(observation) for observation in turns]

    expert = Expert(SMALL, seed=7)
    assert asked == list(reversed([expert.choose(observation) for observation in reversed(turns)]))


@pytest.mark.parametrize("name", ["expert", "adaptive"])
def test_the_thinkers_thoughts_follow_from_the_seed(name: str) -> None:
    """Where choices are nearly equal, another seed may take the other; the same seed does not."""
    for observation, _ in played(strategy_named("blocker"), 8, 1):
        human_is_ahead = replace(
            observation,
            results=finished_rounds(strategy_named("highest")).state.results,
            seats=tuple(
                replace(view, score=40 * (seat > 0), player=Computer("?") if seat else Human())
                for seat, view in enumerate(observation.seats)
            ),
        )
        choices = [strategy_named(name, seed).choose(human_is_ahead) for seed in (1, 1, 2, 3, 4)]
        assert choices[0] == choices[1]
        if len(set(choices)) > 1:
            return
    pytest.fail("no seed makes a difference")


def test_the_expert_thinks_no_more_than_its_budget() -> None:
    """And every choice is tried, none more often than the one that is taken."""
    for observation, _ in played(strategy_named("blocker"), 8, 1)[10:30]:
        if observation.forced is None:
            analysis = Analysis(observation, Budget(deals=64, burn_in=2))
            analysis.run()
            samples = [evaluation.deals for evaluation in analysis.evaluations()]
            assert all(0 < count <= 64 for count in samples)
            (best,) = (each for each in analysis.evaluations() if each.choice == analysis.best())
            assert max(samples) == best.deals


def test_the_expert_can_be_cancelled_and_answers_with_what_it_knows() -> None:
    """After the first stage, at once."""
    observation = next(
        seen for seen, _ in played(strategy_named("blocker"), 8, 1) if len(seen.legal_plays) > 1
    )
    analysis = Analysis(observation, Budget(deals=80_000, burn_in=1))

    asked: list[bool] = []

    def cancel() -> bool:
        asked.append(True)
        return True

    analysis.run(cancel)
    assert [True] == asked
    assert analysis.best().card in observation.legal_plays
    assert 10_000 >= max(evaluation.deals for evaluation in analysis.evaluations())


@pytest.mark.parametrize("name", NAMES)
def test_who_knows_less_chooses_the_same(name: str) -> None:
    """A strategy cannot see names, nor who plays the other seats: it is asked with both taken away."""
    if name == "adaptive":
        pytest.skip("it plays by the humans' points, so it must know who is human")
    for observation, _ in played(strategy_named("first-legal"), 44, 1)[8:40:8]:
        masked = replace(
            observation,
            seats=tuple(replace(seat, name="?", player=Computer("?")) for seat in observation.seats),
        )
        strategies = [Expert(SMALL) if name == "expert" else strategy_named(name, 3) for _ in range(2)]
        assert strategies[0].choose(observation) == strategies[1].choose(masked)


def test_adaptive_is_stronger_against_who_is_ahead() -> None:
    """By the points of finished rounds of the best human and of the computers."""
    session = Session(Setup.of(1, (Human(), *[Computer("adaptive")] * 3)))
    observation = session.observe(1)
    assert 2 == level_for(observation)
    results = finished_rounds(strategy_named("highest")).state.results
    levels = [
        level_for(
            replace(
                observation,
                results=results,
                seats=tuple(
                    replace(seat, score=score) for seat, score in zip(observation.seats, scores, strict=True)
                ),
            )
        )
        for scores in ((10, 40, 40, 40), (40, 40, 40, 40), (50, 40, 40, 40), (70, 30, 30, 30))
    ]
    assert [3, 2, 1, 0] == levels


class Asked:
    """A value function that keeps what it is asked about."""

    def __init__(self) -> None:
        """Of which nothing has been asked."""
        self.told: list[CardFeatures] = []

    def play_value(self, card: CardFeatures) -> float:
        """The same for every card."""
        self.told.append(card)
        return 1.0

    def discard_value(self, card: CardFeatures) -> float:
        """The same for every card."""
        return self.play_value(card)


@pytest.mark.parametrize(
    "laid, between",
    [
        ("7S", (OTHERS, MINE, OTHERS, GONE, OTHERS)),
        ("7S 7D", (OTHERS, MINE, OTHERS, GONE, OTHERS)),
        ("7S 7D 8D", (MINE, OTHERS, GONE, OTHERS)),
        ("7S 7C 7D 8D 6D", (MINE, OTHERS, GONE, OTHERS)),
    ],
)
def test_a_discard_is_valued_by_what_must_be_laid_before_it(laid: str, between: tuple[int, ...]) -> None:
    """From the end of the suit's run on: whose these cards are, and whether the seven is missing."""
    asked = Asked()

    assert 1.0 == discard_value(asked, Card.parse("KD"), seen("9D KD", laid, "JD"))

    (king,) = asked.told
    assert (between, (), "7D" not in laid) == (king.between, king.beyond, king.needs_seven)
    assert king.is_up
    assert 13 == king.points


def test_a_seven_is_worth_what_can_follow_it_on_either_side() -> None:
    """Whose the six cards below it are, and the six above it; the values add up."""
    asked = Asked()

    assert 2.0 == play_value(asked, Card.parse("7D"), seen("7D 6D 9D KD", "7S", "AD TD"))

    down, up = asked.told
    assert (False, (MINE, OTHERS, OTHERS, OTHERS, OTHERS, GONE)) == (down.is_up, down.beyond)
    assert (True, (OTHERS, MINE, GONE, OTHERS, OTHERS, MINE)) == (up.is_up, up.beyond)
    assert [True, True] == [down.is_seven, up.is_seven]
