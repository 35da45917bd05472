"""`straights-poker` in this process: the transcript, and what happens when it cannot be written."""

import io
import os
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine.cli.poker.arguments import read_options
from engine.cli.poker.program import main
from engine.poker.play.game import Game
from engine.poker.players import player_named

pytestmark = pytest.mark.usefixtures("folder")

QUICK = ["--players", "hold,hold", "--rounds", "1", "--seed", "1"]


def by_hand(kinds: list[str], *, seed: int, rounds: int, verbose: bool = False) -> str:
    """Play the game with `Game`, with players that use no randomness."""
    output = io.StringIO()
    game = Game(seed=seed, max_rounds=rounds, verbose=verbose)
    for number, kind in enumerate(kinds, 1):
        assert game.add_player(player_named(kind, f"Player{number}"))
    assert game.will_run()
    assert game.did_run(game.run(1, output), output)
    return output.getvalue()


@pytest.mark.parametrize("verbose", [False, True])
def test_the_console_prints_what_the_game_prints(
    *, verbose: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ["--players", "tight,hold,tight", "--rounds", "40", "--seed", "9"]
    assert 0 == main([*argv, "--verbose"] if verbose else argv)
    out, err = capsys.readouterr()

    assert "" == err
    assert by_hand(["tight", "hold", "tight"], seed=9, rounds=40, verbose=verbose) == out
    assert ("Player2 dropped" in out) is verbose


def test_a_game_can_be_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    """A random seed is printed; with it, the game is the same, including the players' random choices."""
    argv = ["--players", "random,bluff,poker_guests:Lucky", "--rounds", "30"]
    assert 0 == main(argv)
    out, err = capsys.readouterr()
    told = err.splitlines()[0]
    assert told.startswith("straights-poker: the seed is ")
    seed = told.split()[4].rstrip(":")

    assert 0 == main([*argv, "--seed", seed])
    assert out == capsys.readouterr().out


def test_a_game_stops_at_its_limit(capsys: pytest.CaptureFixture[str]) -> None:
    """After 10,000 rounds where nothing else was asked for."""
    assert 10_000 == read_options(["--players", "hold,hold"]).setup.max_rounds
    assert 0 == main(QUICK)
    assert "Stopped after 1 round" == capsys.readouterr().out.splitlines()[-2]


def test_output_that_breaks_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    """A full disk: the reason, and status 1; violations are printed all the same."""
    reader, writer = os.pipe()
    with os.fdopen(writer, "w") as output, redirect_stdout(output):
        full = Mock(side_effect=OSError(28, "No space left on device"))
        broken = Mock(wraps=output, flush=full)
        with redirect_stdout(broken):
            assert 1 == main(["--players", "poker_guests:Raising,hold", "--seed", "2"])
    os.close(reader)
    *_, violation, last = capsys.readouterr().err.splitlines()

    assert "straights-poker: cannot write: No space left on device" == last
    assert violation.startswith("straights-poker: Player1 (poker_guests:Raising) ")


def test_a_game_can_be_printed_into_any_text_stream() -> None:
    """A stream that is no file has no line ends to set."""
    output = io.StringIO()
    with redirect_stdout(output):
        assert 0 == main(QUICK)

    assert output.getvalue().startswith("Round 1 --\nPlayer1 : {")


def test_an_interrupt_before_the_first_card(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "poker_slow.py").write_text("raise KeyboardInterrupt")

    assert 130 == main(["--players", "poker_slow:Bot,hold", "--seed", "1"])
    assert ("", "straights-poker: stopped\n") == capsys.readouterr()


def test_a_name_that_the_output_cannot_write_is_written_with_question_marks() -> None:
    raw = io.BytesIO()
    output = io.TextIOWrapper(raw, encoding="ascii", newline="\r\n")
    with redirect_stdout(output):
        assert 0 == main([*QUICK, "--names", "Zoë,Bob"])

    assert raw.getvalue().startswith(b"Round 1 --\nZo? : {")
