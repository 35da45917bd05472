"""Errors in the text of a game: they name the line, and say what is wrong with it."""

import pytest

from engine.straights.errors import DifferentGame, StrangeLine, TooFewPlayers, TranscriptError


@pytest.mark.parametrize("kind", [StrangeLine, TooFewPlayers])
def test_an_error_in_a_transcript_names_its_line(kind: type[TranscriptError]) -> None:
    error = kind(3, "Clubs", "no such card")

    assert (3, "Clubs") == (error.line, error.text)
    assert "line 3, 'Clubs': no such card" == str(error)


def test_a_line_of_another_game_is_named_with_the_one_that_was_expected() -> None:
    error = DifferentGame(7, "Player1 wins!", "Player2 wins!")

    assert (7, "Player1 wins!", "Player2 wins!") == (error.line, error.text, error.expected)
    assert "line 7, 'Player1 wins!': this game goes on with 'Player2 wins!'" == str(error)
