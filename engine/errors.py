"""The errors that all games share; `straights.errors` and `poker.errors` add their own.

The messages are for programmers; the programs have texts of their own for players.
"""

from __future__ import annotations


class EngineError(Exception):
    """Base class of the engine's errors; the message is a sentence that says what was wrong."""


class NotationError(EngineError):
    """The text cannot be parsed."""


class InvalidJson(NotationError):
    """The text is no JSON, or is nested too deeply."""


class BadMessage(NotationError):
    """A message violates docs/protocol.md.

    Attributes:
        reason: what is wrong with the field.
        path: the field, from the outermost object inwards, such as "command.card"; "" for the message itself.
    """

    def __init__(self, reason: str, path: str = "") -> None:
        super().__init__(f"{path}: {reason}" if path else reason)
        self.reason = reason
        self.path = path

    def inside(self, name: object) -> BadMessage:
        """The same error, as seen from the object or the list that has the field."""
        return BadMessage(self.reason, f"{name}.{self.path}" if self.path else str(name))


class NoSuchCard(NotationError):
    """The text names no card of the deck."""


class SetupError(EngineError):
    """A game cannot be set up with these settings."""


class UnknownStrategy(EngineError):
    """No strategy has that name."""


class SaveGameError(EngineError):
    """The text cannot be loaded as a saved game."""


class NotASaveGame(SaveGameError):
    """The text is not a saved game, or it was cut off."""


class NewerSaveGame(SaveGameError):
    """The text was written by a later version of the program."""


class TooLargeSaveGame(SaveGameError):
    """The text is longer than the program reads."""


class DamagedSaveGame(SaveGameError):
    """The text was altered, or it records moves that the rules do not allow."""


class Refusal(EngineError):
    """The rules do not allow the command; the state is unchanged."""


class GameIsOver(Refusal):
    """The game has ended."""


class NotYourTurn(Refusal):
    """Another seat is to move."""


class CardNotInHand(Refusal):
    """The seat does not hold the card."""
