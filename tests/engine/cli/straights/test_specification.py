"""The specification's table of 18 points: what the transcripts and `test_golden` leave open, row by row."""

import re
from pathlib import Path

import pytest

from engine.cards.card import Card
from tests.support.paths import GOLDEN
from tests.support.playing import value
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


def test_point_1_computers_tell_their_turn_in_one_line() -> None:
    """1: `Player<x> plays <card>.` or `Player<x> discards <card>.`, and no board."""
    lines = play(seats="cccc")

    assert all(re.fullmatch(r"Player[1-4] (plays|discards) [A2-9TJQK][CDHS]\.", line) for line in lines[1:53])


def test_point_1_boards_for_computers_print_the_board_and_the_prompt() -> None:
    """1: with the option seven lines and `>` stand before each computer's line, as in 000's example."""
    plain = play(seats="cccc")
    boards = play(seats="cccc", options=["--boards-for-computers"])
    told = [line.removeprefix(">") for line in boards if re.match(r">Player", line)]

    assert [line for line in plain if re.search(r" (plays|discards) ", line)] == told
    assert [*BOARD, "Legal plays: 7S"] == [*boards[:6], boards[7]]


def test_point_2_and_3_names_and_apostrophes_are_plain() -> None:
    """2, 3: `Player1` without brackets, and the straight apostrophe everywhere."""
    out = run(["44"], COMPUTERS).out

    assert {b"Player1", b"Player2", b"Player3", b"Player4"} == set(re.findall(rb"Player\W*\w*", out))
    assert out.isascii()
    assert b"Player1's score: 0 + " in out


@pytest.mark.parametrize("answer", ["", "H", "C", "hh", "cc", "human", "deck", "play 7S", "x h", "\x1ch"])
def test_point_4_the_same_player_is_asked_until_the_first_word_is_h_or_c(answer: str) -> None:
    """4: no message, only the same question again; nothing is printed before the first."""
    question = "Is Player{}" + " a human (h) or a computer (c)?\n>"
    asked = "".join(question.format(number) for number in (1, 1, 2))

    assert asked.encode() == run(["1"], f"{answer}\n\t h now\n").out


def test_point_5_every_round_begins_with_its_line() -> None:
    """5: in every round, naming the player who then plays 7S."""
    text = run(["44"], COMPUTERS).out.decode("ascii")
    begun = re.findall(
        r"A new round begins\. It's (Player\d)'s turn to play\.\n(Player\d) plays 7S\.\n", text
    )

    assert len(begun) == text.count("Player1's score") > 1
    assert [leader for leader, _ in begun] == [player for _, player in begun]


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


def test_point_7_lists_have_a_blank_before_each_item_and_none_after() -> None:
    """7: piles in rank order and ranks only, hand and legal plays in dealt order, nothing for no card."""
    boards = "\n".join(play(seats="cccc", options=["--boards-for-computers"]))
    dealt = {seat: line.split(" ") for seat, line in enumerate(deck_of(1))}
    piles = re.findall(r"^(?:Clubs|Diamonds|Hearts|Spades):(.*)$", boards, re.MULTILINE)
    hands = re.findall(r"^Your hand:(.*)\nLegal plays:(.*)$", boards, re.MULTILINE)[:52]

    assert all(pile == "" or pile[1:].replace(" ", "") in "A23456789TJQK" for pile in piles)
    assert not re.search(r" $|  |:\S", boards.replace("(h)", ""), re.MULTILINE)
    for turn, (hand, legal) in enumerate(hands):
        held, seat = hand.split(), (3 + turn) % 4
        assert [card for card in dealt[seat] if card in held] == held
        assert [card for card in held if card in legal.split()] == legal.split()


def test_point_12_the_deck_is_four_lines_of_thirteen_and_uses_no_turn() -> None:
    """12: the whole order of this round, also after cards were played; the turn stays."""
    lines = play("play 7S", "deck", "deck", "ragequit", seats="hccc")
    place = lines.index(f">{deck_of(1)[0]}")

    assert [f">{deck_of(1)[0]}", *deck_of(1)[1:]] * 2 == lines[place : place + 8]
    assert lines[place + 8] == ">Player1 ragequits. A computer will now take over."


@pytest.mark.parametrize("seats, lines", [("hhhh", ["quit"]), ("hhhh", ["quit now"]), ("hhhh", [])])
def test_point_13_quit_and_the_end_of_input_end_silently(seats: str, lines: list[str]) -> None:
    assert ">" == play(*lines, seats=seats)[-1]


def test_point_14_a_seat_that_was_left_in_anger_stays_a_computer() -> None:
    """14: it is never asked again, in no later round; one ragequit each leaves a game of computers."""
    finished = run(["5"], "h\nh\nh\nh\n" + "ragequit\n" * 4)
    by_computers = run(["5"], COMPUTERS)
    moves = re.compile(rb"Player\d (?:plays|discards|wins).*|Player\d's score.*")

    assert moves.findall(by_computers.out) == moves.findall(finished.out)
    assert 4 == finished.out.count(b"ragequits. A computer will now take over.")
    assert 4 == finished.out.count(b"Cards on the table:")


def test_points_15_and_16_a_round_is_counted_and_the_game_won() -> None:
    """15, 16: discards and score of each player in seat order, then every winner's line and nothing more."""
    lines = run(["44"], COMPUTERS).lines
    scores = dict.fromkeys("1234", 0)
    counted = [place for place, line in enumerate(lines) if "'s discards:" in line]
    for place in counted:
        match = re.fullmatch(r"Player(\d)'s discards:((?: \w\w)*)", lines[place])
        assert match is not None
        gained = sum(value(Card.parse(name)) for name in match[2].split())
        player, old = match[1], scores[match[1]]
        scores[player] = old + gained
        assert f"Player{player}'s score: {old} + {gained} = {scores[player]}" == lines[place + 1]

    winners = [f"Player{player} wins!" for player in "1234" if scores[player] == min(scores.values())]
    assert [*winners, ""] == lines[counted[-1] + 2 :]
    assert max(scores.values()) >= 80


def test_point_16_a_tie_is_won_by_all_in_seat_order() -> None:
    """16: seeds whose games of computers end with several lowest scores."""
    ties = 0
    for transcript in GOLDEN.glob("computers.*.in"):
        seed, *options = transcript.name.split(".")[1:-1]
        finished = run([seed.removeprefix("seed"), *(f"--{option}" for option in options)], COMPUTERS)
        winners = re.findall(rb"Player(\d) wins!\n", finished.out)
        ties += len(winners) > 1
        assert sorted(winners) == winners

    assert ties > 0


def test_point_17_options_may_stand_anywhere_and_do_not_count() -> None:
    """17: three arguments and all options still make a game."""
    path = str(GOLDEN / "computers.seed13.reseed-each-round.in")
    expected = Path(path).with_suffix(".out").read_bytes()

    assert expected == run(["13", "-f", "--reseed-each-round", path]).out
    assert expected == run(["--reseed-each-round", "-f", path, "13"]).out


def test_point_17_only_the_first_word_is_the_seed() -> None:
    finished = run(["44", "45", "46"], COMPUTERS)

    assert (GOLDEN / "computers.seed44.out").read_bytes() == finished.out
    assert ["'45'", "'46'"] == re.findall(r"'\d+'", finished.err)
