"""A round of any deal as a state of the engine, moved by cards alone.

With fewer players or cards it is no game of the table, but small enough for what has to visit all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from engine.cards.card import CARDS, Card
from engine.cards.deck import Deck
from engine.errors import SetupError
from engine.straights.commands import Discard, Play
from engine.straights.observation import Observation
from engine.straights.player import Human
from engine.straights.rules import is_legal, leader, legal_plays
from engine.straights.setup import ONE_ROUND, SEATS, Setup, Variant
from engine.straights.state import GameState, Seat
from engine.straights.table import FIRST_RANK, Table
from engine.straights.transitions import apply


def deck_of(suits: int, ranks: int) -> tuple[Card, ...]:
    """The cards of this many suits, spades among them, of the ranks nearest to the seven, lowest first."""
    if suits not in range(1, 5) or ranks not in range(3, 14, 2):
        raise SetupError(f"a deck has 1 to 4 suits of 3, 5 ... 13 ranks, unlike {suits} of {ranks}")
    near = [card for card in CARDS if abs(card.rank.index - FIRST_RANK.index) <= ranks // 2]
    return tuple(card for card in near if card.suit.index >= 4 - suits)


def dealt(order: Sequence[Card], players: int = SEATS) -> GameState:
    """The state before the first move; each seat has a block of the order, the first ones a card more."""
    setup = Setup.of(0, (Human(),) * SEATS, Variant(ONE_ROUND))
    cards = iter(order)
    hands = [tuple(islice(cards, len(order[seat::players]))) for seat in range(players)]
    seats = tuple(Seat(each.name, each.player, hand) for each, hand in zip(setup.seats, hands, strict=False))
    return GameState(setup, Deck(tuple(order), 0), 1, seats, leader(hands))


def resampled(
    seen: Observation, draw: Callable[[], float], deck: Sequence[Card] = CARDS
) -> tuple[list[Card], list[Card]]:
    """A deal and the cards moved, any that the seat cannot tell apart with the same probability.

    `draw` gives numbers from 0 to 1, below 1. What a seat lacked when it had to discard only grows among the
    cards that are hidden now: if the strictest places choose first, each has as many cards to choose from
    whatever those before it have taken.
    """
    own = iter(seen.discards)
    moves = [next(own) if move.card is None and move.seat == seen.seat else move.card for move in seen.moves]
    shown = {*seen.hand, *moves}
    hidden = [card for card in deck if card not in shown]
    hands: list[list[Card]] = [
        list(seen.hand) if seat == seen.seat else [] for seat in range(len(seen.seats))
    ]
    for lacked, seat, number in sorted(_places(seen, hidden), key=lambda place: -len(place[0])):
        possible = [card for card in hidden if card not in lacked]
        card = possible[int(draw() * len(possible))]
        hidden.remove(card)
        if number is None:
            hands[seat].append(card)
        else:
            moves[number] = card
    known = [card for card in moves if card is not None]
    for move, card in zip(seen.moves, known, strict=True):
        hands[move.seat].append(card)
    return [card for hand in hands for card in hand], known


def _places(seen: Observation, hidden: list[Card]) -> Iterator[tuple[tuple[Card, ...], int, int | None]]:
    """Of each card that the seat does not see: which it cannot be, its seat, and the number of its move."""
    table, lacked = Table(), dict.fromkeys(range(len(seen.seats)), legal_plays((), Table()))
    for number, move in enumerate(seen.moves):
        if move.card is not None:
            table = table.with_card(move.card)
        elif move.seat != seen.seat:
            lacked[move.seat] = legal_plays(hidden, table)
            yield lacked[move.seat], move.seat, number
    for seat, view in enumerate(seen.seats):
        for _ in range(view.cards_left * (seat != seen.seat)):
            yield lacked[seat], seat, None


def moved(state: GameState, card: Card) -> GameState:
    """The state after the seat on turn has played this card or, if it does not fit, discarded it.

    Raises a Refusal.
    """
    turn = state.turn or 0  # once a round is over, every seat is refused
    kind = Play if is_legal(card, state.table) else Discard
    return apply(state, kind(turn, card))[0]
