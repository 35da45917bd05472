"""A player may raise, lie, peek, and spoil its hand: it gains nothing, and affects no other."""

import gc
from collections.abc import Callable, Iterable
from types import FunctionType, ModuleType

import pytest

from engine.cards.card import CARDS, Card
from engine.poker.game.events import CardsDrawn, Event, HandsDealt, HandsShown
from engine.poker.game.money import Amount
from engine.poker.game.player import Player
from engine.poker.hands.hand import Hand
from tests.support.poker.players import Bold, Calm, Contrary, Folder, Raising, Tight, Watching, game_of

ROUNDS = 12


class Liar(Tight):
    """Plays as `Tight`, and overwrites each hand that it has looked at."""

    def __init__(self, name: str = "Liar") -> None:
        super().__init__(name)
        self._hands: list[Hand] = []

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        answer = super().is_folding(hand, player_count, balance)
        self._spoil(hand)
        return answer

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        answer = super().place_bet(hand, player_count, max_bet)
        self._spoil(hand)
        return answer

    def discard_unwanted(self, hand: Hand) -> int:
        return super().discard_unwanted(hand) + 1

    def _spoil(self, hand: Hand) -> None:
        self._hands.append(hand)
        for held in self._hands:
            for card in CARDS:
                held.drop_card(card)
            held._cards, held._dropped = CARDS[:5], CARDS[5:9]  # noqa: SLF001  # by force, as no public door gives it


class Peek(Calm):
    """Searches everything that can be reached from what it is given for cards; `found` in this round."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.found: set[Card] = set()
        self.told: set[Card] = set()
        self.rounds: list[tuple[set[Card], set[Card]]] = []

    def will_start_round(self, number: int) -> None:
        self.rounds.append((self.found, self.told))
        self.found, self.told = set(), set()

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        self.told.update(hand.cards)
        self._search(hand)
        return False

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        self._search(hand)
        return max_bet / 100

    def discard_unwanted(self, hand: Hand) -> int:
        self._search(hand)
        return int(hand.drop_card(hand.cards[0]))

    def watch(self, event: Event) -> None:
        self._search(event)

    def _search(self, given: object) -> None:
        self.found.update(cards_within(given))


def cards_within(given: object) -> Iterable[Card]:
    """The cards that can be reached from an object except through classes, modules and functions."""
    waiting, seen = [given], set[int]()
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, (type, ModuleType, FunctionType)):
            continue
        seen.add(id(one))
        if isinstance(one, Card):
            yield one
        else:
            waiting += gc.get_referents(one)


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
    [(Liar, Tight), (Raising, Folder), (Greedy, Bold), (Garbled, Calm)],
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
        games.append((rounds, table.state.seats, watching.seen))

    assert games[0] == games[1]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_peek_finds_its_own_and_shown_cards(seed: int) -> None:
    peek = Peek("North")
    table = game_of([peek, Calm("East"), Tight("South")], seed=seed, balance=90_000)
    rounds = [table.play_round() for _ in range(ROUNDS)]
    peek.will_start_round(0)

    may_know = [own_and_shown(events) for events in rounds]
    assert may_know == [found for found, _ in peek.rounds[1:]]
    assert all(told <= found and len(found) >= 5 for found, told in peek.rounds[1:])


def own_and_shown(events: tuple[Event, ...]) -> set[Card]:
    """The cards that seat 0 may know at the end of a round."""
    known: set[Card] = set()
    for event in events:
        match event:
            case HandsDealt(hands):
                known.update(hands[0] or ())
            case HandsShown(hands):
                known.update(card for hand in hands for card in hand or ())
            case CardsDrawn(seat=0, drawn=drawn):
                known.update(drawn or ())
            case _:
                pass
    return known
