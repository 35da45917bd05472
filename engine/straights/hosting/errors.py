"""Why a table refuses a request, besides the refusals of the rules."""

from __future__ import annotations

from engine.errors import EngineError


class TableError(EngineError):
    """The table cannot do what it was asked for; nothing has changed."""


class NoGame(TableError):
    """No game has been begun or opened yet."""


class NothingToUndo(TableError):
    """There is nothing to take back, or another human has moved since."""


class NothingToRedo(TableError):
    """Nothing was taken back, or something else was done since."""


class HandIsHidden(TableError):
    """Nobody's hand is shown now, so nobody may act or look from it."""


class HintFailed(TableError):
    """The hint could not be computed."""


class ReviewFailed(TableError):
    """A choice could not be reviewed."""


class NothingToReview(TableError):
    """The round is not over: what its choices cost would be hints."""
