"""The human player of the console."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.cards.card import Card
from engine.cli.poker.dialogue import Dialogue, Narrator
from engine.errors import NoSuchCard
from engine.fast_dataclass import TYPE_CHECKING
from engine.poker.errors import NotMoney
from engine.poker.game.events import CardsDrawn, Event, RoundStarted
from engine.poker.game.money import cents_of, dollars, format_cents
from engine.poker.hands.card_names import card_named, name_of
from engine.poker.hands.hand import MAX_DISCARDS, Hand
from engine.poker.odds.draws import best_draw, draws_of, unseen_win_chance, win_chance
from engine.poker.players.odds import OddsPlayer
from engine.poker.players.simple import BasePlayer

if TYPE_CHECKING:
    from typing import TypeVar

    Answer = TypeVar("Answer")

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


BET_HELP = "Type f to fold, h to hold, or a number such as 5 or 2.50 to bet so many dollars."
MATCH_HELP = "Type m to match, or f to fold."
DRAW_HELP = (
    "Type the cards to drop, such as 2H 10D, or their places, such as 4 5, at most four; nothing keeps all."
)

BEST_FIRST = (
    "The best hand first: royal flush, straight flush, four of a kind, full house, flush, straight, "
    "three of a kind, two pair, one pair, high card; the ace is high, or low in a straight to five."
)

_FOLD = ("f", "fold")
_HOLD = ("h", "hold", "check", "pass")
_BET = ("b", "bet")
_MATCH = ("m", "match", "c", "call", "y", "yes")
_ALL = ("a", "all", "all-in", "allin", "all in")
_NO_CARD = ("none", "no", "0", "-", "k", "keep")
_OTHER_SUITS = str.maketrans("♠♥♦♣", "SHDC")


class BadAnswer(Exception):
    """An answer that cannot be understood, with a sentence for the person who typed it."""


def read_bet(text: str, balance: int) -> int | None:
    """The cents to bet, 0 to hold, None to fold.

    >>> read_bet("f", 2000), read_bet("Hold", 2000), read_bet("b 5", 2000), read_bet("$2.50", 2000)
    (None, 0, 500, 250)
    >>> read_bet("all", 2000)
    2000

    Raises BadAnswer.
    """
    text = " ".join(text.lower().split())
    if not text:
        raise BadAnswer(f"Nothing was typed. {BET_HELP}")
    if text in _FOLD:
        return None
    if text in _HOLD:
        return 0
    if text in _MATCH:
        raise BadAnswer(f"Nobody has bet, so there is nothing to match. {BET_HELP}")
    first, _, rest = text.partition(" ")
    amount = rest if first in _BET else text
    if not amount:
        raise BadAnswer(f"Bet how much? {BET_HELP}")
    cents = balance if amount in _ALL else _cents(amount)
    if cents > balance:
        raise BadAnswer(f"{format_cents(cents)} is more than you have: bet {format_cents(balance)} at most.")
    return cents


def read_match(text: str, bet: int, balance: int) -> bool:
    """Whether to match the bet, with the whole balance if that is less, or to fold; amounts in cents.

    >>> read_match("m", 500, 900), read_match("5", 500, 900), read_match("F", 500, 900)
    (True, True, False)
    >>> read_match("all", 500, 300), read_match("3", 500, 300)
    (True, True)

    Raises BadAnswer.
    """
    text = " ".join(text.lower().split())
    if text in _FOLD:
        return False
    if text in _MATCH or (text in _ALL and balance <= bet):
        return True
    if not text:
        raise BadAnswer(f"Nothing was typed. {MATCH_HELP}")
    if text in _HOLD:
        raise BadAnswer(f"There is a bet of {format_cents(bet)}, so you cannot hold. {MATCH_HELP}")
    first, _, rest = text.partition(" ")
    try:
        cents = cents_of(rest if first in _BET else text)
    except NotMoney:
        raise BadAnswer(f"{_quoted(text)} is no answer here. {MATCH_HELP}") from None
    if cents != min(bet, balance):
        raise BadAnswer(f"The bet is {format_cents(bet)}, and nobody may raise it or pay less. {MATCH_HELP}")
    return True


def read_drop(text: str, shown: Sequence[Card]) -> tuple[Card, ...]:
    """The cards to drop from a hand that was displayed in this order.

    >>> from engine.poker.hands.card_names import cards_named
    >>> hand = cards_named("KD KS 10H 4C 2S")
    >>> read_drop("2s, 4C", hand) == read_drop("5 4", hand) == cards_named("2S 4C")
    True
    >>> read_drop("", hand)
    ()

    Raises BadAnswer.
    """
    parts = text.translate(_OTHER_SUITS).strip("{} \t").replace(",", " ").split()
    if not parts or (len(parts) == 1 and parts[0].lower() in _NO_CARD):
        return ()
    cards = tuple(_card(part, shown) for part in parts)
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise BadAnswer(f"You named {name_of(card)} twice. {DRAW_HELP}")
    if len(cards) > MAX_DISCARDS:
        raise BadAnswer(f"These are {len(cards)} cards, and you may drop {MAX_DISCARDS} at most.")
    return cards


def _cents(amount: str) -> int:
    try:
        cents = cents_of(amount)
    except NotMoney:
        if amount.startswith(("-", "$-")):
            raise BadAnswer(f"A bet cannot be negative. {BET_HELP}") from None
        raise BadAnswer(f"{_quoted(amount)} is neither an answer nor an amount. {BET_HELP}") from None
    if len(amount.partition(".")[2].rstrip("0")) > 2:
        raise BadAnswer(f"{_quoted(amount)} is no whole number of cents. {BET_HELP}")
    return cents


def _card(text: str, shown: Sequence[Card]) -> Card:
    """The card of the hand with this name, or at this place from 1 to 5."""
    if text in ("1", "2", "3", "4", "5"):
        return shown[int(text) - 1]
    try:
        card = card_named(text.upper())
    except NoSuchCard:
        raise BadAnswer(f"{_quoted(text)} is neither a card nor a place from 1 to 5. {DRAW_HELP}") from None
    if card not in shown:
        raise BadAnswer(f"You do not hold {name_of(card)}; you hold {', '.join(map(name_of, shown))}.")
    return card


def _quoted(text: str) -> str:
    """What was typed, shortened and without control characters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return f"'{shown[:20]}...'" if len(shown) > 20 else f"'{shown}'"


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
