"""A round of any deal as a state of the engine, moved by cards alone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.cards.deck import Deck
from engine.straights.commands import Discard, Play
from engine.straights.player import Human
from engine.straights.rules import is_legal, leader
from engine.straights.setup import ONE_ROUND, SEATS, Setup, Variant
from engine.straights.state import GameState, Seat
from engine.straights.transitions import apply


def dealt(order: Sequence[Card]) -> GameState:
    """The state before the first move; each seat has 13 cards of the order, one after the other."""
    setup = Setup.of(0, (Human(),) * SEATS, Variant(ONE_ROUND))
    deck = Deck(tuple(order), 0)
    hands = deck.hands(SEATS)
    seats = tuple(Seat(each.name, each.player, hand) for each, hand in zip(setup.seats, hands, strict=True))
    return GameState(setup, deck, 1, seats, leader(hands))


def moved(state: GameState, card: Card) -> GameState:
    """The state after the seat on turn has played this card or, if it does not fit, discarded it.

    Raises a Refusal.
    """
    turn = state.turn or 0  # once a round is over, every seat is refused
    kind = Play if is_legal(card, state.table) else Discard
    return apply(state, kind(turn, card))[0]
