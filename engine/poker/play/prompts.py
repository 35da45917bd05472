"""Asks players for their choices, and turns any answer into a choice that the rules allow."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.poker.errors import NotMoney
from engine.poker.game.commands import Bet, Choice, Draw, Fold, Hold, Match
from engine.poker.game.events import Event, RoundStarted
from engine.poker.game.money import cents_of, dollars
from engine.poker.game.player import Player
from engine.poker.game.projection import Prompt, redact
from engine.poker.game.stock import place_of
from engine.poker.hands.hand import MAX_DISCARDS, Hand
from engine.poker.play.safe_calls import SafeCaller, ViolationKind


class Prompter:
    """Prompts and notifies the players of a game, with copies of what their seats may see.

    Attributes:
        has_watchers: whether any player has a `watch` method.
        violations: those of the players.
    """

    def __init__(self, players: Sequence[Player], min_bet: int, *, is_strict: bool) -> None:
        """For these players, by seat; with `is_strict`, their exceptions are raised again."""
        self._players = players
        self._min_bet = min_bet
        self._calls = SafeCaller(players, is_strict=is_strict)
        self._matchers = self._calls.seats_with("will_match")
        self._starters = self._calls.seats_with("will_start_round")
        self._watchers = self._calls.seats_with("watch")
        self.has_watchers = bool(self._watchers)
        self.violations = self._calls.violations

    def start_round(self, started: RoundStarted) -> None:
        """Notify the players of the round of its number."""
        self._calls.round = started.number
        for seat in started.order:
            if seat in self._starters:
                self._calls.call(seat, "will_start_round", started.number)

    def notify(self, events: Sequence[Event]) -> None:
        """Send the players who watch the events, redacted for their seats."""
        for event in events:
            for seat in self._watchers:
                self._calls.call(seat, "watch", redact(event, seat))

    def ask(self, prompt: Prompt) -> Choice:
        """The choice of the player on turn; a player who raises an exception folds, or stands pat."""
        seat, is_draw, cards, count, balance, bet = prompt
        if is_draw:
            return Draw(seat, self._discards(seat, cards))
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
        answer: object
        try:
            answer = self._players[seat].is_folding(Hand(cards), count, dollars(balance))
        except BaseException as error:  # noqa: BLE001  # players may raise anything
            answer = self._calls.catch(seat, "is_folding", error)
        if answer is True or answer is False:
            return answer
        return self._calls.as_bool(seat, "is_folding", answer, default=True)

    def _is_matching(self, seat: int, cards: tuple[Card, ...], count: int, balance: int, bet: int) -> bool:
        hand = Hand(cards)
        answer = self._calls.call(seat, "will_match", hand, count, dollars(balance), dollars(bet))
        return self._calls.as_bool(seat, "will_match", answer, default=False)

    def _bet(self, seat: int, cards: tuple[Card, ...], count: int, balance: int) -> int | None:
        """The cents of the bet, brought within the limits; None if the player raised an exception."""
        answer: object
        try:
            answer = self._players[seat].place_bet(Hand(cards), count, dollars(balance))
        except BaseException as error:  # noqa: BLE001  # players may raise anything
            self._calls.catch(seat, "place_bet", error)
            return None
        try:
            cents = cents_of(answer)
        except NotMoney:
            self._calls.record(seat, "place_bet", ViolationKind.NO_AMOUNT, answer)
            return 0
        if cents > balance:
            self._calls.record(seat, "place_bet", ViolationKind.TOO_MUCH, answer)
            return balance
        if 0 < cents < self._min_bet and cents < balance:
            self._calls.record(seat, "place_bet", ViolationKind.TOO_LITTLE, answer)
            return 0
        return cents

    def _discards(self, seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards that the player dropped from its copy of the hand, whatever number it returns."""
        hand = Hand(cards)
        answer: object
        try:
            answer = self._players[seat].discard_unwanted(hand)
            held = list(cards)  # not of the copy, whose fields the player may have overwritten
            dropped = tuple([held.pop(place_of(card, held)) for card in hand.dropped[:MAX_DISCARDS]])
        except BaseException as error:  # noqa: BLE001  # players may raise anything
            self._calls.catch(seat, "discard_unwanted", error)
            return ()
        if type(answer) not in (int, bool) or answer != len(dropped):  # True: the answer of one `drop_card`
            self._calls.record(seat, "discard_unwanted", ViolationKind.MISCOUNTED, answer)
        return dropped
