"""docs/poker.md is right: its transcripts, its options and players, and the player that it lets one write."""

import io
import re
import sys
from pathlib import Path

import pytest

from engine.cli.poker.program import main, parser
from engine.poker.players import NAMES
from tests.support.paths import ROOT

PAGE = ROOT / "docs" / "poker.md"
ASKED = re.compile(r"^(.*(?:how much|or fold|for none\))\?) (.*)$", re.MULTILINE)


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def shown(start: str) -> tuple[list[str], str]:
    """Find the command that begins so: its arguments, and what the page shows below it."""
    block = rf"^straights-poker ({re.escape(start)}[^\n]*)\n```\n\n```text\n(.*?)```"
    found = re.search(block, page(), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1].split(), found[2]


def test_the_first_game_is_printed_as_it_stands_there(capsys: pytest.CaptureFixture[str]) -> None:
    argv, transcript = shown("--players tight")
    assert 0 == main(argv)

    assert (transcript, "") == capsys.readouterr()
    assert transcript.count("\n") <= 24


def test_the_talk_with_a_human_is_the_one_that_stands_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    argv, talk = shown("--players human")
    assert [">", "game.txt"] == argv[-2:]
    answers = [answer for _, answer in ASKED.findall(talk)]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
    assert 0 == main(argv[:-2])
    out, err = capsys.readouterr()

    assert ASKED.sub(r"\1 ", talk) == err.lstrip("\n")
    assert len(answers) == 4  # a wrong one among them
    assert out.startswith("Round 1 --\n")


def test_the_player_who_stands_there_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code = re.search(r"`(my_players)\.py`:\n\n```python\n(.*?)```", page(), re.DOTALL)
    command = re.search(r"^straights-poker (--players my_players:.*)$", page(), re.MULTILINE)
    assert code is not None
    assert command is not None
    (tmp_path / "my_players.py").write_text(code[2], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])

    assert 0 == main([*command[1].split(), "--verbose"])
    out, err = capsys.readouterr()
    del sys.modules["my_players"]
    assert "" == err
    assert "Player1 bet $" in out
    assert re.search(r"Player1 dropped [1-4]", out)
    assert "Player1 folded" in out


def test_page_and_help_tell_every_option_and_every_player() -> None:
    options = set(re.findall(r"--[a-z]+", parser().format_help()))
    table = "".join(line for line in page().splitlines() if line.startswith("| `--"))

    assert options == set(re.findall(r"--[a-z]+", page()))
    assert options == set(re.findall(r"`(--[a-z]+)", table))
    assert all(f"`{name}`" in page() for name in (*NAMES, "human"))
    assert all(name in parser().format_help() for name in NAMES)
