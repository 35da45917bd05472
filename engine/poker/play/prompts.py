"""Asks the players, and makes of whatever they answer a choice that the rules allow."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.errors import NotMoney
from engine.poker.game.commands import Bet, Choice, Draw, Fold, Hold, Match
from engine.poker.game.events import Event, RoundStarted
from engine.poker.game.money import cents_of, dollars
from engine.poker.game.observation import Question
from engine.poker.game.player import Player
from engine.poker.game.projection import redact
from engine.poker.game.stock import place_of
from engine.poker.hands.hand import MOST_DROPPED, Hand
from engine.poker.play.safe_calls import Guard
from engine.poker.play.violations import FaultKind, Faults


class Asker:
    """The players of a game: each is told and asked what is its to know, and handed copies alone.

    Attributes:
        has_watchers: whether anybody wants to be told what happens.
    """

    def __init__(self, players: Sequence[Player], min_bet: int, *, is_strict: bool) -> None:
        """Ask these players, by seat; exceptions of theirs are raised on if `is_strict`."""
        self._players = players
        self._min_bet = min_bet
        self._guard = Guard(players, is_strict=is_strict)
        self._matchers = self._guard.seats_with("will_match")
        self._starters = self._guard.seats_with("will_start_round")
        self._watchers = self._guard.seats_with("watch")
        self.has_watchers = bool(self._watchers)

    @property
    def faults(self) -> Faults:
        """What the players did wrong."""
        return self._guard.faults

    def start_round(self, started: RoundStarted) -> None:
        """Let everybody who plays the round know its number."""
        self._guard.round = started.number
        for seat in started.order:
            if seat in self._starters:
                self._guard.call(seat, "will_start_round", started.number)

    def tell(self, events: Sequence[Event]) -> None:
        """Let those who watch know what has happened, each as far as it may see it."""
        for event in events:
            for seat in self._watchers:
                self._guard.call(seat, "watch", redact(event, seat))

    def choice(self, question: Question) -> Choice:
        """What the player on turn does; who raises an exception folds, or stands pat."""
        seat, is_draw, cards, count, balance, bet = question
        if is_draw:
            return Draw(seat, self._dropped(seat, cards))
        if bet and seat in self._matchers:
            return Match(seat) if self._is_matching(seat, cards, count, balance, bet) else Fold(seat)
        if self._is_folding(seat, cards, count, balance):
            return Fold(seat)
        if bet:
            return Match(seat)
        cents = self._bet(seat, cards, count, balance)
        if cents is None:
            return Fold(seat)
        return Bet(seat, cents) if cents else Hold(seat)

    def _is_folding(self, seat: int, cards: tuple[Card, ...], count: int, balance: int) -> bool:
        """Whether the player leaves the round."""
        answer: object
        try:
            answer = self._players[seat].is_folding(Hand(cards), count, dollars(balance))
        except BaseException as error:  # noqa: BLE001  # the guard sees to it
            answer = self._guard.caught(seat, "is_folding", error)
        if answer is True or answer is False:
            return answer
        return self._guard.truth(seat, "is_folding", answer, otherwise=True)

    def _is_matching(self, seat: int, cards: tuple[Card, ...], count: int, balance: int, bet: int) -> bool:
        """Whether the player, who is told the bet, matches it."""
        hand = Hand(cards)
        answer = self._guard.call(seat, "will_match", hand, count, dollars(balance), dollars(bet))
        return self._guard.truth(seat, "will_match", answer, otherwise=False)

    def _bet(self, seat: int, cards: tuple[Card, ...], count: int, balance: int) -> int | None:
        """The cents that the player bets, within the limits; None where it raised an exception."""
        answer: object
        try:
            answer = self._players[seat].place_bet(Hand(cards), count, dollars(balance))
        except BaseException as error:  # noqa: BLE001  # the guard sees to it
            self._guard.caught(seat, "place_bet", error)
            return None
        try:
            cents = cents_of(answer)
        except NotMoney:
            self._guard.fault(seat, "place_bet", FaultKind.NO_AMOUNT, answer)
            return 0
        if cents > balance:
            self._guard.fault(seat, "place_bet", FaultKind.TOO_MUCH, answer)
            return balance
        if 0 < cents < self._min_bet and cents < balance:
            self._guard.fault(seat, "place_bet", FaultKind.TOO_LITTLE, answer)
            return 0
        return cents

    def _dropped(self, seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards that the player has dropped in truth, whatever number it answers."""
        hand = Hand(cards)
        answer: object
        try:
            answer = self._players[seat].discard_unwanted(hand)
            held = list(cards)  # not of the copy, into which a player may have forced anything
            dropped = tuple([held.pop(place_of(card, held)) for card in hand.dropped[:MOST_DROPPED]])
        except BaseException as error:  # noqa: BLE001  # the guard sees to it
            self._guard.caught(seat, "discard_unwanted", error)
            return ()
        if type(answer) not in (int, bool) or answer != len(dropped):  # True: what `drop_card` said, of one
            self._guard.fault(seat, "discard_unwanted", FaultKind.MISCOUNTED, answer)
        return dropped
