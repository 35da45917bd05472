"""`straights-review`: a saved game or text of the console goes in, what each choice cost comes out."""

import io
import json
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine.cards.card import Card
from engine.cli.review import program
from engine.cli.review.program import main
from engine.straights.commands import Play
from engine.straights.console_text.console import Console
from engine.straights.console_text.export_game import export_game
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, Setup, Variant
from engine.straights.storage.savegame import dumps, loads
from engine.straights.strategies.registry import strategy_named
from tests.support.editors import EDITORS, written
from tests.support.playing import play_on

QUICK = ["--deals", "100"]
FIELDS = {"move", "played", "best", "price", "sd", "mistake", "near_tie", "reason"}


@pytest.fixture
def saved_game(tmp_path: Path) -> Path:
    """A game of one round that is over."""
    variant = Variant(ONE_ROUND)
    session = Session(Setup.of(3, (Computer("blocker"), Human(), *(Computer("locker"),) * 2), variant))
    play_on(session, strategy=strategy_named("random", 1))
    path = tmp_path / "game.straights"
    path.write_text(dumps(session), encoding="utf-8")
    return path


def test_json_has_the_fields_that_were_promised(saved_game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main([str(saved_game), "--json", *QUICK])
    told = json.loads(capsys.readouterr().out)
    (round_,) = told["rounds"]

    assert ({"seat", "rounds"}, 2) == (set(told), told["seat"])
    assert {"number", "price", "price_sd", "par", "result", "decisions"} == set(round_)
    assert [FIELDS] * len(round_["decisions"]) == [set(each) for each in round_["decisions"]]
    assert round_["price"] == pytest.approx(sum(each["price"] for each in round_["decisions"]), abs=0.1)


def test_the_console_s_text_of_a_game_is_printed(
    saved_game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Byte for byte, with the command line aside; the console then plays the game that was saved."""
    printed = {}
    for part in "input", "output":
        assert 0 == main([str(saved_game), "--console", part])
        printed[part] = capsys.readouterr()
    game = export_game(loads(saved_game.read_text(encoding="utf-8")))

    assert [game.input, game.output] == [printed[part].out for part in ("input", "output")]
    assert f"straights-review: {game.command}\n" == printed["input"].err


@pytest.mark.parametrize("editor", EDITORS)
def test_a_game_is_read_as_any_editor_has_written_it(saved_game: Path, editor: tuple[str, str]) -> None:
    saved = loads(saved_game.read_text(encoding="utf-8"))
    saved_game.write_bytes(written(dumps(saved), editor))
    typed = saved_game.with_suffix(".txt")
    typed.write_bytes(written("straights 5\nh\nh\nh\nh\nplay 7S\n", editor))

    assert saved.actions == program.read_game(str(saved_game), None).session.actions
    assert (Play(1, Card.parse("7S")),) == program.read_game(str(typed), None).session.actions


@pytest.mark.parametrize(
    "typed, status, told",
    [
        ("h h h h\nfoo\nplay\n", 1, "every command is refused, the first in line 6: "),
        ("h c c c\nplay 7H\n", 1, "every command is refused, the first in line 6: "),
        ("h h h h\nfoo\nplay 7S\n", 0, "1 line of the input was refused: line 6. "),
    ],
)
def test_commands_that_the_console_refuses_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], typed: str, status: int, told: str
) -> None:
    """A review of a game without them would be one of another game."""
    path = tmp_path / "typed"
    path.write_text("\n".join(("straights 5", *typed.split(" ", 3))), encoding="utf-8")

    assert status == main([str(path), *QUICK])
    assert told in capsys.readouterr().err


def test_the_report_tells_each_round(saved_game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main([str(saved_game), "--seat", "4", *QUICK])
    lines = capsys.readouterr().out.splitlines()

    assert "Seat 4 (Player4), points against the others:" == lines[0]
    assert lines[2].startswith("Round 1: ")
    assert "given away" in lines[2]


def test_the_console_s_output_is_read_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The assignment's transcript, whose seed is an option or its first line."""
    output = io.StringIO()
    Console(io.BytesIO(b"c\nc\nc\nc\n"), output).run(44, Variant(ONE_ROUND))
    for first, options in (("straights 44 --score-limit 0\n", []), ("", ["--seed", "44"])):
        text = f"{first}{output.getvalue()}" if first else output.getvalue().rpartition("Player4's score")[0]
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))

        assert 0 == main(["-", "--json", *options, *QUICK])
        assert json.loads(capsys.readouterr().out)["seat"] == 1


@pytest.mark.parametrize(
    "content, expected",
    [
        (b"", "is empty: a saved game or a game of the console is needed"),
        (b"h\n", "names no seed: give it by --seed, or as a first line such as: straights 5"),
        (b"{}", "is no saved game: the text is JSON, but does not say that its format is"),
        (b"straights 5\nh\nc\n", "line 3, 'c': four players are needed"),
    ],
)
def test_what_is_no_game_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, expected: str
) -> None:
    path = tmp_path / "game"
    path.write_bytes(content)

    assert 1 == main([str(path), *QUICK])
    out, err = capsys.readouterr()
    assert "" == out
    assert err.startswith(f"straights-review: {path}")
    assert expected in err


def test_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.straights"

    assert 1 == main([str(path)])
    assert f"straights-review: cannot read {path}: No such file or directory\n" == capsys.readouterr().err


def test_a_file_that_is_too_long_is_not_read_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A video by mistake: a sentence, and not all of the memory."""
    monkeypatch.setattr(program, "MAX_BYTES", 10)
    path = tmp_path / "film"
    path.write_bytes(b"{" * 100)

    assert 1 == main([str(path)])
    assert f"straights-review: {path}: a game has at most 10 bytes\n" == capsys.readouterr().err


def test_an_interrupt_has_a_status_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("engine.cli.streams.verify_output", Mock(side_effect=KeyboardInterrupt))

    assert (130, "") == (main(["-"]), capsys.readouterr().err)
