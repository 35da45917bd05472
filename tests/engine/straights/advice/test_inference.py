"""Who can hold what: nothing that is true is excluded, and all that follows from the discards is."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from engine.cards.card import CARDS, Card
from engine.straights.advice.inference import hidden_piles, possible_holders, unseen_cards
from engine.straights.observation import Observation
from engine.straights.rules import is_legal
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.table import Table
from tests.support.playing import HUMANS, cards_of, legal_turns, turns_of


def moments(seeds: range, chance: Random) -> Iterator[Session]:
    """Games of players who choose by chance, stopped twice a round at moments by chance."""
    for seed in seeds:
        session = Session(Setup.of(seed * 9973, HUMANS))
        stops = set(chance.sample(range(8, 52), 2))
        while session.turn is not None and session.state.number == 1:
            if len(session.state.moves) in stops:
                yield session
            session.submit(chance.choice(legal_turns(session.state)))


def check_truth(session: Session, viewer: int | None) -> None:
    """Check that no card is said not to be where it is."""
    holders = possible_holders(session.observe(viewer))
    for seat, hand in enumerate(session.open_hands()):
        if seat != viewer:
            assert all(seat in holders[card] for card in hand)
    assert set(holders) == set(cards_of(unseen_cards(session.observe(viewer))))
    piles = hidden_piles(session.observe(viewer))
    assert len(holders) == sum(pile.size for pile in piles)
    assert all(pile.is_hand or pile.size == 1 for pile in piles)


@pytest.mark.usefixtures("no_coverage")
def test_nothing_that_is_held_is_excluded_in_many_rounds() -> None:
    """From all seats in turn."""
    for number, session in enumerate(moments(range(500), Random(0))):
        check_truth(session, number % 4)


def hidden_places(observation: Observation) -> list[tuple[int, bool, set[Card]]]:
    """By the rules alone, for each unseen card a place: the seat, whether in its hand, what is not there."""
    table, denied = Table(), [set[Card]() for _ in range(4)]
    places: list[tuple[int, bool, set[Card]]] = []
    for move in observation.moves:
        if move.card is not None:
            table = table.with_card(move.card)
        else:
            denied[move.seat] |= {card for card in CARDS if is_legal(card, table)}
            places.append((move.seat, False, set(denied[move.seat])))
    for seat, view in enumerate(observation.seats):
        places += [(seat, True, denied[seat])] * view.cards_left
    return [place for place in places if place[0] != observation.seat]


def by_trying_all(observation: Observation) -> dict[Card, frozenset[int]]:
    """The same question, answered by laying the cards into the places in every order."""
    unseen = cards_of(unseen_cards(observation))
    places = hidden_places(observation)
    found: dict[Card, set[int]] = {card: set() for card in unseen}
    for order in permutations(unseen):
        if all(card not in denied for card, (_, _, denied) in zip(order, places, strict=True)):
            for card, (seat, is_hand, _) in zip(order, places, strict=True):
                if is_hand:
                    found[card].add(seat)
    return {card: frozenset(seats) for card, seats in found.items()}


@pytest.mark.usefixtures("no_coverage")
def test_all_that_follows_is_excluded() -> None:
    """Counts of hands and piles too: compared with all ways to lay up to six unseen cards."""
    compared = 0
    for seed in range(400):
        for observation in turns_of(Session(Setup.of(seed, HUMANS))):
            others = [seat for number, seat in enumerate(observation.seats) if number != observation.seat]
            is_late = 0 < len(cards_of(unseen_cards(observation))) <= 6
            if is_late and any(seat.discard_count for seat in others):
                assert by_trying_all(observation) == possible_holders(observation)
                compared += 1
                break
    assert compared > 30
