"""The adaptive level at each of its limits, and the plain strategies among equal cards."""

import pytest

from engine.fast_dataclass import replace
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human, Player
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.adaptive import Adaptive, level_for
from engine.straights.strategies.registry import strategy_named
from tests.support.playing import HUMANS, VALUES, play_on

ALONE = (Human(), Computer("adaptive"), Computer("adaptive"), Computer("adaptive"))


def position(players: tuple[Player, ...], scores: tuple[int, ...], rounds: int) -> Observation:
    """An observation in which the seats stand at these points after so many rounds."""
    seen = Session(Setup.of(1, players)).observe(1)
    result = play_on(Session(Setup.of(1, HUMANS)), 52).state.results[0]
    seats = tuple(replace(seat, score=score) for seat, score in zip(seen.seats, scores, strict=True))
    return replace(seen, seats=seats, results=(result,) * rounds)


@pytest.mark.parametrize(
    "ahead, expected", [(3, 3), (2, 2), (1, 2), (0, 2), (-1, 2), (-2, 1), (-3, 1), (-8, 1), (-9, 0), (-10, 0)]
)
@pytest.mark.parametrize("rounds", [1, 3])
def test_the_level_follows_how_far_the_human_is_ahead_a_round(ahead: int, expected: int, rounds: int) -> None:
    """Two points either way are near, nine are far."""
    scores = (30, *[30 + ahead * rounds] * 3)

    assert expected == level_for(position(ALONE, scores, rounds))


def test_the_best_human_and_the_mean_of_the_computers_decide() -> None:
    """Of two humans the lower score; of the computers all."""
    players = (Human(), Computer("adaptive"), Human(), Computer("adaptive"))

    assert 3 == level_for(position(players, (60, 20, 10, 20), 1))
    assert 0 == level_for(position(players, (60, 20, 40, 20), 1))
    assert 2 == level_for(position(players, (60, 0, 20, 40), 1))


@pytest.mark.parametrize("players", [HUMANS, (Computer("adaptive"),) * 4])
def test_without_humans_or_computers_or_rounds_the_level_is_the_usual_one(
    players: tuple[Player, ...],
) -> None:
    """There is nobody to compare with."""
    assert 2 == level_for(position(players, (0, 50, 50, 50), 1))
    assert 2 == level_for(position(ALONE, (0, 50, 50, 50), 0))


@pytest.mark.parametrize("name, sign", [("lowest", 1), ("highest", -1)])
@pytest.mark.parametrize("seed", range(1, 6))
def test_lowest_and_highest_take_the_first_of_equal_cards(name: str, sign: int, seed: int) -> None:
    """The extreme rank, in hand order among equals; the other extreme face down."""
    session, strategy = Session(Setup.of(seed, HUMANS)), strategy_named(name)
    while session.turn is not None and session.state.number == 1:
        seen = session.observe(session.turn)
        cards = seen.legal_plays or seen.hand
        order = sign if seen.legal_plays else -sign
        best = min(order * VALUES[str(card)[0]] for card in cards)
        choice = strategy.choose(seen)

        assert next(card for card in cards if order * VALUES[str(card)[0]] == best) == choice.card
        session.submit(choice)


@pytest.mark.parametrize("ahead, name", [(-10, "first-legal"), (-5, "highest"), (0, "blocker")])
def test_a_level_is_played_as_the_strategy_that_has_it(ahead: int, name: str) -> None:
    """The milder ones, turn by turn through a round in which each of them chooses otherwise somewhere."""
    adaptive = Adaptive(1)
    milder = {each: strategy_named(each) for each in ("first-legal", "highest", "blocker")}
    session = Session(Setup.of(3, ALONE))
    other = position(ALONE, (30, *[30 + ahead] * 3), 1)
    differs = set()
    while session.state.number == 1:
        seen = session.observe(session.turn)
        pairs = zip(seen.seats, other.seats, strict=True)
        seats = tuple(replace(seat, score=scored.score) for seat, scored in pairs)
        choices = {each: strategy.choose(seen) for each, strategy in milder.items()}
        assert choices[name] == adaptive.choose(replace(seen, results=other.results, seats=seats))
        differs |= {each for each, choice in choices.items() if choice != choices[name]}
        session.submit(choices[name])

    assert milder.keys() - {name} == differs
