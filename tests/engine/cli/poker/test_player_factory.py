"""Players of the user's own classes: found, made, and refused."""

import os
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine.cli.poker.program import main

pytestmark = pytest.mark.usefixtures("folder")


@pytest.mark.parametrize(
    "kind, sentence",
    [
        ("no_such_module:Bot", "cannot be found: ModuleNotFoundError: No module named 'no_such_module'"),
        ("poker_ruin:Bot", "cannot be found: ZeroDivisionError: division by zero"),
        (
            "poker_guests:Nobody",
            "cannot be found: AttributeError: module 'poker_guests' has no",
        ),
        ("poker_guests:NUMBER", "cannot be called to make a player"),
        ("poker_guests:Unmade", "cannot be made: RuntimeError: not today"),
        ("poker_guests:Leaving", "cannot be made: SystemExit"),
        ("poker_guests:Strange", "cannot be made: Unspeakable"),
        ("poker_guests:Mute", "cannot play: it has no method place_bet and no discard_unwanted"),
        ("builtins:dict", "cannot play: it has no method is_folding and no place_bet"),
    ],
)
def test_a_player_who_is_not_there_is_told_before_anything_is_played(
    kind: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 2, and a sentence that names it."""
    assert 2 == main(["--players", f"hold,{kind}", "--seed", "1"])
    out, err = capsys.readouterr()

    assert ("", 1) == (out, err.count("\n"))
    assert err.startswith(f"straights-poker: '{kind}' {sentence}")


def test_a_player_from_elsewhere_is_made_with_its_name_if_it_takes_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By a parameter `name`, or a first parameter without a default; the console chooses the name."""
    kinds = [f"poker_guests:{kind}" for kind in ("Calm", "Nameless", "Keyword", "Optional")]
    assert 0 == main(["--players", ",".join(kinds), "--names", "A,B,C,D", "--rounds", "1", "--seed", "1"])
    out, err = capsys.readouterr()

    assert ["Round 1 --", "A", "B", "C", "D"] == [line.split(" :")[0] for line in out.splitlines()[:5]]
    assert {"A 1", "C 1"} <= set(err.splitlines())


def test_without_a_current_folder_there_are_still_players(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The folder may have been removed meanwhile; modules are found where they always are."""
    sys.path.append(str(folder))
    monkeypatch.setattr(os, "getcwd", Mock(side_effect=FileNotFoundError))

    assert 0 == main(["--players", "poker_guests:Nameless,hold", "--rounds", "1", "--seed", "1"])
    assert capsys.readouterr().out.startswith("Round 1 --\n")
