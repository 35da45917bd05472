"""Advice for a human who asks for a hint: odds, the price of a call, and what the player `odds` would do."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.poker.game.events import CardsDrawn, Event, RoundStarted
from engine.poker.game.money import cents_of, dollars, format_cents
from engine.poker.hands.card_names import name_of
from engine.poker.hands.hand import Hand
from engine.poker.odds.draws import best_draw, draws_of, unseen_win_chance, win_chance
from engine.poker.players.odds import OddsPlayer

_SHOWN_DRAWS = 3


class Adviser:
    """Follows the game as its human does, and says what to do; all money is in cents."""

    def __init__(self, seat: int, name: str) -> None:
        self._seat = seat
        self._player = OddsPlayer(name)
        self._dropped: tuple[Card, ...] | None = None

    def watch(self, event: Event) -> None:
        """Keep track of the round, and of the cards that the human has dropped."""
        self._player.watch(event)
        if isinstance(event, RoundStarted):
            self._dropped = None
        elif isinstance(event, CardsDrawn) and event.seat == self._seat:
            self._dropped = event.dropped

    def on_bet(self, hand: Hand, player_count: int, balance: int) -> str:
        """The odds, and whether to hold or bet; folding without a bet never pays."""
        bet = cents_of(self._player.place_bet(hand, player_count, dollars(balance)))
        return f"{self._odds(hand)} By what the others did: {f'bet {format_cents(bet)}' if bet else 'hold'}."

    def on_match(self, hand: Hand, player_count: int, balance: int, bet: int) -> str:
        """The odds, the price of the call, and whether to match."""
        stake = self._player.stake_of_call(player_count, min(bet, balance), bet)
        price = stake.cost / (stake.pot + stake.cost)
        matches = self._player.will_match(hand, player_count, dollars(balance), dollars(bet))
        return (
            f"{self._odds(hand)} Matching costs {format_cents(stake.cost)} and can win "
            f"{format_cents(stake.pot)}: it pays if you win more than {price:.1%} of such rounds. "
            f"By what the others did: {'match' if matches else 'fold'}."
        )

    def _odds(self, hand: Hand) -> str:
        if self._dropped is None:
            draw = best_draw(hand.cards)
            return f"After the best draw you beat a random hand in {draw.chance:.1%} of cases."
        full, unseen = win_chance(hand.strength), unseen_win_chance(hand.cards, self._dropped)
        return (
            f"You beat a random hand of a full deck in {full:.1%} of cases, "
            f"and one of the cards that you have not seen in {unseen:.1%}."
        )


def draw_advice(hand: Hand) -> str:
    """The best ways to exchange cards, with the chance of each to beat a random hand of a full deck."""
    best = [f"{_names(draw.dropped)} ({draw.chance:.1%})" for draw in draws_of(hand.cards)[:_SHOWN_DRAWS]]
    return f"Best: drop {', or '.join(best)}; the chance is that of beating a random hand."


def _names(cards: Sequence[Card]) -> str:
    return " ".join(map(name_of, cards)) or "nothing"
