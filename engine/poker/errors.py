"""The errors of poker, below those that both games share.

EngineError
|-- NotMoney                  something that is no amount of money
|-- NotAHand                  what is to be ranked is not five different cards
|-- NumpyMissing              many hands at once need NumPy, and it is not installed
`-- Refusal
|-- NotInThisPhase        a bet while cards are drawn, or a draw while bets are placed
|-- MustMatchOrFold       somebody has bet, so holding and another bet are over
|-- NothingToMatch        nobody has bet
|-- BetOutOfLimits        less than a bet has to be, or more than the seat has
`-- TooManyDropped        more cards than a seat may exchange
"""

from __future__ import annotations

from engine.errors import EngineError, Refusal


class NotMoney(EngineError):
    """No amount of money: negative, infinite, or not a number at all."""


class NotAHand(EngineError):
    """What is to be ranked is not five different cards."""


class NumpyMissing(EngineError):
    """Many hands at once need NumPy, and it is not installed."""


class NotInThisPhase(Refusal):
    """Another kind of turn is on: bets, draws and deals have their times."""


class MustMatchOrFold(Refusal):
    """Somebody has bet: this seat may neither hold nor raise."""


class NothingToMatch(Refusal):
    """Nobody has bet."""


class BetOutOfLimits(Refusal):
    """The bet is less than a bet has to be, or more than the seat has."""


class TooManyDropped(Refusal):
    """More cards were dropped than a seat may exchange."""
