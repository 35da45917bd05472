"""The player `bluff`: decides as `odds` does, with a mixed strategy so that its bets cannot be read.

It sometimes bets its worst hands and slow-plays good ones; calls with an expected value near zero are random.
"""

from __future__ import annotations

from random import Random

from engine.poker.game.money import cents_of, dollars
from engine.poker.hands.hand import Hand
from engine.poker.players.decision import Stake
from engine.poker.players.odds import OddsPlayer, stake_of_bet

_VALUE_BETS = 0.3
"""The share of its hands that it bets for value, against one opponent."""

_HOPELESS = 0.25
"""It bluffs with hands whose chance to win is below this share of an equal chance for all players."""

_HOPELESS_HANDS = 0.35
"""The approximate share of such hands."""

_SLOW_PLAYED = 0.03
"""How often a good hand is not bet."""

_MAX_BLUFF_COST = 0.3
"""The highest expected cost of a bluff, in pots; it is higher against opponents who always call."""

_CLOSE_CALL = 0.1
"""Calls with an expected value between plus and minus this, in pots, are random."""


class BluffPlayer(OddsPlayer):
    """Plays a mixed strategy around that of `odds`."""

    def __init__(self, name: str, seed: int = 0) -> None:
        """The seed determines its random choices."""
        super().__init__(name)
        self._random = Random(seed)  # noqa: S311  # a game, no secret

    def will_match(self, hand: Hand, player_count: int, balance: float, bet: float) -> bool:
        """Whether calling has a positive expected value; random if that is near zero."""
        stake = self.stake_of_call(player_count, min(cents_of(bet), cents_of(balance)), cents_of(bet))
        margin = _CLOSE_CALL * stake.pot
        return self.decision(hand, player_count).call_ev(stake) > margin * (2 * self._random.random() - 1)

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> float:
        """The bet of `odds`, rarely slow-played; sometimes a pot-sized bluff with a hopeless hand."""
        bet = super().place_bet(hand, player_count, max_bet)
        chance = self._random.random()
        if bet:
            return 0.0 if chance < _SLOW_PLAYED else bet
        pot = self.pot(player_count)
        stake = stake_of_bet(pot, min(pot, cents_of(max_bet)))
        if chance < bluff_chance(stake, player_count - 1) and self._can_bluff(hand, player_count, stake):
            return dollars(stake.cost)
        return 0.0

    def _can_bluff(self, hand: Hand, player_count: int, stake: Stake) -> bool:
        """Whether the hand is hopeless, and the opponents are not known to call."""
        decision = self.decision(hand, player_count)
        held = decision.hold_ev(stake.pot)
        is_hopeless = held * player_count < _HOPELESS * stake.pot
        return is_hopeless and decision.bet_ev(stake) > held - _MAX_BLUFF_COST * stake.pot


def bluff_chance(stake: Stake, opponents: int) -> float:
    """How often a hopeless hand is bet.

    A call costs the bet and wins the pot and the bet, so the opponent is indifferent if bluffs are to value
    bets as the bet is to the pot plus the bet. With several opponents it is more likely that one of them
    calls, so bluffs are rarer.

    >>> round(bluff_chance(Stake(pot=500, cost=500, pressure=1), opponents=1), 2)
    0.43
    """
    share = stake.cost / (stake.pot + stake.cost)
    return float((_VALUE_BETS * share / _HOPELESS_HANDS) ** opponents)
