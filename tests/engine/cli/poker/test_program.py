"""`straights-poker` in this process: the transcript, and what happens when it cannot be written."""

import json
import os
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine.cli.poker.program import main, read_options

pytestmark = pytest.mark.usefixtures("folder")

QUICK = ["--players", "tight,tight", "--rounds", "1", "--seed", "1"]


def test_a_game_can_be_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    """A random seed is printed; with it, the game is the same, including the players' random choices."""
    argv = ["--players", "random,odds,poker_guests:Lucky", "--rounds", "30"]
    assert 0 == main(argv)
    out, err = capsys.readouterr()
    told = err.splitlines()[0]
    assert told.startswith("straights-poker: the seed is ")
    seed = told.split()[4].rstrip(":")

    assert 0 == main([*argv, "--seed", seed])
    assert out == capsys.readouterr().out


def test_a_game_stops_at_its_limit(capsys: pytest.CaptureFixture[str]) -> None:
    """After 10,000 rounds where nothing else was asked for."""
    assert 10_000 == read_options(["--players", "tight,tight"]).setup.max_rounds
    assert 0 == main(QUICK)
    assert "Stopped after 1 round" == capsys.readouterr().out.splitlines()[-2]


def test_output_that_breaks_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    """A full disk: the reason, and status 1; violations are printed all the same."""
    reader, writer = os.pipe()
    with os.fdopen(writer, "w") as output, redirect_stdout(output):
        full = Mock(side_effect=OSError(28, "No space left on device"))
        broken = Mock(wraps=output, flush=full)
        with redirect_stdout(broken):
            assert 1 == main(["--players", "poker_guests:Raising,tight", "--seed", "2"])
    os.close(reader)
    *_, violation, last = capsys.readouterr().err.splitlines()

    assert "straights-poker: cannot write: No space left on device" == last
    assert violation.startswith("straights-poker: Player1 (poker_guests:Raising) ")


def test_an_interrupt_before_the_first_card(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "poker_slow.py").write_text("raise KeyboardInterrupt")

    assert 130 == main(["--players", "poker_slow:Bot,tight", "--seed", "1"])
    assert ("", "straights-poker: stopped\n") == capsys.readouterr()


def test_json_has_the_fields_that_were_promised(capsys: pytest.CaptureFixture[str]) -> None:
    """One document, no transcript; money as text of dollars and cents, none of it lost."""
    argv = "--players random,tight,poker_guests:Greedy --names A,B,C --balance 99.50 --seed 4 --json"
    assert 0 == main([*argv.split(), "--rounds", "6"])
    out = capsys.readouterr().out
    told = json.loads(out)

    assert ["seed", "rounds", "stopped_at_limit", "left", "players", "winners"] == list(told)
    assert ["name", "kind", "balance", "rounds_won", "faults"] == list(told["players"][0])
    assert (4, False) == (told["seed"], told["left"])
    assert told["stopped_at_limit"] is (told["rounds"] == 6)
    assert ["A", "B", "C"] == [player["name"] for player in told["players"]]
    assert ["random", "tight", "poker_guests:Greedy"] == [player["kind"] for player in told["players"]]
    assert 29850 == sum(int(player["balance"].replace(".", "")) for player in told["players"])
    assert all(player["balance"][-3] == "." for player in told["players"])
    most = max(told["players"], key=lambda player: float(player["balance"]))
    assert [most["name"]] == told["winners"]
    assert told["rounds"] <= sum(player["rounds_won"] for player in told["players"])


def test_violations_are_printed_at_the_end_in_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["--players", "poker_guests:Raising,poker_guests:Greedy,tight", "--seed", "2", "--rounds", "3"]
    assert 0 == main(argv)
    out, err = capsys.readouterr()
    told = [line for line in err.splitlines() if line.startswith("straights-poker: ")]

    raised, greedy, miscounted = told
    assert raised.startswith("straights-poker: Player1 (poker_guests:Raising) ")
    assert (
        "an exception: folds, stands pat, or was not told; first is_folding in round 1: ValueError" in raised
    )
    assert " (poker_guests:Greedy) " in greedy
    assert "more than the balance: bets the balance; first place_bet in round 1: 9990.0" in greedy
    assert "once: not the number of cards dropped: what was dropped counts; first discard_" in miscounted
    assert "Player1 : folded" in out


def test_blanks_around_names_and_players_do_not_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["--players", "tight, tight", "--names", " Ann , Bo", "--rounds", "1", "--seed", "1"])

    assert ["Ann", "Bo"] == [line.split(" : ")[0] for line in capsys.readouterr().out.splitlines()[1:3]]
