"""Why something was not done: each reason has a sentence of its own, with the right names in it."""

import pytest

from engine.cards.card import Card
from engine.errors import CardNotInHand, GameIsOver, NotYourTurn, Refusal, SaveGameError
from engine.straights.errors import (
    CardNotPlayable,
    DifferentGame,
    MustLeadSevenOfSpades,
    MustPlay,
    RefusedMove,
    SeatIsComputer,
    SeatIsHuman,
    StrangeLine,
    TooFewPlayers,
    TranscriptError,
)
from engine.straights.text.refusals import refusal, refused_lines, unread_lines, unreadable_game, wrong_line
from engine.text.rendering import render, render_all

TEN = Card.parse("TH")
SET_ALREADY = "This seat is already set that way."


@pytest.mark.parametrize(
    "error, expected",
    [
        (GameIsOver(), "The game is over."),
        (NotYourTurn(), "It’s Zoë’s turn."),
        (MustLeadSevenOfSpades(), "Each round starts with the seven of spades."),
        (MustPlay(), "You have a card that fits, so you can’t discard."),
        (CardNotInHand(), "You don’t have that card."),
        (SeatIsComputer(), "A computer is playing this seat."),
        (SeatIsHuman(), SET_ALREADY),
        (CardNotPlayable(TEN), "The ten of hearts doesn’t fit yet: its row has to reach it first."),
        (
            CardNotPlayable(Card.parse("AH")),
            "The ace of hearts doesn’t fit yet: its row has to reach it first.",
        ),
        (Refusal(), ""),
    ],
)
def test_why_a_command_was_refused(error: Refusal, expected: str) -> None:
    assert expected == render_all(refusal(error, "Zoë"), in_words=True)


@pytest.mark.parametrize(
    "error, expected",
    [
        (TooFewPlayers(3, "", ""), "the text ends before the four players are set (h or c)"),
        (
            DifferentGame(3, "", "Player2 plays 7S."),
            "the game of this number continues with “Player2 plays 7S.”",
        ),
        (DifferentGame(3, "", ""), "the game is already over here"),
        (RefusedMove(3, "", ""), "the rules don’t allow this move"),
        (StrangeLine(3, "", ""), "the console doesn’t print such a line"),
    ],
)
def test_each_kind_of_wrong_line_has_words_of_its_own(error: TranscriptError, expected: str) -> None:
    """What should follow is quoted, where something should."""
    assert f"Line 3: {expected}." == render(wrong_line(error))
    assert "2 lines of the input were refused, the first is line 17." == render(refused_lines(2, 17))
    assert "1 line of the input was refused: line 17." == render(refused_lines(1, 17))
    assert "The input from line 21 on wasn’t used." == render(unread_lines(21))


def test_why_a_game_cannot_be_read_is_told() -> None:
    assert "it can’t be read" == render(unreadable_game(SaveGameError()))
