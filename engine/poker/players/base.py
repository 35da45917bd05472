"""What all players that come with the game share: a name, and nothing to do when a round begins."""

from __future__ import annotations


class Named:
    """The part of a player that has nothing to do with cards.

    Attributes:
        name: what the transcript calls the player.
    """

    def __init__(self, name: str) -> None:
        """A player of that name."""
        self.name = name

    def will_start_round(self, number: int) -> None:
        """Remember nothing."""
