"""Players that lie and players that peek gain nothing: all is as for honest ones."""

import gc
import itertools
from collections.abc import Iterable
from types import FunctionType, ModuleType

import pytest

from engine.cards.card import CARDS, Card, Rank, Suit
from engine.poker.game.events import CardsDrawn, Event, HandsDealt, HandsShown
from engine.poker.game.money import Amount
from engine.poker.hands.hand import Hand
from tests.support.poker.players import Calm, Tight, Watching, game_of

ROUNDS = 12
LIES = {
    "balances": (99_999, 0, 0),
    "cents": 99_999,
    "seat": 0,
    "winners": (0,),
    "hands": (CARDS[:5], None, None),
}


class Liar(Tight):
    """Plays as `Tight`, and overwrites whatever it is given: events, and the hands of earlier turns."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.tampered = 0
        self._hands: list[Hand] = []

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        self._spoil_earlier_hands(hand)
        return super().is_folding(hand, player_count, balance)

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        self._spoil_earlier_hands(hand)
        return super().place_bet(hand, player_count, max_bet)

    def discard_unwanted(self, hand: Hand) -> int:
        return super().discard_unwanted(hand) + 1

    def watch(self, event: Event) -> None:
        for field, lie in LIES.items():
            if hasattr(event, field):
                object.__setattr__(event, field, lie)
                self.tampered += 1

    def _spoil_earlier_hands(self, hand: Hand) -> None:
        for earlier in self._hands:
            earlier._cards, earlier._dropped = CARDS[:5], CARDS[5:9]
        self._hands.append(hand)


class Forger(Calm):
    """Makes aces of all cards that it is given."""

    def discard_unwanted(self, hand: Hand) -> int:
        self._forge(hand.cards)
        return int(hand.drop_card(hand.cards[0]))

    def watch(self, event: Event) -> None:
        self._forge(cards_within(event))

    def _forge(self, cards: Iterable[Card]) -> None:
        for card, suit in zip(cards, itertools.cycle(Suit)):
            object.__setattr__(card, "rank", Rank.ACE)
            object.__setattr__(card, "suit", suit)


class DropsFirst(Calm):
    def discard_unwanted(self, hand: Hand) -> int:
        return int(hand.drop_card(hand.cards[0]))

    def watch(self, event: Event) -> None: ...


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


def played_against(first: Calm) -> tuple[tuple[Event, ...], ...]:
    table = game_of([first, Tight("East"), Calm("South")], seed=7, balance=20_000)
    return tuple(table.play_round() for _ in range(ROUNDS))


def test_a_liar_gains_nothing() -> None:
    """The rounds are those of an honest player, though it overwrote every event and every hand."""
    liar = Liar("North")

    assert played_against(Tight("North")) == played_against(liar)
    assert liar.tampered > 10 * ROUNDS


def test_a_forger_gains_nothing() -> None:
    """The cards that it overwrites are its own copies: the game's deck stays whole."""
    deck = [str(card) for card in CARDS]
    honest = played_against(DropsFirst("North"))

    assert honest == played_against(Forger("North"))
    assert deck == [str(card) for card in CARDS]


def test_one_player_cannot_change_what_another_is_told() -> None:
    """The liar sits before the one who watches, and is told everything first."""
    watching, honest = Watching("East"), Watching("East")
    for first, second in ((Liar("North"), watching), (Tight("North"), honest)):
        table = game_of([first, second], seed=7, balance=20_000)
        for _ in range(ROUNDS):
            table.play_round()

    assert honest.seen == watching.seen


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
