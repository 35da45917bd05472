"""The command lines of `straights-arena`: what their help names."""

import pytest

from engine.cli.arena.new_bot import write_new
from engine.cli.arena.options import parser


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
    """A number, a seed, a key, an address, seconds, or nothing."""
    assert f"  {option}" in parser().format_help()


def test_the_help_of_new_says_what_it_writes(capsys: pytest.CaptureFixture[str]) -> None:
    """And that the file must not exist."""
    with pytest.raises(SystemExit) as stopped:
        write_new(["--help"])

    told = capsys.readouterr().out
    assert 0 == stopped.value.code
    assert told.startswith("usage: straights-arena new [-h] FILE\n")
    assert "Write a strategy to begin with." in told
    assert "such as mybot.py; it must not exist yet" in told
