"""The errors of Straights, below those that all games share.

The messages are for programmers; the console and the window have their own texts for players.
"""

from __future__ import annotations

from engine.cards.card import Card
from engine.errors import EngineError, NotationError, Refusal, SaveGameError


class UnknownCommand(NotationError):
    """The first word is not a command of the game."""


class NoSuchSeat(NotationError):
    """The command names no seat of this table."""


class CardNotPlayable(Refusal):
    """The card is in the hand, but it is neither a seven nor next to a run of its suit.

    Attributes:
        card: that card.
    """

    def __init__(self, card: Card) -> None:
        super().__init__(f"{card} is neither a seven nor next to a run of its suit")
        self.card = card


class MustLeadSevenOfSpades(Refusal):
    """The card is in the hand, but a round is led with the seven of spades."""


class MustPlay(Refusal):
    """A discard although a card can be played."""


class NoConsoleDeal(Refusal):
    """The game was dealt from a key, and the console deals only from seeds."""


class SeatIsComputer(Refusal):
    """Only a human can leave in anger, and a computer plays this seat."""


class SeatIsHuman(Refusal):
    """Only a computer's seat can be taken or given another strategy, and a human plays this one."""


class IncompleteLink(SaveGameError):
    """The link of a challenge was cut off or altered."""


class NoSeed(EngineError):
    """Neither a console's text nor its reader names the seed of the cards."""


class DamagedReview(EngineError):
    """Stored costs of moves do not fit their round; they can be computed again."""


class ArenaError(EngineError):
    """A match between strategies cannot be played."""


class MatchBroken(ArenaError):
    """The workers failed before the end of the match; the results so far are available."""


class TranscriptError(EngineError):
    """The text of a console session is not a valid game.

    Attributes:
        line: the number of the line, from 1.
        text: the line.
    """

    def __init__(self, line: int, text: str, what: str) -> None:
        super().__init__(f"line {line}, {text!r}: {what}")
        self.line, self.text = line, text


class TooFewPlayers(TranscriptError):
    """The text ends before four players are invited."""


class StrangeLine(TranscriptError):
    """The console never prints a line like this."""


class DifferentGame(TranscriptError):
    """The game of this seed continues differently: another seed, or another program.

    Attributes:
        expected: the line that was expected; empty where the text should end.
    """

    def __init__(self, line: int, text: str, expected: str) -> None:
        super().__init__(line, text, f"this game goes on with {expected!r}")
        self.expected = expected


class RefusedMove(TranscriptError):
    """The rules do not allow the move; the cause is the Refusal."""
