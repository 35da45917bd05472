"""`odds`: the exact best draw, and the chance to win against those who stay, weighed against the pot.

Calls what its chance is worth, bets after the draw what others call with less; never bluffs, never tricks.
"""

from __future__ import annotations

from engine.poker.game.events import Event
from engine.poker.game.money import cents_of, dollars
from engine.poker.hands.hand import Hand
from engine.poker.players.base import Named
from engine.poker.players.decision import Judgement, Stake
from engine.poker.players.opponent_stats import Habits
from engine.poker.players.round_tracker import Sight

_SIZES = (0.5, 1.0)
"""Bets that it thinks of, in pots."""

_LARGE_SIZES = (0.5, 1.0, 2.0)
"""The same against opponents who have called whatever was bet."""

_MARGIN = 0.05
"""By how much of the pot a bet must be better than holding: the model of the others is not that exact."""


class Odds(Named):
    """Does what gains most, as far as it can tell.

    Attributes:
        sight: what it has seen of the round.
        habits: what it has learned of the others.
    """

    def __init__(self, name: str) -> None:
        """A player of that name, who knows nothing of the others yet."""
        super().__init__(name)
        self.sight, self.habits = Sight(), Habits()

    def watch(self, event: Event) -> None:
        """Remember what is public."""
        self.sight.watch(event)
        self.habits.watch(event)

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """Never as long as staying costs nothing."""
        bet = self.sight.bet
        return bool(bet) and not self.will_match(hand, player_count, balance, dollars(bet))

    def will_match(self, hand: Hand, player_count: int, balance: float, bet: float) -> bool:
        """Whether the chance to win is worth the bet."""
        stake = self.stake_of_call(player_count, min(cents_of(bet), cents_of(balance)), cents_of(bet))
        return self.judgement(hand, player_count).call(stake) > 0

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> float:
        """The bet that gains most, if that is more than holding gains."""
        pot, judgement = self.pot(player_count), self.judgement(hand, player_count)
        best, best_gain = 0, judgement.hold(pot) + _MARGIN * pot
        for size in _LARGE_SIZES if judgement.all_call else _SIZES:
            stake = stake_of_bet(pot, min(int(pot * size), cents_of(max_bet)))
            gain = judgement.bet(stake)
            if gain > best_gain and (not self.sight.phase or judgement.is_called_by_less(stake)):
                best, best_gain = stake.cost, gain
        return dollars(best)

    def discard_unwanted(self, hand: Hand) -> int:
        """Drop what is best dropped."""
        count = max(2, 1 + len(self.sight.others))
        return sum([hand.drop_card(card) for card in self.judgement(hand, count).best_discard()])

    def judgement(self, hand: Hand, player_count: int) -> Judgement:
        """What is thought of a hand now."""
        return Judgement(self.sight, self.habits, hand, player_count)

    def pot(self, player_count: int) -> int:
        """The cents in the pot; a dollar each where nothing was seen."""
        return self.sight.pot or 100 * player_count

    def stake_of_call(self, player_count: int, cost: int, bet: int) -> Stake:
        """What a call is about: who pays less than the bet cannot win what is above."""
        answered = sum(other.has_answered for other in self.sight.others.values()) or 1
        pot = self.sight.pot or 100 * player_count + bet
        before = max(pot - answered * bet, 1)
        return Stake(max(pot - answered * (bet - cost), 0), cost, pressure(bet, before))


def stake_of_bet(pot: int, cents: int) -> Stake:
    """What a bet is about."""
    return Stake(pot, cents, pressure(cents, pot))


def pressure(bet: int, pot: int) -> float:
    """How heavy a bet weighs: less than its size says, since few fold all that they should."""
    return float((bet / pot) ** 0.7)
