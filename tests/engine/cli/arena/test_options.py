"""The command lines of `straights-arena`: what their help names."""

import os

import pytest

from engine.cli.arena.ladder_program import play_ladder
from engine.cli.arena.new_bot import write_new
from engine.cli.arena.options import MAX_JOBS, Options, cores, parser, read_options
from engine.fast_dataclass import replace
from engine.straights.setup import Variant

KEY = "0123456789abcdef" * 4


@pytest.mark.parametrize(
    "option",
    [
        "--seats A,B,C,D",
        "--rounds N",
        "--seed S",
        "--key KEY",
        "--games",
        "--score-limit N",
        "--jobs N",
        "--dask ADDRESS",
        "--budget SECONDS",
        "--json",
        "--version",
    ],
)
def test_the_help_names_every_option_and_what_follows_it(option: str) -> None:
    assert f"  {option}" in parser().format_help()


def test_the_help_of_new_says_what_it_writes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        write_new(["--help"])

    told = capsys.readouterr().out
    assert 0 == stopped.value.code
    assert told.startswith("usage: straights-arena new [-h] FILE\n")
    assert "Write a strategy to begin with." in told
    assert "such as mybot.py; it must not exist yet" in told


def test_where_nothing_is_said_the_help_says_what_is_meant() -> None:
    """A thousand rounds of secret deals, ten seconds to think, a process for each core, text for people."""
    seats = ("a", "b", "c", "d")
    plain = Options(seats, 1000, None, "", False, min(cores(), MAX_JOBS), 10.0, None, False, Variant())

    assert plain == read_options(["--seats", "a,b, c ,d"])
    words = " ".join(parser().format_help().split())
    assert "at least this many rounds (1000)" in words
    assert "think about a choice (10)" in words
    assert f"once a strategy has N points ({Variant().score_limit})" in words


@pytest.mark.parametrize(
    "text",
    [
        "--seats A,B,C,D four strategies, in order of play",
        "--rounds N count at least this many rounds (1000)",
        "--seed S for practice: the same deals for the same seed, prints are shown",
        "--key KEY play a match again, whose key is known by now",
        "--games play whole games instead of single rounds",
        "--score-limit N with --games: a game ends once a strategy has N points (80)",
        "--jobs N how many processes play (one a core)",
        "--dask ADDRESS play on the cluster of this scheduler, such as tcp://host:8786",
        "--budget SECONDS how long a strategy of yours may think about a choice (10)",
        "--json print the result for programs",
        "--version say the version and stop",
    ],
)
def test_the_help_says_what_each_option_is_for(text: str) -> None:
    assert f" {text} " in f"{' '.join(parser().format_help().split())} "


@pytest.mark.parametrize(
    "text",
    [
        "FOLDER where the strategies are",
        "--matches N this many matches for each strategy (20)",
        "--budget SECONDS time to think about a choice (1)",
        "--jobs N how many processes play (one a core)",
        "--dask ADDRESS play on the cluster of this scheduler",
    ],
)
def test_the_help_of_ladder_says_what_each_option_is_for(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        play_ladder(["--help"])

    told = capsys.readouterr().out
    assert 0 == stopped.value.code
    assert told.startswith("usage: straights-arena ladder [-h] [--matches N]")
    assert f" {text} " in f"{' '.join(told.split())} "


def test_each_option_changes_what_it_is_for() -> None:
    plain = read_options(["--seats", "a,b,c,d"])
    found = {
        option: read_options(["--seats", "a,b,c,d", *option.split()])
        for option in (
            "--rounds 7",
            "--seed 0",
            f"--key {KEY}",
            "--games",
            "--jobs 3",
            "--budget 2.5",
            "--dask tcp://host:8786",
            "--json",
            "--score-limit 30",
        )
    }

    assert found == {
        "--rounds 7": replace(plain, rounds=7),
        "--seed 0": replace(plain, seed=0),
        f"--key {KEY}": replace(plain, key=KEY),
        "--games": replace(plain, games=True),
        "--jobs 3": replace(plain, jobs=3),
        "--budget 2.5": replace(plain, budget=2.5),
        "--dask tcp://host:8786": replace(plain, dask="tcp://host:8786"),
        "--json": replace(plain, json=True),
        "--score-limit 30": replace(plain, variant=Variant(30)),
    }


def test_no_more_processes_play_than_a_system_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also on a machine of more cores."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: range(200), raising=False)

    assert 60 == read_options(["--seats", "a,b,c,d"]).jobs
