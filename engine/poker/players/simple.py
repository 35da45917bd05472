"""The base class of players, and two that look at nothing but their own cards: `tight` and `random`.

`tight` folds below a pair, bets a tenth of its money with two pair or better, and matches more than a tenth
of it only with these. Opponents can exploit that its bets mean a good hand, and that its staying means a
pair. `random` is for fuzzing: it bets small amounts as often as large ones, and sometimes nearly all it has,
so that games end.
"""

from __future__ import annotations

from random import Random

from engine.poker.hands.hand import MAX_DISCARDS, Hand
from engine.poker.hands.hand_types import HandType


class BasePlayer:
    """A player with a name that ignores the number of a round.

    Attributes:
        name: the name in the transcript.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def will_start_round(self, number: int) -> None:
        """Do nothing."""


class TightPlayer(BasePlayer):
    """Decides by the type of its hand alone."""

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """With less than a pair."""
        del player_count, balance
        return hand.determine_rank() < HandType.ONE_PAIR

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> float:
        """A tenth with two pair or better."""
        del player_count
        return max_bet / 10 if hand.determine_rank() >= HandType.TWO_PAIR else 0

    def will_match(self, hand: Hand, player_count: int, balance: float, bet: float) -> bool:
        """With a pair, up to a tenth of its money; with two pair or better, any bet."""
        del player_count
        hand_type = hand.determine_rank()
        return hand_type > HandType.ONE_PAIR or (hand_type == HandType.ONE_PAIR and 10 * bet <= balance)

    def discard_unwanted(self, hand: Hand) -> int:
        """Keep pairs and better; without a pair, the two highest cards."""
        hand_type = hand.determine_rank()
        if hand_type > HandType.THREE_KIND:
            return 0
        ranks = [card.rank for card in hand.cards]
        if hand_type > HandType.HIGH_CARD:
            return sum([hand.drop_card(card) for card in hand.cards if ranks.count(card.rank) == 1])
        return sum([hand.drop_card(card) for card in hand.in_order()[2:]])


class RandomPlayer(BasePlayer):
    """Does anything that is allowed."""

    def __init__(self, name: str, seed: int = 0) -> None:
        """The seed determines all choices."""
        super().__init__(name)
        self._random = Random(seed)  # noqa: S311  # a game, no secret

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """One time in five."""
        del hand, player_count, balance
        return self._random.random() < 0.2

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> float:
        """Nothing half the time, otherwise a share of its money, log-uniform from a thousandth to all."""
        del hand, player_count
        chance = self._random.random()
        return 0 if chance < 0.5 else max_bet * float(10 ** (-3 * self._random.random()))

    def discard_unwanted(self, hand: Hand) -> int:
        """Drop none to four cards, any of them."""
        count = self._random.randint(0, MAX_DISCARDS)
        return sum([hand.drop_card(card) for card in self._random.sample(hand.cards, count)])
