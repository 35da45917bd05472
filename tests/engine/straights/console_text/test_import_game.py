"""What the console reads and prints, read back as games: every golden transcript, and what can be wrong."""

from pathlib import Path

import pytest

from engine.straights.console_text.export_game import export_game
from engine.straights.console_text.import_game import import_game, read_command
from engine.straights.errors import (
    DifferentGame,
    NoSeed,
    RefusedMove,
    StrangeLine,
    TooFewPlayers,
    TranscriptError,
)
from engine.straights.player import Human
from engine.straights.setup import Variant
from tests.support.paths import GOLDEN

LINES = (GOLDEN / "round-one.seed5.out").read_text().splitlines()
INPUTS = sorted(GOLDEN.glob("*.in"))
WHOLE = [
    path for path in INPUTS if path.name.startswith(("computers", "ragequit", "round-one"))
]  # no deck asked


def command_of(path: Path) -> str:
    seed, *options = path.name.removesuffix(".in").split(".seed")[1].split(".")
    return " ".join(["straights", seed, *(f"--{option}" for option in options)])


def text_of(path: Path, suffix: str) -> str:
    return f"{command_of(path)}\n{path.with_suffix(suffix).read_text()}"


@pytest.mark.parametrize("path", INPUTS, ids=lambda path: path.stem)
def test_an_input_and_its_transcript_give_the_same_moves(path: Path) -> None:
    if path.name.startswith("invite"):
        pytest.skip("its players are asked, but it stops before they are four")
    read = import_game(text_of(path, ".in")).session
    assert import_game(text_of(path, ".out")).session.actions == read.actions


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_what_is_read_can_be_exported_byte_for_byte(path: Path) -> None:
    again = export_game(import_game(text_of(path, ".in")).session)
    assert again.output == path.with_suffix(".out").read_text()
    assert (
        import_game(f"{again.command}\n{again.input}").session.actions
        == import_game(text_of(path, ".in")).session.actions
    )
    assert again.command == command_of(path)


def test_a_terminal_with_what_was_typed_is_read_too() -> None:
    """In a terminal the answers stand after the prompts, and the output begins on a line of its own."""
    path = GOLDEN / "round-one.seed5.in"
    typed = iter(path.read_text().splitlines())
    shown = "".join(
        f">{next(typed, '')}\n{part}" if number else part
        for number, part in enumerate(path.with_suffix(".out").read_text().split(">"))
    )
    assert import_game(shown, 5).session.actions == import_game(path.read_text(), 5).session.actions


@pytest.mark.parametrize("moves", [1, 2, 10, 51])
def test_computers_whose_game_was_cut_off_stay_computers(moves: int) -> None:
    """Nobody was shown a table: whoever is to move next is none of the humans."""
    lines = (GOLDEN / "computers.seed1.out").read_text().splitlines()
    ends = [number for number, line in enumerate(lines, 1) if " plays " in line or " discards " in line]

    session = import_game("\n".join(lines[: ends[moves - 1]]), 1).session

    assert moves == len(session.actions)
    assert not any(isinstance(seat.player, Human) for seat in session.setup.seats)


def test_the_seed_is_read_from_a_command_line() -> None:
    assert read_command("straights 12 --reseed-each-round\nh\n") == (12, Variant(reseed_each_round=True))
    assert read_command("$ ./straights 7 --score-limit 50\r\nh\n") == (7, Variant(score_limit=50))
    assert read_command("h\nh\n") == (None, Variant())
    with pytest.raises(NoSeed, match="seed"):
        import_game("c\nc\nc\nc\n")


def test_refused_and_unread_lines_of_an_input_are_told() -> None:
    told = import_game("h\nc\nc\nc\nplay 9X\nquit\nplay 7S\n", 1)
    assert [line for line, _answer in told.refused] == [5]
    assert told.unread == 7
    told = import_game("straights 1\nh\nc\nc\nc\nplay 9X\nquit\nplay 7S\n", 5)
    assert [6] == [line for line, _answer in told.refused]
    assert told.unread == 8
    assert 0 == import_game("c\nc\nc\nc\n", 1).unread


def test_an_input_without_four_players_is_no_game() -> None:
    for text, line, last in (("h\nc\n", 2, "c"), ("straights 1\nh\nc", 3, "c"), ("", 1, "")):
        with pytest.raises(TooFewPlayers) as caught:
            import_game(text, 1)
        assert (line, last) == (caught.value.line, caught.value.text)


def first(prefix: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.lstrip(">").startswith(prefix))


FIRST_PLAY = next(line for line in LINES if " plays " in line).lstrip(">")[:13]


@pytest.mark.parametrize(
    "prefix, line, error",
    [
        ("Player1's score", "Player1's score: 0 + 99 = 99", DifferentGame),
        ("A new round", "A new round begins. It's Player9's turn to play.", DifferentGame),
        ("Your hand", "Your hand: AS", DifferentGame),
        ("Legal plays", "Legal plays are these", StrangeLine),
        ("Clubs", "clubs:", StrangeLine),
        ("Player1 plays", "Player1 plays 7X.", StrangeLine),
        (FIRST_PLAY, f">{FIRST_PLAY} 2D.", RefusedMove),
    ],
)
def test_a_line_that_is_wrong_is_named(prefix: str, line: str, error: type[TranscriptError]) -> None:
    """Also a move of another program that the rules refuse."""
    number = first(prefix)
    with pytest.raises(error) as caught:
        import_game("\n".join([*LINES[: number - 1], line, *LINES[number:]]), 5)
    assert (caught.value.line, caught.value.text) == (number, line)


@pytest.mark.parametrize("moved", ["Player1 plays 7S.", "Clubs:"])
def test_what_the_console_would_have_said_first_is_missed(moved: str) -> None:
    number = first("Player1's discards")
    with pytest.raises(DifferentGame) as caught:
        import_game("\n".join([*LINES[: number - 1], moved, *LINES[number - 1 :]]), 5)
    assert caught.value.line == number


def test_the_answers_of_refused_lines_are_told_with_their_lines() -> None:
    text = "h\nh\nh\nh\nplay 9X\ndance\ndiscard 7S\nplay AC\nplay 7S\nplay 7S\n"

    assert (
        (6, "No such card."),
        (7, "Invalid command"),
        (8, "You have a legal play. You may not discard."),
        (9, "This is not a legal play."),
        (11, "This is not a legal play."),
    ) == import_game(f"straights 1\n{text}").refused


def test_a_text_of_more_lines_than_a_game_has_is_refused() -> None:
    """A million lines, which a megabyte may have, would take seconds."""
    with pytest.raises(TooFewPlayers):
        import_game("straights 5\n" + "\n" * 99_998 + "x")
    with pytest.raises(StrangeLine) as too_long:
        import_game("straights 5\n" + "\n" * 99_999 + "x")

    assert (100_001, "x") == (too_long.value.line, too_long.value.text)
