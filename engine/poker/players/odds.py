"""The player `odds`: draws best, and compares its chance to win with the pot odds; never bluffs.

Its chance against an opponent is that against a random hand, less what the opponent has shown by betting,
or holding: who has bet holds one of the better hands.
"""

from __future__ import annotations

from enum import Enum, auto
from math import prod

from engine.fast_dataclass import dataclass
from engine.poker.game import events
from engine.poker.game.money import cents_of, dollars
from engine.poker.hands.hand import Hand
from engine.poker.odds.draws import best_draw, win_chance
from engine.poker.players.simple import BasePlayer


class Act(Enum):
    """What an opponent did last in a phase of betting."""

    WAITING = auto()
    HELD = auto()
    MATCHED = auto()
    BET = auto()


_HELD_BY = {Act.WAITING: 1.0, Act.HELD: 0.9, Act.MATCHED: 0.5, Act.BET: 0.3}
"""The share of the best hands of which an opponent who did this holds one."""

_BETS = ((0.8, 1.0), (0.6, 0.5))
"""The bets, in pots, and the chance to win against opponents who match that each needs; the largest first."""


@dataclass(frozen=True, slots=True)
class Stake:
    """The pot odds of a call.

    Attributes:
        pot: the cents that can be won, without this stake.
        cost: the cents of the call.
    """

    pot: int
    cost: int


class RoundTracker:
    """The round so far, as one player has seen it.

    Attributes:
        seat: the player's own seat; None before the first deal.
        pot: what all seats have staked.
        bet: the bet of this phase; 0 before a bet.
        phase: 0 before the draw, 1 after it.
        others: what the opponents still in the round did last in this phase, by seat.
    """

    def __init__(self) -> None:
        self.seat: int | None = None
        self.pot = self.bet = self.phase = 0
        self.others: dict[int, Act] = {}

    @property
    def answers(self) -> list[Act]:
        """Of the opponents who have matched, or made, the bet of this phase."""
        return [act for act in self.others.values() if act in {Act.MATCHED, Act.BET}]

    def watch(self, event: events.Event) -> None:
        """Take an event into account."""
        match event:
            case events.Held():
                self._note(event.seat, Act.HELD)
            case events.BetPlaced():
                self.bet = event.cents
                self.pot += event.cents
                self._note(event.seat, Act.BET)
            case events.BetMatched():
                self.pot += event.cents
                self._note(event.seat, Act.MATCHED)
            case events.Folded():
                self.others.pop(event.seat, None)
            case events.AntePaid():
                self.pot += event.cents
            case events.CardsDrawn():
                self._begin_last_phase()
            case events.RoundStarted():
                self.pot = self.bet = self.phase = 0
                self.others = dict.fromkeys(event.order, Act.WAITING)
            case events.HandsDealt():
                seen = [seat for seat, hand in enumerate(event.hands) if hand]
                self.seat = seen[0] if seen else None
                self.others = {each: Act.WAITING for each in self.others if each != self.seat}
            case _:
                pass

    def _note(self, seat: int, act: Act) -> None:
        if seat in self.others:
            self.others[seat] = act

    def _begin_last_phase(self) -> None:
        if not self.phase:  # the first draw ends the first phase of betting
            self.phase, self.bet = 1, 0
            self.others = dict.fromkeys(self.others, Act.WAITING)


class OddsPlayer(BasePlayer):
    """Matches what is worth its price, and bets the better hands.

    Attributes:
        tracker: what it has seen of the round.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.tracker = RoundTracker()

    def watch(self, event: events.Event) -> None:
        """Keep track of the round."""
        self.tracker.watch(event)

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """Never before a bet, when staying costs nothing."""
        bet = self.tracker.bet
        return bool(bet) and not self.will_match(hand, player_count, balance, dollars(bet))

    def will_match(self, hand: Hand, player_count: int, balance: float, bet: float) -> bool:
        """Whether calling has a positive expected value."""
        stake = self.stake_of_call(player_count, min(cents_of(bet), cents_of(balance)), cents_of(bet))
        chance = self.chance(hand, self.tracker.answers or [Act.BET])  # somebody has bet, even if unseen
        return chance * (stake.pot + stake.cost) > stake.cost

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> float:
        """A pot or half of one with a hand that wins often enough against those who would match it."""
        chance = self.chance(hand, [Act.MATCHED] * (player_count - 1))
        size = next((size for least, size in _BETS if chance > least), 0.0)
        return dollars(min(int(size * self.pot(player_count)), cents_of(max_bet)))

    def discard_unwanted(self, hand: Hand) -> int:
        """Make the best draw."""
        return sum([hand.drop_card(card) for card in best_draw(hand.cards).dropped])

    def chance(self, hand: Hand, acts: list[Act]) -> float:
        """The chance to win against opponents who did this, before the draw after the best one."""
        random = win_chance(hand.strength) if self.tracker.phase else best_draw(hand.cards).chance
        return prod(max(0.0, 1 - (1 - random) / _HELD_BY[act]) for act in acts)

    def pot(self, player_count: int) -> int:
        """The cents in the pot; a dollar for each player if no event was seen."""
        return self.tracker.pot or 100 * player_count

    def stake_of_call(self, player_count: int, cost: int, bet: int) -> Stake:
        """The stake of a call; a player who calls for less than the bet cannot win the excess."""
        answered = len(self.tracker.answers) or 1
        pot = self.tracker.pot or 100 * player_count + bet
        return Stake(max(pot - answered * (bet - cost), 0), cost)
