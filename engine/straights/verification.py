"""Checks choices against the rules, for the game itself and for clients before they send them to a server."""

from __future__ import annotations

from engine.cards.card import Card
from engine.errors import CardNotInHand, GameIsOver, NotYourTurn
from engine.straights import rules
from engine.straights.commands import Choice, Discard
from engine.straights.errors import CardNotPlayable, MustLeadSevenOfSpades, MustPlay
from engine.straights.observation import Observation
from engine.straights.table import Table


def verify_choice(choice: Choice, turn: int | None, hand: tuple[Card, ...], table: Table) -> None:
    """Raise a Refusal if the rules do not allow the choice.

    Args:
        choice: a seat's choice.
        turn: the seat that is to move; None once the game is over.
        hand: the hand of that seat.
        table: the cards played so far.
    """
    if turn is None:
        raise GameIsOver("the game is over")
    if choice.seat != turn:
        raise NotYourTurn(f"seat {choice.seat + 1} is not to move")
    if isinstance(choice, Discard):
        if rules.legal_plays(hand, table):
            raise MustPlay(f"{choice.card} may not be discarded while a card can be played")
        if choice.card not in hand:
            raise CardNotInHand(f"{choice.card} is not in the hand")
        return
    if choice.card not in hand:
        raise CardNotInHand(f"{choice.card} is not in the hand")
    if not rules.is_legal(choice.card, table):
        if table.is_empty:
            raise MustLeadSevenOfSpades(f"a round is led with {rules.LEAD}, not with {choice.card}")
        raise CardNotPlayable(choice.card)


def verify_seen(choice: Choice, seen: Observation) -> None:
    """Raise a Refusal if the rules do not allow the choice to the seat that sees this."""
    verify_choice(choice, seen.turn, seen.hand, seen.table)
    if choice.seat != seen.seat:
        raise NotYourTurn("the seat is not that of this player")
