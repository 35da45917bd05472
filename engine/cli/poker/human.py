"""The human player of the console."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.cli.poker.advice import Adviser, draw_advice
from engine.cli.poker.answers import (
    BEST_FIRST,
    BET_HELP,
    DRAW_HELP,
    MATCH_HELP,
    BadAnswer,
    read_bet,
    read_drop,
    read_match,
)
from engine.cli.poker.dialogue import Dialogue, Narrator
from engine.fast_dataclass import TYPE_CHECKING
from engine.poker.game.events import CardsDrawn, Event
from engine.poker.game.money import cents_of, dollars, format_cents
from engine.poker.hands.card_names import name_of
from engine.poker.hands.hand import Hand
from engine.poker.players.simple import BasePlayer

if TYPE_CHECKING:
    from typing import TypeVar

    Answer = TypeVar("Answer")

_HELP = ("?", "help")
_HINT = "hint"


class Human(BasePlayer):
    """A player whose choices are typed in; asks again until an answer can be understood."""

    def __init__(
        self, seat: int, name: str, dialogue: Dialogue, narrator: Narrator, *, is_narrating: bool
    ) -> None:
        """For a seat; `is_narrating` for the one human who passes the events on to the narrator."""
        super().__init__(name)
        self._seat = seat
        self._dialogue = dialogue
        self._narrator = narrator
        self._is_narrating = is_narrating
        self._adviser = Adviser(seat, name)
        self._bet = 0

    def watch(self, event: Event) -> None:
        """Pass the event on to the narrator, and print the cards that this human drew."""
        self._adviser.watch(event)
        if self._is_narrating:
            self._narrator.watch(event)
        if isinstance(event, CardsDrawn) and event.seat == self._seat and event.drawn:
            self._dialogue.show(f"You drew {', '.join(map(name_of, event.drawn))}")

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """Ask whether to fold, hold or bet; the bet is stored for `place_bet`."""
        cents = cents_of(balance)
        self._show(hand, cents)
        question, advise = (
            "Fold, hold, or bet how much?",
            partial(self._adviser.on_bet, hand, player_count, cents),
        )
        bet = self._answer(question, lambda text: read_bet(text, cents), BET_HELP, advise)
        self._bet = bet or 0
        return bet is None

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> float:
        """The bet of the answer to `is_folding`."""
        del hand, player_count, max_bet
        return dollars(self._bet)

    def will_match(self, hand: Hand, player_count: int, balance: float, bet: float) -> bool:
        """Ask whether to match or fold."""
        cents, to_match = cents_of(balance), cents_of(bet)
        self._show(hand, cents)
        question = f"Match {format_cents(to_match)} or fold?"
        if cents < to_match:
            owned = format_cents(cents)
            question = f"Match {format_cents(to_match)} with the {owned} that you have, or fold?"
        advise = partial(self._adviser.on_match, hand, player_count, cents, to_match)
        return self._answer(question, lambda text: read_match(text, to_match, cents), MATCH_HELP, advise)

    def discard_unwanted(self, hand: Hand) -> int:
        """Ask for the cards to drop."""
        shown = hand.in_order()
        self._show(hand)
        question = "Which cards do you drop (e.g. 2H 10D, or 4 5, empty for none)?"
        dropped = self._answer(
            question, lambda text: read_drop(text, shown), DRAW_HELP, lambda: draw_advice(hand)
        )
        for card in dropped:
            hand.drop_card(card)
        return len(hand.dropped)

    def _show(self, hand: Hand, balance: int | None = None) -> None:
        """Print the name, the hand and, with a balance, the pot and the opponents."""
        self._dialogue.hand_over(self._seat, self.name)
        rank = hand.determine_rank().name.lower().replace("_kind", "_of_a_kind").replace("_", " ")
        self._dialogue.show(f"{self.name}, you hold {hand}, {rank}")
        if balance is not None:
            money = f"The pot has {format_cents(self._narrator.pot)}, you have {format_cents(balance)}"
            self._dialogue.show(f"{money}; against you: {self._narrator.others(self._seat)}")

    def _answer(
        self, question: str, read: Callable[[str], Answer], syntax: str, hint: Callable[[], str]
    ) -> Answer:
        while True:
            text = self._dialogue.ask(question)
            if text.strip().lower() in _HELP:
                self._dialogue.show(f"{syntax} Type hint for advice, or q to leave the game. {BEST_FIRST}")
                continue
            if text.strip().lower() == _HINT:
                self._dialogue.show(hint())
                continue
            try:
                return read(text)
            except BadAnswer as error:
                self._dialogue.show(str(error))
