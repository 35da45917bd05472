"""Deals that a seat cannot tell apart: possible, and each as likely as another."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import reduce
from itertools import islice, permutations
from math import sqrt
from random import Random

from engine.cards.card import CARDS, Card
from engine.errors import Refusal
from engine.straights.observation import Observation
from engine.straights.projection import observe
from engine.straights.rl.encoding import information_state
from engine.straights.rl.single_round import dealt, moved, resampled
from engine.straights.state import GameState


def rounds(count: int, rng: Random) -> Iterator[list[GameState]]:
    """Play rounds by chance: all their states in which somebody is on turn."""
    for _ in range(count):
        states = [dealt(rng.sample(CARDS, 52))]
        while (turn := states[-1].turn) is not None:
            states.append(moved(states[-1], rng.choice(observe(states[-1], turn).choices).card))
        yield states[:-1]


def state_of(deal: list[Card], moves: list[Card]) -> GameState:
    return reduce(moved, moves, dealt(deal))


def test_a_seat_cannot_tell_a_resampled_state_from_the_real_one() -> None:
    """In 1,040 states of twenty rounds, and for each seat; almost always it is another one."""
    rng, others = Random(70105), 0
    for states in rounds(20, rng):
        for number, state in enumerate(states):
            seat = state.turn if number % 2 else rng.randrange(4)
            seen = observe(state, seat)
            made = state_of(*resampled(seen, rng.random))
            assert information_state(seen) == information_state(observe(made, seat))
            others += [each.hand for each in made.seats] != [each.hand for each in state.seats]

    assert others > 900


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
