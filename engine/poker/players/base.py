"""The base class of the built-in players and of the console's human player."""

from __future__ import annotations


class BasePlayer:
    """A player with a name that ignores the number of a round.

    Attributes:
        name: the name in the transcript.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def will_start_round(self, number: int) -> None:
        """Do nothing."""
