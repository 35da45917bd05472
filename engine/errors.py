"""The errors that Straights and poker share; `straights.errors` and `poker.errors` have their own.

EngineError                   anything below
|-- NotationError             text that is not what it should be
|   `-- NoSuchCard            the text names no card of the deck
|-- SetupError                a game that cannot be set up so
|-- UnknownStrategy           no strategy of that name
`-- Refusal                   a command that the rules refuse; the state is untouched
|-- GameIsOver            nothing can be played any more
|-- NotYourTurn           another seat is to move (or a late answer of a computer)
`-- CardNotInHand         the seat does not hold the card
"""


class EngineError(Exception):
    """Anything that the engine refuses, with a sentence that says what was wrong."""


class NotationError(EngineError):
    """Text that is not what it should be."""


class NoSuchCard(NotationError):
    """The text names no card of the deck."""


class SetupError(EngineError):
    """A game that cannot be set up so."""


class UnknownStrategy(EngineError):
    """No strategy has that name."""


class Refusal(EngineError):
    """A command that the rules refuse; the state is untouched."""


class GameIsOver(Refusal):
    """Nothing can be played any more."""


class NotYourTurn(Refusal):
    """Another seat is to move."""


class CardNotInHand(Refusal):
    """The seat does not hold the card."""
