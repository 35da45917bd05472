"""The player `odds`: draws best, and compares its chance to win with the pot odds; never bluffs.

It calls if the expected value is positive, and after the draw makes value bets only.
"""

from __future__ import annotations

from engine.poker.game.events import Event
from engine.poker.game.money import cents_of, dollars
from engine.poker.hands.hand import Hand
from engine.poker.players.base import BasePlayer
from engine.poker.players.decision import Decision, Stake
from engine.poker.players.opponent_stats import OpponentStats
from engine.poker.players.round_tracker import RoundTracker

_SIZES = (0.5, 1.0)
"""The bets that it considers, in pots."""

_LARGE_SIZES = (0.5, 1.0, 2.0)
"""The same against opponents who have called every bet."""

_MARGIN = 0.05
"""How much better than holding a bet has to be, in pots, because the model of the opponents is not exact."""


class OddsPlayer(BasePlayer):
    """Makes the choice with the highest expected value.

    Attributes:
        tracker: what it has seen of the round.
        stats: what it has learned about its opponents.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.tracker, self.stats = RoundTracker(), OpponentStats()

    def watch(self, event: Event) -> None:
        """Keep track of the round and of the opponents."""
        self.tracker.watch(event)
        self.stats.watch(event)

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """Never before a bet, when staying costs nothing."""
        bet = self.tracker.bet
        return bool(bet) and not self.will_match(hand, player_count, balance, dollars(bet))

    def will_match(self, hand: Hand, player_count: int, balance: float, bet: float) -> bool:
        """Whether calling has a positive expected value."""
        stake = self.stake_of_call(player_count, min(cents_of(bet), cents_of(balance)), cents_of(bet))
        return self.decision(hand, player_count).call_ev(stake) > 0

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> float:
        """The bet with the highest expected value, if that is clearly more than that of holding."""
        pot, decision = self.pot(player_count), self.decision(hand, player_count)
        best, best_gain = 0, decision.hold_ev(pot) + _MARGIN * pot
        for size in _LARGE_SIZES if decision.all_call else _SIZES:
            stake = stake_of_bet(pot, min(int(pot * size), cents_of(max_bet)))
            gain = decision.bet_ev(stake)
            if gain > best_gain and (not self.tracker.phase or decision.is_value_bet(stake)):
                best, best_gain = stake.cost, gain
        return dollars(best)

    def discard_unwanted(self, hand: Hand) -> int:
        """Make the best draw."""
        count = max(2, 1 + len(self.tracker.others))
        return sum([hand.drop_card(card) for card in self.decision(hand, count).best_discard()])

    def decision(self, hand: Hand, player_count: int) -> Decision:
        """The decision about the hand now."""
        return Decision(self.tracker, self.stats, hand, player_count)

    def pot(self, player_count: int) -> int:
        """The cents in the pot; a dollar for each player if no event was seen."""
        return self.tracker.pot or 100 * player_count

    def stake_of_call(self, player_count: int, cost: int, bet: int) -> Stake:
        """The stake of a call; a player who calls for less than the bet cannot win the excess."""
        answered = sum(other.has_answered for other in self.tracker.others.values()) or 1
        pot = self.tracker.pot or 100 * player_count + bet
        before = max(pot - answered * bet, 1)
        return Stake(max(pot - answered * (bet - cost), 0), cost, pressure(bet, before))


def stake_of_bet(pot: int, cents: int) -> Stake:
    """The stake of a bet."""
    return Stake(pot, cents, pressure(cents, pot))


def pressure(bet: int, pot: int) -> float:
    """How much a bet discourages calls; not in proportion, since few players fold as often as they should."""
    return float((bet / pot) ** 0.7)
