"""Matches on executors of all kinds: the same result, and an error where one gives up."""

import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import active_children, get_context

import pytest

from engine.cli.arena.worker_pools import process_pool
from engine.errors import UnknownStrategy
from engine.straights.arena.match import Batch, Match, play_sets
from engine.straights.arena.run import Run
from engine.straights.arena.stats import MatchStats
from engine.straights.errors import MatchBroken
from tests.support.arena import AtOnce, bot, known, match_of, played

MIXED = ("locker", "blocker", "random", bot("Cheating"))  # chance, and faults


class Instead(Executor):
    """Does with each task what a test wants."""

    def __init__(self, do: Callable[[Match, int, int], Future[Batch]]) -> None:
        self._do = do

    def submit(  # type: ignore[override]  # less than an executor
        self, _play: object, match: Match, first: int, count: int
    ) -> Future[Batch]:
        return self._do(match, first, count)


def done(batch: Batch) -> Future[Batch]:
    future = Future[Batch]()
    future.set_result(batch)
    return future


class Leaving(Executor):
    """Hands tasks on to another executor, and stops the match after some of them.

    Attributes:
        futures: of the tasks that were handed on.
    """

    def __init__(self, executor: Executor, run: Run, tasks: int) -> None:
        self.futures: list[Future[Batch]] = []
        self._executor, self._run, self._tasks = executor, run, tasks

    def submit(  # type: ignore[override]  # less than an executor
        self, play: Callable[[Match, int, int], Batch], match: Match, first: int, count: int
    ) -> Future[Batch]:
        self.futures.append(self._executor.submit(play, match, first, count))
        if len(self.futures) == self._tasks:
            self._run.stop()
        return self.futures[-1]


def test_any_executor_will_do() -> None:
    match = match_of(*MIXED, seed=8, whole_games=True)
    expected = known(played(match, 8).stats)

    with process_pool(2) as executor:
        assert expected == known(played(match, 8, executor, 2).stats)
    with ThreadPoolExecutor(3) as threads:
        assert expected == known(played(match, 8, threads, 3).stats)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as plain:
        assert expected == known(played(match, 8, plain).stats)


@pytest.mark.usefixtures("no_coverage")
def test_whole_sets_are_counted_until_there_are_rounds_enough() -> None:
    """Rounds come in fours; of whole games as many sets as it takes."""
    for wanted, sets in ((1, 1), (4, 1), (5, 2), (8, 2), (9, 3)):
        rounds = played(match_of(), wanted).stats
        assert (4 * sets, 4 * sets, sets) == (rounds.rounds, rounds.games, rounds.sets)
    games = played(match_of(whole_games=True), 200).stats
    assert games.games == 4 * games.sets
    assert games.rounds >= 200 > games.rounds * (games.sets - 1) / games.sets - 60


@pytest.mark.usefixtures("no_coverage")
def test_no_more_is_played_than_is_wanted() -> None:
    for workers in (1, 5):
        sets: list[int] = []

        def count_sets(match: Match, first: int, count: int, sets: list[int] = sets) -> Future[Batch]:
            sets.append(count)
            return done(play_sets(match, first, count))

        run = Run(match_of(), 100)
        run.play(Instead(count_sets), workers, lambda _: None)

        assert (100, 25) == (run.stats.rounds, sum(sets))
        assert len(sets) <= 25


def test_stopped_it_knows_what_was_counted() -> None:
    run = Run(match_of(), 100_000)
    told: list[int] = []

    def tell(counted: MatchStats) -> None:
        told.append(counted.rounds)
        if len(told) == 5:
            run.stop()

    run.play(AtOnce(), 2, tell)

    assert not run.is_done
    assert sum(told) == run.stats.rounds
    assert known(run.stats) == known(played(match_of(), run.stats.rounds).stats)


@pytest.mark.parametrize(
    "error, takes, told, text",
    [
        (ConnectionError("cut"), True, MatchBroken, "ConnectionError: cut"),
        (RuntimeError("closed"), False, MatchBroken, "RuntimeError: closed"),
        (UnknownStrategy("no strategy is called 'x'"), True, UnknownStrategy, "no strategy is called 'x'"),
    ],
)
def test_an_executor_that_gives_up_is_told(
    error: Exception, takes: object, told: type[Exception], text: str
) -> None:
    """An error of the game as it is, which says more than that an executor gave up."""

    def sulk(*_task: object) -> Future[Batch]:
        if not takes:
            raise error
        future = Future[Batch]()
        future.set_exception(error)
        return future

    with pytest.raises(told, match=text):
        played(match_of(), 100, Instead(sulk))


def test_a_strategy_that_is_missing_where_it_plays_loses_its_seat() -> None:
    run = played(match_of("lowest", "lowest", "lowest", "no_such_module:Bot"), 4)

    text = "'no_such_module:Bot' cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"
    assert {(3, text): 4} == run.stats.reasons


def kill_a_worker(_counted: MatchStats) -> None:
    for child in active_children():
        child.kill()


def test_a_worker_that_is_killed_is_told() -> None:
    run = Run(match_of(), 100_000)
    with pytest.raises(MatchBroken, match="terminated abruptly"), process_pool(1) as executor:
        run.play(executor, 1, kill_a_worker)

    assert 0 < run.stats.rounds < 100_000


def test_no_process_is_left() -> None:
    """Left amid a task, and with tasks waiting."""
    before = active_children()
    run = Run(match_of(*[bot("Sleeping")] * 4, seconds=600.0), 100)
    with process_pool(2) as executor:
        leaving = Leaving(executor, run, tasks=3)
        run.play(leaving, 2, lambda _: None)
        assert not any(future.done() for future in leaving.futures)

    assert before == active_children()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_each_set_is_told_once_in_the_order_of_the_deals() -> None:
    match, told = match_of(*["lowest"] * 3, "random"), []
    rapid = Instead(lambda *task: done(Batch(play_sets(*task).sets, 0.001)))  # given several sets a task
    Run(match, 60).play(rapid, 1, lambda counted: told.append(known(counted)))

    assert [known(each) for each in play_sets(match, 0, 15).sets] == told
