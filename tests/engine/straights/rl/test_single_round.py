"""Rounds of any deck, and deals that a seat cannot tell apart: possible, and each as likely as another."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import reduce
from itertools import islice, permutations
from math import sqrt
from random import Random

import pytest

from engine.cards.card import CARDS, Card
from engine.errors import Refusal, SetupError
from engine.straights.observation import Observation
from engine.straights.projection import observe
from engine.straights.rl.encoding import encode, information_state
from engine.straights.rl.single_round import dealt, deck_of, moved, resampled
from engine.straights.rules import leader
from engine.straights.state import GameState

SIZES = [(4, 4, 13), (3, 2, 7), (2, 2, 5), (4, 1, 3)]


def rounds(
    count: int, rng: Random, deck: Sequence[Card] = CARDS, players: int = 4
) -> Iterator[list[GameState]]:
    """Play rounds by chance: all their states in which somebody is on turn."""
    for _ in range(count):
        states = [dealt(rng.sample(deck, len(deck)), players)]
        while (turn := states[-1].turn) is not None:
            states.append(moved(states[-1], rng.choice(observe(states[-1], turn).choices).card))
        yield states[:-1]


def state_of(deal: list[Card], moves: list[Card], players: int = 4) -> GameState:
    return reduce(moved, moves, dealt(deal, players))


@pytest.mark.parametrize("players, suits, ranks", SIZES)
def test_a_round_of_any_size_keeps_the_rules(players: int, suits: int, ranks: int) -> None:
    """Whoever has cards left moves in turn, plays a seven or a neighbour, and pays if nothing fits."""
    rng, deck = Random(70108), deck_of(suits, ranks)
    for _ in range(30):
        state = dealt(rng.sample(deck, len(deck)), players)
        hands = [[*seat.hand] for seat in state.seats]
        costs, laid, seat = [0] * players, set[tuple[object, int]](), leader(hands)
        while state.turn is not None:
            seat = next(each % players for each in range(seat, seat + players) if hands[each % players])
            fitting = [card for card in hands[seat] if fits(card, laid)]
            choices = fitting or hands[seat]
            assert (seat, choices) == (state.turn, [each.card for each in observe(state, seat).choices])
            card = rng.choice(choices)
            state = moved(state, card)
            hands[seat].remove(card)
            laid |= {(card.suit, card.rank.index)} if fitting else set()
            costs[seat] += 0 if fitting else card.rank.index + 1
            seat += 1
        assert costs == [each.score for each in state.seats]
        assert not any(hands)


def fits(card: Card, laid: set[tuple[object, int]]) -> bool:
    place = card.rank.index
    if not laid:
        return str(card) == "7S"
    return place == 6 or not laid.isdisjoint({(card.suit, place - 1), (card.suit, place + 1)})


@pytest.mark.parametrize("suits, ranks", [(0, 13), (5, 13), (4, 1), (4, 6), (4, 15)])
def test_no_deck_has_other_sizes(suits: int, ranks: int) -> None:
    with pytest.raises(SetupError, match="1 to 4 suits"):
        deck_of(suits, ranks)


@pytest.mark.parametrize("players, suits, ranks", SIZES)
def test_a_seat_cannot_tell_a_resampled_state_from_the_real_one(players: int, suits: int, ranks: int) -> None:
    """In all states of twenty rounds, and for each seat; with all cards almost always it is another one."""
    rng, others, deck = Random(70105), 0, deck_of(suits, ranks)
    for states in rounds(20, rng, deck, players):
        for number, state in enumerate(states):
            seat = state.turn if number % 2 else rng.randrange(players)
            seen = observe(state, seat)
            made = state_of(*resampled(seen, rng.random, deck), players)
            _, numbers = encode(seen, deck)["observation"].nonzero()
            assert {CARDS[number] for number in numbers} <= {*deck}
            assert information_state(seen) == information_state(observe(made, seat))
            others += [each.hand for each in made.seats] != [each.hand for each in state.seats]

    assert others > 900 or len(deck) < 52


def hidden_cards(seen: Observation) -> list[Card]:
    return [card for card in CARDS if card not in (*seen.hand, *seen.discards, *seen.table.cards())]


def possible(seen: Observation) -> Iterator[object]:
    """Give all deals and moves that the seat cannot tell apart, by trying all orders of the hidden cards."""
    for order in permutations(hidden_cards(seen)):
        unseen, own = iter(order), iter(seen.discards)
        moves = [move.card or next(own if move.seat == seen.seat else unseen) for move in seen.moves]
        hands = [[*seen.hand] if seat == seen.seat else [] for seat in range(4)]
        for seat, view in enumerate(seen.seats):
            hands[seat] += [next(unseen) for _ in range(view.cards_left * (seat != seen.seat))]
        for move, card in zip(seen.moves, moves, strict=True):
            hands[move.seat].append(card)
        deal = [card for hand in hands for card in hand]
        with suppress(Refusal):
            if information_state(observe(state_of(deal, moves), seen.seat)) == information_state(seen):
                yield outcome(deal, moves)


def outcome(deal: Sequence[Card], moves: Sequence[Card]) -> object:
    return tuple(moves), tuple(frozenset(deal[at : at + 13]) for at in range(0, 52, 13))


@pytest.mark.usefixtures("no_coverage")
def test_each_possible_state_is_as_likely() -> None:
    """As often as trying all orders of the hidden cards tells, near the ends of rounds with few discards."""
    rng, worlds, sums = Random(70106), 0, 0.0
    views = (observe(state, state.turn) for states in rounds(60, rng) for state in states[40:])
    for seen in islice((seen for seen in views if len(hidden_cards(seen)) == 5), 12):
        wanted = {*possible(seen)}
        found = Counter(outcome(*resampled(seen, rng.random)) for _ in range(40 * len(wanted)))
        assert wanted >= {*found}
        sums += sum((found[each] - 40) ** 2 / 40 for each in wanted)
        worlds += len(wanted) - 1

    assert worlds > 20
    assert abs(sums - worlds) < 5 * sqrt(2 * worlds)
