"""The command line of `straights-review`: what is meant where nothing is said, and what the help names."""

import pytest

from engine.cli.review.options import Options, parser, read_options
from engine.straights.review.reviewer import DEALS


def test_a_game_alone_is_reviewed_as_the_hint_sees_it() -> None:
    """The human's seat, in as many deals as the help says, as text for people."""
    assert Options("game", None, DEALS, None, json=False) == read_options(["game"])
    assert f"how many deals a choice is tried in: {DEALS}" in " ".join(parser().format_help().split())


def test_everything_can_be_named() -> None:
    argv = ["--json", "--seed", "7", "--deals", "100", "game", "--seat", "4"]

    assert Options("game", 4, 100, 7, json=True) == read_options(argv)


@pytest.mark.parametrize(
    "option, least, most", [("--seat", 1, 4), ("--deals", 100, 10_000_000), ("--seed", -(2**31), 2**32 - 1)]
)
def test_numbers_have_limits(option: str, least: int, most: int, capsys: pytest.CaptureFixture[str]) -> None:
    for number in (least, most):
        assert number in vars(parser().parse_args(["game", option, str(number)])).values()
    for number in (least - 1, most + 1):
        with pytest.raises(SystemExit):
            parser().parse_args(["game", option, str(number)])
        said = f"argument {option}: a whole number from {least} to {most}, unlike '{number}'"
        assert said in capsys.readouterr().err
