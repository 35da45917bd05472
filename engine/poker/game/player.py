"""The interface of players, as the assignment has it, and its optional methods."""

from __future__ import annotations

from engine.fast_dataclass import Protocol
from engine.poker.game.money import Amount
from engine.poker.hands.hand import Hand


class Player(Protocol):
    """A player, called by the game. Money is in dollars, floats of whole cents; every hand is a copy.

    The game continues whatever a player returns or raises: see `engine.poker.play.safe_calls`.
    Optional methods are `will_match(hand, player_count, balance, bet)`, asked instead of the second
    `is_folding`: whether it matches the bet, with all it has if that is less; and `watch(event)`, which
    receives all events, redacted for its seat. In events, seats are numbered from 0, and money is in cents.
    """

    @property
    def name(self) -> str:
        """The name in the transcript: printable, up to 40 characters, unique at the table."""

    def will_start_round(self, number: int) -> None:
        """A round starts that the player plays; the first round is 1."""

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """Whether the player leaves the round; asked before a bet, and again after somebody else has bet."""

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        """The player's bet, 0 to hold; asked only before somebody has bet."""

    def discard_unwanted(self, hand: Hand) -> int:
        """Drop none to four cards, each with `hand.drop_card(card)`, and return how many were dropped."""
