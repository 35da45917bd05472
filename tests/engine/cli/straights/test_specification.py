"""The specification's table of 18 points: what the transcripts and `test_golden` leave open, row by row."""

import re

import pytest

from tests.support.paths import GOLDEN
from tests.support.running import play, run

COMPUTERS = "c\nc\nc\nc\n"
# Seed 1: what the first player of the game, Player4, sees.
BOARD = [
    "A new round begins. It's Player4's turn to play.",
    "Cards on the table:",
    "Clubs:",
    "Diamonds:",
    "Hearts:",
    "Spades:",
]


def deck_of(seed: int) -> list[str]:
    """Read the first deck of a seed from the list that libstdc++ made."""
    line = next(
        line
        for line in (GOLDEN / "decks.txt").read_text(encoding="ascii").splitlines()
        if line.startswith(f"seed {seed} round 1: ")
    )
    names = line.split(": ")[1].split(" ")
    return [" ".join(names[start : start + 13]) for start in range(0, 52, 13)]


@pytest.mark.parametrize("answer", ["", "H", "C", "hh", "cc", "human", "deck", "play 7S", "x h", "\x1ch"])
def test_point_4_the_same_player_is_asked_until_the_first_word_is_h_or_c(answer: str) -> None:
    """4: no message, only the same question again; nothing is printed before the first."""
    question = "Is Player{}" + " a human (h) or a computer (c)?\n>"
    asked = "".join(question.format(number) for number in (1, 1, 2))

    assert asked.encode() == run(["1"], f"{answer}\n\t h now\n").out


def test_point_6_a_human_sees_seven_lines_and_after_an_error_the_prompt_alone() -> None:
    """6: board and `>` once a turn; after an error or `deck` only `>` again."""
    lines = play("nonsense", "deck", "play ZZ", "play 7S")
    hand = f"Your hand: {deck_of(1)[3]}"
    answers = [
        ">Invalid command",
        f">{deck_of(1)[0]}",
        *deck_of(1)[1:],
        ">No such card.",
        ">Player4 plays 7S.",
    ]

    assert [*BOARD, hand, "Legal plays: 7S", *answers, "Cards on the table:"] == lines[:16]


def test_point_12_the_deck_is_four_lines_of_thirteen_and_uses_no_turn() -> None:
    """12: the whole order of this round, also after cards were played; the turn stays."""
    lines = play("play 7S", "deck", "deck", "ragequit", seats="hccc")
    place = lines.index(f">{deck_of(1)[0]}")

    assert [f">{deck_of(1)[0]}", *deck_of(1)[1:]] * 2 == lines[place : place + 8]
    assert lines[place + 8] == ">Player1 ragequits. A computer will now take over."


def test_point_14_a_seat_that_was_left_in_anger_stays_a_computer() -> None:
    """14: it is never asked again, in no later round; one ragequit each leaves a game of computers."""
    finished = run(["5"], "h\nh\nh\nh\n" + "ragequit\n" * 4)
    by_computers = run(["5"], COMPUTERS)
    moves = re.compile(rb"Player\d (?:plays|discards|wins).*|Player\d's score.*")

    assert moves.findall(by_computers.out) == moves.findall(finished.out)
    assert 4 == finished.out.count(b"ragequits. A computer will now take over.")
    assert 4 == finished.out.count(b"Cards on the table:")


def test_point_17_only_the_first_word_is_the_seed() -> None:
    finished = run(["44", "45", "46"], COMPUTERS)

    assert (GOLDEN / "computers.seed44.out").read_bytes() == finished.out
    assert ["'45'", "'46'"] == re.findall(r"'\d+'", finished.err)
