"""Why something was not done: refused moves, unreadable games and transcripts.

Cards are rendered in words, also on the screen.
"""

from __future__ import annotations

from engine import errors
from engine.fast_dataclass import TYPE_CHECKING
from engine.straights import errors as game_errors
from engine.text.sentence import Sentence, plural, sentence

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.errors import EngineError


def refusal(error: EngineError, on_turn: str) -> tuple[Sentence, ...]:
    """Why a command was refused, nothing for a rare reason; `on_turn` is the name of the seat on turn."""
    match error:
        case errors.GameIsOver():
            text = sentence("TableText", "The game is over.")
        case errors.NotYourTurn():
            text = sentence("ErrorText", "It’s {name}’s turn.", name=on_turn)
        case game_errors.MustLeadSevenOfSpades():
            text = sentence("ErrorText", "Each round starts with the seven of spades.")
        case game_errors.MustPlay():
            text = sentence("ErrorText", "You have a card that fits, so you can’t discard.")
        case errors.CardNotInHand():
            text = sentence("ErrorText", "You don’t have that card.")
        case game_errors.SeatIsComputer():
            text = sentence("ErrorText", "A computer is playing this seat.")
        case game_errors.SeatIsHuman():
            text = sentence("ErrorText", "This seat is already set that way.")
        case game_errors.CardNotPlayable():
            card = error.card
            text = sentence("ErrorText", "{card} doesn’t fit yet: its row has to reach it first.", card=card)
        case _:
            return ()
    return (text,)


def unopened_game(error: errors.SaveGameError | game_errors.TranscriptError) -> Sentence:
    """Why a text cannot be played as a game, as a part of a sentence."""
    return unreadable_game(error) if isinstance(error, errors.SaveGameError) else _problem_of_line(error)


def queued(card: Card) -> Sentence:
    """A card that was played before the player's turn waits for it."""
    return sentence("ErrorText", "{card} is queued. Esc cancels.", card=card)


def no_longer_queued(card: Card) -> Sentence:
    """A queued card was clicked again."""
    return sentence("ErrorText", "{card} is no longer queued.", card=card)


def unreadable_game(error: errors.SaveGameError) -> Sentence:
    """The error in the file of a game, as a part of a sentence."""
    match error:
        case errors.NewerSaveGame():
            return sentence("ErrorText", "it was saved by a newer version of Straights")
        case game_errors.IncompleteLink():
            return sentence("ErrorText", "This link is incomplete. Ask for a new one.")
        case errors.NotASaveGame():
            return sentence("ErrorText", "it isn’t a Straights game, or it is incomplete")
        case errors.TooLargeSaveGame():
            return sentence("ErrorText", "it is too large for a saved game")
        case errors.DamagedSaveGame():
            return sentence("ErrorText", "it was changed after it was saved")
        case _:
            return sentence("ErrorText", "it can’t be read")


def wrong_line(error: game_errors.TranscriptError) -> Sentence:
    """The error in a line of a transcript."""
    return sentence("transcript", "Line {number}: {what}.", number=error.line, what=_problem_of_line(error))


def _problem_of_line(error: game_errors.TranscriptError) -> Sentence:
    match error:
        case game_errors.TooFewPlayers():
            return sentence("transcript", "the text ends before the four players are set (h or c)")
        case game_errors.DifferentGame(expected=expected) if expected:
            return sentence(
                "transcript", "the game of this number continues with “{expected}”", expected=expected
            )
        case game_errors.DifferentGame():
            return sentence("transcript", "the game is already over here")
        case game_errors.RefusedMove():
            return sentence("transcript", "the rules don’t allow this move")
        case _:
            return sentence("transcript", "the console doesn’t print such a line")


def refused_lines(count: int, line: int) -> Sentence:
    """The number of lines of an input that the console refused, and the first of them."""
    return plural(
        "Plurals",
        "%n line of the input was refused: line {line}.",
        "%n lines of the input were refused, the first is line {line}.",
        count,
        line=line,
    )


def unread_lines(line: int) -> Sentence:
    """The line from which on an input was not used."""
    return sentence("transcript", "The input from line {line} on wasn’t used.", line=line)
