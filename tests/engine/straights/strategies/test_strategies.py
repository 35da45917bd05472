"""All strategies: they keep the rules, see only what a player sees, and do what their names say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import UnknownStrategy
from engine.fast_dataclass import replace
from engine.straights.advice.analysis import Budget
from engine.straights.commands import Discard, Play
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human, Player
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.adaptive import Adaptive, level_for
from engine.straights.strategies.expert import Expert
from engine.straights.strategies.registry import NAMES, STRATEGIES, strategy_named
from engine.straights.strategies.strategy import Strategy
from tests.support.opponents import finished_rounds
from tests.support.playing import HUMANS, legal_turns

QUICK = [name for name in NAMES if name not in {"expert", "adaptive"}]
SMALL = Budget(deals=24, burn_in=4)
ROUND = finished_rounds(strategy_named("first-legal"), rounds=1).state.results
ALONE: tuple[Player, ...] = (Human(), *[Computer("adaptive")] * 3)


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
    assert 104 == len(played(strategy_named(name, 1), seed))


@pytest.mark.parametrize(
    "strategy", [Expert(SMALL), strategy_named("adaptive", 3)], ids=["expert", "adaptive"]
)
def test_every_choice_of_the_thinkers_is_legal(strategy: Strategy) -> None:
    assert 52 == len(played(strategy, 5, rounds=1))


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownStrategy, match="random, first-legal"):
        strategy_named("genius")


def test_random_repeats_itself_for_a_seed_and_not_without() -> None:
    choices = [[choice for _, choice in played(strategy_named("random", seed), 5)] for seed in (1, 1, 2)]
    assert choices[0] == choices[1]
    assert choices[0] != choices[2]


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


def standing(players: tuple[Player, ...], scores: tuple[int, ...], rounds: int) -> Observation:
    """An observation in which the seats stand at these points after so many rounds."""
    observation = Session(Setup.of(1, players)).observe(1)
    seats = tuple(replace(seat, score=score) for seat, score in zip(observation.seats, scores, strict=True))
    return replace(observation, seats=seats, results=ROUND * rounds)


@pytest.mark.parametrize("ahead, level", [(3, 3), (2, 2), (-1, 2), (-2, 1), (-8, 1), (-9, 0)])
@given(st.sets(st.integers(0, 3), min_size=1, max_size=3), st.integers(1, 5), st.integers(0, 9))
def test_the_level_follows_how_far_the_best_human_is_ahead_of_the_mean_computer(
    ahead: int, level: int, humans: set[int], rounds: int, above: int
) -> None:
    """In points a round: two either way are near, nine are far."""
    computers = [seat for seat in range(4) if seat not in humans]
    spread = {1: (0,), 2: (above, -above), 3: (above, 0, -above)}[len(computers)]
    scores = [60 + above] * 4
    scores[min(humans)] = 60
    for seat, more in zip(computers, spread, strict=True):
        scores[seat] = 60 + ahead * rounds + more
    players = tuple(Human() if seat in humans else Computer("adaptive") for seat in range(4))

    assert level == level_for(standing(players, tuple(scores), rounds))


@pytest.mark.parametrize("players, rounds", [(HUMANS, 1), ((Computer("adaptive"),) * 4, 1), (ALONE, 0)])
def test_without_humans_or_computers_or_rounds_the_level_is_the_usual_one(
    players: tuple[Player, ...], rounds: int
) -> None:
    assert 2 == level_for(standing(players, (0, 50, 50, 50), rounds))


@pytest.mark.parametrize("ahead, name", [(-10, "first-legal"), (-5, "highest"), (0, "blocker")])
def test_a_level_is_played_as_the_strategy_that_has_it(ahead: int, name: str) -> None:
    """Turn by turn through a round in which each of the others chooses otherwise somewhere."""
    adaptive, others = Adaptive(1), {"first-legal", "highest", "blocker"} - {name}
    points = standing(ALONE, (30, *[30 + ahead] * 3), 1)
    differs = set()
    for observation, choice in played(strategy_named(name), 3, rounds=1):
        pairs = zip(points.seats, observation.seats, strict=True)
        seats = tuple(replace(seat, score=scored.score, player=scored.player) for scored, seat in pairs)
        assert choice == adaptive.choose(replace(observation, results=points.results, seats=seats))
        differs |= {other for other in others if strategy_named(other).choose(observation) != choice}

    assert others == differs


def test_levels_and_descriptions_differ() -> None:
    infos = STRATEGIES.values()

    assert len(NAMES) == len({info.level for info in infos}) == len({info.description for info in infos})
    assert [] == [info.name for info in infos if info.description.find(".") != len(info.description) - 1]
