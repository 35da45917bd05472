"""`straights-arena` in this process: what it is told, what it answers, what it refuses."""

import io
import json
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine.cli.arena import program
from engine.cli.arena.options import read_options
from engine.cli.arena.program import main
from engine.cli.arena.progress import Progress
from engine.cli.arena.report import fault_lines, json_report, text_report
from engine.cli.arena.worker_pools import process_pool
from engine.fast_dataclass import replace
from engine.straights.arena import isolation
from engine.straights.arena.deals import Deals
from engine.straights.arena.match import Match, play_sets
from engine.straights.arena.run import Run
from engine.straights.arena.stats import MatchStats
from engine.straights.arena.time_limits import TimeLimits
from engine.straights.errors import MatchBroken
from engine.straights.setup import Variant
from tests.support.arena import bot, match_of

QUICK = ["--seats", "blocker,random,lowest,first-legal", "--seed", "1"]


@pytest.fixture(autouse=True)
def threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play on threads: the same result without the time that processes take to start."""

    @contextmanager
    def pool(jobs: int) -> Iterator[ThreadPoolExecutor]:
        with ThreadPoolExecutor(jobs) as executor:
            yield executor
            executor.shutdown(cancel_futures=True)

    monkeypatch.setattr(program, "process_pool", pool)


def test_the_report_says_what_was_played_and_how_sure_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main([*QUICK, "--rounds", "42", "--seed", "5", "--jobs", "1"])
    out, err = capsys.readouterr()
    said, explained, practice, _, heading, *rows = out.splitlines()

    assert "" == err
    assert "44 rounds, seed 5: 11 deals, each played from all four seats." == said
    assert "95 %" in explained
    assert "Practice: whoever knows the seed can deal the cards again." == practice
    assert 4 == len(rows)
    assert {len(heading)} == {len(row) for row in rows}
    assert ["1 blocker", "2 random", "3 lowest", "4 first-legal"] == [" ".join(r.split()[:2]) for r in rows]


def test_json_has_the_fields_that_were_promised(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main([*QUICK, "--rounds", "8", "--games", "--json"])
    told = json.loads(capsys.readouterr().out)

    assert ["rounds", "games", "seed", "seats", "practice", "key", "seal", "closed_in"] == list(told)
    assert (True, "", None, True) == tuple(told[name] for name in ("practice", "key", "seal", "closed_in"))
    assert (4, 1) == (told["games"], told["seed"])
    assert told["rounds"] > 8
    assert ["blocker", "random", "lowest", "first-legal"] == [seat["strategy"] for seat in told["seats"]]
    figures = "strategy points_per_round points_ci95 win_share win_ci95 decision_ms_p95 faults"
    assert [figures.split()] * 4 == [list(seat) for seat in told["seats"]]
    assert [None] * 4 == [seat["points_ci95"] for seat in told["seats"]]  # one set
    assert pytest.approx(1.0) == sum(seat["win_share"] for seat in told["seats"])


def test_the_key_of_a_contest_is_told_after_it_and_repeats_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Its hash is told before; with the key anybody gets the same result, as practice."""
    seats = ["--seats", "blocker,random,lowest,first-legal", "--rounds", "8", "--json"]
    assert 0 == main(seats)
    out, err = capsys.readouterr()
    contest = json.loads(out)
    assert 0 == main([*seats, "--key", contest["key"]])
    again = json.loads(capsys.readouterr().out)

    assert contest["seal"] == sha256(contest["key"].encode()).hexdigest() == err.split()[-1]
    assert (None, False, True) == (contest["seed"], contest["practice"], again["practice"])
    for each in (*contest["seats"], *again["seats"]):
        del each["decision_ms_p95"]
    assert contest["seats"] == again["seats"]


def test_who_loses_its_seat_is_told_at_once_and_counted_at_the_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert 0 == main(
        ["--seats", f"blocker,{bot('Raising')},lowest,lowest", "--seed=1", "--rounds=12", "--json"]
    )
    out, err = capsys.readouterr()
    lost = f"seat 2 ({bot('Raising')}) lost its seat to first-legal"

    assert [
        f"{lost}: it raised ValueError: no",
        f"{lost} 12 times: it raised ValueError: no",
    ] == err.splitlines()
    assert [0, 12, 0, 0] == [seat["faults"] for seat in json.loads(out)["seats"]]


def test_many_reasons_make_few_lines() -> None:
    stats = MatchStats(["a", "b", "c", "d"])
    for number in range(8):
        for _ in range(number + 1):
            stats.add_fault(2, f"reason {number}")
    lines = list(fault_lines(match_of("a", "b", "c", "d"), stats))

    lost = "seat 3 (c) lost its seat to first-legal"
    assert [f"{lost} {n} times: reason {n - 1}" for n in (8, 7, 6, 5, 4)] == lines[:5]
    assert [f"{lost} 6 times: 3 more reasons like these"] == lines[5:]
    stats.add_fault(0, "alone")
    assert "seat 1 (a) lost its seat to first-legal once: alone" in fault_lines(match_of(*"abcd"), stats)


@pytest.mark.parametrize("name", ["nobody", bot("Unmade")])
def test_a_strategy_that_is_not_there_is_told_before_anything_is_played(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["--seats", f"lowest,lowest,lowest,{name}"])
    out, err = capsys.readouterr()

    assert ("", 1) == (out, err.count("\n"))
    assert name in err


def test_a_match_that_breaks_off_tells_what_is_known(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = Run.play

    def play_and_break(self: Run, *arguments: object) -> None:
        play(self, *arguments)  # type: ignore[arg-type]  # handed on
        raise MatchBroken("the cable was cut")

    monkeypatch.setattr(Run, "play", play_and_break)

    assert 1 == main([*QUICK, "--rounds", "4", "--json"])
    out, err = capsys.readouterr()
    assert 4 == json.loads(out)["rounds"]
    assert "straights-arena: the match broke off: the cable was cut\n" == err


def test_a_match_is_played_as_the_options_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checked: list[object] = []
    played: list[tuple[Match, int]] = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(program, "verify", lambda *given: checked.append(given))
    monkeypatch.setattr(
        Run, "play", lambda self, _executor, workers, _tell: played.append((self.match, workers))
    )
    options = ["--games", "--score-limit", "30", "--budget", "2.5", "--clock", "60+0.5"]
    options += ["--jobs", "3", "--key", "ab" * 32]

    assert 0 == main(["--seats", "my:Bot,lowest,my:Bot,random", *options])

    names, folders = ("my:Bot", "lowest", "my:Bot", "random"), (str(tmp_path),)
    deals = Deals(key="ab" * 32)
    assert [(Match(names, deals, True, TimeLimits(2.5, 60.0, 0.5), folders, Variant(30)), 3)] == played
    limits = TimeLimits(2.5, 60.0, 0.5)
    assert [(name, limits, folders, None) for name in ("my:Bot", "lowest", "random")] == checked
    assert ("", "") == capsys.readouterr()


def test_the_report_names_limit_and_kind_of_deals() -> None:
    """The usual limit is not worth a word; of a key that was given everybody may know.

    With a secret one it says what that is good for, where strategies could see more than their cards.
    """
    match, key = match_of("a", "b", "c", "d", whole_games=True), Deals(key="ab" * 32)
    secret = Deals.secret(lambda bits: 2**bits - 1)
    stats = play_sets(match_of(*["lowest"] * 4), 0, 2).sets[0]
    stats.add(stats)
    stats.open_games = 1
    matches = [
        replace(match, deals=deals, variant=Variant(limit))
        for deals, limit in ((match.deals, 80), (key, 30), (secret, 1))
    ]
    told = [text_report(each, stats).splitlines() for each in matches]
    fresh, fields = text_report(replace(match, has_fresh_deals=True), stats), json_report(matches[2], stats)

    assert [
        "8 rounds in 8 whole games, seed 1: 2 deals, each played from all four seats.",
        "8 rounds in 8 whole games to 30 points: 2 deals, each played from all four seats.",
        "8 rounds in 8 whole games to 1 point: 2 deals, each played from all four seats.",
    ] == [lines[0] for lines in told]
    assert "8 rounds in 8 whole games, seed 1: a deal for each game (--fresh-deals)." in fresh
    practice = "Practice: whoever knows the {} can deal the cards again."
    contest = [f"The deals followed from the key {'f' * 64}", f"of the SHA-256 {secret.seal}."]
    assert [[practice.format("seed")], [practice.format("key")], contest] == [each[2:-7] for each in told]
    assert all(each[-7].startswith("This system did not permit to keep strategies apart") for each in told)
    known = {"seed": None, "key": "f" * 64, "seal": secret.seal, "practice": False, "closed_in": False}
    assert known.items() <= json.loads(fields).items()


@pytest.mark.parametrize(
    "argv, is_apart, packages, is_fresh",
    [
        (["--seed", "1"], True, None, False),
        (["--packages", "json"], True, ("json",), False),
        (["--packages", "json"], False, ("json",), True),
        (["--seed", "1", "--fresh-deals"], True, None, True),
    ],
)
def test_strategies_are_kept_apart_as_far_as_a_contest_wants_it(
    argv: list[str], is_apart: object, packages: object, is_fresh: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while names are checked; where it cannot be done or is replayed, no deal is played twice."""
    named: list[object] = []
    matches: list[Match] = []
    monkeypatch.setattr(program, "verify", lambda *given: named.append(given[-1]))
    monkeypatch.setattr(isolation, "is_complete", lambda: is_apart)
    monkeypatch.setattr(Run, "play", lambda run, *_: matches.append(run.match))

    assert 0 == main(["--seats", "a:A,lowest,lowest,lowest", *argv])
    assert 0 == main(["--seats", "lowest,lowest,lowest,lowest", *argv[:2]])  # no sandbox
    assert [packages] * 3 == named
    assert [(packages, is_fresh), (packages, False)] == [
        (each.packages, each.has_fresh_deals) for each in matches
    ]


def test_an_interrupt_amid_the_match_tells_what_is_known(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """However often it comes: whole sets only, status 130."""
    tell = Progress.update

    def tell_and_interrupt(self: Progress, counted: MatchStats) -> None:
        tell(self, counted)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Progress, "update", tell_and_interrupt)

    assert 130 == main([*QUICK, "--rounds", "100000", "--json"])
    out, err = capsys.readouterr()
    rounds = json.loads(out)["rounds"]
    assert 0 < rounds < 100_000
    assert f"straights-arena: stopped after {rounds} rounds\n" == err


def test_everything_but_what_a_system_lacks_works_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No count of cores, no output that can be told how to write, no folder, no signals held back."""
    monkeypatch.delattr(signal, "pthread_sigmask", raising=False)
    with process_pool(1) as executor:
        assert 4 == executor.submit(abs, -4).result()
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    told = io.StringIO()
    monkeypatch.setattr(sys, "stdout", told)
    monkeypatch.setattr(os, "getcwd", Mock(side_effect=FileNotFoundError))

    assert 0 == main([*QUICK, "--rounds", "4"])
    assert "4 rounds, seed 1: 1 deal, " in told.getvalue()
    assert "" == capsys.readouterr().err


def test_no_more_processes_play_than_a_system_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: range(200), raising=False)

    assert 60 == read_options(["--seats", "a,b,c,d"]).processes
