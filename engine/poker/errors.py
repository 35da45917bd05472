"""The errors of poker, below those that all games share."""

from __future__ import annotations

from engine.errors import EngineError, Refusal


class NotMoney(EngineError):
    """Not an amount of money: negative, infinite, or not a number at all."""


class NotAHand(EngineError):
    """Not five different cards, so that there is no hand to rank."""


class NotInThisPhase(Refusal):
    """The command belongs to another phase: betting, drawing or dealing."""


class MustMatchOrFold(Refusal):
    """Another seat has bet: this one may neither hold nor raise."""


class NothingToMatch(Refusal):
    """Nobody has bet."""


class BetOutOfLimits(Refusal):
    """The bet is below the minimum, or above the seat's balance."""


class TooManyDropped(Refusal):
    """More cards were dropped than a seat may exchange."""
