"""Who sits at the table: the interface of the assignment, and what a player may have besides."""

from __future__ import annotations

from engine.lean import Protocol
from engine.poker.game.events import Event
from engine.poker.game.money import Amount
from engine.poker.hands.hand import Hand


class Player(Protocol):
    """A player, asked by the game. Money is in dollars, floats of whole cents; every hand is a copy.

    Whatever a player does with what it is handed, or answers, or raises, the game goes on: `faults` says what
    becomes of it.
    """

    @property
    def name(self) -> str:
        """What the transcript calls the player: printable, up to 40 characters, at this table its own."""

    def will_start_round(self, number: int) -> None:
        """A round begins in which the player plays, the first is 1."""

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """Whether the player leaves the round; asked before a bet, and again when somebody else has bet."""

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        """How much the player bets, 0 to hold; asked only as long as nobody has bet."""

    def discard_unwanted(self, hand: Hand) -> int:
        """Drop none to four cards, each by `hand.drop_card(card)`; how many were dropped."""


class Matcher(Player, Protocol):
    """A player who is told the bet that it may match; others are asked `is_folding` a second time instead."""

    def will_match(self, hand: Hand, player_count: int, balance: float, bet: float) -> bool:
        """Whether the player puts as much as the bet into the pot, or all that it has if that is less."""


class Watcher(Player, Protocol):
    """A player who is told all that happens at the table, as far as its seat may see it."""

    def watch(self, event: Event) -> None:
        """Something happened; seats are numbers from 0 in the order of joining, money is in cents."""
