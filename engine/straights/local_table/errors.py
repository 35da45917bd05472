"""The reasons why a table refuses a request, besides the Refusals of the rules."""

from __future__ import annotations

from engine.errors import EngineError


class TableError(EngineError):
    """The table cannot carry out the request; nothing has changed."""


class NoGame(TableError):
    """No game has been started or opened."""


class OnlyInStraights(TableError):
    """The game that is played has nothing of that kind."""


class NothingToUndo(TableError):
    """There is nothing to undo, or another human has moved since."""


class NothingToRedo(TableError):
    """Nothing was undone, or another action followed."""


class HandIsHidden(TableError):
    """No hand is shown, so nobody may act or see one."""


class HintFailed(TableError):
    """The hint could not be computed."""


class ReviewFailed(TableError):
    """A choice could not be reviewed."""


class NothingToReview(TableError):
    """The round is not over: the prices of its choices would be hints."""


class NoDeal(TableError):
    """The game on the table is no finished deal for everybody."""


class NoPuzzle(TableError):
    """The pack of puzzles cannot be read."""
