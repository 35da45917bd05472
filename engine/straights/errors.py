"""The errors of Straights, below those that both games share.

    EngineError
    |-- NotationError
    |   |-- BadMessage            a message of a client that is not as docs/protocol.md describes it
    |   |-- UnknownCommand        the first word is no command
    |   |-- NoSuchSeat            a command names no seat of this table
    |   |-- BadMatchName          a text that cannot name a match of a team
    |   `-- TeamLineError         a line that tells no result of a match
    |       |-- NotATeamLine      something else altogether, cut off or altered
    |       |-- DifferentMatch    a line of another match; says of which
    |       `-- DifferentResult   another result of a deal is known already
    |-- Refusal
    |   |-- CardNotPlayable       held, but neither a seven nor next to a run of its suit
    |   |-- MustLeadSevenOfSpades held, but a round is led with the seven of spades
    |   |-- MustPlay              a discard although a card could be played
    |   |-- NoConsoleDeal         the console deals from seeds alone
    |   |-- SeatIsComputer        only a human can leave in anger
    |   `-- SeatIsHuman           only a computer's seat can be taken or given another strategy
    |-- SaveGameError             a text that gives no saved game
    |   |-- NotASaveGame          something else altogether, or cut off
    |   |-- NewerSaveGame         written by a later version of the program
    |   |-- TooLargeSaveGame      longer than the program reads
    |   `-- DamagedSaveGame       altered, or recorded moves that the rules refuse
    |-- DamagedReview             prices of a round that were kept and do not fit it
    |-- ArenaError                a match between strategies that cannot be played
    |   |-- NoWorkers             nobody is there who could play it
    |   |-- MissingLibrary        an extra that was not installed
    |   |-- TooFewStrategies      a folder with nobody to play a ladder
    |   `-- MatchBroken           whoever played it gave up on the way
    `-- TranscriptError           text of the console that gives no game; says which line
        |-- TooFewPlayers         the text ends before four players are invited
        |-- StrangeLine           a line that the console never prints
        |-- DifferentGame         the game of this seed goes on otherwise
        `-- RefusedMove           a move that the rules refuse

The messages are for those who program; what a player reads is worded by the console and by the window.
"""

from __future__ import annotations

from engine.errors import EngineError, NotationError, Refusal


class BadMessage(NotationError):
    """A message of a client is not as docs/protocol.md describes it."""


class UnknownCommand(NotationError):
    """The first word is no command of the game."""


class NoSuchSeat(NotationError):
    """A command names no seat of this table."""


class BadMatchName(NotationError):
    """A text cannot name a match: it is empty or too long, or has more than letters, digits and hyphens."""


class TooLongMatchName(BadMatchName):
    """The text has too many signs once capitals are gone, which can be more than before."""


class TeamLineError(NotationError):
    """A line that tells no result of a team's match."""


class NotATeamLine(TeamLineError):
    """The line is something else altogether, or was cut off or altered."""


class DifferentMatch(TeamLineError):
    """A line of another match.

    Attributes:
        name: of that match.
    """

    def __init__(self, name: str) -> None:
        super().__init__(f"the line is of the match {name!r}")
        self.name = name


class DifferentResult(TeamLineError):
    """Another result of a deal is known already.

    Attributes:
        player, deal: whose and which, from 0.
    """

    def __init__(self, player: int, deal: int) -> None:
        super().__init__(f"another result of player {player + 1} in deal {deal + 1} is known already")
        self.player, self.deal = player, deal


class OwnTeamLine(TeamLineError):
    """A line with results of who reads it, none of which was counted here.

    Attributes:
        player: who that is, from 0.
    """

    def __init__(self, player: int) -> None:
        super().__init__(f"player {player + 1} reads the line, and played none of its new results here")
        self.player = player


class CardNotPlayable(Refusal):
    """The card is held, but it is neither a seven nor next to a run of its suit."""


class MustLeadSevenOfSpades(Refusal):
    """The card is held, but a round is led with the seven of spades."""


class MustPlay(Refusal):
    """A discard was asked for although a card could be played."""


class NoConsoleDeal(Refusal):
    """The game was dealt from a key, and the console deals from seeds alone."""


class SeatIsComputer(Refusal):
    """Only a human can leave in anger, and a computer plays this seat."""


class SeatIsHuman(Refusal):
    """Only a computer's seat can be taken or given another strategy, and a human plays this one."""


class SaveGameError(EngineError):
    """A text that gives no saved game; it is left as it is."""


class NotASaveGame(SaveGameError):
    """The text is something else altogether, or it was cut off."""


class NewerSaveGame(SaveGameError):
    """The text was written by a later version of the program."""


class TooLargeSaveGame(SaveGameError):
    """The text is longer than the program reads."""


class DamagedSaveGame(SaveGameError):
    """The text was altered, or it records moves that the rules refuse."""


class DamagedReview(EngineError):
    """The prices of a round that were kept do not fit it; they can be computed again."""


class ArenaError(EngineError):
    """A match between strategies that cannot be played."""


class NoWorkers(ArenaError):
    """Nobody is there who could play the match: no cluster, or none of its workers."""


class MissingLibrary(ArenaError):
    """A library that only an extra brings is not installed."""


class TooFewStrategies(ArenaError):
    """A folder in which no strategy is found: nobody is there for a ladder."""


class MatchBroken(ArenaError):
    """Whoever played the match gave up on the way; what was counted by then is known."""


class TranscriptError(EngineError):
    """Text of the console that gives no game.

    Attributes:
        line: the number of the line, from 1.
        text: the line.
    """

    def __init__(self, line: int, text: str, what: str) -> None:
        """An error in a line."""
        super().__init__(f"line {line}, {text!r}: {what}")
        self.line, self.text = line, text


class TooFewPlayers(TranscriptError):
    """The text ends before four players are invited."""


class StrangeLine(TranscriptError):
    """The console never prints such a line."""


class DifferentGame(TranscriptError):
    """The game of this seed goes on otherwise: another seed, or another program.

    Attributes:
        expected: what the line would have to be; empty where nothing is to follow.
    """

    def __init__(self, line: int, text: str, expected: str) -> None:
        """An error in a line."""
        super().__init__(line, text, f"this game goes on with {expected!r}")
        self.expected = expected


class RefusedMove(TranscriptError):
    """The rules refuse the move; why is the cause."""
