"""Sets of a match: the same deals from every seat, and seats that are lost."""

import pytest

from engine.cards.card import CARDS, Card
from engine.errors import SetupError, UnknownStrategy
from engine.fast_dataclass import replace
from engine.straights.arena import match as match_module
from engine.straights.arena.contestants import BuiltInStrategy, verify
from engine.straights.arena.match import play_sets
from engine.straights.arena.messages import Answer
from engine.straights.arena.time_limits import TimeLimits
from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.player import Computer
from engine.straights.session import Session
from engine.straights.setup import Setup, Variant
from engine.straights.strategies.first_legal import FirstLegal
from tests.support.arena import QUICK, bot, known, match_of
from tests.support.arena_strategies import Cheating


class Broken:
    def choose(self, observation: Observation) -> Choice:
        raise ZeroDivisionError


def broken(_seed: int) -> Broken:
    """Make one that raises when it is asked."""
    return Broken()


def unmade(_seed: int) -> Broken:
    raise ZeroDivisionError


@pytest.mark.parametrize("whole_games", [False, True])
def test_equals_get_the_same_from_every_deal(whole_games: bool) -> None:  # noqa: FBT001  # a parameter
    stats = play_sets(match_of(*["lowest"] * 4, whole_games=whole_games), 0, 1).sets[0]

    assert 1 == len({each.points_per_round for each in stats.summaries()})
    assert [0.25] * 4 == [each.win_share for each in stats.summaries()]
    assert (4, whole_games) == (stats.games, stats.rounds > 4)


def test_a_set_is_the_same_wherever_it_is_played() -> None:
    match = match_of("random", "blocker", bot("Chance"), "lowest")
    together = [known(each) for each in play_sets(match, 0, 2).sets]

    assert together == [known(play_sets(match, number, 1).sets[0]) for number in (0, 1)]
    assert together[0] != together[1]
    assert together[0] != known(play_sets(match_of(*match.strategies, seed=2), 0, 1).sets[0])


def test_one_who_loses_its_seat_is_replaced_for_the_rest_of_the_game() -> None:
    expected = play_sets(match_of("blocker", "first-legal", "random", "lowest"), 0, 3).sets
    found = play_sets(match_of("blocker", bot("Raising"), "random", "lowest"), 0, 3).sets

    for left, right in zip(expected, found, strict=True):
        points = [each.points_per_round for each in right.summaries()]
        assert [each.points_per_round for each in left.summaries()] == points
        assert {(1, "it raised ValueError: no"): 4} == right.reasons
        assert [0, 4, 0, 0] == right.faults


@pytest.mark.parametrize(
    "make, parts",
    [
        (broken, ("it raised ZeroDivisionError",)),
        (unmade, ("it raised ZeroDivisionError",)),
        (lambda _seed: Cheating(), ("its answer is against the rules: ", str(CARDS[0]))),
    ],
    ids=["broken", "unmade", "cheating"],
)
def test_a_broken_strategy_of_the_game_loses_its_seat_too(
    monkeypatch: pytest.MonkeyPatch, make: object, parts: tuple[str, ...]
) -> None:
    """Ours are not in a process of their own, but may be wrong as well: first-legal plays on, as all do."""
    level = play_sets(match_of(*["first-legal"] * 4), 0, 1).sets[0]
    contestants = iter([BuiltInStrategy(make), *(BuiltInStrategy(lambda _: FirstLegal()) for _ in range(3))])  # type: ignore[arg-type]  # one of three
    monkeypatch.setattr(match_module, "contestant_named", lambda *_, **__: next(contestants))

    stats = play_sets(match_of(), 0, 1).sets[0]

    assert [4, 0, 0, 0] == stats.faults
    assert [] == [told for seat, told in stats.reasons if seat or any(part not in told for part in parts)]
    assert [each.points_per_round for each in level.summaries()] == [
        each.points_per_round for each in stats.summaries()
    ]


@pytest.mark.parametrize(
    "name, text",
    [
        ("nobody", "no strategy is called 'nobody'; there are: random, first-legal, "),
        ("module:", "no strategy is called 'module:'"),
        ("../x:Y", "no strategy is called '../x:Y'"),
        (bot("Nobody"), f"'{bot('Nobody')}' cannot be loaded: AttributeError: "),
        (bot("NO_CLASS"), f"'{bot('NO_CLASS')}' cannot be called to make a strategy"),
        (bot("Unmade"), f"'{bot('Unmade')}' cannot be made: it raised RuntimeError: not today"),
        (bot("Mute"), f"'{bot('Mute')}' has no method choose(observation)"),
        ("no_such_module:Bot", "'no_such_module:Bot' cannot be loaded: ModuleNotFoundError: "),
    ],
)
def test_who_cannot_play_is_found_before_anything_is_played(name: str, text: str) -> None:
    with pytest.raises(UnknownStrategy) as caught:
        verify(name, TimeLimits(), ())

    assert str(caught.value).startswith(text)


def test_a_strategy_cannot_deal_the_cards_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed that it begins with is not that of the deal, nor one nearby; both are new in each game."""
    told: list[tuple[int, tuple[Card, ...]]] = []

    class Curious(FirstLegal):
        """Notes its seed, and its first hand."""

        def __init__(self, seed: int) -> None:
            self._seed: int | None = seed

        def choose(self, observation: Observation) -> Choice:
            if self._seed is not None and len(observation.hand) == 13:
                told.append((self._seed, observation.hand))
            self._seed = None
            return super().choose(observation)

    monkeypatch.setattr(match_module, "contestant_named", lambda *_, **__: BuiltInStrategy(Curious))
    play_sets(replace(match_of(*["anybody"] * 4), has_fresh_deals=True), 1, 2)

    assert len(told) > 16
    assert [len(told)] * 2 == [len(set(each)) for each in zip(*told, strict=True)]
    for seed, hand in told:
        for near in range(max(seed - 4, 0), seed + 5):
            assert hand not in Session(Setup.of(near, (Computer("anybody"),) * 4)).open_hands()


def test_a_forced_move_takes_no_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only decisions are timed: who is slow where there is no choice is as quick as the others."""

    class Timed(BuiltInStrategy):
        """Says that it took a minute where it had no choice, and a millisecond elsewhere."""

        def ask(self, observation: Observation) -> Answer:
            seconds = 0.001 if observation.forced is None else 60.0
            return Answer(super().ask(observation).choice, seconds)

    monkeypatch.setattr(match_module, "contestant_named", lambda *_, **__: Timed(lambda _: FirstLegal()))
    stats = play_sets(match_of(), 0, 1).sets[0]

    assert all(1.0 <= each.decision_ms_p95 <= 1.06 for each in stats.summaries())


def test_a_match_is_for_four() -> None:
    for names in (QUICK[:3], (*QUICK, "lowest")):
        with pytest.raises(SetupError, match=str(len(names))):
            match_of(*names)


def test_whole_games_end_at_the_score_limit_of_the_match() -> None:
    match = match_of("random", "highest", "lowest", "blocker", whole_games=True)
    rounds = {
        limit: play_sets(replace(match, variant=Variant(limit)), 0, 1).sets[0].rounds for limit in (0, 20, 80)
    }

    assert 4 == rounds[0] < rounds[20] < rounds[80]
