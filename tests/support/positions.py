"""Positions made by hand: what a seat sees that is to move, without the moves that led there."""

from engine.cards.deck import Deck
from engine.straights.observation import Observation
from engine.straights.player import Human
from engine.straights.projection import observe
from engine.straights.setup import Setup
from engine.straights.state import GameState, Seat
from tests.support.playing import HUMANS, cards, table_with


def seen(hand: str, laid: str, discards: str = "") -> Observation:
    """Let the first seat look at its hand, at cards laid in this order, and at what it has put down."""
    setup = Setup.of(1, HUMANS)
    own, *others = (Seat(seat.name, seat.player) for seat in setup.seats)
    own = Seat(own.name, Human(), cards(hand), cards(discards))
    state = GameState(setup, Deck.unshuffled(1), 1, (own, *others), turn=0, table=table_with(laid))
    return observe(state, 0)
