"""A player may raise, lie, keep its hands and tamper with them: that affects no other player."""

from collections.abc import Callable

import pytest

from engine.cards.card import CARDS
from engine.poker.game.events import CardsDrawn, Event
from engine.poker.game.money import Amount
from engine.poker.game.player import Player
from engine.poker.game.projection import redact
from engine.poker.hands.hand import Hand
from engine.poker.play.table import Table
from tests.support.poker.players import (
    Bold,
    Calm,
    Contrary,
    Dropping,
    Folder,
    Raising,
    Tight,
    Watching,
    game_of,
)


def played_by(*players: Player) -> tuple[Table, tuple[Event, ...]]:
    table = game_of(players)
    return table, table.play_round()


class Breaking(Tight):
    """Plays like a tight player, and breaks each hand that it is handed when it has looked at it."""

    def __init__(self, name: str = "Breaking") -> None:
        super().__init__(name)
        self.kept: list[Hand] = []

    def _break(self, hand: Hand) -> None:
        self.kept.append(hand)
        for held in self.kept:
            for card in CARDS:
                held.drop_card(card)
        hand._cards = CARDS

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        answer = super().is_folding(hand, player_count, balance)
        self._break(hand)
        return answer

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        answer = super().place_bet(hand, player_count, max_bet)
        self._break(hand)
        return answer

    def discard_unwanted(self, hand: Hand) -> int:
        for held in self.kept:
            held._dropped = held.cards[:4]
        return super().discard_unwanted(hand)


class Greedy(Calm):
    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        return 10**30


class Garbled(Calm):
    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        return Contrary()  # type: ignore[return-value]  # that is the nonsense

    def discard_unwanted(self, hand: Hand) -> int:
        for card in CARDS:
            if card not in hand.cards:
                hand.drop_card(card)
        hand.drop_card(Contrary())  # type: ignore[arg-type]  # as above
        return 3


@pytest.mark.parametrize(
    "bad, good",
    [(Breaking, Tight), (Raising, Folder), (Greedy, Bold), (Garbled, Calm)],
    ids=lambda player: player.__name__,
)
@pytest.mark.parametrize("seed", range(5))
def test_a_misbehaving_player_is_to_the_others_like_one_who_plays_so(
    bad: Callable[[], Player], good: Callable[[], Player], seed: int
) -> None:
    """16 to 19, 21: whole games are the same, event for event, as with a player who does that properly."""
    games = []
    for kind in (bad, good):
        watching = Watching()
        table = game_of([Tight(), kind(), watching, Tight()], seed=seed)
        rounds = [table.play_round() for _ in range(20) if not table.is_over]
        games.append((rounds, table.balances, watching.seen))

    assert games[0] == games[1]


def test_18_what_a_player_leaves_in_its_hand_by_force_is_not_believed() -> None:
    """18: only cards that it held are exchanged, at most four, and none twice."""
    for forced in (CARDS, CARDS[:4] * 2, (Contrary(),), None, 7):

        def forcing(hand: Hand, forced: object = forced) -> int:
            hand._dropped = forced  # type: ignore[assignment]  # by force
            return 0

        table, events = played_by(Dropping(forcing), Calm())
        count = next(event.count for event in events if isinstance(event, CardsDrawn))

        assert count <= 4
        assert 2000 == sum(table.balances)


def test_21_watchers_are_told_what_their_seat_may_know_and_nothing_else() -> None:
    north, south = Watching("North"), Watching("South")
    table = game_of([north, Tight(), south])
    events = [event for _ in range(5) for event in table.play_round()]

    assert [redact(event, 0) for event in events] == north.seen
    assert [redact(event, 2) for event in events] == south.seen
    assert events != north.seen
