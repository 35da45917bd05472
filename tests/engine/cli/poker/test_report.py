"""The result as JSON, and the violations of players."""

import json

import pytest

from engine.cli.poker.program import main

pytestmark = pytest.mark.usefixtures("folder")


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


def test_json_counts_the_rounds_that_the_transcript_tells(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["--players", "tight,hold,random", "--rounds", "50", "--seed", "8"]
    assert 0 == main(argv)
    lines = capsys.readouterr().out.splitlines()
    assert 0 == main([*argv, "--json"])

    for player in json.loads(capsys.readouterr().out)["players"]:
        won = [line for line in lines if line.startswith(f"{player['name']} : ") and " WINS " in f" {line}"]
        assert len(won) == player["rounds_won"]


def test_violations_are_printed_at_the_end_in_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["--players", "poker_guests:Raising,poker_guests:Greedy,hold", "--seed", "2", "--rounds", "3"]
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
