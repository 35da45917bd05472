"""The base class of the players that come with the game."""

from __future__ import annotations


class BasePlayer:
    """A player with a name, to which the number of a round does not matter.

    Attributes:
        name: the name in the transcript.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def will_start_round(self, number: int) -> None:
        """Do nothing."""
