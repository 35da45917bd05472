"""The errors of the environments: what cannot be done in them, and when."""

from __future__ import annotations

from engine.errors import EngineError, Refusal


class IllegalAction(Refusal):
    """An action is not a legal card of its round; the environment is unchanged."""


class NotReset(EngineError, AttributeError):
    """The environment has not been reset yet, so there is no round.

    An AttributeError, since libraries look for what an environment has with `hasattr`.
    """

    def __init__(self) -> None:
        super().__init__("the environment has no round yet: call reset() first")
