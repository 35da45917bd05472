"""Lines of puzzles with one thing changed: what is one more, one less or of the wrong kind is refused."""

import pytest

from engine.cards.card import CARDS, Card
from engine.errors import NotationError
from engine.straights.duplicate.duplicate_deal import parse_deal
from engine.straights.puzzles.puzzle import Grade, grade_of, parse_puzzle, puzzle_line, puzzle_of
from engine.straights.session import Session
from engine.straights.strategies.registry import strategy_named

DEAL = parse_deal("1000069/2")
NAMES = ("Anna", "Clara", "Diego", "Hugo")


def game_after(turns: int) -> Session:
    """The deal, when the player at the chair is on turn with a choice, after so many such turns."""
    session, blocker = Session(DEAL.setup(NAMES)), strategy_named("blocker")
    while session.turn is not None:
        seen = session.observe(session.turn)
        if session.turn == DEAL.chair and seen.forced is None:
            if turns == 0:
                return session
            turns -= 1
        session.submit(blocker.choose(seen))
    raise AssertionError


def line_of(turns: int = 4) -> str:
    """A puzzle of that position, whatever it is worth."""
    session = game_after(turns)
    seen = session.observe(DEAL.chair)
    best = (seen.legal_plays or seen.hand)[0]
    return puzzle_line(puzzle_of(session, DEAL, Grade.MEDIUM, best, 3.5))


@pytest.mark.parametrize("turns", range(6))
def test_a_position_is_given_again_from_its_line(turns: int) -> None:
    """The moves before it, face-down ones too, and nothing after."""
    puzzle, session = parse_puzzle(line_of(turns)), game_after(turns)

    assert session.actions == puzzle.session(NAMES).actions
    assert session.state == puzzle.session(NAMES).state
    assert len(session.actions) == len(puzzle.cards)
    down = {number for number, move in enumerate(session.state.moves) if move.card is None}
    assert down == puzzle.discards
    assert (Grade.MEDIUM, 3.5, DEAL) == (puzzle.grade, puzzle.gap, puzzle.deal)


def test_the_first_turn_of_a_deal_is_given_again_from_its_line() -> None:
    """No move was made before it, so the line ends with the gap."""
    leads = next(
        deal
        for deal in map(parse_deal, ("77/1", "77/2", "77/3", "77/4"))
        if Session(deal.setup(NAMES)).turn == deal.chair
    )
    first = puzzle_of(Session(leads.setup(NAMES)), leads, Grade.EASY, Card.parse("7S"), 3.5)

    assert first == parse_puzzle(puzzle_line(first))
    assert f"{leads.code} 1 7S 3.5" == puzzle_line(first)


@pytest.mark.parametrize(
    "grade, is_one", [("-1", False), ("0", False), ("1", True), ("3", True), ("4", False)]
)
def test_there_are_three_grades(grade: str, *, is_one: bool) -> None:
    """None below the first and none above the third, however the line is read."""
    words = line_of().split()
    line = " ".join([words[0], grade, *words[2:]])
    for read in (grade_of, lambda text: parse_puzzle(text).grade):
        if is_one:
            assert int(grade) == read(line)
        else:
            with pytest.raises(NotationError):
                read(line)


@pytest.mark.parametrize(
    "deal, is_one",
    [
        ("1000069/0", False),
        ("1000069/1", True),
        ("1000069/4", True),
        ("1000069/5", False),
        ("-1/1", False),
        ("0/1", True),
        ("2147483647/1", True),
        ("2147483648/1", False),
        ("4294967295/1", False),
    ],
)
def test_a_deal_has_a_seed_of_31_bits_and_one_of_four_chairs(deal: str, *, is_one: bool) -> None:
    """The largest seed is 2147483647; chairs are counted from 1."""
    if is_one:
        assert deal == parse_deal(deal).code
        assert int(deal[-1]) - 1 == parse_deal(deal).chair
    else:
        with pytest.raises(NotationError):
            parse_deal(deal)


def changed_lines() -> dict[str, list[str]]:
    """Lines with one thing wrong, as words."""
    words = line_of().split()
    held = parse_puzzle(" ".join(words)).session(NAMES).observe(DEAL.chair).hand
    unheld = next(str(card) for card in CARDS if card not in held)
    return {
        "one move fewer": words[:-1],
        "one move more": [*words, words[2]],
        "a card twice": [*words[:-1], words[-2]],
        "best card of another": [*words[:2], unheld, *words[3:]],
        "no moves": words[:4],
        "no gap": words[:3],
        "no best card": words[:2],
        "nothing": [],
        "no number": [*words[:3], "x", *words[4:]],
        "no real number": [*words[:3], "nan", *words[4:]],
        "endless": [*words[:3], "inf", *words[4:]],
    }


@pytest.mark.parametrize("name", changed_lines())
def test_moves_must_be_those_of_a_game_up_to_a_choice_of_the_player(name: str) -> None:
    """One fewer or one more is another's turn; a card twice or not held is no game."""
    with pytest.raises(NotationError):
        parse_puzzle(" ".join(changed_lines()[name]))
