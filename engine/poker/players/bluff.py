"""`bluff`: the judgement of `odds`, mixed by chance so that its bets cannot be read.

It bets its worst hands now and then and holds good ones back; a call that is about worth its price is made by
chance.
"""

from __future__ import annotations

from random import Random

from engine.poker.game.money import cents_of, dollars
from engine.poker.hands.hand import Hand
from engine.poker.players.decision import Stake
from engine.poker.players.odds import Odds, stake_of_bet

_GOOD_BETS = 0.3
"""The share of its hands with which it bets because they are good, where one opponent is left."""

_HOPELESS = 0.25
"""A hand is one to bluff with if its chance is below this share of what all have if all are equal."""

_HOPELESS_HANDS = 0.35
"""About so many hands are."""

_HELD_BACK = 0.03
"""How often a good hand is not bet."""

_DEAREST = 0.3
"""What a bluff may cost, in pots, as far as the others are known: against who always calls it costs more."""

_ABOUT_EQUAL = 0.1
"""Calls that gain or lose less than this, in pots, are made by chance."""


class Bluff(Odds):
    """Bets, holds and calls with chances."""

    def __init__(self, name: str, seed: int = 0) -> None:
        """A player whose mixture follows from the seed."""
        super().__init__(name)
        self._random = Random(seed)  # noqa: S311  # a game, no secret

    def will_match(self, hand: Hand, player_count: int, balance: float, bet: float) -> bool:
        """Whether the chance to win is worth the bet; by chance, where it about is."""
        stake = self.stake_of_call(player_count, min(cents_of(bet), cents_of(balance)), cents_of(bet))
        doubt = _ABOUT_EQUAL * stake.pot
        return self.judgement(hand, player_count).call(stake) > doubt * (2 * self._random.random() - 1)

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> float:
        """The bet of a good hand, mostly; with a hopeless one now and then the bet of a good one."""
        bet = super().place_bet(hand, player_count, max_bet)
        chance = self._random.random()
        if bet:
            return 0.0 if chance < _HELD_BACK else bet
        pot = self.pot(player_count)
        stake = stake_of_bet(pot, min(pot, cents_of(max_bet)))
        if chance < bluffs(stake, player_count - 1) and self._is_to_bluff(hand, player_count, stake):
            return dollars(stake.cost)
        return 0.0

    def _is_to_bluff(self, hand: Hand, player_count: int, stake: Stake) -> bool:
        """Whether there is little to lose, and the others are not known to call."""
        judgement = self.judgement(hand, player_count)
        held = judgement.hold(stake.pot)
        is_hopeless = held * player_count < _HOPELESS * stake.pot
        return is_hopeless and judgement.bet(stake) > held - _DEAREST * stake.pot


def bluffs(stake: Stake, opponents: int) -> float:
    """How often a hopeless hand is bet.

    A call costs the bet and wins pot and bet. So it is worth as much as a fold if the bets without a good
    hand are to those with one as the bet to the pot and the bet together. Against several one of them calls
    more easily, so bluffs are as much rarer.

    >>> round(bluffs(Stake(pot=500, cost=500, pressure=1), opponents=1), 2)
    0.43
    """
    share = stake.cost / (stake.pot + stake.cost)
    return float((_GOOD_BETS * share / _HOPELESS_HANDS) ** opponents)
