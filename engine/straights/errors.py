"""The errors of Straights, below those that both games share.

::

    EngineError
    |-- NotationError
    |   |-- UnknownCommand        the first word is no command
    |   `-- NoSuchSeat            a command names no seat of this table
    |-- Refusal
    |   |-- CardNotPlayable       held, but neither a seven nor next to a run of its suit
    |   |-- MustLeadSevenOfSpades held, but a round is led with the seven of spades
    |   |-- MustPlay              a discard although a card could be played
    |   |-- NoConsoleDeal         the console deals from seeds alone
    |   |-- SeatIsComputer        only a human can leave in anger
    |   `-- SeatIsHuman           only a computer's seat can be taken or given another strategy
    |-- SaveGameError
    |   `-- IncompleteLink        the link of a challenge that was cut off or altered
    |-- NoSeed                    console text whose cards nobody knows
    |-- DamagedReview             stored costs of moves that do not fit their round
    |-- ArenaError                a match between strategies that cannot be played
    |   |-- NoWorkers             no cluster, or no worker in it
    |   |-- MissingLibrary        an extra that was not installed
    |   |-- TooFewStrategies      a folder without strategies
    |   `-- MatchBroken           the workers failed before the end
    `-- TranscriptError           console text that is no valid game, with its line
        |-- TooFewPlayers         the text ends before four players are invited
        |-- StrangeLine           a line that the console never prints
        |-- DifferentGame         the game of this seed continues differently
        `-- RefusedMove           a move that the rules do not allow

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


class NoWorkers(ArenaError):
    """No worker can play the match: there is no cluster, or no worker in it."""


class MissingLibrary(ArenaError):
    """A library from an optional extra is not installed."""


class TooFewStrategies(ArenaError):
    """No strategy is found in a folder, so that no ladder can be played."""


class DamagedMatches(ArenaError):
    """A line of a ladder's file is no match."""


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
